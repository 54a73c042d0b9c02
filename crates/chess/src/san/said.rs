//! What a text in plain letters says of a move, and which moves that fits.

use crate::san::error::{Expected, SanError};
use crate::{Bitboard, File, Move, Position, Rank, Role, Square, Wing};

/// What a text says of a move.
pub(crate) enum Said {
    Castling(Wing),
    Move {
        /// The man named; a pawn is mostly not.
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        captures: bool,
        to: Bitboard,
        promotion: Option<Role>,
    },
}

impl Said {
    /// Reads what is left of a text after [`without_marks`]. `LENIENT` also reads a capture by its
    /// files alone, and promotions as `(Q)` and `/Q`.
    pub(crate) fn parse<const LENIENT: bool>(moved: &str) -> Result<Self, SanError> {
        match moved {
            "O-O" | "0-0" => return Ok(Self::Castling(Wing::Short)),
            "O-O-O" | "0-0-0" => return Ok(Self::Castling(Wing::Long)),
            _ => {}
        }
        let mut rest = Rest { bytes: moved.as_bytes(), at: 0 };
        let role = rest.take(Role::from_letter);
        let mut file = rest.take(File::from_letter);
        let mut rank = rest.take(Rank::from_digit);
        let captures = rest.take(|byte| matches!(byte, b'x' | b':').then_some(())).is_some();
        let dash = !captures && rest.takes(b'-');
        let to = match (rest.take(File::from_letter), rest.take(Rank::from_digit)) {
            (Some(file), Some(rank)) => Square::new(file, rank).into(),
            (Some(to), None) if LENIENT && role.is_none() && file.is_some() && rank.is_none() => {
                Bitboard::file(to)
            }
            (None, None) if !captures && !dash => {
                // What looked like the square of departure was the only square.
                match (file.take(), rank.take()) {
                    (Some(file), Some(rank)) => Square::new(file, rank).into(),
                    (Some(_), None) => return Err(rest.expected(Expected::Rank)),
                    (None, _) if rest.at == 0 => return Err(rest.expected(Expected::Start)),
                    (None, _) => return Err(rest.expected(Expected::File)),
                }
            }
            (Some(_), None) => return Err(rest.expected(Expected::Rank)),
            (None, _) => return Err(rest.expected(Expected::File)),
        };
        let equals = rest.takes(b'=') || (LENIENT && rest.takes(b'/'));
        let opens = LENIENT && rest.takes(b'(');
        let promotion = rest.take(|byte| Role::from_letter(byte.to_ascii_uppercase()));
        if (equals || opens) && promotion.is_none() {
            return Err(rest.expected(Expected::Promotion));
        }
        if (opens && !rest.takes(b')')) || rest.at < rest.bytes.len() {
            return Err(rest.expected(Expected::End));
        }
        Ok(Self::Move { role, file, rank, captures, to, promotion })
    }

    pub(crate) fn promotion(&self) -> Option<Role> {
        match *self {
            Self::Castling(_) => None,
            Self::Move { promotion, .. } => promotion,
        }
    }

    /// Of which men it speaks. A square of departure alone speaks of the man there, if `LENIENT`.
    pub(crate) fn role<const LENIENT: bool>(&self, position: &Position) -> Role {
        match *self {
            Self::Castling(_) => Role::King,
            Self::Move { role: Some(role), .. } => role,
            Self::Move { file: Some(file), rank: Some(rank), .. } if LENIENT => {
                position.man(Square::new(file, rank)).map_or(Role::Pawn, |man| man.role)
            }
            Self::Move { .. } => Role::Pawn,
        }
    }

    /// Where the man goes.
    pub(crate) fn to(&self, position: &Position) -> Bitboard {
        match *self {
            Self::Castling(wing) => {
                let rooks = position.squares(position.turn().piece(Role::Rook));
                rooks.with(wing.king_target(position.turn()))
            }
            Self::Move { to, .. } => to,
        }
    }

    /// Whether it means `mv`, a lawful move of such a man, a `man`, to such a square.
    #[inline]
    pub(crate) fn fits<const LENIENT: bool>(
        &self,
        position: &Position,
        man: Role,
        mv: Move,
    ) -> bool {
        match *self {
            Self::Castling(side) => position.castles(mv).is_some_and(|(wing, _)| wing == side),
            Self::Move { role, file, rank, captures, to: _, promotion } => {
                let (from, to) = (mv.from(), mv.to());
                let goes_straight = from.file() == to.file();
                let says_enough = match man {
                    Role::Pawn if captures || (LENIENT && file.is_some()) => file.is_some(),
                    Role::Pawn => goes_straight && file.is_none() && (LENIENT || rank.is_none()),
                    Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => true,
                };
                let takes = position.occupied().has(to) || (man == Role::Pawn && !goes_straight);
                let castles = man == Role::King && position.castles(mv).is_some();
                (!castles || (LENIENT && role.is_none()))
                    && (promotion.is_none() || mv.promotion() == promotion)
                    && file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| from.rank() == rank)
                    && (!captures || takes || (LENIENT && man != Role::Pawn))
                    && says_enough
            }
        }
    }
}

/// The text without what may follow a move: check marks, `!` and `?`, and the words for en passant.
pub(crate) fn without_marks(text: &str) -> &str {
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

    /// Whether the next byte is this one, which is then read.
    fn takes(&mut self, expected: u8) -> bool {
        self.take(|byte| (byte == expected).then_some(())).is_some()
    }

    const fn expected(&self, expected: Expected) -> SanError {
        SanError::Text { at: self.at, expected }
    }
}
