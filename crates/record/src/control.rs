//! Time controls as JSON, and as the PGN tag `TimeControl`.

use serde::{Deserialize, Serialize};
use touchmove_arbiter::{
    Bonus, ControlError, IncrementFirst, Millis, Period, TimeControl, Transition,
};

/// A time control as it stands in a log and on the wire. Not yet checked: see [`ControlText::check`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ControlText {
    periods: Vec<PeriodText>,
    #[serde(default)]
    transition: TransitionText,
    #[serde(default)]
    increment_first: IncrementFirstText,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PeriodText {
    moves: Option<u32>,
    time: u64,
    bonus: BonusText,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusText {
    kind: BonusKind,
    #[serde(default)]
    time: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BonusKind {
    None,
    Fischer,
    Bronstein,
    Delay,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TransitionText {
    #[default]
    AtMoves,
    AtZero,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum IncrementFirstText {
    #[default]
    Before,
    After,
}

impl ControlText {
    /// The time control that the text means.
    ///
    /// # Errors
    /// A [`ControlError`] if it could not be played.
    pub fn check(&self) -> Result<TimeControl, ControlError> {
        let periods = self.periods.iter().map(|period| Period {
            moves: period.moves,
            time: Millis(period.time),
            bonus: match period.bonus.kind {
                BonusKind::None => Bonus::None,
                BonusKind::Fischer => Bonus::Fischer(Millis(period.bonus.time)),
                BonusKind::Bronstein => Bonus::Bronstein(Millis(period.bonus.time)),
                BonusKind::Delay => Bonus::Delay(Millis(period.bonus.time)),
            },
        });
        let transition = match self.transition {
            TransitionText::AtMoves => Transition::AtMoves,
            TransitionText::AtZero => Transition::AtZero,
        };
        let increment_first = match self.increment_first {
            IncrementFirstText::Before => IncrementFirst::Before,
            IncrementFirstText::After => IncrementFirst::After,
        };
        TimeControl::new(periods.collect(), transition, increment_first)
    }

    /// The value of the PGN tag `TimeControl`, in seconds: `40/7200:1800+30`.
    ///
    /// The tag knows no delay; one is written like an increment, as programs do.
    pub fn pgn_tag(&self) -> String {
        let period = |period: &PeriodText| {
            let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            let bonus = match period.bonus.kind {
                BonusKind::None => String::new(),
                BonusKind::Fischer | BonusKind::Bronstein | BonusKind::Delay => {
                    format!("+{}", seconds(period.bonus.time))
                }
            };
            format!("{moves}{}{bonus}", seconds(period.time))
        };
        self.periods.iter().map(period).collect::<Vec<_>>().join(":")
    }
}

fn seconds(millis: u64) -> String {
    match millis % 1000 {
        0 => (millis / 1000).to_string(),
        rest => format!("{}.{rest:03}", millis / 1000).trim_end_matches('0').to_owned(),
    }
}
