//! The clause behind a verdict.

use std::fmt;

/// The id of a clause of the Laws, such as `CH-7.2.1a`. The rule book holds its text.
///
/// Rooms declare the laws that they decide as constants; nothing else makes one, except the rule book
/// when it looks up an id that it read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Law(&'static str);

impl Law {
    /// The law with this id.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id, as it is cited.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}
