//! Draw offers (DO-1 to DO-4, DR-AGR, F23-5.2.3, F23-9.1.2).

use touchmove_arbiter::{CLASSIC, FIDE_2023_STANDARD};
use touchmove_sim::script::check;

use crate::{chess, minutes};

/// Scenario 12, `classic`.
#[test]
fn do_1_who_was_refused_waits_until_the_opponent_has_offered() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered DO-3
         1300 white press      | completed CH-6.5
         2000 black decline    | declined DO-2a
         3000 black plays e7e5 |
         4000 white offer      | no: DO-1
         5000 black offer      | offered out of time DO-3
         5500 white decline    | declined DO-2a
         6000 white offer      | offered out of time DO-3",
    );
}

#[test]
fn do_2a_an_offer_is_refused_by_word() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white plays e2e4 |
         1100 white offer      | offered out of time DO-3
         1200 white decline    | no: DO-2a
         1300 black decline    | declined DO-2a
         1400 black accept     | no: DR-AGR
         1500 black decline    | no: DO-2a",
    );
}

/// Scenario 11, `classic`.
#[test]
fn do_2b_an_offer_is_refused_by_a_move_and_not_by_a_touch() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered DO-3
         1300 white press      | completed CH-6.5
         2000 black touch e7   | touched e7
         2500 white offer      | no: F23-9.1.2
         3000 black release e5 | made e7e5 CH-6.1; declined DO-2b
         3500 black accept     | no: DR-AGR",
    );
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered DO-3
         2000 black touch e7   | touched e7
         2500 black accept     | accepted DR-AGR; ended ½-½ Agreement DR-AGR",
    );
}

#[test]
fn do_3_an_offer_is_made_after_the_move_and_before_the_press() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered DO-3
         1300 black decline    | declined DO-2a",
    );
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white plays e2e4 |
         1200 white offer      | offered out of time DO-3
         1300 black accept     | accepted DR-AGR; ended ½-½ Agreement DR-AGR",
    );
}

/// Without a clock there is no press: the offer is in time as long as the opponent has not moved.
#[test]
fn do_3_without_a_clock_an_offer_is_made_after_the_move() {
    check(
        &mut chess("start", &CLASSIC, None),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered DO-3
         1300 black decline    | declined DO-2a
         1400 black offer      | offered out of time DO-3",
    );
}

#[test]
fn do_4_an_offer_of_the_player_to_move_stands_though_it_is_early() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white offer      | offered out of time DO-3
         1100 white plays e2e4 |
         1200 black accept     | accepted DR-AGR; ended ½-½ Agreement DR-AGR",
    );
}

#[test]
fn dr_agr_one_proposes_and_the_other_accepts() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 black accept     | no: DR-AGR
         2000 black offer      | offered out of time DO-3
         2100 black accept     | no: DR-AGR
         2200 white accept     | accepted DR-AGR; ended ½-½ Agreement DR-AGR
         2300 white touch e2   | no: DR-AGR
         2400 black offer      | no: DR-AGR",
    );
}

#[test]
fn f23_5_2_3_a_draw_is_agreed_only_after_a_move_of_each() {
    check(
        &mut chess("start", &FIDE_2023_STANDARD, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered F23-9.1.2
         1300 white press      | completed CH-6.5
         1400 black accept     | no: F23-5.2.3
         2000 black touch e7   | touched e7; declined F23-9.1.2
         2100 black release e5 | made e7e5 CH-6.1
         2200 black offer      | offered F23-9.1.2
         2300 white accept     | accepted F23-5.2.3; ended ½-½ Agreement F23-5.2.3",
    );
}

/// Scenario 11, FIDE.
#[test]
fn f23_9_1_2_an_offer_is_refused_by_touching_a_man_to_move_or_capture_it() {
    check(
        &mut chess("start", &FIDE_2023_STANDARD, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered F23-9.1.2
         1300 white press      | completed CH-6.5
         1400 black adjust     | adjusting CH-7.1
         1500 black touch e7   | adjusted e7 CH-7.1
         1600 black adjust     | done adjusting CH-7.1
         1700 black touch e4   | touched e4; declined F23-9.1.2
         1800 black accept     | no: F23-9.1.2",
    );
}

/// Scenario 12, FIDE.
#[test]
fn f23_9_1_2_an_offer_cannot_be_withdrawn_and_may_be_repeated() {
    check(
        &mut chess("start", &FIDE_2023_STANDARD, minutes(5)),
        "1000 white touch e2   | touched e2
         1100 white release e4 | made e2e4 CH-6.1
         1200 white offer      | offered F23-9.1.2
         1300 white decline    | no: F23-9.1.2
         1400 white offer      | no: F23-9.1.2
         1500 black decline    | declined F23-9.1.2
         1600 white offer      | offered F23-9.1.2",
    );
}

/// The opponent had touched a man before the offer came, so only the move that follows can refuse it.
#[test]
fn f23_9_1_2_an_offer_that_comes_after_the_touch_is_refused_by_the_move() {
    check(
        &mut chess("start", &FIDE_2023_STANDARD, minutes(5)),
        "1000 white touch e2   | touched e2
         1200 black offer      | offered out of time F23-9.1.2
         1300 white release e4 | made e2e4 CH-6.1; declined F23-9.1.2",
    );
}
