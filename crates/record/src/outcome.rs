//! Outcomes as JSON.

use serde::{Deserialize, Serialize};
use touchmove_game::{Outcome, Reason};

/// How a game ended, as it stands in a log and on the wire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeText {
    /// One score a seat, in half points.
    pub scores: Vec<u8>,
    /// What ended it.
    pub reason: ReasonName,
    /// The clause.
    pub law: String,
}

/// What ended a game, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are the reasons of touchmove_game::Reason")]
pub enum ReasonName {
    Checkmate,
    Stalemate,
    DeadPosition,
    Line,
    FullBoard,
    LastStanding,
    Resignation,
    Flag,
    FlagWithoutWinner,
    ResignationWithoutWinner,
    Agreement,
}

impl From<&Outcome> for OutcomeText {
    fn from(outcome: &Outcome) -> Self {
        Self {
            scores: outcome.scores.iter().map(|score| score.as_halves()).collect(),
            reason: outcome.reason.into(),
            law: outcome.law.id().to_owned(),
        }
    }
}

impl From<Reason> for ReasonName {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Checkmate => Self::Checkmate,
            Reason::Stalemate => Self::Stalemate,
            Reason::DeadPosition => Self::DeadPosition,
            Reason::Line => Self::Line,
            Reason::FullBoard => Self::FullBoard,
            Reason::LastStanding => Self::LastStanding,
            Reason::Resignation => Self::Resignation,
            Reason::Flag => Self::Flag,
            Reason::FlagWithoutWinner => Self::FlagWithoutWinner,
            Reason::ResignationWithoutWinner => Self::ResignationWithoutWinner,
            Reason::Agreement => Self::Agreement,
        }
    }
}
