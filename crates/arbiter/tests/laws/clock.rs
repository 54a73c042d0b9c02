//! The clock (CK-1 to CK-7, CH-6.5, F23-6.2.2, F23-6.3.2, F23-7.5.3). Times are worked out by hand.

use touchmove_arbiter::{
    Bonus, CLASSIC, ControlError, FIDE_2023_STANDARD, IncrementFirst, Millis, Period, TimeControl,
    Transition,
};
use touchmove_sim::script::check;

use crate::{chess, minutes, periods, sudden};
use IncrementFirst::{After, Before};
use Transition::{AtMoves, AtZero};

const MINUTE: Millis = Millis::minutes(1);

/// Two moves in a minute, then half a minute for the rest.
fn two_moves(transition: Transition) -> Option<TimeControl> {
    let first = Period { moves: Some(2), time: MINUTE, bonus: Bonus::None };
    let rest = Period { moves: None, time: Millis::seconds(30), bonus: Bonus::None };
    periods(&[first, rest], transition, After)
}

#[test]
fn ck_1_exactly_one_of_two_clocks_runs() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "1000 clock            | white 59000*, black 60000
         2000 white plays e2e4 |
         3000 clock            | white 58000, black 59000*
         4000 black plays e7e5 |
         5000 clock            | white 57000*, black 58000
         5000 white resign     | resigned CH-10.2; ended 0-1 Resignation CH-10.2
         9000 clock            | white 57000, black 58000",
    );
}

#[test]
fn ck_2_only_who_has_made_a_move_presses() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "1000 white press      | no: CK-2
         1100 black press      | no: CK-2
         1200 white touch e2   | touched e2
         1300 white press      | no: CK-2
         1400 white release e4 | made e2e4 CH-6.1
         1450 black press      | no: CK-2
         1500 white press      | completed CH-6.5
         1600 white press      | no: CK-2
         1700 black press      | no: CK-2
         1700 clock            | white 58500, black 59800*",
    );
}

/// Scenario 5 on a guarded board: nothing happened.
#[test]
fn f23_7_5_3_a_press_without_a_move_is_refused() {
    check(
        &mut chess("start", &FIDE_2023_STANDARD, minutes(1)),
        "1000 white press | no: F23-7.5.3
         1100 clock       | white 58900*, black 60000",
    );
}

#[test]
fn ck_4_a_clock_that_counts_moves_adds_the_next_period_with_the_last_of_them() {
    check(
        &mut chess("start", &CLASSIC, two_moves(AtMoves)),
        "10000 white plays e2e4 |
         20000 black plays e7e5 |
         30000 white plays d2d4 | period 1
         30000 clock            | white 70000, black 50000*
         40000 black plays d7d5 | period 1
         40000 clock            | white 70000*, black 70000
         50000 white plays c2c4 |
         59000 black plays c7c5 |
         119000 wake            | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
}

#[test]
fn ck_4_a_clock_that_does_not_count_moves_adds_the_next_period_at_zero() {
    check(
        &mut chess("start", &CLASSIC, two_moves(AtZero)),
        "10000 white plays e2e4 |
         20000 black plays e7e5 |
         30000 white plays d2d4 |
         30000 clock            | white 40000, black 50000*
         40000 black plays d7d5 |
         79999 wake             |
         80000 white touch c2   | no: WL-TIME
         85000 wake             | white: period 1
         85000 clock            | white 25000*, black 40000
         90000 white plays c2c4 |
         90000 clock            | white 20000, black 40000*",
    );
}

#[test]
fn ck_4_at_zero_without_the_moves_the_flag_falls() {
    check(
        &mut chess("start", &CLASSIC, two_moves(AtZero)),
        "10000 white plays e2e4 |
         20000 black plays e7e5 |
         70000 wake             | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
}

#[test]
fn ck_4_a_period_without_a_number_lasts_until_its_time_has_run_out() {
    let first = Period { moves: None, time: Millis::seconds(10), bonus: Bonus::None };
    let rest = Period { moves: None, time: Millis::seconds(5), bonus: Bonus::None };
    check(
        &mut chess("start", &CLASSIC, periods(&[first, rest], AtMoves, After)),
        "10000 wake  | white: period 1
         10000 clock | white 5000*, black 10000
         14999 wake  |
         15000 wake  | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
}

/// Scenario 8: the last move of the period is made, and the flag falls before the press.
#[test]
fn ch_6_5_a_move_counts_for_the_period_only_once_the_clock_is_pressed() {
    for (rules, law) in [(&CLASSIC, "WL-TIME"), (&FIDE_2023_STANDARD, "F23-6.9")] {
        for transition in [AtMoves, AtZero] {
            check(
                &mut chess("start", rules, two_moves(transition)),
                &format!(
                    "10000 white plays e2e4 |
                     20000 black plays e7e5 |
                     30000 white touch d2   | touched d2
                     69000 white release d4 | made d2d4 CH-6.1
                     70000 white press      | no: {law}
                     70000 wake | white: flag fell {law}; ended 0-1 Flag {law}"
                ),
            );
        }
    }
}

#[test]
fn ck_7_a_press_in_the_last_moment_is_in_time_whenever_it_is_judged() {
    check(
        &mut chess("start", &CLASSIC, two_moves(AtMoves)),
        "10000 white plays e2e4 |
         20000 black plays e7e5 |
         30000 white touch d2   | touched d2
         69000 white release d4 | made d2d4 CH-6.1
         69999 white press      | completed CH-6.5; period 1
         80000 wake             |
         80000 clock            | white 30001, black 39999*",
    );
}

/// Scenario 27.
#[test]
fn f23_6_2_2_a_press_is_honoured_after_the_opponent_has_moved() {
    for (rules, law) in [(&CLASSIC, "CK-2"), (&FIDE_2023_STANDARD, "F23-7.5.3")] {
        check(
            &mut chess("start", rules, minutes(1)),
            &format!(
                "500  white touch e2   | touched e2
             1000 white release e4 | made e2e4 CH-6.1
             2000 black touch e7   | touched e7
             3000 black release e5 | made e7e5 CH-6.1
             3500 black press      | no: {law}
             4000 white press      | completed CH-6.5
             4000 clock            | white 56000, black 60000*
             5000 black press      | completed CH-6.5
             6000 clock            | white 55000*, black 59000"
            ),
        );
    }
}

#[test]
fn f23_6_2_2_the_next_move_completes_one_that_was_not_pressed() {
    let first = Period { moves: Some(1), time: MINUTE, bonus: Bonus::Fischer(Millis::seconds(2)) };
    let rest = Period { moves: None, time: Millis::seconds(30), bonus: Bonus::None };
    check(
        &mut chess("start", &FIDE_2023_STANDARD, periods(&[first, rest], AtMoves, After)),
        "500  white touch e2   | touched e2
         1000 white release e4 | made e2e4 CH-6.1
         2000 black touch e7   | touched e7
         3000 black release e5 | made e7e5 CH-6.1
         4000 white touch d2   | touched d2
         5000 white release d4 | completed unpressed F23-6.2.2; period 1; made d2d4 CH-6.1
         5000 clock            | white 85000*, black 60000
         6000 white press      | completed CH-6.5
         6000 clock            | white 84000, black 60000*
         7000 black press      | completed CH-6.5; period 1
         7000 clock            | white 84000, black 91000*",
    );
}

/// What the first move left over is there for the second, with each kind of bonus.
#[test]
fn f23_6_3_2_unused_time_carries_over() {
    let five = Millis::seconds(5);
    #[rustfmt::skip]
    let cases = [
        // bonus               first    at start  after 3 s  after 8 s more
        (Bonus::None,            After,  60_000,   57_000,    49_000),
        (Bonus::Fischer(five),   After,  60_000,   62_000,    59_000),
        (Bonus::Fischer(five),   Before, 65_000,   67_000,    64_000),
        (Bonus::Bronstein(five), After,  60_000,   60_000,    57_000),
        (Bonus::Bronstein(five), Before, 65_000,   65_000,    62_000),
        (Bonus::Delay(five),     After,  60_000,   60_000,    57_000),
        (Bonus::Delay(five),     Before, 60_000,   60_000,    57_000),
    ];
    for (bonus, first, start, after_three, after_eight) in cases {
        check(
            &mut chess("start", &FIDE_2023_STANDARD, sudden(MINUTE, bonus, first)),
            &format!(
                "0     clock            | white {start}*, black {start}
                 3000  white plays e2e4 |
                 3000  clock            | white {after_three}, black {start}*
                 6000  black plays e7e5 |
                 14000 white plays d2d4 |
                 14000 clock            | white {after_eight}, black {after_three}*"
            ),
        );
    }
}

/// The clock waits anew with each move, and what it waited is not saved up.
#[test]
fn f23_6_3_2_a_delay_waits_before_it_counts() {
    let delay = sudden(Millis::seconds(10), Bonus::Delay(Millis::seconds(5)), After);
    check(
        &mut chess("start", &CLASSIC, delay),
        "1000  clock            | white 10000*, black 10000
         4000  white plays e2e4 |
         9000  clock            | white 10000, black 10000*
         9001  clock            | white 10000, black 9999*
         18999 wake             |
         19000 wake             | black: flag fell WL-TIME; ended 1-0 Flag WL-TIME",
    );
}

/// The period with a delay ends in the middle of a move; the next one has none.
#[test]
fn f23_6_3_2_a_delay_that_was_waited_stays_waited_when_the_period_changes() {
    let first =
        Period { moves: None, time: Millis::seconds(10), bonus: Bonus::Delay(Millis::seconds(5)) };
    let rest = Period { moves: None, time: MINUTE, bonus: Bonus::None };
    check(
        &mut chess("start", &CLASSIC, periods(&[first, rest], AtZero, After)),
        "14999 clock            | white 1*, black 10000
         15000 wake             | white: period 1
         15000 clock            | white 60000*, black 10000
         20000 white plays e2e4 |
         20000 clock            | white 55000, black 10000*",
    );
}

#[test]
fn ck_4_what_cannot_be_played_is_no_time_control() {
    let period = |moves, seconds, bonus| Period { moves, time: Millis::seconds(seconds), bonus };
    let none = period(None, 60, Bonus::None);
    let refused = |list: &[Period], first| TimeControl::new(list.to_vec(), AtMoves, first).err();
    let five = Bonus::Fischer(Millis::seconds(5));
    assert_eq!(refused(&[], After), Some(ControlError::PeriodCount(0)));
    assert_eq!(refused(&[none; 9], After), Some(ControlError::PeriodCount(9)));
    assert_eq!(refused(&[period(None, 0, Bonus::None)], Before), Some(ControlError::NoTime));
    assert_eq!(refused(&[period(None, 0, five)], After), Some(ControlError::NoTime));
    assert_eq!(refused(&[period(None, 0, five)], Before), None);
    assert_eq!(refused(&[period(Some(0), 60, five), none], After), Some(ControlError::NoMoves(0)));
    assert_eq!(refused(&[period(Some(40), 60, five)], After), Some(ControlError::LastNumbered));
    assert_eq!(
        refused(&[none, period(Some(40), 60, five), none], After),
        Some(ControlError::NumberAfterNone(1))
    );
    let hundred_days = 100 * 24 * 60 * 60;
    assert_eq!(refused(&[period(None, hundred_days, Bonus::None)], After), None);
    assert_eq!(
        refused(&[period(None, hundred_days + 1, Bonus::None)], After),
        Some(ControlError::TooLong(0))
    );
}
