//! Reading and writing moves as UCI does: `e2e4`, `e7e8q`, castling by the king's squares, `e1g1`.

use std::fmt;
use std::str::FromStr;

use crate::{Move, Position, Role, Variant};

impl Position {
    /// The lawful move that `text` names. Castling may be named by the square of the king's
    /// destination or by that of the rook, if the king cannot simply go there.
    pub fn read_uci(&self, text: &str) -> Result<Move, UciError> {
        let mv: Move = text.parse().map_err(UciError::Text)?;
        if self.is_lawful(mv) {
            return Ok(mv);
        }
        let means = |castling: &Move| {
            self.castles(*castling).is_some_and(|(wing, rook)| {
                castling.from() == mv.from()
                    && mv.promotion().is_none()
                    && [rook, wing.king_target(self.turn())].contains(&mv.to())
            })
        };
        let moves = self.legal_moves();
        moves.iter().copied().find(means).ok_or(UciError::NotLawful(mv))
    }

    /// `mv`, which is lawful here, as engines write it: castling in standard chess by the king's
    /// destination, `e1g1`, in Chess960 by the rook's square, `e1h1`.
    ///
    /// ```
    /// use touchmove_chess::{Position, Variant};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let castling = position.read_uci("e1h1")?;
    /// assert_eq!(position.uci(castling, Variant::Standard), "e1g1");
    /// assert_eq!(position.uci(castling, Variant::Chess960), "e1h1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn uci(&self, mv: Move, variant: Variant) -> String {
        match (self.castles(mv), variant) {
            (None, _) => mv.to_string(),
            (Some((wing, _)), Variant::Standard) => {
                Move::new(mv.from(), wing.king_target(self.turn())).to_string()
            }
            (Some((_, rook)), Variant::Chess960) => Move::new(mv.from(), rook).to_string(),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// Reads any move that can be said, lawful or not: a promotion to a king too (CH-5.6.4c).
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if !text.is_ascii() || text.len() < 4 || text.len() > 5 {
            return Err(ParseMoveError::Length);
        }
        let square = |part: &str| part.parse().map_err(|_| ParseMoveError::Square);
        let (from, to) = (square(&text[..2])?, square(&text[2..4])?);
        match &text[4..] {
            "" => Ok(Self::new(from, to)),
            "n" => Ok(Self::promoting(from, to, Role::Knight)),
            "b" => Ok(Self::promoting(from, to, Role::Bishop)),
            "r" => Ok(Self::promoting(from, to, Role::Rook)),
            "q" => Ok(Self::promoting(from, to, Role::Queen)),
            "k" => Ok(Self::promoting(from, to, Role::King)),
            _ => Err(ParseMoveError::Promotion),
        }
    }
}

/// Why a text is no move in UCI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseMoveError {
    /// Not four or five letters and digits.
    Length,
    /// It does not start with two squares.
    Square,
    /// The fifth letter is no man.
    Promotion,
}

/// Why a text names no lawful move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UciError {
    /// It is no move in UCI.
    Text(ParseMoveError),
    /// It is a move, but not a lawful one here; [`crate::why_not`] says why.
    NotLawful(Move),
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "a move is two squares and perhaps a letter, such as e2e4 or e7e8q",
            Self::Square => "a move starts with two squares, such as e2e4",
            Self::Promotion => "a pawn becomes one of q, r, b, n, such as e7e8q",
        })
    }
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::NotLawful(mv) => write!(f, "{mv} is not lawful here"),
        }
    }
}

impl std::error::Error for ParseMoveError {}

impl std::error::Error for UciError {}
