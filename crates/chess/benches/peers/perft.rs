//! How many positions each counts in a second.

use std::str::FromStr;

use chess::MoveGen;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};
use touchmove_chess::Position;

use crate::Plan;
use crate::race::{self, Runner};
use crate::report::Report;

/// The six usual positions, with the published counts from depth 1 on. Source: chessprogramming
/// wiki, perft results.
const POSITIONS: [(&str, &str, &[u64]); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    ),
    (
        "position 2",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    (
        "position 3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    ),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

pub fn race(plan: Plan, report: &mut Report) {
    run(plan, report, runners);
}

/// Ours only: for a build that is not made for this processor, which would be unfair to the peers.
pub fn alone(plan: Plan, report: &mut Report) {
    run(plan, report, |fen, depth| Vec::from([ours(fen, depth)]));
}

fn run(plan: Plan, report: &mut Report, runners: fn(&'static str, u32) -> Vec<Runner<'static>>) {
    eprintln!("perft, {} rounds", plan.rounds);
    for (name, fen, counts) in POSITIONS {
        let counts = &counts[..counts.len() - plan.shallower as usize];
        let depth = u32::try_from(counts.len()).expect("a few plies");
        let nodes = *counts.last().expect("a depth is left");
        let title = format!("{name}, depth {depth}");
        let times = race::race(&title, plan.rounds, nodes, runners(fen, depth));
        report.perft(&title, nodes, times);
    }
}

fn runners(fen: &'static str, depth: u32) -> Vec<Runner<'static>> {
    let cozy = cozy_chess::Board::from_fen(fen, false).expect("cozy-chess reads it");
    let shakmaty = Fen::from_ascii(fen.as_bytes()).expect("shakmaty reads it");
    let shakmaty: Chess = shakmaty.into_position(CastlingMode::Standard).expect("and accepts it");
    let jordan = chess::Board::from_str(fen).expect("chess reads it");
    Vec::from([
        ours(fen, depth),
        Runner::new("cozy-chess", move || of_cozy_chess(&cozy, depth)),
        Runner::new("shakmaty", move || shakmaty::perft(&shakmaty, depth)),
        Runner::new("chess", move || MoveGen::movegen_perft_test(&jordan, depth as usize) as u64),
    ])
}

fn ours(fen: &str, depth: u32) -> Runner<'static> {
    let position = Position::from_fen(fen).expect("we read it");
    Runner::new("ours", move || position.perft(depth))
}

/// With the last move counted and not played, as its documentation recommends.
fn of_cozy_chess(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += of_cozy_chess(&after, depth - 1);
            }
        }
        false
    });
    nodes
}
