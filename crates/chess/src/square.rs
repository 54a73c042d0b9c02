//! The 64 squares by file and rank (CH-1.1, CH-1.3, CH-1.4).

use std::fmt;
use std::str::FromStr;

/// A square of the board, `a1` to `h8`.
///
/// Invariant: the number is below 64, counted a1, b1, ... h8. Only this file makes squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A column of the board, `a` to `h` (CH-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A row of the board, `1` to `8` (CH-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Square {
    /// Every square, a1 first, then along the ranks.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// The square where `file` and `rank` cross.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank.0 * 8 + file.0)
    }

    /// The square with this number; the bits above the sixth do not count.
    #[inline]
    pub const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// The number, a1 = 0 to h8 = 63.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The number as a byte.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The file that it lies on.
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// The rank that it lies on.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// Whether the square is light; a1 is dark (CH-1.1).
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 1
    }

    /// The square this many files to the right and ranks up; `None` off the board.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().0.checked_add_signed(files)?;
        let rank = self.rank().0.checked_add_signed(ranks)?;
        Some(Self::new(File::from_index(file)?, Rank::from_index(rank)?))
    }
}

impl File {
    /// The a-file.
    pub const A: Self = Self(0);
    /// The c-file, where a king castles long.
    pub const C: Self = Self(2);
    /// The d-file, where a rook castles long.
    pub const D: Self = Self(3);
    /// The e-file, where the kings stand at the start.
    pub const E: Self = Self(4);
    /// The f-file, where a rook castles short.
    pub const F: Self = Self(5);
    /// The g-file, where a king castles short.
    pub const G: Self = Self(6);
    /// The h-file.
    pub const H: Self = Self(7);

    /// Every file from a to h.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The file with this number, a = 0; `None` from 8 on.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The number, a = 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The file that `letter` names; only lower case.
    pub const fn from_letter(letter: u8) -> Option<Self> {
        Self::from_index(letter.wrapping_sub(b'a'))
    }
}

impl Rank {
    /// White's first rank.
    pub const FIRST: Self = Self(0);
    /// Black's first rank.
    pub const EIGHTH: Self = Self(7);

    /// Every rank from 1 to 8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The rank with this number, rank 1 = 0; `None` from 8 on.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The number, rank 1 = 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The digit.
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// The rank that `digit` names.
    pub const fn from_digit(digit: u8) -> Option<Self> {
        Self::from_index(digit.wrapping_sub(b'1'))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError::Length(text.len()));
        };
        match (File::from_letter(file), Rank::from_digit(rank)) {
            (Some(file), Some(rank)) => Ok(Self::new(file, rank)),
            (Some(_) | None, _) => Err(ParseSquareError::OffBoard),
        }
    }
}

/// Why a text is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseSquareError {
    /// Not two bytes long, but this many.
    Length(usize),
    /// Two bytes, but not `a`-`h` and then `1`-`8`.
    OffBoard,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "a square has 2 characters, this has {length}"),
            Self::OffBoard => f.write_str("a square is a letter a-h and a digit 1-8"),
        }
    }
}

impl std::error::Error for ParseSquareError {}
