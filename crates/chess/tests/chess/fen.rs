//! FEN: what is read, what is written, and where a bad text goes wrong.

use touchmove_chess::{FenError, FenReason, Position};

use crate::support::{START, forgiven, position, vectors};

#[test]
fn good_texts_come_back_as_they_were() {
    for fen in [
        START,
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295",
    ] {
        assert_eq!(position(fen).fen(), fen);
    }
}

#[test]
fn counters_may_be_missing_and_spaces_may_be_many() {
    assert_eq!(position("4k3/8/8/8/8/8/8/4K3 b - -").fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(
        position(" 4k3/8/8/8/8/8/8/4K3  b -  - 3 0 ").fen(),
        "4k3/8/8/8/8/8/8/4K3 b - - 3 1"
    );
    assert_eq!(position("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1").castling().rooks().count(), 4);
}

#[test]
fn counters_never_wrap() {
    let last = position("4k3/8/8/8/8/8/8/R3K3 b - - 4294967295 4294967295");
    let next = last.play(last.read_san("Kd7").expect("lawful")).expect("lawful");
    assert_eq!((next.halfmove(), next.fullmove()), (u32::MAX, u32::MAX));
}

#[test]
fn a_crossed_square_is_written_only_if_a_capture_there_is_lawful() {
    for [fen, expected, source] in vectors("ep_legal_count") {
        let position = forgiven(&fen);
        let crossed = position.en_passant();
        let captures = position
            .legal_moves()
            .iter()
            .filter(|mv| {
                Some(mv.to()) == fen.split(' ').nth(3).and_then(|text| text.parse().ok())
                    && position.san(**mv).contains('x')
                    && position.man(mv.to()).is_none()
            })
            .count();
        assert_eq!(captures.to_string(), expected, "{fen} ({source})");
        assert_eq!(crossed.is_some(), captures > 0, "{fen} ({source})");
    }
}

#[test]
fn bad_texts_say_what_is_wrong_and_where() {
    #[rustfmt::skip]
    let rows = [
        ("",                                             0, FenReason::MenMissing),
        ("8/8/8/8/8/8/8/8",                             15, FenReason::TurnMissing),
        ("8/8/8/8/8/8/8/8 w",                           17, FenReason::CastlingMissing),
        ("8/8/8/8/8/8/8/8 w -",                         19, FenReason::EnPassantMissing),
        ("8/8/8/8/8/8/8/8 w - - 0 1 x",                 26, FenReason::TextBeyond),
        ("8/8/8/8/8/8/8/7z w - - 0 1",                  15, FenReason::Man),
        ("8/8/8/8/8/8/8/44 w - - 0 1",                  15, FenReason::AdjacentDigits),
        ("8/8/8/8/8/8/8/8K w - - 0 1",                  15, FenReason::LongRank),
        ("9/8/8/8/8/8/8/8 w - - 0 1",                    0, FenReason::Man),
        ("8/8/7/8/8/8/8/8 w - - 0 1",                    5, FenReason::ShortRank),
        ("8/8/8/8/8/8/8/7 w - - 0 1",                   15, FenReason::ShortRank),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1",                 15, FenReason::ManyRanks),
        ("8/8/8/8/8/8/8 w - - 0 1",                     13, FenReason::FewRanks),
        ("8/8/8/8/8/8/8/8 W - - 0 1",                   16, FenReason::Turn),
        ("8/8/8/8/8/8/8/8 w KQxq - 0 1",                20, FenReason::Castling),
        ("8/8/8/8/8/8/8/8 w KQK - 0 1",                 20, FenReason::CastlingRepeated),
        ("8/8/8/8/8/8/8/8 w - e9 0 1",                  20, FenReason::EnPassant),
        ("8/8/8/8/8/8/8/8 w - - -1 1",                  22, FenReason::Halfmove),
        ("8/8/8/8/8/8/8/8 w - - +1 1",                  22, FenReason::Halfmove),
        ("8/8/8/8/8/8/8/8 w - - 0 99999999999",         24, FenReason::Fullmove),
    ];
    for (fen, at, reason) in rows {
        match Position::from_fen(fen) {
            Err(FenError::Text(error)) => {
                assert_eq!((error.at, error.reason), (at, reason), "{fen}");
            }
            other => panic!("{fen}: {other:?}"),
        }
    }
}
