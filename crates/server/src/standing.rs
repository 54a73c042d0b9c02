//! How a game stands, in short: what the hall's lists show, folded from the lines of the log.

use serde::Deserialize;
use touchmove_record::{EventText, OutcomeText, PhaseName, Session};

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How far it is.
    pub phase: PhaseName,
    /// How many acts were made.
    pub acts: u32,
    /// How it ended.
    pub outcome: Option<OutcomeText>,
}

impl Standing {
    /// A game that has not begun.
    pub const NEW: Self = Self { phase: PhaseName::Waiting, acts: 0, outcome: None };

    /// How the game of this log stands.
    pub fn of(session: &Session) -> Self {
        Self {
            phase: session.phase(),
            acts: u32::try_from(session.acts_made()).unwrap_or(u32::MAX),
            outcome: session.outcome(),
        }
    }

    /// How the game stands after the next line of its log, which is not its first.
    ///
    /// It is known before the line is stored, so that both are stored together.
    #[must_use]
    pub fn after(&self, line: &str) -> Self {
        let Events { events } =
            serde_json::from_str(line).expect("the record room wrote or has read this line");
        events.into_iter().fold(self.clone(), Self::with)
    }

    fn with(mut self, event: EventText) -> Self {
        if let EventText::Started { .. } = event {
            self.phase = PhaseName::Running;
        }
        if let EventText::MoveMade { .. } = event {
            self.acts += 1;
        }
        if let EventText::Ended { outcome } = event {
            self.phase = PhaseName::Over;
            self.outcome = Some(outcome);
        }
        self
    }
}

/// What this room reads of a line; the record room reads the whole.
#[derive(Deserialize)]
struct Events {
    events: Vec<EventText>,
}

#[cfg(test)]
mod tests {
    use super::Standing;
    use touchmove_record::PhaseName;

    #[test]
    fn it_follows_the_lines() {
        let started =
            r#"{"n":2,"events":[{"is":"ready","seat":1},{"is":"started","law":"CH-3.1"}]}"#;
        let made = r#"{"events":[{"is":"move_made","seat":0,"act":"e2e4","law":"CH-6.1"}]}"#;
        let over = r#"{"events":[{"is":"resigned","seat":1,"law":"CH-10.2"},
            {"is":"ended","outcome":{"scores":[2,0],"reason":"resignation","law":"CH-10.2"}}]}"#;
        let running = Standing::NEW.after(started).after(made).after(made);
        assert_eq!((running.phase, running.acts), (PhaseName::Running, 2));
        let over = running.after(over);
        assert_eq!((over.phase, over.acts), (PhaseName::Over, 2));
        assert_eq!(over.outcome.map(|outcome| outcome.scores), Some(vec![2, 0]));
    }
}
