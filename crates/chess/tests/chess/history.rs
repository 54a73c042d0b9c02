//! A game with its past: counting repetitions as the reports of other programs' users demand.

use touchmove_chess::{History, Position};

use crate::support::{Chance, position, table};

/// A game after moves in UCI.
fn played(fen: &str, moves: &str) -> History {
    let mut history = History::new(position(fen));
    for text in moves.split(' ') {
        let mv = history.position().read_uci(text).unwrap_or_else(|error| panic!("{error}"));
        assert!(history.play(mv), "{text}");
    }
    history
}

#[test]
fn repetitions_are_counted_as_reported() {
    let rows = table("repetition.tsv");
    assert!(rows.len() > 8);
    for row in &rows[1..] {
        let [case, fen, moves, count] = row.as_slice() else { panic!("four columns: {row:?}") };
        assert_eq!(played(fen, moves).occurrences().to_string(), *count, "{case}");
    }
}

#[test]
fn dr_3f_d_counting_back_to_the_last_capture_or_pawn_move_is_counting_all() {
    let mut chance = Chance::new(3);
    for _ in 0..30 {
        // Few men on few squares come back often.
        let mut history = History::new(position("7k/8/8/8/8/p7/P7/K7 w - - 0 1"));
        for _ in 0..150 {
            let moves = history.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            assert!(history.play(moves[chance.below(moves.len())]));
            let key = history.position().key();
            let all = history.positions().filter(|past| past.key() == key).count();
            assert_eq!(history.occurrences(), all, "{:?}", history.position());
        }
    }
}

#[test]
fn a_move_can_be_taken_back_and_an_unlawful_one_changes_nothing() {
    let mut history = played(&Position::start().fen(), "g1f3 g8f6 f3g1 f6g8");
    assert_eq!((history.moves_made(), history.occurrences()), (4, 2));
    assert!(!history.play("e2e5".parse().expect("a move")));
    assert_eq!(history.moves_made(), 4);
    while history.take_back() {}
    assert_eq!((history.position(), history.occurrences()), (&Position::start(), 1));
}
