//! Section J, as far as one position shows it: mate, stalemate, dead positions.

use touchmove_chess::{Chess, Color, Shortage, certifies, shortage};
use touchmove_game::{Explain, Game, Reason, Seat, Step, Winnable};

use crate::support::{check, forgiven, position, vectors};

const MATE: &str = "R3k3/8/4K3/8/8/8/8/8 b - - 0 1";
const STALEMATE: &str = "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1";

#[test]
fn ch_10_0_the_king_is_never_captured() {
    // No lawful position lets a king be taken: whoever tries moves wrongly besides.
    check(&[
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1e8", "CH-10.0 CH-5.3"),
        ("4k3/8/8/4P3/8/8/8/R3K3 w Q - 0 1", "e5e8", "CH-10.0 CH-5.6.2a"),
    ]);
}

#[test]
fn ch_10_1_checkmate_wins_at_once() {
    let outcome = position(MATE).outcome().expect("the game is over");
    assert_eq!((outcome.winner(), outcome.reason), (Some(Seat::FIRST), Reason::Checkmate));
    assert_eq!(outcome.law.id(), "CH-10.1");
    assert!(Chess::standard().acts(&position(MATE)).is_empty());
    // Mate comes before any count of moves.
    let late = position("7k/8/5KQ1/8/8/8/8/8 w - - 149 100");
    let mate = late.play(late.read_san("Qg7#").expect("lawful")).expect("lawful");
    assert_eq!(mate.halfmove(), 150);
    assert_eq!(mate.outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
}

#[test]
fn ch_10_3a_stalemate_is_a_draw_at_once() {
    let outcome = position(STALEMATE).outcome().expect("the game is over");
    assert_eq!((outcome.winner(), outcome.reason), (None, Reason::Stalemate));
    assert_eq!(outcome.law.id(), "CH-10.3a");
}

#[test]
fn ch_10_3b_the_stalemated_player_does_not_lose() {
    let outcome = position(STALEMATE).outcome().expect("the game is over");
    assert_eq!(outcome.scores[0], outcome.scores[1]);
}

#[test]
fn ch_10_4a_a_dead_position_is_drawn_at_once() {
    let position = position("4k3/8/8/8/8/8/8/3BK3 w - - 0 1");
    let outcome = position.outcome().expect("the game is over");
    assert_eq!((outcome.winner(), outcome.reason), (None, Reason::DeadPosition));
    let game = Chess::standard();
    assert!(game.acts(&position).is_empty());
    let attempt =
        Step::Carry { from: "e1".parse().expect("a square"), to: "e2".parse().expect("a square") };
    let findings = game.why_not(&position, &attempt);
    assert_eq!(findings.iter().map(|f| f.law().id()).collect::<Vec<_>>(), ["CH-10.4a"]);
}

#[test]
fn ch_10_4b_kings_alone_or_with_one_minor_or_bishops_of_one_colour() {
    #[rustfmt::skip]
    let rows = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1",    true),
        ("4k3/8/8/8/8/8/8/3NK3 w - - 0 1",   true),
        ("4k3/8/8/8/8/8/8/3BK3 b - - 0 1",   true),
        ("k7/8/8/8/8/8/8/KB3b2 w - - 0 1",   true),
        ("k7/8/8/8/8/8/8/KB4b1 w - - 0 1",   false),
        ("4k3/8/8/8/8/8/8/4KN1n w - - 0 1",  false),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",  false),
        ("8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1", true),
        ("B3k3/8/8/8/8/8/8/4KB2 w - - 0 1",  true),
        ("8/b1B1b1B1/1b1B1b1B/8/8/8/8/1k5K w - - 0 1", true),
        ("4k3/4p3/8/8/8/8/8/3BK3 w - - 0 1", false),
    ];
    for (fen, dead) in rows {
        let law = forgiven(fen).outcome().map(|outcome| outcome.law.id());
        assert_eq!(law, dead.then_some("CH-10.4b"), "{fen}");
    }
}

#[test]
fn f23_5_2_2_material_tells_who_cannot_mate() {
    let rows = vectors("insufficient_wb");
    assert!(rows.len() >= 14);
    for [fen, expected, source] in rows {
        let position = position(&fen);
        let said = Color::ALL.map(|color| shortage(&position, color));
        let digits = said.map(|shortage| if shortage.is_some() { "1" } else { "0" });
        assert_eq!(digits.join(","), expected, "{fen} ({source})");
        for (color, shortage) in Color::ALL.into_iter().zip(said) {
            if let Some(shortage) = shortage {
                assert!(certifies(&position, color, shortage), "{fen} {color}");
            }
        }
    }
}

#[test]
fn f23_6_9_a_side_that_may_still_mate_is_never_said_to_be_short() {
    // Both can mate, one can, none can: from a collection whose verdicts were proved by search.
    for [fen, can_mate, source] in vectors("winnable") {
        let position = position(&fen);
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            if can_mate.contains(letter) {
                assert_eq!(shortage(&position, color), None, "{fen} {color} ({source})");
            }
        }
    }
}

#[test]
fn a_certificate_does_not_fit_another_position() {
    let start = position(crate::support::START);
    let all = [Shortage::BareKing, Shortage::LoneKnight, Shortage::BishopsOfOneColor];
    for color in Color::ALL {
        assert!(all.iter().all(|shortage| !certifies(&start, color, *shortage)));
    }
    let two_knights = position("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1");
    assert!(!certifies(&two_knights, Color::White, Shortage::LoneKnight));
    let game = Chess::standard();
    assert_eq!(game.can_win(&two_knights, Seat::FIRST, 0), Winnable::Unknown);
    assert_eq!(game.can_win(&position(MATE), Seat::FIRST, 0), Winnable::Yes);
    let bare = Winnable::No(Shortage::BareKing);
    assert_eq!(game.can_win(&position(MATE), Seat::SECOND, 0), bare);
}
