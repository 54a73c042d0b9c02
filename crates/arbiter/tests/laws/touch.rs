//! Touched men at a guarded board (CH-5.1.3 to CH-5.1.4b, CH-7.1 to CH-7.3b): a request that what was touched
//! forbids is refused, and the refusal cites the clause that binds.

use touchmove_arbiter::{CLASSIC, FIDE_2023_STANDARD, RuleSet};
use touchmove_sim::script::check;

use crate::chess;

const AFTER_E4_D5: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const BOTH_WINGS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Touch-move is the same in both rule sets.
#[track_caller]
fn check_both(fen: &str, script: &str) {
    for rules in RuleSet::ALL {
        check(&mut chess(fen, rules, None), script);
    }
}

#[test]
fn ch_7_1_what_is_adjusted_binds_nobody() {
    check_both(
        "start",
        "1000 white adjust   | adjusting CH-7.1
         1100 white touch b1 | adjusted b1 CH-7.1
         1200 white touch d8 | adjusted d8 CH-7.1
         1300 white touch e5 | no: CH-4.1
         1350 white release b1 | no: CH-7.1
         1360 white remove d8 | no: CH-7.1
         1370 white place wQ e8 | no: CH-7.1
         1400 owed           | free: 20
         1500 white adjust   | done adjusting CH-7.1
         2000 white touch g1 | touched g1
         2100 owed           | g1: g1f3 g1h3 CH-7.2.1a",
    );
}

#[test]
fn ch_7_1_only_the_player_to_move_adjusts_and_only_with_empty_hands() {
    check_both(
        "start",
        "1000 black adjust     | no: CH-7.1
         2000 white touch g1   | touched g1
         2100 white adjust     | no: CH-7.1
         2200 white release g1 | put back g1
         2300 white adjust     | adjusting CH-7.1
         2400 white touch b1   | adjusted b1 CH-7.1
         2500 white adjust     | done adjusting CH-7.1
         2600 white touch b1   | no: CH-7.2.1a",
    );
}

#[test]
fn ch_7_2_1a_the_first_touched_that_can_move_must() {
    check_both(
        "start",
        "1000 white touch f1   | touched f1
         1000 owed             | free: 20 CH-7.3a
         1100 white touch g1   | put back f1; touched g1
         1100 owed             | g1: g1f3 g1h3 CH-7.2.1a
         1200 white touch b1   | no: CH-7.2.1a
         1300 white release g1 | put back g1
         1400 white touch e2   | no: CH-7.2.1a
         1500 white touch g1   | touched g1
         1600 white release e2 | no: CH-4.4
         1700 white release h3 | made g1h3 CH-6.1",
    );
}

#[test]
fn ch_7_2_1b_a_touched_man_of_the_opponent_must_be_captured() {
    check_both(
        AFTER_E4_D5,
        "1000 white touch d5   | touched d5
         1000 owed             | d5: e4d5 CH-7.2.1b
         1100 white touch b1   | no: CH-7.2.1b
         1200 white touch e7   | no: CH-7.2.1b
         1300 white touch e4   | touched e4
         1400 white release e5 | no: CH-7.2.2a
         1500 white release d5 | removed d5 CH-4.3b; made e4d5 CH-6.2",
    );
    check_both(
        "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1",
        "1000 white touch e8 | touched e8
         1100 white touch d5 | touched d5
         1200 white touch f5 | no: CH-7.2.1b
         1300 owed           | d5: e4d5 CH-7.2.1b",
    );
}

#[test]
fn ch_7_2_1b_a_man_taken_off_the_board_first_must_be_captured() {
    check_both(
        AFTER_E4_D5,
        "1000 white remove d5  | touched d5; removed d5 CH-4.3b
         1100 white touch b1   | no: CH-7.2.1b
         1200 white remove e7  | no: CH-7.2.1b
         1300 white touch e4   | touched e4
         1400 white release d5 | made e4d5 CH-6.2",
    );
}

#[test]
fn ch_7_2_2a_the_one_is_captured_with_the_other() {
    check_both(
        AFTER_E4_D5,
        "1000 white touch e4   | touched e4
         1000 owed             | e4: e4d5 e4e5 CH-7.2.1a
         1100 white touch d5   | touched d5
         1100 owed             | e4 d5: e4d5 CH-7.2.2a
         1200 white release e5 | no: CH-7.2.2a",
    );
}

#[test]
fn ch_7_2_2b_if_it_cannot_be_the_first_that_can_moves_or_is_captured() {
    check_both(
        "4k3/8/8/3q4/8/8/4P3/4K3 w - - 0 1",
        "1000 white touch d5   | touched d5
         1000 owed             | free: 4 CH-7.3b
         1100 white touch e2   | touched e2
         1100 owed             | e2: e2e3 e2e4 CH-7.2.2b
         1200 white touch e1   | no: CH-7.2.2b",
    );
}

#[test]
fn ch_7_3a_an_own_man_that_cannot_move_binds_nobody() {
    check_both(
        "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1",
        "1000 white touch e2   | touched e2
         1100 white release c3 | no: CH-9.1b
         1200 owed             | free: 4 CH-7.3a
         1300 white touch e1   | put back e2; touched e1
         1400 white release d2 | made e1d2 CH-6.1",
    );
}

#[test]
fn ch_7_3b_an_opposing_man_that_cannot_be_captured_binds_nobody() {
    check_both(
        "start",
        "1000 white touch d8   | touched d8
         1000 white touch e7   | touched e7
         1100 owed             | free: 20 CH-7.3b
         1200 white remove d8  | no: CH-4.3b
         1300 white touch e2   | touched e2
         1400 white release e4 | made e2e4 CH-6.1",
    );
}

#[test]
fn ch_5_1_3_the_rook_before_the_king_is_no_castling() {
    check_both(
        BOTH_WINGS,
        "1000 white touch h1   | touched h1
         1100 white touch e1   | no: CH-5.1.3
         1200 white release f1 | made h1f1 CH-6.1",
    );
}

#[test]
fn ch_5_1_4a_the_king_before_the_rook_castles_there() {
    check_both(
        BOTH_WINGS,
        "1000 white touch e1   | touched e1
         1100 white touch h1   | touched h1
         1100 owed             | e1 h1: e1g1 CH-5.1.4a
         1200 white touch a1   | no: CH-5.1.4a
         1300 white release c1 | no: CH-5.1.4a
         1400 white release g1 | released e1 g1 CH-6.3b
         1500 white touch h1   | touched h1
         1600 white release f1 | made e1g1 CH-6.3a",
    );
}

#[test]
fn ch_5_1_4a_castling_there_is_unlawful_so_the_king_moves_or_castles_elsewhere() {
    check_both(
        "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
        "1000 white touch e1   | touched e1
         1100 white touch h1   | no: CH-7.2.1a
         1200 white release g1 | no: CH-5.1.6b
         1200 owed             | e1: e1c1 e1d1 e1d2 e1e2 CH-7.2.1a
         1300 white release c1 | released e1 c1 CH-6.3b
         1400 white touch h1   | no: CH-6.3b
         1500 white touch a1   | touched a1
         1600 white release d1 | made e1c1 CH-6.3a",
    );
}

#[test]
fn ch_5_1_4b_the_king_cannot_move_so_the_player_is_free() {
    check_both(
        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
        "1000 white touch e1   | touched e1
         1100 white touch h1   | touched h1
         1200 owed             | free: 22 CH-5.1.4b
         1300 white touch f3   | put back e1; touched f3
         1400 white touch b1   | no: CH-7.2.1a
         1500 white release d4 | made f3d4 CH-6.1",
    );
}

/// A touch does not end with the hand's being full: the king goes back when another man is taken up.
#[test]
fn ch_7_2_1a_the_king_binds_even_if_the_rook_is_touched_much_later() {
    check_both(
        BOTH_WINGS,
        "1000 white touch e1   | touched e1
         1100 white release e1 | put back e1
         1200 white touch h1   | touched h1
         1200 owed             | e1 h1: e1g1 CH-5.1.4a
         1300 white release f1 | no: CH-5.1.4a
         1400 white release h1 | put back h1
         1500 white touch e1   | touched e1
         1600 white release g1 | released e1 g1 CH-6.3b",
    );
}

#[test]
fn ch_7_2_1a_an_empty_point_is_nobodys() {
    check(
        &mut chess("start", &FIDE_2023_STANDARD, None),
        "1000 white touch e4   | no: CH-4.1
         1000 white release e4 | no: CH-4.1
         1000 white remove e4  | no: CH-4.3b",
    );
    check(&mut chess("start", &CLASSIC, None), "1000 white touch e4 | no: CH-4.1");
}
