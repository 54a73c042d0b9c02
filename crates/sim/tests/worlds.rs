//! Three games that have nothing in common but the contract, played by chance under the same arbiter.

use std::collections::BTreeMap;

use touchmove_arbiter::{Bonus, IncrementFirst, Millis, Period, RuleSet, TimeControl, Transition};
use touchmove_chess::Chess;
use touchmove_game::{Game, Reason};
use touchmove_sim::player::STEADY;
use touchmove_sim::toy::swap::Swap;
use touchmove_sim::toy::three::Three;
use touchmove_sim::world::play;

/// Without a clock, and clocks of every kind, so short that flags fall.
fn controls() -> Vec<Option<TimeControl>> {
    let period = |moves, seconds, bonus| Period { moves, time: Millis::seconds(seconds), bonus };
    let control = |periods: &[Period], transition, first| {
        Some(TimeControl::new(periods.to_vec(), transition, first).expect("it can be played"))
    };
    let two = Millis::seconds(2);
    let (moves, zero) = (Transition::AtMoves, Transition::AtZero);
    let (before, after) = (IncrementFirst::Before, IncrementFirst::After);
    vec![
        None,
        control(&[period(None, 90, Bonus::None)], moves, after),
        control(&[period(None, 5, Bonus::None)], moves, after),
        control(&[period(None, 60, Bonus::Fischer(two))], moves, before),
        control(&[period(None, 60, Bonus::Fischer(two))], moves, after),
        control(&[period(None, 60, Bonus::Bronstein(two))], moves, before),
        control(&[period(None, 60, Bonus::Bronstein(two))], moves, after),
        control(&[period(None, 60, Bonus::Delay(two))], moves, after),
        control(
            &[
                period(Some(8), 60, Bonus::None),
                period(Some(8), 30, Bonus::Delay(two)),
                period(None, 20, Bonus::Fischer(two)),
            ],
            moves,
            before,
        ),
        control(
            &[
                period(Some(4), 40, Bonus::Delay(two)),
                period(None, 20, Bonus::None),
                period(None, 10, Bonus::Bronstein(two)),
            ],
            zero,
            after,
        ),
    ]
}

/// Plays `games` games of each, and counts how they ended.
fn ends<G: Game>(game: &G, games: u64) -> BTreeMap<String, usize> {
    let controls = controls();
    let mut ends = BTreeMap::new();
    for seed in 0..games {
        let rules = RuleSet::ALL[usize::from(seed % 2 == 1)];
        let place = usize::try_from(seed / 2).expect("few games") % controls.len();
        let played = play(game.clone(), rules, controls[place].clone(), STEADY, seed);
        *ends.entry(format!("{:?}", played.outcome.reason)).or_default() += 1;
    }
    ends
}

#[track_caller]
fn assert_seen(ends: &BTreeMap<String, usize>, reasons: &[Reason]) {
    for reason in reasons {
        assert!(ends.contains_key(&format!("{reason:?}")), "no {reason:?} among {ends:?}");
    }
}

#[test]
fn a_toy_with_late_colours_is_played_under_the_arbiter() {
    let ends = ends(&Swap, 800);
    assert_seen(&ends, &[Reason::Line, Reason::Agreement, Reason::Flag]);
}

#[test]
fn a_toy_for_three_is_played_under_the_arbiter() {
    let ends = ends(&Three, 500);
    assert_seen(&ends, &[Reason::LastStanding, Reason::DeadPosition, Reason::Agreement]);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let control = || controls().swap_remove(7);
    let game = |seed| play(Three, RuleSet::ALL[1], control(), STEADY, seed);
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}

#[test]
fn chess_is_played_under_the_arbiter() {
    let ends = ends(&Chess::standard(), 150);
    assert_seen(&ends, &[Reason::Checkmate, Reason::Agreement, Reason::Flag]);
}

/// Positions in which castling, promotion and captures in passing are near.
#[test]
fn chess_with_everything_at_hand_is_played_under_the_arbiter() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ] {
        let game = Chess::from_fen(fen).expect("a lawful position");
        let ends = ends(&game, 40);
        assert!(ends.len() > 1, "{ends:?}");
    }
}
