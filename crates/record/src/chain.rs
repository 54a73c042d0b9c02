//! The hash chain: each line of a log names the hash of the line before it.

use std::fmt;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The SHA-256 of a line of a log, in 64 lower-case hexadecimal digits.
///
/// Whoever holds the hash of a log's last line can tell whether any line was ever rewritten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    /// The hash of a line, without its line break.
    pub fn of(line: &str) -> Self {
        let digest = Sha256::digest(line.as_bytes());
        let mut text = String::with_capacity(64);
        for byte in digest {
            write!(text, "{byte:02x}").expect("a String takes everything");
        }
        Self(text)
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
