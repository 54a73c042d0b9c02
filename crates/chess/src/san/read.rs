//! Reading SAN: what is written exactly, and what players write besides.
//!
//! Accepted beyond the exact form: zeros for the letter O in castling, wrong or missing check
//! marks, `!` and `?`, `e.p.` (CH-5.6.3d), more of the square of departure than needed (`Ng1f3`,
//! `Ng1-f3`), a capture without `x`, promotion without `=` or in lower case. Never accepted: a
//! king's move of two squares for castling, a bare square for a capture, a promotion that is not
//! named.

use std::fmt;

use crate::make::wing;
use crate::{File, Move, Position, Rank, Role, Square, Wing};

impl Position {
    /// The lawful move that `text` means.
    pub fn read_san(&self, text: &str) -> Result<Move, SanError> {
        let said = Said::parse(text)?;
        let mut found = None;
        let mut is_only_one = true;
        self.each_move_of(said.role(), said.to(self).into(), |mv| {
            if said.fits(self, mv) {
                is_only_one = found.is_none();
                found = Some(mv);
            }
        });
        match found {
            Some(mv) if is_only_one => Ok(mv),
            Some(mv) if mv.promotion().is_some() && said.promotion().is_none() => {
                Err(SanError::PromotionMissing)
            }
            Some(_) => Err(SanError::Ambiguous { candidates: self.all_that_fit(&said) }),
            None => Err(SanError::NotLawful),
        }
    }

    fn all_that_fit(&self, said: &Said) -> Vec<Move> {
        let mut candidates = Vec::new();
        self.each_move_of(said.role(), said.to(self).into(), |mv| {
            if said.fits(self, mv) {
                candidates.push(mv);
            }
        });
        candidates
    }
}

/// Why a text names no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// It is no SAN from this byte on, counted from 0.
    Text {
        /// Which byte.
        at: usize,
    },
    /// It is SAN, but no lawful move here fits it.
    NotLawful,
    /// The pawn reaches the last rank, but it is not said what it becomes (CH-5.6.4a).
    PromotionMissing,
    /// More than one lawful move fits it.
    Ambiguous {
        /// Those that fit.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { at } => write!(f, "no move as players write it, at byte {at}"),
            Self::NotLawful => f.write_str("no such move is lawful here"),
            Self::PromotionMissing => f.write_str("it is not said what the pawn becomes"),
            Self::Ambiguous { candidates } => {
                f.write_str("more than one move fits:")?;
                candidates.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
        }
    }
}

impl std::error::Error for SanError {}

/// What a text says of a move.
enum Said {
    Castling(Wing),
    Move {
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
        captures: bool,
        to: Square,
        promotion: Option<Role>,
    },
}

impl Said {
    fn parse(text: &str) -> Result<Self, SanError> {
        let moved = without_marks(text);
        match moved {
            "O-O" | "0-0" => return Ok(Self::Castling(Wing::Short)),
            "O-O-O" | "0-0-0" => return Ok(Self::Castling(Wing::Long)),
            _ => {}
        }
        let mut rest = Rest { bytes: moved.as_bytes(), at: 0 };
        let role = rest.take(Role::from_letter).unwrap_or(Role::Pawn);
        let mut file = rest.take(File::from_letter);
        let mut rank = rest.take(Rank::from_digit);
        let captures = rest.take(|byte| matches!(byte, b'x' | b':').then_some(())).is_some();
        let dash = !captures && rest.take(|byte| (byte == b'-').then_some(())).is_some();
        let to = match (rest.take(File::from_letter), rest.take(Rank::from_digit)) {
            (Some(file), Some(rank)) => Square::new(file, rank),
            (None, None) if !captures && !dash => {
                // What looked like the square of departure was the only square.
                let (Some(only_file), Some(only_rank)) = (file.take(), rank.take()) else {
                    return Err(rest.error());
                };
                Square::new(only_file, only_rank)
            }
            (Some(_) | None, _) => return Err(rest.error()),
        };
        let equals = rest.take(|byte| (byte == b'=').then_some(())).is_some();
        let promotion = rest.take(|byte| Role::from_letter(byte.to_ascii_uppercase()));
        if rest.at < rest.bytes.len() || (equals && promotion.is_none()) {
            return Err(rest.error());
        }
        Ok(Self::Move { role, file, rank, captures, to, promotion })
    }

    fn promotion(&self) -> Option<Role> {
        match *self {
            Self::Castling(_) => None,
            Self::Move { promotion, .. } => promotion,
        }
    }

    /// Of which men it speaks.
    fn role(&self) -> Role {
        match *self {
            Self::Castling(_) => Role::King,
            Self::Move { role, .. } => role,
        }
    }

    /// Where the man goes.
    fn to(&self, position: &Position) -> Square {
        match *self {
            Self::Castling(wing) => wing.king_target(position.turn()),
            Self::Move { to, .. } => to,
        }
    }

    /// Whether it means `mv`, a lawful move of such a man to that square.
    fn fits(&self, position: &Position, mv: Move) -> bool {
        match *self {
            Self::Castling(side) => wing(mv.from(), mv.to()) == Some(side),
            Self::Move { role, file, rank, captures, to, promotion } => {
                let from = mv.from();
                let goes_straight = from.file() == to.file();
                let takes = position.occupied().has(to) || (role == Role::Pawn && !goes_straight);
                let says_enough = match role {
                    Role::Pawn if captures => file.is_some(),
                    Role::Pawn => file.is_none() && rank.is_none() && goes_straight,
                    Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => true,
                };
                let castles = role == Role::King && wing(from, to).is_some();
                !castles
                    && (promotion.is_none() || mv.promotion() == promotion)
                    && file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| from.rank() == rank)
                    && (!captures || takes)
                    && says_enough
            }
        }
    }
}

/// The text without what may follow a move: check marks, `!` and `?`, and the words for en passant.
fn without_marks(text: &str) -> &str {
    let mut moved = text.trim_end_matches(['+', '#', '!', '?']);
    for words in ["e.p.", "ep", "en passant", "en pt", "en pt."] {
        if let Some(before) = moved.strip_suffix(words) {
            moved = before.trim_end_matches([' ', '+', '#']);
            break;
        }
    }
    moved
}

/// What is left to read.
struct Rest<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Rest<'_> {
    /// The next byte as `read` understands it; stays where it is if that is nothing.
    fn take<T>(&mut self, read: impl FnOnce(u8) -> Option<T>) -> Option<T> {
        let value = self.bytes.get(self.at).copied().and_then(read)?;
        self.at += 1;
        Some(value)
    }

    const fn error(&self) -> SanError {
        SanError::Text { at: self.at }
    }
}
