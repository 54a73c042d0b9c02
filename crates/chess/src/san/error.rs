//! Why a text names no move: where it goes wrong, what was expected, and what may have been meant.

use std::fmt;

use crate::Move;

/// Why a text names no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// It is no SAN from this byte on.
    Text {
        /// Which byte, counted from 0.
        at: usize,
        /// What could stand there.
        expected: Expected,
    },
    /// It is SAN, but no lawful move here fits it.
    NotLawful {
        /// The lawful moves to the same square: by such men, or else by any; none for castling.
        candidates: Vec<Move>,
    },
    /// The pawn reaches the last rank, but it is not said what it becomes (CH-5.6.4a).
    PromotionMissing {
        /// What it may become.
        candidates: Vec<Move>,
    },
    /// More than one lawful move fits it.
    Ambiguous {
        /// Those that fit.
        candidates: Vec<Move>,
    },
    /// It means a move, but the move is not written exactly so.
    NotExact {
        /// The first byte that differs, counted from 0.
        at: usize,
        /// The exact text.
        exact: String,
    },
    /// It is a null move, by which analysts let a player pass; no player may.
    Null,
}

/// What could stand where a text goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The name of a man, a square, or castling.
    Start,
    /// The letter of a file.
    File,
    /// The digit of a rank.
    Rank,
    /// What the pawn becomes.
    Promotion,
    /// Nothing more.
    End,
}

impl SanError {
    /// The moves that may have been meant.
    pub fn candidates(&self) -> &[Move] {
        match self {
            Self::NotLawful { candidates }
            | Self::PromotionMissing { candidates }
            | Self::Ambiguous { candidates } => candidates,
            Self::Text { .. } | Self::NotExact { .. } | Self::Null => &[],
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "a man, a square or castling",
            Self::File => "a file from a to h",
            Self::Rank => "a rank from 1 to 8",
            Self::Promotion => "what the pawn becomes",
            Self::End => "nothing more",
        })
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (says, candidates) = match self {
            Self::Text { at, expected } => {
                return write!(
                    f,
                    "no move as players write it: at byte {at}, {expected} is expected"
                );
            }
            Self::NotExact { at, exact } => {
                return write!(f, "the move is exactly written {exact}; it differs at byte {at}");
            }
            Self::Null => return f.write_str("a null move is no move of a game"),
            Self::NotLawful { candidates } if candidates.is_empty() => {
                return f.write_str("no such move is lawful here");
            }
            Self::NotLawful { candidates } => ("no such move is lawful here, but", candidates),
            Self::PromotionMissing { candidates } => {
                ("promotion piece missing: it is not said what the pawn becomes,", candidates)
            }
            Self::Ambiguous { candidates } => ("more than one move fits:", candidates),
        };
        f.write_str(says)?;
        candidates.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

impl std::error::Error for SanError {}
