//! What goes wrong with a command: a sentence for the person who typed it.

use std::fmt;

/// Why a command could not be carried out.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure in words.
    pub fn new(says: impl Into<String>) -> Self {
        Self(says.into())
    }

    /// Something that happened while doing `what`.
    pub fn while_doing(what: impl fmt::Display, error: impl fmt::Display) -> Self {
        Self(format!("{what}: {error}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
