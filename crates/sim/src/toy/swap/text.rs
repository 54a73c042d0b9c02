//! Points, stones, acts and findings of the toy, and their texts.

use std::fmt;
use std::str::FromStr;

use touchmove_game::{Argument, Explain, Law};

use super::laws;

/// A point, from `a1` to `e5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Point(u8);

/// A stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// `b`.
    Black,
    /// `w`.
    White,
}

/// An act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A stone is laid.
    Lay(Colour, Point),
    /// A colour is taken.
    Take(Colour),
    /// One stone of each colour will be laid, and the other seat chooses.
    AddTwo,
    /// The other seat is offered the point for a half.
    OfferPoint,
    /// It takes it.
    TakePoint,
    /// It does not.
    PlayOn,
}

/// Why a stone may not be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A stone lies there.
    Occupied(Point),
    /// All stones of this colour that may be laid before the choice are laid.
    NoneLeft(Colour),
    /// The other colour is to be laid now.
    NotThisColour(Colour),
    /// No line may be made before the colours are chosen.
    LineTooEarly,
    /// A choice is awaited.
    SpeakFirst,
    /// Stones are not moved.
    StonesStay,
    /// The game is over.
    Over,
}

/// Not a text of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchText;

impl Point {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// All points, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..25).map(Self)
    }

    pub(super) const fn number(self) -> u16 {
        self.0 as u16
    }

    pub(super) const fn column_and_row(self) -> (i8, i8) {
        ((self.0 % 5).cast_signed(), (self.0 / 5).cast_signed())
    }

    pub(super) fn at(column: i8, row: i8) -> Option<Self> {
        let is_on_board = (0..5).contains(&column) && (0..5).contains(&row);
        is_on_board.then(|| Self((row * 5 + column).cast_unsigned()))
    }
}

impl Colour {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 5), self.0 / 5 + 1)
    }
}

impl FromStr for Point {
    type Err = NoSuchText;

    fn from_str(text: &str) -> Result<Self, NoSuchText> {
        match *text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Self(column - b'a' + 5 * (row - b'1'))),
            _ => Err(NoSuchText),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "b",
            Self::White => "w",
        })
    }
}

impl FromStr for Colour {
    type Err = NoSuchText;

    fn from_str(text: &str) -> Result<Self, NoSuchText> {
        match text {
            "b" => Ok(Self::Black),
            "w" => Ok(Self::White),
            _ => Err(NoSuchText),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(colour, point) => write!(f, "{colour}@{point}"),
            Self::Take(colour) => write!(f, "take-{colour}"),
            Self::AddTwo => f.write_str("add-two"),
            Self::OfferPoint => f.write_str("offer-point"),
            Self::TakePoint => f.write_str("take-point"),
            Self::PlayOn => f.write_str("play-on"),
        }
    }
}

impl FromStr for Act {
    type Err = NoSuchText;

    fn from_str(text: &str) -> Result<Self, NoSuchText> {
        if let Some((colour, point)) = text.split_once('@') {
            return Ok(Self::Lay(colour.parse()?, point.parse()?));
        }
        match text {
            "take-b" => Ok(Self::Take(Colour::Black)),
            "take-w" => Ok(Self::Take(Colour::White)),
            "add-two" => Ok(Self::AddTwo),
            "offer-point" => Ok(Self::OfferPoint),
            "take-point" => Ok(Self::TakePoint),
            "play-on" => Ok(Self::PlayOn),
            _ => Err(NoSuchText),
        }
    }
}

impl Explain for Finding {
    fn law(&self) -> Law {
        match self {
            Self::Occupied(_) | Self::NotThisColour(_) => laws::OWN_STONE,
            Self::NoneLeft(_) => laws::FIRST_THREE,
            Self::LineTooEarly => laws::NO_EARLY_LINE,
            Self::SpeakFirst => laws::CHOICE,
            Self::StonesStay => laws::STONES_STAY,
            Self::Over => laws::THREE_WIN,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            Self::Occupied(_) => "swap.occupied",
            Self::NoneLeft(_) => "swap.none-left",
            Self::NotThisColour(_) => "swap.not-this-colour",
            Self::LineTooEarly => "swap.line-too-early",
            Self::SpeakFirst => "swap.speak-first",
            Self::StonesStay => "swap.stones-stay",
            Self::Over => "swap.over",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match self {
            Self::Occupied(point) => vec![("at", Argument::Point(point.to_string()))],
            Self::NoneLeft(colour) | Self::NotThisColour(colour) => {
                vec![("man", Argument::Man(colour.to_string()))]
            }
            Self::LineTooEarly | Self::SpeakFirst | Self::StonesStay | Self::Over => Vec::new(),
        }
    }
}
