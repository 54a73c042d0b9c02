//! Commands that answer line by line: what is read from standard input, and what is written back.

use std::io::{BufRead, stdin};
use std::process::ExitCode;

use serde_json::Value;

use crate::failure::Failure;
use crate::print;

/// What is answered to a line.
pub struct Answer {
    /// For people: the answer, or why there is none.
    pub text: Result<String, String>,
    /// For programs.
    pub json: Value,
}

/// Answers every line of standard input with a line, in order and at once. As JSON each line
/// carries its own yes or no, and the exit status is 0; as text it is 1 if there was any no.
pub fn answer_each(
    as_json: bool,
    mut answer: impl FnMut(&str) -> Answer,
) -> Result<ExitCode, Failure> {
    let mut all_right = true;
    for line in stdin().lock().lines() {
        let line = line.map_err(|error| Failure::while_doing("reading standard input", error))?;
        let answer = answer(&line);
        all_right &= as_json || answer.text.is_ok();
        match (as_json, answer.text) {
            (true, _) => print::line(answer.json)?,
            (false, Ok(text)) => print::line(text)?,
            (false, Err(says)) => print::line(format_args!("error: {says}"))?,
        }
    }
    Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
