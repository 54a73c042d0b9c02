//! What the hall notes for whoever runs it, on standard error.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::EnvFilter;

/// Sends the hall's notes to standard error, one compact line each. The variable `TOUCHMOVE_LOG` says which
/// (`warn`, `debug`, …; without it `info`).
pub fn log_to_stderr() {
    let filter =
        EnvFilter::try_from_env("TOUCHMOVE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let notes = tracing_subscriber::fmt().compact().with_env_filter(filter);
    let notes = notes.with_ansi(stderr().is_terminal()).with_writer(stderr);
    // Another part of the program may have taken the notes already; then it has them.
    notes.try_init().ok();
}
