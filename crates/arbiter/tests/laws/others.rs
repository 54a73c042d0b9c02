//! Games that are not chess: turns of several acts, choices that are said, three seats, and seats that are out.

use touchmove_arbiter::{Arbiter, CLASSIC};
use touchmove_sim::script::{begun, check};
use touchmove_sim::toy::swap::Swap;
use touchmove_sim::toy::three::Three;

use crate::minutes;

fn three() -> Arbiter<Three> {
    begun(Three, &CLASSIC, minutes(1))
}

#[test]
fn a_turn_of_three_acts_is_pressed_once_and_colours_come_late() {
    check(
        &mut begun(Swap, &CLASSIC, minutes(1)),
        "1000 0 place b a1          | made b@a1 CH-6.1
         1500 0 press               | no: CK-2
         2000 0 place b a3          | made b@a3 CH-6.1
         2500 1 place w c3          | no: CH-3.1b
         2600 0 place b c3          | no: SW-1
         2700 0 place w a3          | no: SW-4
         2800 0 touch a1            | no: CH-4.1
         3000 0 place w c3          | made w@c3 CH-6.1
         3500 0 press               | completed CH-6.5
         4000 1 place b e5          | no: SW-2
         4100 1 say take-point      | no: CH-4.1
         4200 1 say take-b          | made take-b CH-6.6a
         4300 turn                  | white
         4500 black press           | completed CH-6.5
         5000 white say offer-point | made offer-point CH-6.6a
         5100 white press           | completed CH-6.5
         5200 clock                 | white 55900, black 58900*
         6000 black say take-point  | made take-point CH-6.6a; ended ½-1 Agreement SW-7",
    );
}

#[test]
fn a_seat_whose_king_is_captured_is_out_and_its_men_move_for_the_captor() {
    check(
        &mut three(),
        "1000 red plays a1-a2   |
         2000 green plays b2-b1 |
         3000 blue plays b4-c0  |
         4000 red plays a2-a3   |
         5000 green plays b1-b2 |
         6000 blue plays c0-b4  |
         7000 red touch b2      | touched b2
         7100 red touch a3      | touched a3
         7200 red release a4    | removed a4 CH-4.3b; made a3-a4 CH-6.2
         7200 turn              | red
         7300 green offer       | no: CH-3.1b
         7300 green resign      | no: CH-3.1b
         7300 green touch b2    | no: CH-3.1b
         7300 red press         | no: CK-2
         8000 red plays b2-b1   |
         8000 turn              | blue
         8000 clock             | red 56000, green 58000, blue 58000*
         9000 blue resign       | resigned CH-10.2; ended 1-0-½ LastStanding TH-5",
    );
}

/// Green had not pressed: with it goes its clock, and the captor, who acts once more, runs.
#[test]
fn the_clock_of_a_seat_that_is_out_stops() {
    check(
        &mut three(),
        "1000 red plays b0-b1   |
         2000 green plays b2-c0 |
         3000 blue plays a7-a6  |
         4000 red plays b1-b0   |
         5000 green plays c0-b2 |
         6000 blue plays a6-a5  |
         7000 red plays b0-b1   |
         8000 green touch b2    | touched b2
         9000 green release c0  | made b2-c0 CH-6.1
         9500 clock             | red 57000, green 55500*, blue 58000
         10000 blue touch a5    | touched a5
         11000 blue release a4  | removed a4 CH-4.3b; made a5-a4 CH-6.2
         12000 clock            | red 57000, green 54000, blue 57000*
         12000 green press      | no: CH-3.1b
         13000 blue plays a4-a5 |
         14000 clock            | red 56000*, green 54000, blue 56000",
    );
}

#[test]
fn a_flag_of_one_of_three_leaves_the_others_playing() {
    check(
        &mut three(),
        "60000 wake          | red: flag fell WL-TIME
         60000 turn          | green
         61000 clock         | red 0, green 59000*, blue 60000
         61000 red press     | no: CH-3.1b
         62000 blue resign   | resigned CH-10.2; ended 0-1-½ LastStanding TH-5",
    );
}

#[test]
fn an_offer_lapses_with_a_seat_and_a_draw_is_between_those_who_play() {
    check(
        &mut three(),
        "1000 red offer    | offered out of time DO-3
         1100 blue accept  | accepted DR-AGR
         1150 blue accept  | no: DR-AGR
         1200 green resign | resigned CH-10.2
         1300 red accept   | no: DR-AGR
         1400 blue offer   | offered out of time DO-3
         1450 green accept | no: CH-3.1b
         1500 red accept   | accepted DR-AGR; ended ½-0-½ Agreement DR-AGR",
    );
}

#[test]
fn what_a_player_touched_is_owed_though_another_leaves() {
    check(
        &mut three(),
        "1000 red touch a1   | touched a1
         1100 blue resign    | resigned CH-10.2
         1200 owed           | a1: a1-a2 CH-7.2.1a
         1300 red touch b0   | no: CH-7.2.1a
         1400 red touch a1   | touched a1
         1500 red release a2 | made a1-a2 CH-6.1",
    );
}

#[test]
fn two_men_that_one_act_carries_are_joined_in_every_game() {
    check(
        &mut three(),
        "1000 red touch a0   | touched a0
         1100 red touch a11  | touched a11
         1200 owed           | a0 a11: a0-a11-a10 CH-5.1.4a
         1300 red release a10 | released a0 a10 CH-6.3b
         1400 red touch a11  | touched a11
         1500 red release a0 | made a0-a11-a10 CH-6.3a",
    );
    check(
        &mut three(),
        "1000 red touch a11 | touched a11
         1100 red touch a0  | no: CH-5.1.3",
    );
}
