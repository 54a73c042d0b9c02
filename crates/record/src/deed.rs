//! Inputs as JSON: what a player asks for, and what the hall itself reports.

use serde::{Deserialize, Serialize};
use touchmove_arbiter::{Deed, Input, Timestamp};
use touchmove_game::{Game, Seat};

/// What a player does, with points, men and acts still as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeedText {
    /// The settings are checked.
    Ready,
    /// "I adjust", or done adjusting.
    Adjust,
    /// A hand is laid on the man at this point.
    Touch(String),
    /// The man in hand is let go on this point.
    Release(String),
    /// A captured man is taken off.
    Remove(String),
    /// A new man is let go on a point.
    Place {
        /// The man.
        man: String,
        /// The point.
        to: String,
    },
    /// An act that is said.
    Say(String),
    /// The clock is pressed.
    Press,
    /// A draw is offered.
    Offer,
    /// It is accepted.
    Accept,
    /// It is refused.
    Decline,
    /// The game is given up.
    Resign,
}

/// Everything that a game can be asked to judge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Ask {
    /// A player does something.
    Deed(DeedText),
    /// The hall reports something.
    Hall(HallAsk),
}

/// What only the hall itself may report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallAsk {
    /// The deadline has come.
    Wake,
    /// The hall was down.
    Outage {
        /// The last moment at which it was known to be up.
        from: u64,
    },
}

impl Ask {
    /// The deadline has come.
    pub const WAKE: Self = Self::Hall(HallAsk::Wake);

    /// The hall was down since `from`.
    pub const fn outage(from: u64) -> Self {
        Self::Hall(HallAsk::Outage { from })
    }

    /// The input that this means in game `G`.
    ///
    /// # Errors
    /// The text that is no point, man or act of the game, or the missing seat.
    pub(crate) fn read<G: Game>(&self, by: Option<u8>) -> Result<Input<G>, BadText> {
        match (self, by) {
            (Self::Hall(HallAsk::Wake), None) => Ok(Input::Wake),
            (Self::Hall(HallAsk::Outage { from }), None) => {
                Ok(Input::Outage { from: Timestamp(*from) })
            }
            (Self::Deed(deed), Some(seat)) => {
                Ok(Input::Deed { seat: Seat::new(seat), deed: deed.read::<G>()? })
            }
            (Self::Hall(_), Some(_)) | (Self::Deed(_), None) => Err(BadText::Seat),
        }
    }
}

impl DeedText {
    fn read<G: Game>(&self) -> Result<Deed<G>, BadText> {
        Ok(match self {
            Self::Ready => Deed::Ready,
            Self::Adjust => Deed::Adjust,
            Self::Touch(point) => Deed::Touch(read_point::<G>(point)?),
            Self::Release(point) => Deed::Release(read_point::<G>(point)?),
            Self::Remove(point) => Deed::Remove(read_point::<G>(point)?),
            Self::Place { man, to } => Deed::Place {
                man: man.parse().map_err(|_| BadText::Man(man.clone()))?,
                to: read_point::<G>(to)?,
            },
            Self::Say(act) => Deed::Say(act.parse().map_err(|_| BadText::Act(act.clone()))?),
            Self::Press => Deed::Press,
            Self::Offer => Deed::Offer,
            Self::Accept => Deed::Accept,
            Self::Decline => Deed::Decline,
            Self::Resign => Deed::Resign,
        })
    }
}

fn read_point<G: Game>(text: &str) -> Result<G::Point, BadText> {
    text.parse().map_err(|_| BadText::Point(text.to_owned()))
}

/// A text that means nothing in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BadText {
    /// Not a point of the board.
    Point(String),
    /// Not a man of the game.
    Man(String),
    /// Not an act of the game.
    Act(String),
    /// A deed without a seat, or a seat where none belongs.
    Seat,
}

impl BadText {
    /// The text that means nothing.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Point(text) | Self::Man(text) | Self::Act(text) => text,
            Self::Seat => "seat",
        }
    }
}
