//! The number of ways to play on equals the published values.

use touchmove_chess::{Position, Setup};

use crate::support::{forgiven, vectors};

/// More leaves than this take too long for a test.
const MOST_LEAVES: u64 = 200_000_000;

#[test]
fn perft_equals_the_published_values() {
    let rows = vectors("perft");
    assert!(rows.len() >= 28);
    for [fen, expected, source] in rows {
        compare(&forgiven(&fen), &fen, &expected, &source);
    }
}

#[test]
fn perft_equals_the_published_values_where_no_game_leads() {
    let rows = vectors("perft_unreachable");
    assert_eq!(rows.len(), 8);
    for [fen, expected, source] in rows {
        let setup: Setup = fen.parse().expect("a FEN");
        let refused = setup.validate().expect_err("no game leads here");
        let position = refused.forgive().expect("but play is possible");
        compare(&position, &fen, &expected, &source);
    }
}

fn compare(position: &Position, fen: &str, expected: &str, source: &str) {
    for entry in expected.split(';') {
        let (depth, leaves) = entry.split_once(':').expect("depth:leaves");
        let (depth, leaves) = (depth.parse().expect("a depth"), leaves.parse().expect("a number"));
        if leaves <= MOST_LEAVES {
            assert_eq!(position.perft(depth), leaves, "{fen} depth {depth} ({source})");
        }
    }
}
