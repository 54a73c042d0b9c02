//! What is wrong with a log or with what a new game is asked for.

use std::fmt;

use touchmove_arbiter::ControlError;

/// A fault of a log, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The number of the line; the heading is line 0.
    pub line: u64,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// There is not even a heading.
    Empty,
    /// Longer than any line that is written, in bytes.
    TooLong(usize),
    /// Not the JSON that belongs there.
    Json(String),
    /// Written by a later version.
    Version(u32),
    /// A game that this program does not know.
    UnknownGame(String),
    /// A rule set that this program does not know.
    UnknownRules(String),
    /// A time control that cannot be played.
    Control(ControlError),
    /// A position that the game cannot start from.
    Start(String),
    /// Not as many names as seats.
    Names(usize),
    /// The line has another number than its place.
    Number {
        /// The number that it has.
        found: u64,
    },
    /// It names another hash than that of the line before: a line was changed, lost or added.
    Chain,
    /// It happened before the line before it.
    Backwards,
    /// It names a point, man, act or seat that the game does not have.
    Text(String),
    /// The Laws refuse what it says was accepted.
    Refused {
        /// The clause.
        law: &'static str,
    },
    /// Judged again, the input leads to other events.
    Differs {
        /// The events that it leads to, as JSON.
        judged: String,
    },
    /// The last line has another hash than the one expected.
    Head {
        /// The hash that it has.
        found: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the log is empty"),
            Self::TooLong(bytes) => write!(f, "{bytes} bytes are too long for a line"),
            Self::Json(error) => write!(f, "not a line of a log: {error}"),
            Self::Version(version) => {
                write!(f, "written in version {version} of the log, which is not known here")
            }
            Self::UnknownGame(game) => write!(f, "no game is called {game:?}"),
            Self::UnknownRules(rules) => write!(f, "no rule set is called {rules:?}"),
            Self::Control(error) => write!(f, "not a time control: {error}"),
            Self::Start(error) => write!(f, "not a position to start from: {error}"),
            Self::Names(count) => write!(f, "{count} names do not fit the seats"),
            Self::Number { found } => write!(f, "it is numbered {found}"),
            Self::Chain => write!(f, "the line before was changed: its hash is another"),
            Self::Backwards => write!(f, "it is earlier than the line before"),
            Self::Text(text) => write!(f, "the game knows no {text}"),
            Self::Refused { law } => write!(f, "the arbiter refuses it by {law}"),
            Self::Differs { judged } => write!(f, "judged again, it leads to {judged}"),
            Self::Head { found } => write!(f, "the log ends with the hash {found}"),
        }
    }
}

impl std::error::Error for Fault {}
