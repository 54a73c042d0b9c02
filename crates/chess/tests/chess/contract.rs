//! What the arbiter relies on beyond the laws: texts that come back, footprints that are lawful, and
//! verdicts on winning that are sound.

use touchmove_chess::{Chess, Color, Move, Piece, Position, Square};
use touchmove_game::{Game, Seat, Step, Winnable};

use crate::support::{Chance, forgiven, vectors};

#[test]
fn texts_of_points_men_and_acts_come_back() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    for (_, man) in Position::start().men() {
        assert_eq!(man.to_string().parse::<Piece>(), Ok(man));
    }
    each_position(|game, position| {
        for act in game.acts(position) {
            assert_eq!(act.to_string().parse::<Move>(), Ok(act));
        }
    });
}

#[test]
fn the_hand_that_follows_the_footprint_brings_about_the_position() {
    each_position(|game, position| {
        for act in game.acts(position) {
            let footprint = game.footprint(position, &act);
            let mut men: Vec<(Square, Piece)> = game.men(position);
            men.retain(|(square, _)| !footprint.removes.contains(square));
            for step in &footprint.steps {
                match *step {
                    Step::Carry { from, to } => {
                        let carried = men.iter_mut().find(|(square, _)| *square == from);
                        carried.expect("a man stands there").0 = to;
                    }
                    Step::Place { man, to } => {
                        men.retain(|(square, _)| *square != to);
                        men.push((to, man));
                        let findings = game.why_not(position, step);
                        assert!(findings.is_empty(), "{act} in {position:?}: {findings:?}");
                    }
                }
            }
            men.sort();
            let mut expected = game.men(&game.play(position, &act));
            expected.sort();
            assert_eq!(men, expected, "{act} in {position:?}");
            assert_eq!(footprint.mover(), Some(act.from()));
            assert!(game.why_not(position, &footprint.steps[0]).is_empty(), "{act}");
        }
    });
}

#[test]
fn the_seats_sit_opposite_and_own_their_men() {
    let game = Chess::standard();
    assert_eq!(game.seats(), 2);
    for (square, man) in game.men(&game.start()) {
        let seat = if man.color == Color::White { Seat::FIRST } else { Seat::SECOND };
        assert_eq!(game.owner(&game.start(), square), Some(seat));
    }
    assert_eq!(game.owner(&game.start(), "e4".parse().expect("a square")), None);
}

#[test]
fn whoever_wins_was_never_said_to_be_unable_to() {
    each_position(|game, position| {
        for seat in [Seat::FIRST, Seat::SECOND] {
            match game.can_win(position, seat, 0) {
                Winnable::No(shortage) => assert!(game.certifies(position, seat, &shortage)),
                Winnable::Yes => {
                    let outcome = game.outcome(position, &[]).expect("mate");
                    assert_eq!(outcome.winner(), Some(seat));
                }
                Winnable::Unknown => {}
            }
        }
    });
}

/// Calls `look` with the positions of some random games.
fn each_position(look: impl Fn(&Chess, &Position)) {
    let mut chance = Chance::new(6);
    for [fen, ..] in vectors("perft") {
        let game = Chess::from(forgiven(&fen));
        let mut now = game.start();
        for _ in 0..60 {
            look(&game, &now);
            let acts = game.acts(&now);
            if acts.is_empty() {
                break;
            }
            now = game.play(&now, &acts[chance.below(acts.len())]);
        }
    }
}

#[test]
fn a_king_in_check_is_marked_and_no_other() {
    let alarms = |fen: &str| {
        let game = Chess::from_fen(fen).expect("a position");
        game.alarms(&game.start())
    };
    let square = |name: &str| name.parse::<Square>().expect("a square");
    assert_eq!(alarms("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), [square("e1")]);
    assert_eq!(alarms("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1"), []);
}
