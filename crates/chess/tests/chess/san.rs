//! Moves as players write them (F23-C): exact in writing, forgiving in reading, never guessing.

use touchmove_chess::{Move, SanError};

use crate::support::{START, position, table, vectors};

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
fn the_standard_level_of_leniency() {
    let rows = table("san_cases.tsv");
    assert!(rows.len() > 20);
    for row in &rows[1..] {
        let [fen, text, _, standard, _] = row.as_slice() else { panic!("five columns: {row:?}") };
        let read = position(fen).read_san(text).map(|mv| mv.to_string());
        let said = read.unwrap_or_else(|_| "error".to_owned());
        assert_eq!(said, *standard, "{text} in {fen}");
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let start = position(START);
    assert_eq!(start.read_san(""), Err(SanError::Text { at: 0 }));
    assert_eq!(start.read_san("Nf9"), Err(SanError::Text { at: 2 }));
    assert_eq!(start.read_san("e4 "), Err(SanError::Text { at: 2 }));
    assert_eq!(start.read_san("Nd4"), Err(SanError::NotLawful));
    assert_eq!(start.read_san("O-O"), Err(SanError::NotLawful));
    let promoting = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(promoting.read_san("a8"), Err(SanError::PromotionMissing));
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
