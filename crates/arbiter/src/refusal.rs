//! Why the arbiter declines a request on a guarded board: nothing happened, only the sender hears of it.

use touchmove_game::{Argument, Explain, Game, Law, Seat};

use crate::duty::Duty;
use crate::laws;

/// Why an input has no effect. Each carries its clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<G: Game> {
    /// The game is over by this law.
    Over {
        /// The clause that ended it.
        law: Law,
    },
    /// The game has not begun.
    NotStarted,
    /// It has begun, or this player was ready before.
    AlreadyReady,
    /// There is no such seat, or it takes part no more.
    NoSeat,
    /// The time had run out before; the flag is judged first.
    TooLate {
        /// The clause of the rule set.
        law: Law,
    },
    /// Another seat has the move.
    NotYourMove {
        /// Whose act is awaited.
        to_act: Seat,
    },
    /// No man that could be touched stands there.
    NobodyThere {
        /// Where.
        point: G::Point,
    },
    /// The hand holds a man already.
    HandFull {
        /// Where it was taken up.
        held: G::Point,
    },
    /// The hand holds nothing.
    HandEmpty,
    /// Touched or released men bind the player to something else.
    Bound {
        /// The clause that binds.
        law: Law,
        /// What it demands.
        duty: Duty<G::Point, G::Man>,
    },
    /// The rook was touched before the king: no castling with it.
    RookFirst {
        /// Where the rook stands.
        rook: G::Point,
    },
    /// The Laws of the game forbid it.
    Unlawful {
        /// Every reason; at least one.
        findings: Vec<G::Finding>,
    },
    /// No act of this turn does that.
    NoSuchAct,
    /// Nothing there is being captured.
    NothingToRemove {
        /// Where.
        point: G::Point,
    },
    /// Only the player to move may adjust, and only with empty hands.
    CannotAdjust,
    /// The player is adjusting and must say first that he is done.
    Adjusting,
    /// The game is played without a clock.
    NoClock,
    /// The own clock does not run.
    ClockNotRunning {
        /// The clause of the rule set.
        law: Law,
    },
    /// There is no made move that the press could complete.
    NotMade {
        /// The clause of the rule set.
        law: Law,
    },
    /// The player's own offer stands already.
    OfferStands,
    /// Another player's offer stands and waits for an answer.
    OfferToAnswer,
    /// The player's last offer was refused and the opponent has not offered since.
    OfferRepeated,
    /// Each player must have made a move before a draw may be agreed.
    OfferTooEarly {
        /// The clause of the rule set.
        law: Law,
        /// How many moves each must have made.
        moves: u32,
    },
    /// No offer of another player stands.
    NoOffer {
        /// The clause of the rule set.
        law: Law,
    },
}

impl<G: Game> Refusal<G> {
    /// What the game itself finds against the attempt.
    pub fn findings(&self) -> &[G::Finding] {
        if let Self::Unlawful { findings } = self { findings } else { &[] }
    }
}

impl<G: Game> Explain for Refusal<G> {
    fn law(&self) -> Law {
        match self {
            Self::Over { law }
            | Self::TooLate { law }
            | Self::Bound { law, .. }
            | Self::ClockNotRunning { law }
            | Self::NotMade { law }
            | Self::OfferTooEarly { law, .. }
            | Self::NoOffer { law } => *law,
            Self::NotStarted | Self::AlreadyReady => laws::SETTINGS_CHECKED,
            Self::NoSeat | Self::NotYourMove { .. } => laws::ALTERNATELY,
            Self::NobodyThere { .. }
            | Self::HandFull { .. }
            | Self::HandEmpty
            | Self::NoSuchAct => laws::ONE_PIECE,
            Self::RookFirst { .. } => laws::ROOK_FIRST,
            Self::Unlawful { findings } => findings.first().map_or(laws::ONE_PIECE, Explain::law),
            Self::NothingToRemove { .. } => laws::TAKE_OFF,
            Self::CannotAdjust | Self::Adjusting => laws::ADJUST,
            Self::NoClock => laws::WITH_CLOCK,
            Self::OfferStands | Self::OfferToAnswer => laws::FIDE_OFFER,
            Self::OfferRepeated => laws::OFFERS_ALTERNATE,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            Self::Over { .. } => "arbiter.over",
            Self::NotStarted => "arbiter.not-started",
            Self::AlreadyReady => "arbiter.already-ready",
            Self::NoSeat => "arbiter.no-seat",
            Self::TooLate { .. } => "arbiter.too-late",
            Self::NotYourMove { .. } => "arbiter.not-your-move",
            Self::NobodyThere { .. } => "arbiter.nobody-there",
            Self::HandFull { .. } => "arbiter.hand-full",
            Self::HandEmpty => "arbiter.hand-empty",
            Self::Bound { duty, .. } => duty.sentence(),
            Self::RookFirst { .. } => "arbiter.rook-first",
            Self::Unlawful { findings } => {
                findings.first().map_or("arbiter.no-such-act", Explain::sentence)
            }
            Self::NoSuchAct => "arbiter.no-such-act",
            Self::NothingToRemove { .. } => "arbiter.nothing-to-remove",
            Self::CannotAdjust => "arbiter.cannot-adjust",
            Self::Adjusting => "arbiter.adjusting",
            Self::NoClock => "arbiter.no-clock",
            Self::ClockNotRunning { .. } => "arbiter.clock-not-running",
            Self::NotMade { .. } => "arbiter.not-made",
            Self::OfferStands => "arbiter.offer-stands",
            Self::OfferToAnswer => "arbiter.offer-to-answer",
            Self::OfferRepeated => "arbiter.offer-repeated",
            Self::OfferTooEarly { .. } => "arbiter.offer-too-early",
            Self::NoOffer { .. } => "arbiter.no-offer",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        let at = |point: &G::Point| ("at", Argument::Point(point.to_string()));
        match self {
            Self::NobodyThere { point } | Self::NothingToRemove { point } => vec![at(point)],
            Self::HandFull { held } => vec![at(held)],
            Self::Bound { duty, .. } => duty.arguments(),
            Self::RookFirst { rook } => vec![at(rook)],
            Self::Unlawful { findings } => {
                findings.first().map_or_else(Vec::new, Explain::arguments)
            }
            Self::OfferTooEarly { moves, .. } => {
                vec![("moves", Argument::Number((*moves).into()))]
            }
            Self::Over { .. }
            | Self::NotStarted
            | Self::AlreadyReady
            | Self::NoSeat
            | Self::TooLate { .. }
            | Self::NotYourMove { .. }
            | Self::HandEmpty
            | Self::NoSuchAct
            | Self::CannotAdjust
            | Self::Adjusting
            | Self::NoClock
            | Self::ClockNotRunning { .. }
            | Self::NotMade { .. }
            | Self::OfferStands
            | Self::OfferToAnswer
            | Self::OfferRepeated
            | Self::NoOffer { .. } => Vec::new(),
        }
    }
}
