//! The two colours, the six roles, and the men that they make (CH-2.1, CH-2.5).

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use crate::Rank;

/// The colour of a man and of the player who moves it (CH-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The light men, who move first (CH-3.1a).
    White,
    /// The dark men.
    Black,
}

/// What kind of man it is, from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Pawn, 兵.
    Pawn,
    /// Knight, 马.
    Knight,
    /// Bishop, 象.
    Bishop,
    /// Rook, 车.
    Rook,
    /// Queen, 后.
    Queen,
    /// King, 王.
    King,
}

/// A man of one colour. Its text is its drawing key, such as `wK` or `bP`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose man it is.
    pub color: Color,
    /// What kind of man it is.
    pub role: Role,
}

impl Color {
    /// Both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// White = 0, Black = 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank on which its officers stand at the start.
    pub const fn first_rank(self) -> Rank {
        match self {
            Self::White => Rank::FIRST,
            Self::Black => Rank::EIGHTH,
        }
    }

    /// The rank on which its pawns are promoted (CH-5.6.4a).
    pub const fn last_rank(self) -> Rank {
        match self {
            Self::White => Rank::EIGHTH,
            Self::Black => Rank::FIRST,
        }
    }

    /// By how many ranks its pawns go forward: 1 or -1 (CH-5.6.1).
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// A man of this colour.
    pub const fn piece(self, role: Role) -> Piece {
        Piece { color: self, role }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Role {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become, the usual choice first (CH-5.6.4a, CH-5.6.4f).
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// Pawn = 0 to king = 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter by which it is written: P N B R Q K (CH-2.5).
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The role that an upper-case `letter` means.
    pub const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'P' => Some(Self::Pawn),
            b'N' => Some(Self::Knight),
            b'B' => Some(Self::Bishop),
            b'R' => Some(Self::Rook),
            b'Q' => Some(Self::Queen),
            b'K' => Some(Self::King),
            _ => None,
        }
    }
}

impl Piece {
    /// The letter in FEN: upper case for White, lower case for Black.
    pub const fn fen_letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The man that a letter in FEN means.
    pub const fn from_fen_letter(letter: u8) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter.to_ascii_uppercase()) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = match self.color {
            Color::White => 'w',
            Color::Black => 'b',
        };
        write!(f, "{color}{}", self.role.letter())
    }
}

impl FromStr for Piece {
    type Err = ParsePieceError;

    fn from_str(text: &str) -> Result<Self, ParsePieceError> {
        let &[color, role] = text.as_bytes() else { return Err(ParsePieceError) };
        let color = match color {
            b'w' => Color::White,
            b'b' => Color::Black,
            _ => return Err(ParsePieceError),
        };
        Role::from_letter(role).map(|role| color.piece(role)).ok_or(ParsePieceError)
    }
}

/// The text is not `w` or `b` and then one of `KQRBNP`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePieceError;

impl fmt::Display for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a man is w or b and then one of K Q R B N P, such as wK")
    }
}

impl std::error::Error for ParsePieceError {}
