//! The lines of a log after the first: an input and the events that it led to.

use serde::{Deserialize, Serialize};

use crate::chain::Hash;
use crate::deed::Ask;
use crate::event::EventText;
use crate::fault::FaultKind;

/// A line of a log, ready to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number; the heading is line 0.
    pub number: u64,
    /// The moment, in milliseconds since 1970; the creation for the heading.
    pub at: u64,
    /// The line itself, without a line break.
    pub text: String,
    /// Its hash, which the next line names.
    pub hash: Hash,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    #[serde(rename = "n")]
    pub(crate) number: u64,
    pub(crate) at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) cmd: Option<String>,
    #[serde(rename = "in")]
    pub(crate) ask: Ask,
    pub(crate) events: Vec<EventText>,
    pub(crate) prev: Hash,
}

/// The longest line that is read, in bytes. What the hall writes is far shorter.
pub(crate) const MAX_LINE: usize = 64 * 1024;

impl Line {
    /// The line that says `value`.
    pub(crate) fn write(number: u64, at: u64, value: &impl Serialize) -> Self {
        let text = serde_json::to_string(value).expect("texts and numbers make JSON");
        let hash = Hash::of(&text);
        Self { number, at, text, hash }
    }
}

/// Reads a line as a `T`.
pub(crate) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, FaultKind> {
    if text.len() > MAX_LINE {
        return Err(FaultKind::TooLong(text.len()));
    }
    serde_json::from_str(text).map_err(|error| FaultKind::Json(error.to_string()))
}
