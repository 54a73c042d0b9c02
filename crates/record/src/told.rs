//! An entry of the log as it is told to everyone at the board.

use serde::Serialize;
use touchmove_arbiter::{Arbiter, Event};
use touchmove_game::Game;

use crate::chain::Hash;
use crate::event::EventText;
use crate::table::TableText;

/// An entry: what happened, and how things stand after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// The number of the line in the log.
    pub number: u64,
    /// The moment, in milliseconds since 1970.
    pub at: u64,
    /// The seat that did it.
    pub by: Option<u8>,
    /// The name that its sender gave the command.
    pub cmd: Option<String>,
    /// What happened.
    pub events: Vec<ToldEvent>,
    /// The hash of the line.
    pub hash: Hash,
    /// How things stand.
    pub table: TableText,
}

/// An event with what a page shows of it beside the log's own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToldEvent {
    /// The event as it stands in the log.
    #[serde(flatten)]
    pub event: EventText,
    /// What is shown beside it.
    #[serde(flatten)]
    pub shown: Shown,
}

/// What a page shows of an event beside the log's own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Shown {
    /// The man that it concerns.
    Man {
        /// Its drawing key.
        man: String,
    },
    /// A move.
    Move {
        /// As players write it down.
        notation: String,
        /// Where the moving man was taken up.
        from: Option<String>,
        /// Where it, or the new man, was let go.
        to: Option<String>,
    },
    /// The time that the seat has now.
    Left {
        /// In milliseconds.
        left: u64,
    },
    /// Nothing.
    Nothing {},
}

/// What is shown beside `event`, which is about to happen.
pub(crate) fn before<G: Game>(arbiter: &Arbiter<G>, event: &Event<G>) -> Shown {
    match event {
        Event::Touched { point, .. }
        | Event::PutBack { point, .. }
        | Event::Removed { point, .. }
        | Event::Adjusted { point, .. }
        | Event::Released { from: point, .. } => {
            let man = arbiter.standing().get(point).map(ToString::to_string);
            man.map_or(Shown::Nothing {}, |man| Shown::Man { man })
        }
        Event::MoveMade { act, .. } => {
            let (game, position) = (arbiter.game(), arbiter.position());
            let footprint = game.footprint(position, act);
            Shown::Move {
                notation: game.notation(position, act),
                from: footprint.mover().map(|point| point.to_string()),
                to: footprint.target().map(|point| point.to_string()),
            }
        }
        Event::Ready { .. }
        | Event::Started { .. }
        | Event::AdjustAnnounced { .. }
        | Event::AdjustEnded { .. }
        | Event::Placed { .. }
        | Event::MoveCompleted { .. }
        | Event::PeriodBegan { .. }
        | Event::DrawOffered { .. }
        | Event::DrawAccepted { .. }
        | Event::DrawDeclined { .. }
        | Event::Resigned { .. }
        | Event::FlagFell { .. }
        | Event::Outage { .. }
        | Event::Ended { .. } => Shown::Nothing {},
    }
}
