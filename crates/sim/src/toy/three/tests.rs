//! Tests of the toy.

use super::*;

const RED: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);
const BLUE: Seat = Seat::new(2);

/// The position after these acts, which are lawful.
#[track_caller]
fn after(acts: &str) -> Position {
    acts.split_whitespace().fold(Three.start(), |position, act| {
        let act = act.parse().expect("a text of the toy");
        assert!(Three.acts(&position).contains(&act), "{act} is not lawful");
        Three.play(&position, &act)
    })
}

fn at(point: &str) -> Point {
    point.parse().expect("a point")
}

/// Red's man reaches green's king: a1-a2, a2-a3 captures a man, a3-a4 the king.
const GREEN_FALLS: &str = "a1-a2 b2-b1 b4-c0 a2-a3 b1-b2 c0-b4 a3-a4";

#[test]
fn a_captured_king_takes_its_seat_out_and_its_army_changes_owner() {
    let before = after("a1-a2 b2-b1 b4-c0 a2-a3 b1-b2 c0-b4");
    assert_eq!(Three.owner(&before, at("b2")), Some(GREEN));
    let position = after(GREEN_FALLS);
    assert!(!Three.plays(&position, GREEN));
    assert_eq!(Three.owner(&position, at("b2")), Some(RED));
    assert_eq!(position.man(at("b2")).map(|man| man.army), Some(GREEN), "it looks as before");
}

#[test]
fn the_captor_acts_once_more_and_then_the_turn_skips_who_is_out() {
    let position = after(GREEN_FALLS);
    assert_eq!(Three.to_act(&position), RED);
    let position = after(&format!("{GREEN_FALLS} b2-b1"));
    assert_eq!(Three.to_act(&position), BLUE);
    let position = after(&format!("{GREEN_FALLS} b2-b1 b4-c0"));
    assert_eq!(Three.to_act(&position), RED);
}

#[test]
fn a_king_leaps_over_its_man_on_the_ring() {
    let position = after("a0-a1-a2");
    assert_eq!(position.man(at("a2")).map(|man| man.rank), Some(Rank::King));
    assert_eq!(position.man(at("a0")).map(|man| man.rank), Some(Rank::Man));
    assert!(Three.joins(&Three.start(), at("a0"), at("a11")));
    assert!(!Three.joins(&Three.start(), at("a11"), at("a0")), "the king is first");
}

#[test]
fn the_men_of_who_left_are_nobodys() {
    let position = Three.without(&Three.start(), RED).expect("the others play on");
    assert_eq!(Three.owner(&position, at("a0")), None);
    assert_eq!(Three.to_act(&position), GREEN);
    assert_eq!(Three.outcome(&position, &[]), None);
}

#[test]
fn the_last_one_standing_wins_and_the_order_of_leaving_ranks_the_others() {
    let one_left = Three.without(&Three.start(), BLUE).expect("two play on");
    let two_left = Three.without(&one_left, RED).expect("green stands");
    let outcome = Three.outcome(&two_left, &[]).expect("one stands");
    assert_eq!(outcome.scores, [Score::HALF, Score::ONE, Score::ZERO]);
    assert_eq!(outcome.reason, Reason::LastStanding);
}

#[test]
fn every_point_is_joined_as_the_board_is_drawn() {
    let beside = |point: &str| -> Vec<String> {
        let found = Point::all().filter(|other| at(point).is_beside(*other));
        found.map(|other| other.to_string()).collect()
    };
    assert_eq!(beside("a0"), ["a1", "a11", "b0"]);
    assert_eq!(beside("a5"), ["a4", "a6"]);
    assert_eq!(beside("b2"), ["a4", "b1", "b3", "c0"]);
    assert_eq!(beside("c0"), ["b0", "b1", "b2", "b3", "b4", "b5"]);
}
