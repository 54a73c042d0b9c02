//! Set-ups: every reason for refusal is named, all at once.

use touchmove_chess::{Bitboard, Castling, Color, Fault, FenError, Position, Setup, Square, Wing};

use crate::support::vectors;

#[test]
fn each_fault_is_named() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let (white, black) = (Color::White, Color::Black);
    #[rustfmt::skip]
    let rows: &[(&str, &[Fault])] = &[
        ("8/8/8/8/8/8/8/8 w - - 0 1", &[Fault::MissingKing(white), Fault::MissingKing(black)]),
        ("kk6/8/8/8/8/8/8/7K w - - 0 1", &[Fault::ManyKings { color: black, count: 2 }]),
        ("3P4/1k2K3/8/8/8/8/8/4p3 w - - 0 1", &[Fault::PawnOnEdge(square("d8")), Fault::PawnOnEdge(square("e1"))]),
        ("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", &[Fault::UnansweredCheck { king: square("e8"), by: square("e2") }]),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", &[Fault::ManyPawns { color: black, count: 9 }]),
        ("4k3/8/8/8/8/3Q1Q2/PPPPPPPP/4K3 w - - 0 1", &[Fault::ManyPromoted { color: white, promoted: 1, missing_pawns: 0 }]),
        ("4k3/8/8/8/8/8/PPPPPPPP/RNBBK3 w - - 0 1", &[]),
        ("4k3/8/8/8/8/B7/PPPPPPPP/RNB1K3 w - - 0 1", &[Fault::ManyPromoted { color: white, promoted: 1, missing_pawns: 0 }]),
        ("4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", &[Fault::CastlingWithoutKing(white)]),
        ("4k2r/8/8/8/8/8/8/4K3 w kq - 0 1", &[Fault::CastlingWithoutRook { color: black, wing: Wing::Long }]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", &[Fault::EnPassantRank(square("d5"))]),
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", &[Fault::EnPassantWithoutPawn(square("d6"))]),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", &[Fault::EnPassantBlocked { crossed: square("d6"), by: square("d7") }]),
        ("k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", &[Fault::EnPassantInCheck { crossed: square("d6"), by: square("h3") }]),
        ("4k3/8/8/8/4r3/3n4/3p4/4K3 w - - 0 1", &[Fault::ManyCheckers { count: 3 }]),
        ("8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", &[Fault::ImpossibleCheckers { first: square("a4"), second: square("a6") }]),
    ];
    for (fen, expected) in rows {
        let setup: Setup = fen.parse().expect("a FEN");
        assert_eq!(setup.faults(), *expected, "{fen}");
    }
}

#[test]
fn many_faults_are_named_at_once() {
    let setup: Setup = "P2r4/8/8/8/8/8/8/K1K4R b Kq e4 0 1".parse().expect("a FEN");
    let refused = setup.validate().expect_err("full of faults");
    assert_eq!(refused.faults.len(), 7, "{refused}");
    assert!(refused.clone().forgive().is_err(), "there is no king to play with");
    assert!(refused.to_string().contains("white has 2 kings; "), "{refused}");
}

#[test]
fn more_than_16_men_and_castling_from_elsewhere() {
    let mut setup = Setup::from(&Position::start());
    setup.put("e4".parse().expect("a square"), Some("wN".parse().expect("a man")));
    let e4 = "e4".parse().expect("a square");
    setup.castling = Castling::with_rooks(Bitboard::of(e4));
    assert_eq!(
        setup.faults(),
        [
            Fault::ManyMen { color: Color::White, count: 17 },
            Fault::ManyPromoted { color: Color::White, promoted: 1, missing_pawns: 0 },
            Fault::CastlingElsewhere(e4)
        ]
    );
    let position = setup.validate().expect_err("faulty").forgive().expect("playable");
    assert_eq!(position.castling(), Castling::NONE);
}

#[test]
fn void_rights_are_dropped_when_forgiven() {
    let setup: Setup =
        "k7/1R1RN3/p3p3/P3P2p/1PP4P/3K1PP1/8/8 b KQkq h3 0 1".parse().expect("a FEN");
    let position = setup.validate().expect_err("no rooks").forgive().expect("playable");
    assert_eq!(position.fen(), "k7/1R1RN3/p3p3/P3P2p/1PP4P/3K1PP1/8/8 b - - 0 1");
    assert!(position.is_stalemate());
}

#[test]
fn published_texts_are_judged_as_published() {
    let rows = vectors("fen");
    assert!(rows.len() >= 25);
    for [fen, expected, source] in rows {
        let said = Position::from_fen(&fen);
        let faults = match &said {
            Err(FenError::Refused(refused)) => refused.faults.as_slice(),
            Ok(_) | Err(FenError::Text(_)) => &[],
        };
        let fits = |fits: fn(&Fault) -> bool| faults.iter().any(fits);
        let holds = match expected.split([';', ' ']).next().expect("a verdict") {
            "ok" => said.is_ok(),
            // A reader may be lenient here; ours names what is odd and can forgive it.
            "ok_lenient" => faults.iter().all(|fault| fault.is_forgivable()),
            "err:castling_char"
            | "err:halfmove"
            | "err_strict:adjacent_digits"
            | "err:rank_overflow"
            | "err:rank_short" => matches!(said, Err(FenError::Text(_))),
            "err:impossible_check_with_ep" => fits(|f| matches!(f, Fault::EnPassantInCheck { .. })),
            "err:ep_wrong_side" => fits(|f| matches!(f, Fault::EnPassantRank(_))),
            "err:ep_from_square_occupied" => fits(|f| {
                matches!(f, Fault::EnPassantBlocked { .. } | Fault::EnPassantWithoutPawn(_))
            }),
            "err:ep_square_occupied" => fits(|f| matches!(f, Fault::EnPassantBlocked { .. })),
            "err:castling" => fits(|f| matches!(f, Fault::CastlingWithoutKing(_))),
            "err:empty,no_kings" | "err:no_white_king" => {
                fits(|f| matches!(f, Fault::MissingKing(Color::White)))
            }
            "err:too_many_kings" => fits(|f| matches!(f, Fault::ManyKings { .. })),
            "err:opposite_check" => fits(|f| matches!(f, Fault::UnansweredCheck { .. })),
            "err:pawn_on_backrank" => fits(|f| matches!(f, Fault::PawnOnEdge(_))),
            "err:impossible_check_aligned" | "err:impossible_check_two_knights" => {
                fits(|f| matches!(f, Fault::ImpossibleCheckers { .. }))
            }
            "err:too_much_material" => fits(|f| matches!(f, Fault::ManyMen { .. })),
            other => panic!("{fen}: no such verdict: {other}"),
        };
        assert!(holds, "{fen}: {expected}, but {said:?} ({source})");
    }
}

#[test]
fn as_many_moves_as_a_set_up_can_have_fit_into_the_list() {
    let fen = "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1";
    let setup: Setup = fen.parse().expect("a FEN");
    let position = setup.validate().expect_err("too many men").forgive().expect("playable");
    assert_eq!(position.legal_moves().len(), 270);
    assert_eq!(position.legal_move_count(), 270);
}
