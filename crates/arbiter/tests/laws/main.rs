//! The arbiter's laws, clause by clause: situations at a guarded board, and what the Laws say to them.
//!
//! What stands in the right column of a script is written from the Laws; the language of the scripts is that of
//! `touchmove_sim::script`.

#![expect(clippy::unnecessary_wraps, reason = "a game may be played without a time control")]

mod board;
mod clock;
mod clock_faults;
mod ends;
mod hand;
mod offers;
mod oracle;
mod others;
mod touch;
mod vectors;

use touchmove_arbiter::{
    Arbiter, Bonus, IncrementFirst, Millis, Period, RuleSet, TimeControl, Transition,
};
use touchmove_chess::Chess;
use touchmove_sim::script;

/// A game of chess that has begun, from `start` or a FEN.
#[track_caller]
fn chess(fen: &str, rules: &'static RuleSet, control: Option<TimeControl>) -> Arbiter<Chess> {
    let game = match fen {
        "start" => Chess::standard(),
        fen => Chess::from_fen(fen).expect("a lawful position"),
    };
    script::begun(game, rules, control)
}

/// So many minutes for the whole game.
fn minutes(count: u64) -> Option<TimeControl> {
    Some(TimeControl::fischer(Millis::minutes(count), Millis::ZERO).expect("there is time"))
}

/// One period for the whole game.
fn sudden(time: Millis, bonus: Bonus, first: IncrementFirst) -> Option<TimeControl> {
    periods(&[Period { moves: None, time, bonus }], Transition::AtMoves, first)
}

fn periods(
    periods: &[Period],
    transition: Transition,
    first: IncrementFirst,
) -> Option<TimeControl> {
    Some(TimeControl::new(periods.to_vec(), transition, first).expect("it can be played"))
}
