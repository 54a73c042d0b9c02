//! Section C: the king and castling.

use touchmove_chess::{Chess, Finding, Move, Square, why_not_move};
use touchmove_game::{Game, Step};

use crate::support::{START, after, check, laws, position, targets};

const BOTH: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn ch_5_1_1a_the_king_goes_one_square_where_no_enemy_attacks() {
    assert_eq!(targets("4k3/8/8/8/4K3/8/8/8 w - - 0 1", "e4"), "d3 d4 d5 e3 e5 f3 f4 f5");
    check(&[
        ("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1d2", ""),
        ("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1d1", "CH-5.1.1a"),
        ("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1e3", "CH-5.1.1a"),
        // The king does not hide behind himself.
        ("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1f1", "CH-5.1.1a"),
    ]);
}

#[test]
fn ch_5_1_1b_a_pinned_man_still_attacks() {
    // The rook on d7 is pinned along the seventh rank and yet attacks the d-file.
    let fen = "8/k2r2R1/8/8/8/8/8/2K5 w - - 0 1";
    check(&[(fen, "c1d1", "CH-5.1.1b"), (fen, "c1d2", "CH-5.1.1b"), (fen, "c1b1", "")]);
    let findings = why_not_move(&position(fen), mv("c1d1"));
    let [Finding::KingIntoPinned { by, pinner, pinner_at, .. }] = findings[..] else {
        panic!("{findings:?}");
    };
    assert_eq!((by.to_string(), pinner.to_string()), ("bR".into(), "wR".into()));
    assert_eq!(pinner_at.to_string(), "g7");
}

#[test]
fn ch_5_1_1c_the_king_is_never_offered_for_capture() {
    check(&[
        ("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", "e1d2", "CH-5.1.1a"),
        ("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", "e1f2", ""),
    ]);
}

#[test]
fn ch_5_1_2a_castling_is_one_move_of_the_king() {
    let position = after(BOTH, "O-O");
    assert_eq!(position.fullmove(), 1);
    assert_eq!(position.halfmove(), 1);
    let game = Chess::standard();
    let footprint = game.footprint(&crate::support::position(BOTH), &mv("e1g1"));
    assert_eq!(footprint.mover(), Some(square("e1")));
}

#[test]
fn ch_5_1_2b_the_king_goes_two_squares_and_the_rook_jumps_him() {
    #[rustfmt::skip]
    let rows = [
        (BOTH,                                          "O-O",   "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        (BOTH,                                          "O-O-O", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",        "O-O",   "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",        "O-O-O", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2"),
    ];
    for (fen, san, expected) in rows {
        assert_eq!(after(fen, san).fen(), expected, "{san}");
    }
    let footprint = Chess::standard().footprint(&position(BOTH), &mv("e1c1"));
    let rook = Step::Carry { from: square("a1"), to: square("d1") };
    assert_eq!(footprint.steps, [Step::Carry { from: square("e1"), to: square("c1") }, rook]);
}

#[test]
fn ch_5_1_2c_short_castling_is_0_0_and_long_is_0_0_0() {
    let position = position(BOTH);
    for (text, uci) in [("0-0", "e1g1"), ("O-O", "e1g1"), ("0-0-0", "e1c1"), ("O-O-O", "e1c1")] {
        assert_eq!(position.read_san(text), Ok(mv(uci)), "{text}");
    }
    assert_eq!(position.san(mv("e1g1")), "O-O");
    assert_eq!(position.san(mv("e1c1")), "O-O-O");
}

#[test]
fn ch_5_1_2d_each_side_castles_once() {
    let position = after(BOTH, "O-O O-O-O Kg2 Kb8 Rh1 Rc8");
    assert_eq!(position.castling(), touchmove_chess::Castling::NONE);
    let back = "O-O Kd7 Rf2 Ke8 Kf1 Kd7 Ke1 Ke8 Rh2 Kd7 Rh1 Ke8";
    let again = after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", back);
    assert!(again.read_san("O-O").is_err(), "as at the start, but for the right");
}

#[test]
fn ch_5_1_2e_a_promoted_rook_does_not_castle() {
    // The king has not moved, but the rook on e8 or h8 was a pawn.
    let position = after("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", "h8=R+ Ke7 Rh1 Ke8");
    assert!(position.read_san("O-O").is_err());
    let vertical = after("8/k3P3/8/8/8/8/8/4K2R w K - 0 1", "e8=R Kb7");
    assert!(vertical.read_uci("e1e3").is_err());
}

#[test]
fn ch_5_1_5a_castling_is_over_once_the_king_has_moved() {
    let fen = after(BOTH, "Ke2 Ke7 Ke1 Ke8").fen();
    assert_eq!(laws(&fen, "e1g1"), "CH-5.1.5a");
    assert_eq!(laws(&fen, "e1c1"), "CH-5.1.5a");
}

#[test]
fn ch_5_1_5b_castling_is_over_with_a_rook_that_has_moved_or_is_gone() {
    let fen = after(BOTH, "Rg1 Rg8 Rh1 Rh8").fen();
    assert_eq!(laws(&fen, "e1g1"), "CH-5.1.5b");
    assert_eq!(laws(&fen, "e1c1"), "");
    let captured = after(BOTH, "Rxh8+ Kd7 Ra2 Rxh8").fen();
    assert_eq!(laws(&captured, "e1g1"), "CH-5.1.5b");
    // White captured the rook of h8: Black's right to castle with it is gone.
    assert_eq!(after(BOTH, "Rxh8+").fen(), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
}

#[test]
fn ch_5_1_5c_coming_back_does_not_restore_the_right() {
    let position = after(BOTH, "Rb1 Rb8 Ra1 Ra8 Rg1 Rg8 Rh1 Rh8");
    assert_eq!(position.fen(), "r3k2r/8/8/8/8/8/8/R3K2R w - - 8 5");
}

#[test]
fn ch_5_1_6a_castling_does_not_answer_a_check() {
    check(&[
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1", "CH-5.1.6a"),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1c1", "CH-5.1.6a"),
    ]);
}

#[test]
fn ch_5_1_6b_the_king_does_not_cross_an_attacked_square() {
    check(&[
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1g1", "CH-5.1.6b"),
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1c1", ""),
        ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "CH-5.1.6b"),
    ]);
}

#[test]
fn ch_5_1_6c_the_king_does_not_castle_into_attack() {
    check(&[
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1g1", "CH-5.1.6c"),
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1c1", ""),
    ]);
}

#[test]
fn ch_5_1_6d_nobody_may_stand_between_king_and_rook() {
    check(&[
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "CH-5.1.6d"),
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1g1", ""),
        ("4k3/8/8/8/8/8/8/R3Kn1R w KQ - 0 1", "e1g1", "CH-5.1.6d"),
    ]);
}

#[test]
fn ch_5_1_6e_every_condition_that_fails_is_named() {
    let fen = "4k3/8/8/8/3qq3/8/8/RN2K1NR w K - 0 1";
    assert_eq!(laws(fen, "e1c1"), "CH-5.1.5b CH-5.1.6a CH-5.1.6b CH-5.1.6d");
    assert_eq!(laws(fen, "e1g1"), "CH-5.1.6a CH-5.1.6c CH-5.1.6d");
    let all = "4k3/8/8/8/8/3q4/6q1/R3K1NR w - - 0 1";
    assert_eq!(laws(all, "e1g1"), "CH-5.1.5a CH-5.1.6b CH-5.1.6c CH-5.1.6d");
}

#[test]
fn ch_5_1_7a_having_been_in_check_does_not_prevent_castling() {
    let position = after("1n2k2r/8/8/8/8/8/6B1/4K3 w k - 0 1", "Bc6+ Nd7 Bd5 Nb6 Bc4");
    assert_eq!(
        position.read_san("0-0"),
        Err(touchmove_chess::SanError::NotLawful { candidates: Vec::new() }),
        "g8 is attacked"
    );
    let position = after("1n2k2r/8/8/8/8/8/6B1/4K3 w k - 0 1", "Bc6+ Nd7 Bf3");
    assert_eq!(position.read_san("0-0"), Ok(mv("e8g8")));
}

#[test]
fn ch_5_1_7b_the_rook_may_be_attacked() {
    check(&[
        ("4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1", "e1g1", ""),
        ("4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1", "e1c1", ""),
    ]);
}

#[test]
fn ch_5_1_7c_in_long_castling_the_rook_may_cross_an_attacked_square() {
    check(&[("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "")]);
}

#[test]
fn joining_king_and_rook_shows_the_intention_to_castle() {
    let game = Chess::standard();
    let start = after(START, "e4 e5");
    assert!(game.joins(&start, square("e1"), square("h1")));
    assert!(!game.joins(&start, square("h1"), square("e1")));
    assert!(!game.joins(&start, square("e1"), square("h8")));
}

fn mv(uci: &str) -> Move {
    uci.parse().expect("a move")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}
