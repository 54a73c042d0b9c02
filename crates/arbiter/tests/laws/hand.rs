//! When a move is made (CH-4.3b, CH-6.1 to CH-6.4b, CH-6.6a, CH-6.6b).

use touchmove_arbiter::{CLASSIC, FIDE_2023_STANDARD};
use touchmove_sim::script::check;

use crate::{chess, minutes};

const AFTER_E4_D5: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const BOTH_WINGS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";

/// When a move is made is the same in both rule sets.
#[track_caller]
fn check_both(fen: &str, script: &str) {
    for (rules, press) in [(&CLASSIC, "CK-2"), (&FIDE_2023_STANDARD, "F23-7.5.3")] {
        check(&mut chess(fen, rules, minutes(5)), &script.replace("{press}", press));
    }
}

#[test]
fn ch_6_1_a_move_to_an_empty_square_is_made_when_the_hand_has_let_go() {
    check_both(
        "start",
        "1000 white touch g1   | touched g1
         1500 white press      | no: {press}
         1500 turn             | white
         2000 white release f3 | made g1f3 CH-6.1
         2000 standing f3      | wN
         2000 standing g1      | nobody
         2000 turn             | black",
    );
}

#[test]
fn ch_6_2_a_capture_is_made_when_the_man_is_off_and_the_own_one_let_go() {
    check_both(
        AFTER_E4_D5,
        "1000 white touch e4   | touched e4
         1100 white remove d5  | touched d5; removed d5 CH-4.3b
         1200 standing d5      | nobody
         1200 standing e4      | wP
         1200 turn             | white
         1300 white press      | no: {press}
         1400 white release d5 | made e4d5 CH-6.2
         1400 standing d5      | wP
         1400 turn             | black",
    );
}

#[test]
fn ch_4_3b_the_captured_man_is_taken_off_with_the_move_at_the_latest() {
    check_both(
        AFTER_E4_D5,
        "1000 white touch e4   | touched e4
         1400 white release d5 | removed d5 CH-4.3b; made e4d5 CH-6.2
         1400 standing d5      | wP",
    );
}

#[test]
fn ch_6_2_a_pawn_taken_in_passing_leaves_its_own_square() {
    check_both(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "1000 white touch e5   | touched e5
         1100 white remove d6  | no: CH-4.3b
         1200 white remove d5  | touched d5; removed d5 CH-4.3b
         1300 white release d6 | made e5d6 CH-6.2
         1300 standing d5      | nobody",
    );
    check_both(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "1000 white touch e5   | touched e5
         1100 white release d6 | removed d5 CH-4.3b; made e5d6 CH-6.2",
    );
}

#[test]
fn ch_6_3a_castling_is_made_when_the_rook_is_let_go() {
    check_both(
        BOTH_WINGS,
        "1000 white touch e1   | touched e1
         1100 white release c1 | released e1 c1 CH-6.3b
         1100 turn             | white
         1100 standing c1      | wK
         1100 standing a1      | wR
         1200 white press      | no: CH-6.3b
         1300 white touch a1   | touched a1
         1400 white release d1 | made e1c1 CH-6.3a
         1400 standing d1      | wR
         1400 turn             | black",
    );
}

#[test]
fn ch_6_3b_once_the_king_is_let_go_nothing_but_castling_there_is_left() {
    check_both(
        BOTH_WINGS,
        "1000 white touch e1   | touched e1
         1100 white release g1 | released e1 g1 CH-6.3b
         1100 owed             | g1: e1g1 CH-6.3b
         1200 white touch g1   | no: CH-6.3b
         1300 white touch a1   | no: CH-6.3b
         1400 white touch h8   | no: CH-6.3b
         1500 white adjust     | no: CH-7.1
         1600 white touch h1   | touched h1
         1700 white release e1 | no: CH-6.3b
         1800 white release g1 | no: CH-6.3b
         1900 white release f1 | made e1g1 CH-6.3a",
    );
}

#[test]
fn ch_6_4a_the_pawn_need_not_stand_on_the_last_rank_first() {
    check_both(
        "1n5k/P7/8/8/8/8/8/K7 w - - 0 1",
        "1000 white touch a7    | touched a7
         1100 white place wQ a7 | no: CH-4.1
         1200 white place wK a8 | no: CH-5.6.4c
         1300 white remove b8   | touched b8; removed b8 CH-4.3b
         1400 white place wQ a8 | no: CH-7.2.2a
         1500 white place wR b8 | made a7b8r CH-6.4a
         1500 standing b8       | wR
         1500 standing a7       | nobody",
    );
}

#[test]
fn ch_6_4a_a_promotion_is_made_when_the_new_man_is_let_go() {
    check_both(
        PROMOTION,
        "1000 white touch a7    | touched a7
         1100 white release a8  | released a7 a8 CH-6.4b
         1100 turn              | white
         1100 standing a8       | wP
         1200 white press       | no: CH-6.4b
         1300 white place wN a8 | made a7a8n CH-6.4a
         1300 standing a8       | wN
         1300 turn              | black",
    );
}

#[test]
fn ch_6_4b_a_pawn_let_go_on_the_last_rank_may_not_go_elsewhere() {
    check_both(
        PROMOTION,
        "1000 white touch a7    | touched a7
         1100 white release a8  | released a7 a8 CH-6.4b
         1100 owed              | a8: a7a8b a7a8n a7a8q a7a8r CH-6.4b
         1200 white touch a8    | no: CH-6.4b
         1300 white touch a1    | no: CH-6.4b
         1400 white touch b8    | no: CH-6.4b
         1500 white place wK a8 | no: CH-5.6.4c
         1500 white place wP a8 | no: CH-5.6.4c
         1600 white place wQ b8 | no: CH-6.4b
         1700 white place wQ a8 | made a7a8q CH-6.4a",
    );
}

#[test]
fn ch_6_4a_a_man_captured_by_promotion_is_off_the_board_before_the_pawn_stands_there() {
    check_both(
        PROMOTION,
        "1000 white touch a7    | touched a7
         1100 white release b8  | removed b8 CH-4.3b; released a7 b8 CH-6.4b",
    );
}

#[test]
fn ch_6_6a_what_is_made_is_not_changed() {
    check_both(
        "start",
        "1000 white touch g1   | touched g1
         2000 white release f3 | made g1f3 CH-6.1
         2100 white touch f3   | no: CH-3.1b
         2200 white release h3 | no: CH-3.1b
         2300 white press      | completed CH-6.5
         2400 white touch f3   | no: CH-3.1b",
    );
}

#[test]
fn ch_6_6b_a_man_in_hand_may_still_go_elsewhere_but_must_move() {
    check_both(
        "start",
        "1000 white touch g1   | touched g1
         1100 white release g3 | no: CH-5.5a
         1200 owed             | g1: g1f3 g1h3 CH-7.2.1a
         1300 white release g1 | put back g1
         1400 owed             | g1: g1f3 g1h3 CH-7.2.1a
         1500 white touch b1   | no: CH-7.2.1a
         1600 white touch g1   | touched g1
         1700 white release h3 | made g1h3 CH-6.1",
    );
}
