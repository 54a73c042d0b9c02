//! How a command of `cargo xtask` ends when it does not end well.

use std::fmt;
use std::process::ExitCode;

/// Why a command did not do what it was called for.
#[derive(Debug)]
pub enum Failure {
    /// It was called in a way that it does not know.
    Usage(String),
    /// Something that it needs is not there.
    Missing(String),
    /// One of its steps failed.
    Step {
        /// What the step does.
        title: String,
        /// How it ended.
        ending: String,
        /// What to type to repeat this step alone.
        again: String,
    },
    /// The tree is not tidy; the findings are printed already.
    Untidy {
        /// How many findings must be mended.
        errors: usize,
    },
}

impl Failure {
    /// The status by which a script tells a wrong call (2) from a failure (1).
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Missing(_) | Self::Step { .. } | Self::Untidy { .. } => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(says) | Self::Missing(says) => f.write_str(says),
            Self::Step { title, ending, again } => {
                write!(f, "Failed: {title} ({ending}).\nRepeat this step alone with:\n    {again}")
            }
            Self::Untidy { errors: 1 } => f.write_str("The tree is not tidy: 1 error above."),
            Self::Untidy { errors } => write!(f, "The tree is not tidy: {errors} errors above."),
        }
    }
}
