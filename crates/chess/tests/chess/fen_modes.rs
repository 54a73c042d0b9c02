//! FEN in three modes: what each refuses, what the lenient one repairs, and the texts of bug reports.

use touchmove_chess::{CastlingText, EnPassantText, FenError, FenMode, Position, Variant};

use crate::support::{position, table};

/// The names of what is wrong with `fen` in this mode; empty if it is read.
fn reasons(mode: FenMode, fen: &str) -> Vec<&'static str> {
    match mode.read(fen, Variant::Standard) {
        Ok(_) => Vec::new(),
        Err(FenError::Text(error)) => vec![error.reason.name()],
        Err(FenError::Refused(refused)) => refused.faults.iter().map(|f| f.name()).collect(),
    }
}

#[test]
fn fens_of_bug_reports_are_judged_as_by_other_programs() {
    let rows = table("fen_expect.tsv");
    let rows = rows.iter().skip(1).filter(|row| row[1] == "std");
    assert!(rows.clone().count() > 60);
    for row in rows {
        let [case, _, fen, status, _, moves, mended, ..] = row.as_slice() else {
            panic!("{row:?}: a column is missing")
        };
        let verdict = reasons(FenMode::Standard, fen);
        assert_eq!(verdict.is_empty(), status == "valid", "{case} {fen}: {verdict:?}");
        let is_text =
            matches!(FenMode::Standard.read(fen, Variant::Standard), Err(FenError::Text(_)));
        assert_eq!(is_text, status == "parse-error", "{case} {fen}");
        let is_about_rights = |name: &str| name.starts_with("castling") || name.starts_with("en-p");
        if !is_text && verdict.iter().all(|name| is_about_rights(name)) {
            let reading = FenMode::Lenient
                .read(fen, Variant::Standard)
                .unwrap_or_else(|e| panic!("{case}: {e}"));
            assert_eq!(reading.position.fen(), *mended, "{case}");
            assert_eq!(reading.position.legal_move_count().to_string(), *moves, "{case}");
        }
    }
}

#[test]
fn each_mode_lets_pass_what_it_says() {
    #[rustfmt::skip]
    let rows = [
        // The text, what strict and standard object to, what lenient reads and repairs.
        ["4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", ""],
        ["4k2r/8/8/8/8/8/8/4K2R w Kk -", "halfmove-missing", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "halfmove-missing fullmove-missing"],
        ["4k2r/8/8/8/8/8/8/4K2R w Kk - 7", "fullmove-missing", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 7 1", "fullmove-missing"],
        ["4k2r/8/8/8/8/8/8/4K2R w kK - 0 1", "castling-order", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "castling-order"],
        ["4k2r/8/8/8/8/8/8/4K2R w  Kk - 0 1", "spaces", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "spaces"],
        ["4k2r/8/8/8/8/8/8/4K2R w Kk - 0 0", "fullmove-zero", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "fullmove-zero"],
        ["4k2r/8/8/8/8/8/8/4K2R w Kk - 00 1", "leading-zero", "", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "leading-zero"],
        ["4k2r/8/8/8/8/8/8/4K2R w KkK - 0 1", "castling-repeated", "castling-repeated", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "castling-repeated castling-order"],
        ["4k2r/8/44/8/8/8/8/4K2R w Kk - 0 1", "adjacent-digits", "adjacent-digits", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "adjacent-digits"],
        ["4k3/8/8/8/8/8/8/4K3 W - - 0 1", "turn", "turn", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "turn"],
        ["4k3/8/8/8/8/8/8/4K3", "turn-missing", "turn-missing", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "turn-missing castling-missing en-passant-missing halfmove-missing fullmove-missing"],
        ["4k3/8/8/8/8/8/8/4K3 b - - - 7", "halfmove", "halfmove", "4k3/8/8/8/8/8/8/4K3 b - - 0 7", "halfmove"],
        ["4k3/8/8/8/8/8/8/4K3 b - - 0 1 bm Kd7;", "text-beyond", "text-beyond", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "text-beyond"],
        ["4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling-without-rook", "castling-without-rook", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "castling-without-rook"],
        ["4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 1", "en-passant", "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "en-passant"],
    ];
    for [fen, strict, standard, mended, repairs] in rows {
        assert_eq!(reasons(FenMode::Strict, fen).join(" "), strict, "{fen}");
        assert_eq!(reasons(FenMode::Standard, fen).join(" "), standard, "{fen}");
        let reading = FenMode::Lenient
            .read(fen, Variant::Standard)
            .unwrap_or_else(|error| panic!("{fen}: {error}"));
        let names: Vec<&str> = reading.repairs.iter().map(|repair| repair.name()).collect();
        assert_eq!(
            (reading.position.fen(), names.join(" ")),
            (mended.to_owned(), repairs.to_owned()),
            "{fen}"
        );
    }
}

#[test]
fn no_mode_guesses_at_men() {
    for fen in ["", "8/8", "9/8/8/8/8/8/8/K1k5 w - - 0 1", "K1k5/8/8/8/8/8/8/7 w - - 0 1"] {
        for mode in [FenMode::Strict, FenMode::Standard, FenMode::Lenient] {
            assert!(matches!(mode.read(fen, Variant::Standard), Err(FenError::Text(_))), "{fen:?}");
        }
    }
}

#[test]
fn the_square_that_a_pawn_crossed_is_written_as_asked_and_read_back() {
    // lichess-org/lila#6827: some readers want it after every double step, others only for a capture.
    let start = Position::start();
    let after = start.play(start.read_san("e4").expect("lawful")).expect("lawful");
    let men = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    for (policy, field) in
        [(EnPassantText::Always, "e3"), (EnPassantText::Legal, "-"), (EnPassantText::Never, "-")]
    {
        let fen = after.fen_with(policy, CastlingText::Letters);
        assert_eq!(fen, format!("{men} {field} 0 1"));
        assert_eq!(position(&fen).key(), after.key());
        assert_eq!(position(&fen).zobrist(), after.zobrist());
    }
    let capture = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert_eq!(
        capture.fen_with(EnPassantText::Never, CastlingText::Letters),
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"
    );
}
