//! How games end (CH-10.1 to CH-10.4b, WL-TIME, F23-5.1.2, F23-5.2.2, F23-6.9), with the scenarios that are about it.

use touchmove_arbiter::{Arbiter, CLASSIC, FIDE_2023_STANDARD, RuleSet};
use touchmove_chess::Chess;
use touchmove_sim::script::check;

use crate::{chess, minutes};

const FOOLS_MATE: &str = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";

/// Both rule sets with one minute each.
fn both(fen: &str) -> [Arbiter<Chess>; 2] {
    RuleSet::ALL.map(|rules| chess(fen, rules, minutes(1)))
}

/// Scenario 7: mate was made, and the flag fell before the press.
#[test]
fn ch_10_1_mate_ends_the_game_when_it_is_made() {
    for mut arbiter in both(FOOLS_MATE) {
        check(
            &mut arbiter,
            "1000  black touch d8   | touched d8
             59999 black release h4 | made d8h4 CH-6.1; ended 0-1 Checkmate CH-10.1
             60000 wake             |
             60000 black press      | no: CH-10.1
             60000 white resign     | no: CH-10.1
             60000 clock            | white 60000, black 1",
        );
    }
}

#[test]
fn ch_10_3a_stalemate_ends_the_game_when_it_is_made() {
    for mut arbiter in both("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1") {
        check(
            &mut arbiter,
            "1000 white touch g5   | touched g5
             2000 white release g6 | made g5g6 CH-6.1; ended ½-½ Stalemate CH-10.3a
             2500 black touch h8   | no: CH-10.3a",
        );
    }
}

/// The last pawn is taken: two bare kings.
const LAST_PAWN: &str = "8/8/8/8/8/4k3/3p4/3K4 b - - 0 1";

#[test]
fn ch_10_4b_a_dead_position_ends_the_game_when_it_is_made() {
    check(
        &mut chess(LAST_PAWN, &CLASSIC, minutes(1)),
        "1000 black plays e3e4 |
         1500 white touch d1   | touched d1
         2000 white release d2 | removed d2 CH-4.3b; made d1d2 CH-6.2;
                               | ended ½-½ DeadPosition CH-10.4b
         2000 white press      | no: CH-10.4b",
    );
}

#[test]
fn f23_5_2_2_a_dead_position_is_a_draw_at_once() {
    check(
        &mut chess(LAST_PAWN, &FIDE_2023_STANDARD, minutes(1)),
        "1000 black plays e3e4 |
         2000 white plays d1d2 | ended ½-½ DeadPosition F23-5.2.2",
    );
}

#[test]
fn ch_10_2_a_resignation_loses_at_once() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "1000 white plays e2e4 |
         2000 white resign     | resigned CH-10.2; ended 0-1 Resignation CH-10.2
         2000 black touch e7   | no: CH-10.2",
    );
}

/// Scenario 16: White resigns against a bare king.
#[test]
fn f23_5_1_2_a_resignation_is_a_draw_if_the_opponent_cannot_mate() {
    const BARE_KING: &str = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
    check(
        &mut chess(BARE_KING, &FIDE_2023_STANDARD, None),
        "1000 white resign | resigned F23-5.1.2; ended ½-½ ResignationWithoutWinner F23-5.1.2",
    );
    check(
        &mut chess(BARE_KING, &CLASSIC, None),
        "1000 white resign | resigned CH-10.2; ended 0-1 Resignation CH-10.2",
    );
    check(
        &mut chess(BARE_KING, &FIDE_2023_STANDARD, None),
        "1000 black resign | resigned F23-5.1.2; ended 1-0 Resignation F23-5.1.2",
    );
}

#[test]
fn wl_time_overstepping_the_time_loses() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "59999 wake          |
         60000 white touch e2 | no: WL-TIME
         60000 wake          | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME
         60001 wake          |
         60001 black touch e7 | no: WL-TIME",
    );
    check(
        &mut chess("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", &CLASSIC, minutes(1)),
        "60000 wake | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
}

/// Scenario 17, as far as material tells: a bare king cannot mate, a pawn can become what mates.
#[test]
fn f23_6_9_a_flag_is_a_draw_if_the_opponent_cannot_mate() {
    check(
        &mut chess("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", &FIDE_2023_STANDARD, minutes(1)),
        "60000 wake | white: flag fell F23-6.9; ended ½-½ FlagWithoutWinner F23-6.9",
    );
    check(
        &mut chess("8/8/8/4k3/4p3/4N3/4K3/8 w - - 0 1", &FIDE_2023_STANDARD, minutes(1)),
        "1000  white plays e3g4 |
         61000 wake | black: flag fell F23-6.9; ended 1-0 Flag F23-6.9",
    );
    check(
        &mut chess("8/8/3rk3/8/8/2K5/8/8 w - - 0 1", &FIDE_2023_STANDARD, minutes(1)),
        "1000  white plays c3c4 |
         61000 wake | black: flag fell F23-6.9; ended ½-½ FlagWithoutWinner F23-6.9",
    );
}

/// A press after the fall of the flag does not undo it, and neither does a late mate.
#[test]
fn ch_6_5_a_move_after_the_flag_is_none() {
    check(
        &mut chess(FOOLS_MATE, &CLASSIC, minutes(1)),
        "1000  black touch d8   | touched d8
         60000 black release h4 | no: WL-TIME
         60500 wake             | black: flag fell WL-TIME; ended 1-0 Flag WL-TIME",
    );
}
