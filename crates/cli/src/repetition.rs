//! `touchmove repetition`: how often has the last position of each game been there (DR-3F.d)?

use std::process::ExitCode;

use serde_json::json;
use touchmove_chess::History;

use crate::failure::Failure;
use crate::lines::{self, Answer};
use crate::perft::read_position;

/// The arguments of `touchmove repetition`.
#[derive(clap::Args)]
pub struct Args {
    /// Answer with one JSON object for each line.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    lines::answer_each(args.json, |line| match count(line) {
        Ok(occurrences) => Answer {
            text: Ok(occurrences.to_string()),
            json: json!({ "occurrences": occurrences }),
        },
        Err(says) => Answer { json: json!({ "input": line, "error": says }), text: Err(says) },
    })
}

/// How often the position after `FEN<TAB>moves` has been there; the moves are in UCI.
fn count(line: &str) -> Result<usize, String> {
    let (fen, moves) = line.split_once('\t').unwrap_or((line, ""));
    let start = read_position(fen).map_err(|failure| failure.to_string())?;
    let mut history = History::new(start);
    for (place, text) in moves.split_whitespace().enumerate() {
        let mv = history.position().read_uci(text);
        let mv = mv.map_err(|error| format!("move {}, {text}: {error}", place + 1))?;
        assert!(history.play(mv), "what was read is lawful");
    }
    Ok(history.occurrences())
}
