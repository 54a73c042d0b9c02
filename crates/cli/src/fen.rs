//! `touchmove fen`: reads FENs from standard input and says of each whether it is a position, and why not.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use serde_json::{Value, json};
use touchmove_chess::{FenError, FenMode, Position, Repair, Variant};

use crate::failure::Failure;

/// The arguments of `touchmove fen`.
#[derive(clap::Args)]
pub struct Args {
    /// What is let pass: only the one right form, what programs write, or what people paste.
    #[arg(long, value_enum, default_value_t = Mode::Standard)]
    mode: Mode,
    /// Kings and rooks may have started as in Chess960: X-FEN and Shredder-FEN are read.
    #[arg(long)]
    chess960: bool,
    /// Answer with one line of JSON for each FEN.
    #[arg(long)]
    json: bool,
}

/// How strictly a FEN is read.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Mode {
    /// Six fields, written in the one right way.
    Strict,
    /// Four fields or more, as programs write them.
    Standard,
    /// Whatever has one meaning; repairs are listed.
    Lenient,
}

impl From<Mode> for FenMode {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Strict => Self::Strict,
            Mode::Standard => Self::Standard,
            Mode::Lenient => Self::Lenient,
        }
    }
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let variant = if args.chess960 { Variant::Chess960 } else { Variant::Standard };
    let mut all_are_valid = true;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let line = line.map_err(|error| Failure::while_doing("standard input", error))?;
        let text = String::from_utf8_lossy(&line);
        let text = text.strip_suffix('\r').unwrap_or(&text);
        let answer = Answer::to(text, args.mode.into(), variant);
        all_are_valid &= answer.reasons.is_empty();
        let says = if args.json { answer.json(text).to_string() } else { answer.words(text) };
        writeln!(out, "{says}").map_err(|error| Failure::while_doing("standard output", error))?;
    }
    // As JSON each line says it.
    Ok(if args.json || all_are_valid { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What there is to say about a FEN.
struct Answer {
    /// Why it is refused; empty if it is not.
    reasons: Vec<String>,
    /// What was put right.
    repairs: Vec<String>,
    /// What it describes; if it is refused, what is left when all that can be forgiven is.
    position: Option<Position>,
}

impl Answer {
    fn to(text: &str, mode: FenMode, variant: Variant) -> Self {
        let (reasons, position) = match mode.read(text, variant) {
            Ok(reading) => {
                let says = |repair: &Repair| format!("{}: {repair}", repair.name());
                return Self {
                    reasons: Vec::new(),
                    repairs: reading.repairs.iter().map(says).collect(),
                    position: Some(reading.position),
                };
            }
            Err(FenError::Text(error)) => (vec![format!("{}: {error}", error.reason.name())], None),
            Err(FenError::Refused(refused)) => {
                let faults = refused.faults.iter();
                let reasons = faults.map(|fault| format!("{}: {fault}", fault.name())).collect();
                (reasons, refused.forgive().ok())
            }
        };
        Self { reasons, repairs: Vec::new(), position }
    }

    fn json(&self, text: &str) -> Value {
        json!({
            "input": text,
            "valid": self.reasons.is_empty(),
            "reasons": self.reasons,
            "repairs": self.repairs,
            "fen": self.position.as_ref().map(Position::fen),
            "legal_moves": self.position.as_ref().map(Position::legal_move_count),
        })
    }

    fn words(&self, text: &str) -> String {
        let mut says = match &self.position {
            Some(position) if self.reasons.is_empty() => {
                format!("{} ({} moves)", position.fen(), position.legal_move_count())
            }
            Some(_) | None => format!("not valid: {text}"),
        };
        for line in self.reasons.iter().chain(&self.repairs) {
            says += "\n  ";
            says += line;
        }
        says
    }
}
