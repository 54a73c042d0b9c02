//! Ours beside the peers, in one run and in each peer's own idiom: positions counted, FEN read, SAN
//! written, games replayed. `cargo xtask bench chess` runs it as it is meant.

mod fen;
mod games;
mod perft;
mod race;
mod replay;
mod report;
mod san;

use std::env;

use report::Report;

/// From how many places of the games FEN and SAN are taken.
const PLACES: usize = 20_000;

/// How the benchmark is run.
#[derive(Clone, Copy)]
struct Plan {
    /// How often each is timed, or several times as often if that takes little; the best counts.
    rounds: u32,
    /// Perft is this much shallower than usual.
    shallower: u32,
    /// How often each file of games is replayed in one timing.
    replays: u32,
}

const USUAL: Plan = Plan { rounds: 3, shallower: 0, replays: 10 };
const QUICK: Plan = Plan { rounds: 2, shallower: 2, replays: 1 };

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let is_given = |name: &str| arguments.iter().any(|argument| argument == name);
    let plan = if is_given("--quick") { QUICK } else { USUAL };
    let mut report = Report::new();
    if is_given("--ours") {
        perft::alone(plan, &mut report);
    } else {
        perft::race(plan, &mut report);
        let games = games::load();
        replay::race(plan, &games, &mut report);
        let places = games::places(&games, PLACES);
        fen::race(plan, &places, &mut report);
        san::race(plan, &places, &mut report);
    }
    print!("{}", report.table());
    if is_given("--json") {
        println!("{}", report.json());
    }
}
