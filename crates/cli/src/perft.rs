//! `touchmove perft`: the test that every move generator is measured by.

use std::process::ExitCode;
use std::time::Instant;

use touchmove_chess::Position;

use crate::failure::Failure;

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
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let position = match &args.fen {
        Some(fen) => read_position(fen)?,
        None => Position::start(),
    };
    let start = now();
    let nodes =
        if args.divide { divide(&position, args.depth) } else { position.perft(args.depth) };
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

fn divide(position: &Position, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else { return 1 };
    let mut sum = 0;
    for mv in &position.legal_moves() {
        let after = position.play(*mv).expect("it is one of the lawful moves");
        let nodes = after.perft(below);
        println!("{mv}: {nodes}");
        sum += nodes;
    }
    sum
}

#[expect(clippy::disallowed_methods, reason = "a tool tells how long it took")]
fn now() -> Instant {
    Instant::now()
}

#[expect(clippy::cast_precision_loss, reason = "a speed for people")]
fn per_second(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}
