//! Counting with all hands: the positions after two moves are shared out among threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;

use touchmove_chess::{Move, Position};

use super::table::Table;

/// Every first move with the count of what can follow it within `below` more moves.
pub fn divide(
    position: &Position,
    below: u32,
    threads: NonZeroUsize,
    table: &Table,
) -> Vec<(Move, u64)> {
    let moves = position.legal_moves();
    let counts: Vec<AtomicU64> = moves.iter().map(|_| AtomicU64::new(0)).collect();
    let jobs = jobs(position, below);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(job) = jobs.get(next.fetch_add(1, Relaxed)) {
            counts[job.first].fetch_add(count(&job.position, job.depth, table), Relaxed);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.get().min(jobs.len()) {
            scope.spawn(work);
        }
        work();
    });
    moves.iter().copied().zip(counts.into_iter().map(AtomicU64::into_inner)).collect()
}

/// A position to be counted.
struct Job {
    /// Behind which of the first moves it lies.
    first: usize,
    position: Position,
    depth: u32,
}

/// The positions after the first moves or, if `below` leaves room for them, after the replies: so
/// many that no thread is long alone with the last one.
fn jobs(position: &Position, below: u32) -> Vec<Job> {
    let mut jobs = Vec::new();
    for (first, after) in children(position).enumerate() {
        match below.checked_sub(1) {
            None => jobs.push(Job { first, position: after, depth: below }),
            Some(depth) => {
                jobs.extend(children(&after).map(|position| Job { first, position, depth }));
            }
        }
    }
    jobs
}

/// The positions after every lawful move, in the order of the moves.
fn children(position: &Position) -> impl Iterator<Item = Position> {
    let moves = position.legal_moves();
    (0..moves.len()).map(move |at| position.play_lawful(moves[at]))
}

/// From two moves on a look into the table is cheaper than to count anew.
fn count(position: &Position, depth: u32, table: &Table) -> u64 {
    match depth {
        0 | 1 => position.perft(depth),
        2 => table.remember(position, depth, || position.perft(depth)),
        3.. => table.remember(position, depth, || {
            children(position).map(|after| count(&after, depth - 1, table)).sum()
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Castling, en passant and promotion within few moves; mates and stalemates too.
    const FENS: [&str; 4] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1",
    ];

    #[test]
    fn many_threads_and_any_table_count_as_one_without() {
        for fen in FENS {
            let position = Position::from_fen(fen).expect("a position");
            for (threads, mebibytes) in [(1, 0), (1, 1), (2, 0), (3, 1), (8, 2)] {
                let threads = NonZeroUsize::new(threads).expect("some");
                let table = Table::of_mebibytes(mebibytes).expect("a little memory");
                for below in 0..4 {
                    for (mv, nodes) in divide(&position, below, threads, &table) {
                        let alone = position.play_lawful(mv).perft(below);
                        assert_eq!(nodes, alone, "{fen} {mv}, then {below}, {threads} threads");
                    }
                }
            }
        }
    }
}
