//! Moves as players write them (F23-C): exact in writing, forgiving in reading, never guessing.

use touchmove_chess::{Expected, Move, SanError};

use crate::support::{START, position, vectors};

#[test]
fn f23_c_published_moves_are_written_as_published() {
    for [row, expected, source] in vectors("uci_to_san") {
        let (fen, uci) = row.split_once(" | ").expect("FEN | move");
        let position = position(fen);
        let mv = position.read_uci(uci).expect("lawful");
        assert_eq!(position.san(mv), expected, "{fen} ({source})");
    }
}

#[test]
fn published_texts_are_read_as_published() {
    for [row, expected, source] in vectors("san_parse") {
        let (fen, text) = row.split_once(" | ").expect("FEN | text");
        let read = position(fen).read_san(text);
        if expected.starts_with("err:") {
            assert!(read.is_err(), "{text}: {read:?} ({source})");
        } else {
            let uci = expected.split(' ').next().expect("a move");
            assert_eq!(read.map(|mv| mv.to_string()).as_deref(), Ok(uci), "{text} ({source})");
        }
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let start = position(START);
    for (text, at, expected) in [
        ("", 0, Expected::Start),
        ("Nx", 2, Expected::File),
        ("Nf9", 2, Expected::Rank),
        ("e4=", 3, Expected::Promotion),
        ("e4 ", 2, Expected::End),
        ("Nf3\n", 3, Expected::End),
    ] {
        assert_eq!(start.read_san(text), Err(SanError::Text { at, expected }), "{text:?}");
    }
    assert_eq!(start.read_san("--"), Err(SanError::Null));
    assert_eq!(start.read_san("O-O"), Err(SanError::NotLawful { candidates: Vec::new() }));
    let near = start.read_san("Nd4").expect_err("no knight goes there");
    assert_eq!(near.candidates(), ["d2d4".parse::<Move>().expect("a move")]);
    let promoting = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let missing = promoting.read_san("a8").expect_err("it is not said what the pawn becomes");
    assert!(matches!(missing, SanError::PromotionMissing { .. }));
    assert_eq!(missing.candidates().len(), 4);
    let two = position("4k3/8/8/8/1n3n2/8/8/4K3 b - - 0 1");
    let candidates = ["b4d3", "f4d3"].map(|uci| uci.parse::<Move>().expect("a move")).to_vec();
    match two.read_san("Nd3") {
        Err(SanError::Ambiguous { candidates: mut found }) => {
            found.sort_by_key(Move::to_string);
            assert_eq!(found, candidates);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn check_marks_and_other_marks_do_not_matter_in_reading() {
    let start = position(START);
    for text in ["Nf3", "Nf3+", "Nf3#", "Nf3!", "Nf3?!", "Ng1f3", "N1f3", "Ng1-f3"] {
        assert_eq!(start.read_san(text).map(|mv| mv.to_string()).as_deref(), Ok("g1f3"), "{text}");
    }
    assert!(start.read_san("Nxf3").is_err(), "nothing is captured");
}
