//! Chess960: castling from anywhere, its arrays by number, FEN in both forms, UCI in both styles.

use touchmove_chess::{CastlingText, Chess, EnPassantText, FenMode, Position, Variant};
use touchmove_game::{Game, Step};

use crate::support::{table, vectors};

#[track_caller]
fn position(fen: &str) -> Position {
    let reading = FenMode::Standard.read(fen, Variant::Chess960);
    reading.unwrap_or_else(|error| panic!("{fen}: {error}")).position
}

#[test]
fn perft_equals_the_published_values() {
    let rows = vectors("perft960");
    assert!(rows.len() >= 10);
    for [fen, expected, source] in rows {
        let position = FenMode::Standard.read(&fen, Variant::Chess960);
        let position = match position {
            Ok(reading) => reading.position,
            Err(touchmove_chess::FenError::Refused(refused)) => {
                refused.forgive().unwrap_or_else(|error| panic!("{fen}: {error}"))
            }
            Err(error) => panic!("{fen}: {error}"),
        };
        for entry in expected.split(';') {
            let (depth, nodes) = entry.split_once(':').expect("depth and count");
            let nodes: u64 = nodes.parse().expect("a count");
            if nodes <= 1_000_000 {
                let depth = depth.parse().expect("a depth");
                assert_eq!(position.perft(depth), nodes, "{fen} depth {depth} ({source})");
            }
        }
    }
}

#[test]
fn fens_of_bug_reports_are_judged_as_by_other_programs() {
    let rows = table("fen_expect.tsv");
    for row in rows.iter().filter(|row| row.get(1).is_some_and(|mode| mode == "960")) {
        let [case, _, fen, status, _, moves, mended, ..] = row.as_slice() else {
            panic!("{row:?}: a column is missing")
        };
        let is_read = FenMode::Standard.read(fen, Variant::Chess960).is_ok();
        assert_eq!(is_read, status == "valid", "{case}");
        let reading = FenMode::Lenient.read(fen, Variant::Chess960).expect("it can be mended");
        assert_eq!(reading.position.fen(), *mended, "{case}");
        assert_eq!(reading.position.legal_move_count().to_string(), *moves, "{case}");
    }
}

#[test]
fn the_inner_rook_is_named_by_its_file_and_keeps_its_right() {
    // lichess-org/lila#13254: the right of the inner rook was lost when written and read again.
    let fen = "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1";
    let inner = position(fen);
    assert_eq!(inner.fen(), fen);
    assert_eq!(position(&inner.fen()), inner);
    let files = position("bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1");
    let text = files.fen_with(EnPassantText::Legal, CastlingText::Files);
    assert_eq!(text, "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w GDgd - 0 1");
    assert_eq!(position(&text), files);
}

#[test]
fn arrays_have_the_numbers_of_the_published_table() {
    // Scharnagl's table as FIDE's and all servers' Chess960 tables have it.
    for (number, men) in [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")] {
        let fen = Position::chess960(number).expect("below 960").fen();
        let rank = fen.split([' ', '/']).nth(7);
        assert_eq!(rank, Some(men), "{number}");
    }
    let mut all: Vec<String> =
        (0..960).map(|n| Position::chess960(n).expect("below 960").fen()).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 960);
}

#[test]
fn castling_is_read_and_written_in_both_styles() {
    let start = position("4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1");
    let short = start.read_uci("f1g1").expect("lawful");
    let long = start.read_uci("f1a1").expect("lawful");
    assert_eq!(start.castles(short).map(|(_, rook)| rook.to_string()), Some("g1".to_owned()));
    assert_eq!(start.uci(long, Variant::Standard), "f1c1");
    assert_eq!(start.uci(long, Variant::Chess960), "f1a1");
    assert_eq!(start.read_uci("f1c1"), Ok(long));
    assert_eq!((start.san(short), start.san(long)), ("O-O".to_owned(), "O-O-O".to_owned()));
    assert_eq!(start.read_san("O-O-O"), Ok(long));
    let after = start.play(short).expect("lawful");
    assert_eq!(after.fen(), "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
    let same = Position::from_fen(&after.fen()).expect("a position");
    assert_eq!(after.zobrist(), same.zobrist());
}

#[test]
fn the_hand_castles_with_the_king_first() {
    let square = |name: &str| name.parse().expect("a square");
    let carry = |from, to| Step::Carry { from: square(from), to: square(to) };
    let rook = "wR".parse().expect("a man");
    let rows = [
        // King and rook change places; only the king moves; only the rook; both, without meeting.
        (
            "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
            "f1g1",
            vec!["g1"],
            vec![carry("f1", "g1"), Step::Place { man: rook, to: square("f1") }],
        ),
        ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "e1f1", vec![], vec![carry("e1", "g1")]),
        ("4k3/8/8/8/8/8/8/6KR w K - 0 1", "g1h1", vec![], vec![carry("h1", "f1")]),
        (
            "4k3/8/8/8/8/8/8/1R3K2 w Q - 0 1",
            "f1b1",
            vec![],
            vec![carry("f1", "c1"), carry("b1", "d1")],
        ),
    ];
    for (fen, mv, removes, steps) in rows {
        let start = position(fen);
        let mv = start.read_uci(mv).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let footprint = Chess::from(start.clone()).footprint(&start, &mv);
        assert_eq!(footprint.removes, removes.into_iter().map(square).collect::<Vec<_>>(), "{fen}");
        assert_eq!(footprint.steps, steps, "{fen}");
    }
}
