//! What a check found, and where.

use std::fmt;

/// Something that a check found. Findings sort by their place.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// The file, seen from the root of the project.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    pub weight: Weight,
    pub says: String,
}

/// Whether a finding must be mended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    Error,
    Note,
}

impl Finding {
    /// Something that must be mended.
    pub fn error(path: &str, line: usize, says: impl Into<String>) -> Self {
        Self { path: path.into(), line, weight: Weight::Error, says: says.into() }
    }

    /// Something to think about.
    pub fn note(path: &str, line: usize, says: impl Into<String>) -> Self {
        Self { path: path.into(), line, weight: Weight::Note, says: says.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weight = match self.weight {
            Weight::Error => "error",
            Weight::Note => "note",
        };
        write!(f, "{}:{}: {weight}: {}", self.path, self.line, self.says)
    }
}

/// The findings as `line: text`, to compare with what a test expects.
#[cfg(test)]
pub fn told(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(ToString::to_string).collect()
}
