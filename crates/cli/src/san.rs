//! `touchmove san`: reads moves as players write them, and writes them so.

use std::process::ExitCode;

use clap::ValueEnum;
use serde_json::{Value, json};
use touchmove_chess::{Letters, Move, Position, SanError, SanMode, Written};

use crate::failure::Failure;
use crate::lines::{self, Answer};
use crate::perft::read_position;

/// The arguments of `touchmove san`.
#[derive(clap::Args)]
pub struct Args {
    /// How much is read as a move.
    #[arg(long, value_enum, default_value = "standard")]
    mode: Mode,
    /// In which letters the men are named, such as de, zh-Hans or figurine; English if not given.
    #[arg(long, value_parser = letters)]
    letters: Option<Letters>,
    /// Write moves: the lines are FEN, tab, and a move in UCI.
    #[arg(long)]
    write: bool,
    /// Answer with one JSON object for each line.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Mode {
    /// The exact text only.
    Strict,
    /// What programs write.
    Standard,
    /// What people write.
    Lenient,
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    lines::answer_each(args.json, |line| {
        let (key, answered) =
            if args.write { ("san", write(line, args.letters)) } else { ("uci", read(line, args)) };
        match answered {
            Ok(text) => Answer { json: json!({ "input": line, key: text }), text: Ok(text) },
            Err(no) => Answer { json: no.json(line), text: Err(no.message) },
        }
    })
}

/// What a line says, in UCI, or `null` for a null move.
fn read(line: &str, args: &Args) -> Result<String, No> {
    let (position, text) = parts(line)?;
    let mode = match args.mode {
        Mode::Strict => SanMode::Strict,
        Mode::Standard => SanMode::Standard,
        Mode::Lenient => SanMode::Lenient,
    };
    match position.read_written(text, mode, args.letters) {
        Ok(Written::Move(mv)) => Ok(mv.to_string()),
        Ok(Written::Null) => Ok("null".to_owned()),
        Err(error) => Err(No::from(&error)),
    }
}

fn write(line: &str, letters: Option<Letters>) -> Result<String, No> {
    let (position, text) = parts(line)?;
    let mv = position.read_uci(text).map_err(|error| No::new("illegal", error.to_string()))?;
    Ok(position.san_in(mv, letters.unwrap_or(Letters::ENGLISH)))
}

fn parts(line: &str) -> Result<(Position, &str), No> {
    let missing = || No::new("line", "a line is a FEN, a tab and a move".to_owned());
    let (fen, text) = line.split_once('\t').ok_or_else(missing)?;
    let position = read_position(fen).map_err(|failure| No::new("fen", failure.to_string()))?;
    Ok((position, text))
}

/// Why a line has no answer.
struct No {
    kind: &'static str,
    message: String,
    at: Option<usize>,
    expected: Option<String>,
    candidates: Vec<Move>,
}

impl No {
    fn new(kind: &'static str, message: String) -> Self {
        Self { kind, message, at: None, expected: None, candidates: Vec::new() }
    }

    /// `error` is the kind, the rest is for those who want to know more.
    fn json(&self, line: &str) -> Value {
        let mut json = json!({ "input": line, "error": self.kind, "message": self.message });
        if let Some(at) = self.at {
            json["at"] = at.into();
        }
        if let Some(expected) = &self.expected {
            json["expected"] = expected.as_str().into();
        }
        if !self.candidates.is_empty() {
            let candidates = self.candidates.iter().map(ToString::to_string);
            json["candidates"] = candidates.collect::<Vec<String>>().into();
        }
        json
    }
}

impl From<&SanError> for No {
    fn from(error: &SanError) -> Self {
        let (kind, at, expected) = match error {
            SanError::Text { at, expected } => ("text", Some(*at), Some(expected.to_string())),
            SanError::NotExact { at, exact } => ("not exact", Some(*at), Some(exact.clone())),
            SanError::NotLawful { .. } | SanError::PromotionMissing { .. } | SanError::Null => {
                ("illegal", None, None)
            }
            SanError::Ambiguous { .. } => ("ambiguous", None, None),
        };
        let candidates = error.candidates().to_vec();
        Self { kind, message: error.to_string(), at, expected, candidates }
    }
}

fn letters(tag: &str) -> Result<Letters, String> {
    Letters::of(tag).ok_or_else(|| {
        let tags: Vec<&str> = Letters::ALL.iter().map(Letters::tag).collect();
        format!("known are {}", tags.join(", "))
    })
}
