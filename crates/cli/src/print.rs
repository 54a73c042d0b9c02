//! Printing for people and for other programs, which may stop reading at any time (`| head`).

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

use crate::failure::Failure;

/// Prints a line.
///
/// # Errors
/// That it could not be written. A reader who has stopped reading has read enough: the program ends in peace.
pub fn line(text: impl Display) -> Result<(), Failure> {
    match writeln!(io::stdout().lock(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        written => written.map_err(|error| Failure::while_doing("standard output", error)),
    }
}
