//! Section I: check.

use touchmove_chess::{Finding, why_not_move};

use crate::support::{check, position, targets};

#[test]
fn ch_9_1a_a_king_is_in_check_from_one_or_two_men() {
    #[rustfmt::skip]
    let rows = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1",    0),
        ("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",  1),
        ("4k3/8/8/8/8/3n4/8/4K3 w - - 0 1",  1),
        ("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1",  1),
        ("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1",  0),
        ("4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1", 2),
    ];
    for (fen, checkers) in rows {
        assert_eq!(position(fen).checkers().count(), checkers, "{fen}");
    }
}

#[test]
fn ch_9_1b_no_move_leaves_or_puts_ones_own_king_in_attack() {
    check(&[
        ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", "CH-9.1b"),
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "e2e4", ""),
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "e2d2", "CH-9.1b"),
        ("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f2f3", "CH-9.1b"),
        ("4k3/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2g3", ""),
        // Both pawns leave the rank.
        ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", "CH-9.1b"),
        // A rook that moves wrongly is pinned as well.
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "e2d3", "CH-5.3 CH-9.1b"),
    ]);
    let fen = "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1";
    let findings = why_not_move(&position(fen), "e5d6".parse().expect("a move"));
    assert!(matches!(findings[..], [Finding::Exposed { .. }]), "{findings:?}");
}

#[test]
fn ch_9_1c_in_check_means_that_the_king_could_be_taken_next() {
    let fen = "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1";
    assert!(position(fen).is_check());
    // The same men with the other player to move: no position, for the king could be taken.
    let taken = touchmove_chess::Position::from_fen("4k3/8/8/8/4r3/8/8/4K3 b - - 0 1");
    assert!(taken.is_err());
}

#[test]
fn ch_9_2a_a_check_must_be_ended_at_once() {
    check(&[
        ("4k3/8/8/8/4r3/8/8/1N2K3 w - - 0 1", "b1c3", "CH-9.2a"),
        ("4k3/8/8/8/4r3/8/8/3NK3 w - - 0 1", "d1e3", ""),
        ("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "h1h4", "CH-9.2a"),
    ]);
}

#[test]
fn ch_9_2b_capture_the_checker_move_the_king_or_interpose() {
    let fen = "4k3/8/8/8/4r3/2N5/3B4/4K3 w - - 0 1";
    check(&[
        (fen, "c3e4", ""),
        (fen, "e1f2", ""),
        (fen, "e1d1", ""),
        (fen, "d2e3", ""),
        (fen, "c3e2", ""),
        (fen, "d2f4", "CH-9.2a"),
    ]);
    // Against two checks only the king can help.
    let double = "4k3/8/8/8/4r3/3n4/2P5/4K3 w - - 0 1";
    check(&[(double, "c2d3", "CH-9.2a")]);
    assert_eq!(targets(double, "c2"), "");
    assert_eq!(targets(double, "e1"), "d1 d2 f1");
}

#[test]
fn ch_9_2c_a_check_that_cannot_be_parried_is_mate() {
    assert!(position("R3k3/8/4K3/8/8/8/8/8 b - - 0 1").is_checkmate());
    assert!(!position("R3k3/8/3K4/8/8/8/8/8 b - - 0 1").is_checkmate());
}
