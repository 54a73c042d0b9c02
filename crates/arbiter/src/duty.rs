//! What touched or released men oblige a player to, in terms that can be said (CH-5.1.4a, CH-6.3b, CH-6.4b, CH-7.2).

use std::collections::BTreeMap;

use touchmove_game::{Argument, Game};

use crate::arbiter::{Arbiter, Owed};
use crate::laws;
use crate::refusal::Refusal;
use crate::touch::Whose;

/// What a player must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty<P, M> {
    /// Move the own man that was touched.
    Move(Man<P, M>),
    /// Capture the opposing man that was touched.
    Capture(Man<P, M>),
    /// Capture the one with the other.
    CaptureWith {
        /// The own man.
        own: Man<P, M>,
        /// The opposing man.
        theirs: Man<P, M>,
    },
    /// Castle with the king and the rook that were touched.
    Castle {
        /// The king.
        king: Man<P, M>,
        /// The rook.
        rook: Man<P, M>,
    },
    /// Complete the castling whose king is released.
    FinishCastling(Man<P, M>),
    /// Exchange the pawn that is released on the last rank.
    FinishPromotion(Man<P, M>),
}

/// A man and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man<P, M> {
    /// Where.
    pub at: P,
    /// The man.
    pub man: M,
}

impl<P: ToString, M: ToString> Duty<P, M> {
    pub(crate) fn sentence(&self) -> &'static str {
        match self {
            Self::Move(_) => "arbiter.must-move",
            Self::Capture(_) => "arbiter.must-capture",
            Self::CaptureWith { .. } => "arbiter.must-capture-with",
            Self::Castle { .. } => "arbiter.must-castle",
            Self::FinishCastling(_) => "arbiter.king-released",
            Self::FinishPromotion(_) => "arbiter.pawn-released",
        }
    }

    pub(crate) fn arguments(&self) -> Vec<(&'static str, Argument)> {
        let point = |at: &P| Argument::Point(at.to_string());
        let kind = |man: &M| Argument::Man(man.to_string());
        match self {
            Self::Move(touched) | Self::Capture(touched) => {
                vec![("man", kind(&touched.man)), ("at", point(&touched.at))]
            }
            Self::CaptureWith { own, theirs } => vec![
                ("man", kind(&own.man)),
                ("at", point(&own.at)),
                ("prey", kind(&theirs.man)),
                ("by", point(&theirs.at)),
            ],
            Self::Castle { king, rook } => {
                vec![("at", point(&king.at)), ("rook", point(&rook.at))]
            }
            Self::FinishCastling(released) | Self::FinishPromotion(released) => {
                vec![("man", kind(&released.man)), ("at", point(&released.at))]
            }
        }
    }
}

impl<G: Game> Arbiter<G> {
    /// What the player must do, if touched or released men bind him.
    pub fn duty(&self, owed: &Owed<G>) -> Option<Duty<G::Point, G::Man>> {
        // A man that must be captured may be off the board already.
        let mut men: BTreeMap<_, _> = self.game.men(&self.position).into_iter().collect();
        men.extend(self.standing());
        let man = |at: G::Point| Some(Man { at, man: *men.get(&at)? });
        let whose = |at: G::Point| {
            let touched = self.hand.touches.iter().find(|touch| touch.point == at);
            touched.map_or(Whose::Own, |touch| touch.whose)
        };
        match (owed.bound[..].first(), owed.bound[..].get(1)) {
            (None, _) => None,
            (Some(&at), _) if !self.hand.done.is_empty() => Some(match owed.law {
                Some(laws::PAWN_RELEASED) => Duty::FinishPromotion(man(at)?),
                Some(_) | None => Duty::FinishCastling(man(at)?),
            }),
            (Some(&own), Some(&other)) => Some(match whose(other) {
                Whose::Theirs => Duty::CaptureWith { own: man(own)?, theirs: man(other)? },
                Whose::Own => Duty::Castle { king: man(own)?, rook: man(other)? },
            }),
            (Some(&at), None) => Some(match whose(at) {
                Whose::Own => Duty::Move(man(at)?),
                Whose::Theirs => Duty::Capture(man(at)?),
            }),
        }
    }

    /// Why anything but the player's duty is refused, if he has one.
    pub(crate) fn refused_by_duty(&self, owed: &Owed<G>) -> Option<Refusal<G>> {
        Some(Refusal::Bound { law: owed.law?, duty: self.duty(owed)? })
    }
}
