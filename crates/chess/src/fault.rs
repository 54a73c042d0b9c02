//! Why a set-up is no position, one value a reason.

use std::fmt;

use crate::{Color, Position, Setup, Square, Wing};

/// One reason for which a set-up is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// A side has no king.
    MissingKing(Color),
    /// A side has more than one king.
    ManyKings {
        /// The side.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A pawn stands on the first or the last rank, where none can be.
    PawnOnEdge(Square),
    /// The man on `by` attacks the king of the side that is not to move.
    UnansweredCheck {
        /// The king's square.
        king: Square,
        /// The square of the man in question.
        by: Square,
    },
    /// A side has more than 16 men.
    ManyMen {
        /// The side.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A side has more than 8 pawns.
    ManyPawns {
        /// The side.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A side has more men beyond the first set than pawns are missing.
    ManyPromoted {
        /// The side.
        color: Color,
        /// How many men there are beyond the first set.
        promoted: u32,
        /// How many pawns are not there any more.
        missing_pawns: u32,
    },
    /// A side may castle, but its king is not on its original square, in Chess960 not between two
    /// rooks' squares on its first rank.
    CastlingWithoutKing(Color),
    /// A side may castle on this wing, but the rook is not on its original square.
    CastlingWithoutRook {
        /// The side.
        color: Color,
        /// The wing.
        wing: Wing,
    },
    /// A rook may castle that stands in no corner of its side; in Chess960 one that is not alone on
    /// its side of the king, or not on its first rank.
    CastlingElsewhere(Square),
    /// The square that a pawn is said to have crossed is not on that pawn's third rank.
    EnPassantRank(Square),
    /// The pawn that is said to have crossed this square is not beyond it.
    EnPassantWithoutPawn(Square),
    /// The pawn cannot have come across this square, because a man stands on `by`.
    EnPassantBlocked {
        /// The square that a pawn is said to have crossed.
        crossed: Square,
        /// The square of the man in question.
        by: Square,
    },
    /// Before the pawn crossed this square the king of the player to move was already attacked.
    EnPassantInCheck {
        /// The square that a pawn is said to have crossed.
        crossed: Square,
        /// The square of the man in question.
        by: Square,
    },
    /// More than two men give check.
    ManyCheckers {
        /// How many.
        count: u32,
    },
    /// The men on these squares give check, and no one move can bring both about.
    ImpossibleCheckers {
        /// One of them.
        first: Square,
        /// The other.
        second: Square,
    },
}

impl Fault {
    /// Whether play is possible all the same: no game can come to such a set-up, but every rule of
    /// movement still has a meaning in it.
    pub const fn is_forgivable(self) -> bool {
        match self {
            Self::MissingKing(_)
            | Self::ManyKings { .. }
            | Self::PawnOnEdge(_)
            | Self::UnansweredCheck { .. } => false,
            Self::ManyMen { .. }
            | Self::ManyPawns { .. }
            | Self::ManyPromoted { .. }
            | Self::CastlingWithoutKing(_)
            | Self::CastlingWithoutRook { .. }
            | Self::CastlingElsewhere(_)
            | Self::EnPassantRank(_)
            | Self::EnPassantWithoutPawn(_)
            | Self::EnPassantBlocked { .. }
            | Self::EnPassantInCheck { .. }
            | Self::ManyCheckers { .. }
            | Self::ImpossibleCheckers { .. } => true,
        }
    }

    /// Whether it shows a right to be void, to castle or to capture in passing, and nothing else is
    /// wrong: without the right it is gone.
    pub const fn voids_right(self) -> bool {
        match self {
            Self::CastlingWithoutKing(_)
            | Self::CastlingWithoutRook { .. }
            | Self::CastlingElsewhere(_)
            | Self::EnPassantRank(_)
            | Self::EnPassantWithoutPawn(_)
            | Self::EnPassantBlocked { .. }
            | Self::EnPassantInCheck { .. } => true,
            Self::MissingKing(_)
            | Self::ManyKings { .. }
            | Self::PawnOnEdge(_)
            | Self::UnansweredCheck { .. }
            | Self::ManyMen { .. }
            | Self::ManyPawns { .. }
            | Self::ManyPromoted { .. }
            | Self::ManyCheckers { .. }
            | Self::ImpossibleCheckers { .. } => false,
        }
    }

    /// The fault as programs call it, such as `missing-king`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MissingKing(_) => "missing-king",
            Self::ManyKings { .. } => "many-kings",
            Self::PawnOnEdge(_) => "pawn-on-edge",
            Self::UnansweredCheck { .. } => "unanswered-check",
            Self::ManyMen { .. } => "many-men",
            Self::ManyPawns { .. } => "many-pawns",
            Self::ManyPromoted { .. } => "many-promoted",
            Self::CastlingWithoutKing(_) => "castling-without-king",
            Self::CastlingWithoutRook { .. } => "castling-without-rook",
            Self::CastlingElsewhere(_) => "castling-elsewhere",
            Self::EnPassantRank(_) => "en-passant-rank",
            Self::EnPassantWithoutPawn(_) => "en-passant-without-pawn",
            Self::EnPassantBlocked { .. } => "en-passant-blocked",
            Self::EnPassantInCheck { .. } => "en-passant-in-check",
            Self::ManyCheckers { .. } => "many-checkers",
            Self::ImpossibleCheckers { .. } => "impossible-checkers",
        }
    }
}

/// A set-up that is refused, with every reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reasons, at least one.
    pub faults: Vec<Fault>,
    /// What was refused.
    pub setup: Box<Setup>,
}

impl Refused {
    /// The position all the same, if all faults are forgivable. Rights to castle and to capture in
    /// passing that cannot be used are dropped; too many men and impossible checks stay as they
    /// are.
    pub fn forgive(self) -> Result<Position, Self> {
        self.forgive_some(|_| true)
    }

    /// The position all the same, if all faults are forgivable and among those that `forgives`
    /// names; as in [`Refused::forgive`].
    ///
    /// ```
    /// use touchmove_chess::{Fault, Setup};
    ///
    /// let setup: Setup = "QQQQk3/QQQQQ3/8/8/8/8/8/4K3 b - - 0 1".parse()?;
    /// let refused = setup.validate().unwrap_err();
    /// let promoted = |fault| matches!(fault, Fault::ManyPromoted { .. });
    /// assert!(refused.clone().forgive_some(promoted).is_err(), "three men give check");
    /// let position = refused.forgive_some(|fault| fault.name().starts_with("many-"))?;
    /// assert!(position.is_check());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn forgive_some(self, forgives: impl Fn(Fault) -> bool) -> Result<Position, Self> {
        // Judged anew: whoever holds the list could have shortened it.
        let faults = self.setup.faults();
        if faults.iter().all(|fault| fault.is_forgivable() && forgives(*fault)) {
            Ok(self.setup.without_void_rights(&faults).placed())
        } else {
            Err(self)
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::MissingKing(color) => write!(f, "{color} has no king"),
            Self::ManyKings { color, count } => write!(f, "{color} has {count} kings"),
            Self::PawnOnEdge(square) => write!(f, "a pawn stands on {square}"),
            Self::UnansweredCheck { king, by } => {
                write!(f, "the king on {king} is attacked from {by}, but the other side is to move")
            }
            Self::ManyMen { color, count } => write!(f, "{color} has {count} men"),
            Self::ManyPawns { color, count } => write!(f, "{color} has {count} pawns"),
            Self::ManyPromoted { color, promoted, missing_pawns } => write!(
                f,
                "{color} must have promoted {promoted} pawns, but only {missing_pawns} are missing"
            ),
            Self::CastlingWithoutKing(color) => {
                write!(f, "{color} may castle, but its king is not on its original square")
            }
            Self::CastlingWithoutRook { color, wing } => {
                let side = match wing {
                    Wing::Short => "king's",
                    Wing::Long => "queen's",
                };
                write!(f, "{color} may castle on the {side} side, but the rook is not there")
            }
            Self::CastlingElsewhere(square) => write!(f, "no rook castles from {square}"),
            Self::EnPassantRank(square) => write!(f, "no pawn has just crossed {square}"),
            Self::EnPassantWithoutPawn(square) => {
                write!(f, "no pawn stands beyond {square} that may have crossed it")
            }
            Self::EnPassantBlocked { crossed, by } => {
                write!(f, "no pawn has crossed {crossed}: a man stands on {by}")
            }
            Self::EnPassantInCheck { crossed, by } => {
                write!(f, "before a pawn crossed {crossed} the king was already attacked from {by}")
            }
            Self::ManyCheckers { count } => write!(f, "{count} men give check"),
            Self::ImpossibleCheckers { first, second } => {
                write!(f, "no move can bring about the checks from {first} and {second}")
            }
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no position: ")?;
        for (n, fault) in self.faults.iter().enumerate() {
            let separator = if n == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refused {}
