//! `touchmove perft`: the test that every move generator is measured by.

mod search;
mod table;

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use touchmove_chess::Position;

use crate::failure::Failure;
use table::Table;

/// The arguments of `touchmove perft`.
#[derive(clap::Args)]
pub struct Args {
    /// How many moves deep.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// The position to start from; the usual one if not given.
    #[arg(long)]
    fen: Option<String>,
    /// Show the count behind each first move.
    #[arg(long)]
    divide: bool,
    /// How many threads count; as many as the machine has cores if not given.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// How much memory remembers positions that were counted; 0 counts each anew.
    #[arg(long, value_name = "MiB", default_value_t = 64)]
    hash: usize,
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let position = match &args.fen {
        Some(fen) => read_position(fen)?,
        None => Position::start(),
    };
    let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let threads = args.threads.unwrap_or_else(cores);
    let table = Table::of_mebibytes(args.hash)
        .map_err(|error| Failure::while_doing(format!("a table of {} MiB", args.hash), error))?;
    let start = now();
    let nodes = match args.depth.checked_sub(1) {
        None => 1,
        Some(below) => {
            let counts = search::divide(&position, below, threads, &table);
            if args.divide {
                for (mv, nodes) in &counts {
                    println!("{mv}: {nodes}");
                }
            }
            counts.iter().map(|(_, nodes)| nodes).sum()
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{:.3} s, {:.1} million a second", seconds, per_second(nodes, seconds) / 1e6);
    println!("{nodes}");
    Ok(ExitCode::SUCCESS)
}

/// The position that `fen` describes. Positions that no game reaches are welcome: people study and count them.
pub fn read_position(fen: &str) -> Result<Position, Failure> {
    Position::from_fen_forgiving(fen)
        .map_err(|error| Failure::while_doing(format!("FEN {fen:?}"), error))
}

#[expect(clippy::disallowed_methods, reason = "a tool tells how long it took")]
fn now() -> Instant {
    Instant::now()
}

#[expect(clippy::cast_precision_loss, reason = "a speed for people")]
fn per_second(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}
