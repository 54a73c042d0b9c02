//! `touchmove verify`: is this log what the arbiter would still say?

use std::fs;
use std::io::{IsTerminal, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use touchmove_record::{Fault, FaultKind, Session, verify};

use crate::failure::Failure;
use crate::print;

/// The arguments of `touchmove verify`.
#[derive(clap::Args)]
pub struct Args {
    /// The logs, as `touchmove export --log` writes them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The hash that the last line must have: whoever holds it knows that no line was rewritten.
    #[arg(long)]
    head: Option<String>,
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    if args.head.is_some() && args.files.len() > 1 {
        return Err(Failure::new("--head speaks of one log, but several are given"));
    }
    let mut all_right = true;
    for (place, file) in args.files.iter().enumerate() {
        if stderr().is_terminal() && args.files.len() > 1 {
            eprint!("\r{} of {}", place + 1, args.files.len());
        }
        let says = match judge(file, args.head.as_deref()) {
            Ok(session) => format!(
                "right: {} lines, {} acts, head {}",
                session.next_number(),
                session.acts_made(),
                session.head()
            ),
            Err(wrong) => {
                all_right = false;
                format!("WRONG: {wrong}")
            }
        };
        print::line(format_args!("{}: {says}", file.display()))?;
    }
    Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn judge(file: &Path, head: Option<&str>) -> Result<Session, String> {
    let log = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let lines = log.trim_end_matches(['\r', '\n']).lines();
    let session = verify(lines).map_err(|fault| fault.to_string())?;
    match head {
        Some(head) if head != session.head().as_str() => {
            let kind = FaultKind::Head { found: session.head().to_string() };
            Err(Fault { line: session.next_number() - 1, kind }.to_string())
        }
        Some(_) | None => Ok(session),
    }
}
