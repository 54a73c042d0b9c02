//! Moves in text at three levels and in many letters (F23-C), as the reports of other programs'
//! users demand.

use touchmove_chess::{Expected, Letters, Move, Position, SanError, SanMode, Written};

use crate::support::{Chance, START, position, table};

const MODES: [SanMode; 3] = [SanMode::Strict, SanMode::Standard, SanMode::Lenient];

/// What is read, as the tables say it: a move in UCI, `null`, or `error`.
fn said(position: &Position, text: &str, mode: SanMode, letters: Option<Letters>) -> String {
    match position.read_written(text, mode, letters) {
        Ok(Written::Move(mv)) => mv.to_string(),
        Ok(Written::Null) => "null".to_owned(),
        Err(_) => "error".to_owned(),
    }
}

/// Leniently, without a choice of letters.
#[track_caller]
fn check(fen: &str, expected: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(said(&position(fen), text, SanMode::Lenient, None), expected, "{text} in {fen}");
    }
}

#[test]
fn f23_c_three_levels_read_what_the_table_says() {
    let rows = table("san_cases.tsv");
    assert!(rows.len() > 25);
    for row in &rows[1..] {
        let [fen, text, levels @ ..] = row.as_slice() else { panic!("five columns: {row:?}") };
        assert_eq!(levels.len(), 3, "{row:?}");
        let text = text.replace("\\n", "\n");
        for (mode, expected) in MODES.into_iter().zip(levels) {
            assert_eq!(said(&position(fen), &text, mode, None), *expected, "{text:?} {mode:?}");
        }
    }
}

#[test]
fn reported_texts_are_read_as_they_should() {
    let rows = table("san_read.tsv");
    assert!(rows.len() > 20);
    for row in &rows[1..] {
        let [fen, text, expected] = row.as_slice() else { panic!("three columns: {row:?}") };
        let found = match position(fen).read_written(text, SanMode::Lenient, None) {
            Ok(Written::Move(mv)) => mv.to_string(),
            Err(SanError::Ambiguous { .. }) => "error:ambiguous".to_owned(),
            Err(SanError::NotLawful { .. } | SanError::PromotionMissing { .. }) => {
                "error:illegal".to_owned()
            }
            other => format!("{other:?}"),
        };
        assert_eq!(found, *expected, "{text} in {fen}");
    }
}

#[test]
fn reported_moves_are_written_as_they_should() {
    let rows = table("san_write.tsv");
    assert!(rows.len() > 7);
    for row in &rows[1..] {
        let [fen, uci, san] = row.as_slice() else { panic!("three columns: {row:?}") };
        let position = position(fen);
        assert_eq!(position.san(position.read_uci(uci).expect("lawful")), *san, "{uci} in {fen}");
    }
}

#[test]
fn every_way_to_write_a_move_is_read() {
    check(START, "g1f3", &["♘f3", "♞f3", "♘\u{FE0E}f3", "马f3", "馬f3", "Sf3", "g1-f3", "Ng1–f3"]);
    check(START, "g1f3", &[" Nf3 ", "Nf3±", "Nf3 +/-", "Nf3=", "Nxf3", "N×f3", "Кf3"]);
    check(START, "e2e4", &["e2-e4", "2e4", "Pe4", "♙e4", "兵e4", "兵e2-e4"]);
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    check(castling, "e1g1", &["0-0", "o-o", "О-О", "O–O", "0-0+", "O-O ch", "e1-g1"]);
    check(castling, "error", &["OO", "0", "O-", "O-O-", "Kg1", "王g1", "O-O-O"]);
    let promoting = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(
        promoting,
        "a7a8q",
        &["a8=Q", "a8q", "a8=(Q)", "a8=♕", "a8后", "a8D", "a7-a8=Q+", "a7a8Q"],
    );
    check(promoting, "error", &["a8=", "a8(", "a8(Q", "a8K", "a8=P"]);
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    check(passing, "e5d6", &["e:d6", "exd6 e.p.", "e5xd6", "ed6ep", "e5d6"]);
    check(passing, "error", &["xd6", "d", "e", "nf3", "d6 e.p."]);
}

#[test]
fn a_letter_that_languages_share_is_no_guess() {
    // Hungarian H is a knight, Polish H a queen; here either can go to f3.
    let hungarian = Letters::of("hu");
    let open = position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let doubt = open.read_written("Hf3", SanMode::Lenient, None).expect_err("two languages");
    let both = ["d1f3", "g1f3"].map(|uci| uci.parse::<Move>().expect("a move"));
    assert!(matches!(doubt, SanError::Ambiguous { .. }));
    assert!(both.iter().all(|mv| doubt.candidates().contains(mv)), "{doubt}");
    for mode in MODES {
        assert_eq!(said(&open, "Hf3", mode, hungarian), "g1f3");
        assert_eq!(said(&open, "Nf3", mode, hungarian), "error", "no letter of Hungarian");
    }
}

#[test]
fn errors_stand_where_the_source_goes_wrong() {
    let start = position(START);
    let lenient = |text| start.read_written(text, SanMode::Lenient, None);
    let at_rank = SanError::Text { at: 4, expected: Expected::Rank };
    assert_eq!(lenient("♘f9"), Err(at_rank), "the figurine is three bytes long");
    let in_hebrew = SanError::Text { at: 0, expected: Expected::Start };
    assert_eq!(lenient("פf3"), Err(in_hebrew));
    let longer = start.read_written("Ngf3", SanMode::Strict, None);
    assert_eq!(longer, Err(SanError::NotExact { at: 1, exact: "Nf3".to_owned() }));
}

#[test]
fn what_is_written_in_any_letters_is_read_in_them() {
    let mut chance = Chance::new(4);
    for letters in Letters::ALL {
        assert_eq!(Letters::of(letters.tag()), Some(*letters));
        let mut position = position(START);
        for _ in 0..150 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance.below(moves.len())];
            let text = position.san_in(mv, *letters);
            for mode in MODES {
                let read = position.read_written(&text, mode, Some(*letters));
                assert_eq!(read, Ok(Written::Move(mv)), "{text} {mode:?} {position:?}");
                let english = position.read_written(&position.san(mv), mode, None);
                assert_eq!(english, Ok(Written::Move(mv)), "{mode:?} {position:?}");
            }
            let uci = position.read_written(&mv.to_string(), SanMode::Lenient, None);
            assert_eq!(uci, Ok(Written::Move(mv)), "{position:?}");
            position = position.play_lawful(mv);
        }
    }
}

#[test]
fn no_text_whatever_is_too_much() {
    let signs: Vec<char> =
        "NRQKO0o-x=:()/+#!? abcdefgh12345678♘马КрÉ\u{FE0E}e.p.\n".chars().collect();
    let mut chance = Chance::new(5);
    let start = position(START);
    for _ in 0..20_000 {
        let length = chance.below(9);
        let text: String = (0..length).map(|_| signs[chance.below(signs.len())]).collect();
        for mode in MODES {
            match start.read_written(&text, mode, None) {
                Ok(Written::Move(mv)) => assert!(start.is_lawful(mv), "{text}"),
                Err(SanError::Text { at, .. } | SanError::NotExact { at, .. }) => {
                    assert!(at <= text.len(), "{text}");
                }
                Ok(Written::Null) | Err(_) => {}
            }
        }
    }
}
