//! What a beginner asks when a pawn reaches the last rank: is it then everything at once?

use touchmove_game::{Argument, Explain, Law};

use crate::{Move, Piece, Position, Role, Square, laws};

/// An answer that forbids nothing but teaches something. The page shows it in the promotion choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lesson {
    /// The pawn becomes *one* man of four and moves as this man only; even a queen never moves like
    /// a knight (Q-1, from CH-5.6.4a and CH-5.6.4e).
    OneOfFour {
        /// The pawn.
        man: Piece,
        /// Where it is promoted.
        at: Square,
    },
}

impl Lesson {
    /// What there is to learn about `mv`, lawful or not.
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        let man = position.man(mv.from()).filter(|man| man.role == Role::Pawn)?;
        (mv.to().rank() == man.color.last_rank()).then_some(Self::OneOfFour { man, at: mv.to() })
    }
}

impl Explain for Lesson {
    fn law(&self) -> Law {
        match self {
            Self::OneOfFour { .. } => laws::ONE_OF_FOUR,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            Self::OneOfFour { .. } => "chess.one-of-four",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match self {
            Self::OneOfFour { man, at } => vec![
                ("man", Argument::Man(man.to_string())),
                ("at", Argument::Point(at.to_string())),
            ],
        }
    }
}
