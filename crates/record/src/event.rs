//! Events as JSON, as they stand in the log.

use serde::{Deserialize, Serialize};
use touchmove_arbiter::Event;
use touchmove_game::{Game, Law};

use crate::outcome::OutcomeText;
use crate::table::number;

/// A fact of the game, with points, men, acts and laws as text. The fields are those of
/// [`touchmove_arbiter::Event`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "touchmove_arbiter::Event documents them")]
pub enum EventText {
    Ready { seat: u8 },
    Started { law: String },
    AdjustAnnounced { seat: u8, law: String },
    Adjusted { seat: u8, point: String, law: String },
    AdjustEnded { seat: u8, law: String },
    Touched { seat: u8, point: String },
    PutBack { seat: u8, point: String },
    Removed { seat: u8, point: String, law: String },
    Released { seat: u8, from: String, to: String, law: String },
    Placed { seat: u8, man: String, to: String, law: String },
    MoveMade { seat: u8, act: String, law: String },
    MoveCompleted { seat: u8, pressed: bool, law: String },
    PeriodBegan { seat: u8, period: usize },
    DrawOffered { seat: u8, timely: bool, law: String },
    DrawAccepted { seat: u8, law: String },
    DrawDeclined { seat: u8, law: String },
    Resigned { seat: u8, law: String },
    FlagFell { seat: u8, law: String },
    Outage { from: u64, to: u64 },
    Ended { outcome: OutcomeText },
}

impl<G: Game> From<&Event<G>> for EventText {
    fn from(event: &Event<G>) -> Self {
        match event {
            Event::Ready { seat } => Self::Ready { seat: number(*seat) },
            Event::Started { law } => Self::Started { law: id(*law) },
            Event::AdjustAnnounced { seat, law } => {
                Self::AdjustAnnounced { seat: number(*seat), law: id(*law) }
            }
            Event::Adjusted { seat, point, law } => {
                Self::Adjusted { seat: number(*seat), point: point.to_string(), law: id(*law) }
            }
            Event::AdjustEnded { seat, law } => {
                Self::AdjustEnded { seat: number(*seat), law: id(*law) }
            }
            Event::Touched { seat, point } => {
                Self::Touched { seat: number(*seat), point: point.to_string() }
            }
            Event::PutBack { seat, point } => {
                Self::PutBack { seat: number(*seat), point: point.to_string() }
            }
            Event::Removed { seat, point, law } => {
                Self::Removed { seat: number(*seat), point: point.to_string(), law: id(*law) }
            }
            Event::Released { seat, from, to, law } => Self::Released {
                seat: number(*seat),
                from: from.to_string(),
                to: to.to_string(),
                law: id(*law),
            },
            Event::Placed { seat, man, to, law } => Self::Placed {
                seat: number(*seat),
                man: man.to_string(),
                to: to.to_string(),
                law: id(*law),
            },
            Event::MoveMade { seat, act, law } => {
                Self::MoveMade { seat: number(*seat), act: act.to_string(), law: id(*law) }
            }
            Event::MoveCompleted { seat, pressed, law } => {
                Self::MoveCompleted { seat: number(*seat), pressed: *pressed, law: id(*law) }
            }
            Event::PeriodBegan { seat, period } => {
                Self::PeriodBegan { seat: number(*seat), period: *period }
            }
            Event::DrawOffered { seat, timely, law } => {
                Self::DrawOffered { seat: number(*seat), timely: *timely, law: id(*law) }
            }
            Event::DrawAccepted { seat, law } => {
                Self::DrawAccepted { seat: number(*seat), law: id(*law) }
            }
            Event::DrawDeclined { seat, law } => {
                Self::DrawDeclined { seat: number(*seat), law: id(*law) }
            }
            Event::Resigned { seat, law } => Self::Resigned { seat: number(*seat), law: id(*law) },
            Event::FlagFell { seat, law } => Self::FlagFell { seat: number(*seat), law: id(*law) },
            Event::Outage { from, to } => Self::Outage { from: from.0, to: to.0 },
            Event::Ended { outcome } => Self::Ended { outcome: outcome.into() },
        }
    }
}

fn id(law: Law) -> String {
    law.id().to_owned()
}
