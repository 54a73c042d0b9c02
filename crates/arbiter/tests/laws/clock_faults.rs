//! Faults that were found in other chess clocks, by their number in a list of 28: none of them is here.
//!
//! The list speaks of whole programs. What concerns no clock but a page, a preset, a lag credit or a takeback is
//! not here: 1 to 4, 9, 10, 13, 20, 22 and 28.

use touchmove_arbiter::{
    Arbiter, Bonus, CLASSIC, FIDE_2023_STANDARD, IncrementFirst, Millis, Period, TimeControl,
    Timestamp, Transition,
};
use touchmove_chess::Chess;
use touchmove_sim::script::check;

use crate::{chess, minutes, periods, sudden};
use IncrementFirst::{After, Before};

/// Three minutes with two seconds a move.
fn three_two(first: IncrementFirst) -> Option<TimeControl> {
    sudden(Millis::minutes(3), Bonus::Fischer(Millis::seconds(2)), first)
}

#[test]
fn ck_1_fault_5_a_restart_costs_nobody_time() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "10000  white touch e2   | touched e2
         70000  outage 12000     | outage 12000 to 70000
         70000  clock            | white 48000*, black 60000
         70500  wake             |
         71000  white release e4 | made e2e4 CH-6.1
         72000  white press      | completed CH-6.5
         72000  clock            | white 46000, black 60000*
         73000  outage 20000     | outage 20000 to 73000
         73000  clock            | white 46000, black 60000*
         75000  clock            | white 46000, black 58000*",
    );
}

/// The time had run out before the hall went down: it stays so.
#[test]
fn ck_1_fault_5_a_restart_gives_no_time_back() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "90000 outage 61000   | outage 61000 to 90000
         90000 white touch e2 | no: WL-TIME
         90000 wake           | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
}

#[test]
fn ck_1_fault_6_no_time_is_added_unannounced() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "5000 outage 5000 |
         5000 outage 9000 |
         5000 clock       | white 55000*, black 60000
         6000 outage 5500 | outage 5500 to 6000
         6000 clock       | white 54500*, black 60000",
    );
}

#[test]
fn ck_1_fault_7_three_minutes_are_three_minutes() {
    check(
        &mut chess("start", &CLASSIC, minutes(3)),
        "0    clock            | white 180000*, black 180000
         1000 white plays e2e4 |
         2000 black plays e7e5 |
         2000 clock            | white 179000*, black 179000",
    );
}

#[test]
fn wl_time_fault_8_a_clock_at_zero_ends_the_game_and_says_when() {
    let mut arbiter = chess("start", &CLASSIC, minutes(3));
    assert_eq!(arbiter.deadline(), Some(Timestamp(180_000)));
    check(
        &mut arbiter,
        "180000 clock | white 0*, black 180000
         999000 wake  | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
    assert_eq!(arbiter.deadline(), None);
}

#[test]
fn ck_2_fault_11_the_clock_that_runs_is_that_of_who_owes_a_move_or_a_press() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "1000 white touch e2   | touched e2
         2000 white release e2 | put back e2
         2000 clock            | white 58000*, black 60000
         3000 white touch e2   | touched e2
         4000 white release e4 | made e2e4 CH-6.1
         4000 clock            | white 56000*, black 60000
         5000 white press      | completed CH-6.5
         5000 clock            | white 55000, black 60000*",
    );
}

#[test]
fn ch_6_4b_fault_12_the_clock_does_not_pass_before_the_new_man_stands() {
    check(
        &mut chess("7k/P7/8/8/8/8/8/K7 w - - 0 1", &CLASSIC, minutes(1)),
        "1000 white touch a7    | touched a7
         2000 white release a8  | released a7 a8 CH-6.4b
         2500 white press       | no: CH-6.4b
         2500 clock             | white 57500*, black 60000
         3000 white place wR a8 | made a7a8r CH-6.4a
         3500 white press       | completed CH-6.5
         3500 clock             | white 56500, black 60000*",
    );
}

#[test]
fn f23_6_3_2_faults_14_and_18_both_players_get_the_same_increments() {
    check(
        &mut chess("start", &CLASSIC, three_two(Before)),
        "0    clock            | white 182000*, black 182000
         1000 white plays e2e4 |
         2000 black plays e7e5 |
         2000 clock            | white 183000*, black 183000",
    );
    check(
        &mut chess("start", &CLASSIC, three_two(After)),
        "0    clock            | white 180000*, black 180000
         1000 white plays e2e4 |
         2000 black plays e7e5 |
         2000 clock            | white 181000*, black 181000",
    );
}

#[test]
fn f23_6_3_2_faults_15_and_16_whether_the_increment_comes_first_is_agreed_on() {
    check(
        &mut chess("start", &CLASSIC, three_two(Before)),
        "0 clock | white 182000*, black 182000",
    );
    check(&mut chess("start", &CLASSIC, three_two(After)), "0 clock | white 180000*, black 180000");
    let usual = TimeControl::fischer(Millis::minutes(3), Millis::seconds(2));
    assert_eq!(usual.ok(), three_two(Before), "as over-the-board clocks do");
}

#[test]
fn f23_6_3_2_fault_17_no_main_time_at_all() {
    let five = Millis::seconds(5);
    check(
        &mut chess("start", &CLASSIC, sudden(Millis::ZERO, Bonus::Bronstein(five), Before)),
        "0     clock            | white 5000*, black 5000
         4000  white plays e2e4 |
         4000  clock            | white 5000, black 5000*
         8999  black plays e7e5 |
         8999  clock            | white 5000*, black 5000
         13999 wake             | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
    check(
        &mut chess("start", &CLASSIC, sudden(Millis::ZERO, Bonus::Delay(five), After)),
        "0     clock            | white 0*, black 0
         4999  white plays e2e4 |
         9999  black touch e7   | no: WL-TIME
         9999  wake             | black: flag fell WL-TIME; ended 1-0 Flag WL-TIME",
    );
}

#[test]
fn ck_1_fault_19_no_clock_runs_before_the_game_and_then_one() {
    check(
        &mut Arbiter::new(Chess::standard(), &CLASSIC, minutes(1)),
        "5000 white ready | ready
         9000 clock       | white 60000, black 60000
         9000 black ready | ready; started CH-3.1a
         9500 clock       | white 59500*, black 60000",
    );
}

/// A move that arrives late is judged by when it was received, and each move has its whole delay.
#[test]
fn wl_time_fault_21_moments_are_compared_not_wake_ups() {
    let delay = sudden(Millis::seconds(1), Bonus::Delay(Millis::seconds(2)), After);
    check(
        &mut chess("start", &CLASSIC, delay),
        "1000 white touch e2   | touched e2
         2999 white release e4 | made e2e4 CH-6.1
         2999 white press      | completed CH-6.5
         9000 clock            | white 1, black 0*
         4000 black touch e7   | touched e7
         5000 black release e5 | made e7e5 CH-6.1
         5000 black press      | completed CH-6.5
         5000 clock            | white 1*, black 999
         7001 wake             | white: flag fell WL-TIME; ended 0-1 Flag WL-TIME",
    );
}

#[test]
fn f23_6_9_fault_23_a_flag_wins_nothing_for_a_bare_king() {
    check(
        &mut chess("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", &FIDE_2023_STANDARD, minutes(1)),
        "60000 wake | white: flag fell F23-6.9; ended ½-½ FlagWithoutWinner F23-6.9",
    );
}

/// Periods and increments together: each is counted once.
#[test]
fn ck_4_fault_24_time_is_neither_added_nor_taken_twice() {
    let bonus = Bonus::Fischer(Millis::seconds(30));
    let control = || {
        let forty = Period { moves: Some(2), time: Millis::minutes(90), bonus };
        let rest = Period { moves: None, time: Millis::minutes(30), bonus };
        periods(&[forty, rest], Transition::AtMoves, Before)
    };
    // 90:30 at first; each move takes 10 s and earns 30 s; the second brings 30 minutes more.
    check(
        &mut chess("start", &CLASSIC, control()),
        "0     clock            | white 5430000*, black 5430000
         10000 white plays e2e4 |
         10000 clock            | white 5450000, black 5430000*
         20000 black plays e7e5 |
         30000 white plays d2d4 | period 1
         30000 clock            | white 7270000, black 5450000*
         40000 black plays d7d5 | period 1
         50000 white plays c2c4 |
         50000 clock            | white 7290000, black 7270000*",
    );
}

#[test]
fn wl_time_fault_25_the_first_flag_ends_the_game_and_no_second_falls() {
    check(
        &mut chess("start", &CLASSIC, minutes(1)),
        "1000   white plays e2e4 |
         61000  wake             | black: flag fell WL-TIME; ended 1-0 Flag WL-TIME
         900000 wake             |
         900000 clock            | white 59000, black 0",
    );
}

#[test]
fn ck_6_fault_26_nothing_begins_until_both_have_confirmed_the_settings() {
    check(
        &mut Arbiter::new(Chess::standard(), &CLASSIC, three_two(Before)),
        "1000 white ready    | ready
         2000 white touch e2 | no: CK-6
         2000 turn           | white
         2000 clock          | white 182000, black 182000",
    );
}

/// A press that completes nothing moves neither a counter nor a bonus.
#[test]
fn ck_2_fault_27_only_completed_moves_are_counted() {
    let bonus = Bonus::Fischer(Millis::seconds(2));
    let first = Period { moves: Some(2), time: Millis::minutes(1), bonus };
    let rest = Period { moves: None, time: Millis::minutes(1), bonus };
    check(
        &mut chess("start", &CLASSIC, periods(&[first, rest], Transition::AtMoves, After)),
        "1000 white press      | no: CK-2
         1000 black press      | no: CK-2
         2000 white plays e2e4 |
         2000 white press      | no: CK-2
         2000 clock            | white 60000, black 60000*
         3000 black press      | no: CK-2
         4000 black plays e7e5 |
         5000 white plays d2d4 | period 1",
    );
}
