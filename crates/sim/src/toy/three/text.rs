//! Men, acts and findings of the toy, and their texts.

use std::fmt;
use std::str::FromStr;

use touchmove_game::{Argument, Explain, Law, Seat};

use super::Point;

/// A man, with the army that it began in. `K0` is the first seat's king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Man {
    /// The seat that had it at the start.
    pub army: Seat,
    /// What it is.
    pub rank: Rank,
}

/// What a man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// `K`.
    King,
    /// `M`.
    Man,
}

/// An act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A man steps, and captures what stands there.
    Step {
        /// From here.
        from: Point,
        /// To there.
        to: Point,
    },
    /// A king leaps over a man, and that man takes its point.
    Leap {
        /// The king's point.
        from: Point,
        /// The man's.
        over: Point,
        /// Where the king lands.
        to: Point,
    },
    /// Nothing can be moved.
    Pass,
}

/// Why a man may not be carried so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// No own man stands there.
    NotYours(Point),
    /// An own man stands in the way.
    OwnMan(Point),
    /// No line leads there, and it is no leap.
    NoLine,
    /// No new men come in.
    NoNewMen,
    /// The game is over.
    Over,
}

/// Not a text of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchText;

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = match self.rank {
            Rank::King => 'K',
            Rank::Man => 'M',
        };
        write!(f, "{rank}{}", self.army)
    }
}

impl FromStr for Man {
    type Err = NoSuchText;

    fn from_str(text: &str) -> Result<Self, NoSuchText> {
        let all =
            Seat::all(3).flat_map(|army| [Rank::King, Rank::Man].map(|rank| Self { army, rank }));
        all.into_iter().find(|man| man.to_string() == text).ok_or(NoSuchText)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { from, to } => write!(f, "{from}-{to}"),
            Self::Leap { from, over, to } => write!(f, "{from}-{over}-{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Act {
    type Err = NoSuchText;

    fn from_str(text: &str) -> Result<Self, NoSuchText> {
        let points: Vec<&str> = text.split('-').collect();
        match points[..] {
            ["pass"] => Ok(Self::Pass),
            [from, to] => Ok(Self::Step { from: from.parse()?, to: to.parse()? }),
            [from, over, to] => {
                Ok(Self::Leap { from: from.parse()?, over: over.parse()?, to: to.parse()? })
            }
            _ => Err(NoSuchText),
        }
    }
}

impl Explain for Finding {
    fn law(&self) -> Law {
        match self {
            Self::NotYours(_) | Self::OwnMan(_) | Self::NoLine | Self::NoNewMen => Law::new("TH-1"),
            Self::Over => super::LAST_STANDING,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            Self::NotYours(_) => "three.not-yours",
            Self::OwnMan(_) => "three.own-man",
            Self::NoLine => "three.no-line",
            Self::NoNewMen => "three.no-new-men",
            Self::Over => "three.over",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match self {
            Self::NotYours(point) | Self::OwnMan(point) => {
                vec![("at", Argument::Point(point.to_string()))]
            }
            Self::NoLine | Self::NoNewMen | Self::Over => Vec::new(),
        }
    }
}
