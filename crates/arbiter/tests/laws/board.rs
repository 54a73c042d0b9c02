//! Who has the move, and what happens before the game (CH-3.1a, CH-3.1b, CH-3.2, CK-1, CK-6).

use touchmove_arbiter::{Arbiter, CLASSIC};
use touchmove_chess::Chess;
use touchmove_sim::script::check;

use crate::{chess, minutes};

#[test]
fn ch_3_1a_white_begins_and_its_clock_runs() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "0    turn           | white
         1000 clock          | white 299000*, black 300000
         1000 black touch e7 | no: CH-3.1b",
    );
}

#[test]
fn ch_3_1b_players_move_alternately_one_move_at_a_time() {
    check(
        &mut chess("start", &CLASSIC, None),
        "1000 white plays e2e4 |
         2000 white touch d2   | no: CH-3.1b
         2000 white release d4 | no: CH-3.1b
         2000 white remove e7  | no: CH-3.1b
         2000 white place wQ d4 | no: CH-3.1b
         2000 white say d2d4   | no: CH-3.1b
         3000 black plays e7e5 |
         3000 black touch d7   | no: CH-3.1b
         4000 white touch d2   | touched d2
         4000 2 touch d7       | no: CH-3.1b",
    );
}

#[test]
fn ch_3_2_the_move_passes_when_it_is_made_not_when_the_clock_is_pressed() {
    check(
        &mut chess("start", &CLASSIC, minutes(5)),
        "1000 white touch e2   | touched e2
         1000 turn             | white
         2000 white release e4 | made e2e4 CH-6.1
         2000 turn             | black
         2000 clock            | white 298000*, black 300000
         3000 black touch e7   | touched e7
         4000 white press      | completed CH-6.5
         4000 turn             | black
         4000 clock            | white 296000, black 300000*",
    );
}

#[test]
fn ck_6_the_game_begins_when_everyone_has_checked_the_settings() {
    check(
        &mut Arbiter::new(Chess::standard(), &CLASSIC, minutes(5)),
        "1000 white touch e2 | no: CK-6
         1000 white press    | no: CK-6
         1000 white resign   | no: CK-6
         2000 black ready    | ready
         2500 black ready    | no: CK-6
         2500 clock          | white 300000, black 300000
         2500 wake           |
         3000 white ready    | ready; started CH-3.1a
         3500 clock          | white 299500*, black 300000
         3500 black ready    | no: CK-6",
    );
}

#[test]
fn ck_1_a_game_may_be_played_without_a_clock_but_then_none_is_pressed() {
    check(
        &mut chess("start", &CLASSIC, None),
        "0             clock            | none
         1000          white touch e2   | touched e2
         2000          white release e4 | made e2e4 CH-6.1
         2000          white press      | no: CK-1
         9000000000000 wake             |
         9000000000000 turn             | black",
    );
}
