//! Tests of the toy.

use super::*;

/// The position after these acts, which are lawful.
#[track_caller]
fn after(acts: &str) -> Position {
    acts.split_whitespace().fold(Swap.start(), |position, act| {
        let act = act.parse().expect("a text of the toy");
        assert!(Swap.acts(&position).contains(&act), "{act} is not lawful");
        Swap.play(&position, &act)
    })
}

fn scores(acts: &str) -> Option<(Vec<u8>, Reason)> {
    let position = after(acts);
    let outcome = Swap.outcome(&position, &[])?;
    Some((outcome.scores.iter().map(|score| score.as_halves()).collect(), outcome.reason))
}

fn sides(acts: &str) -> [Option<Side>; 2] {
    [Seat::FIRST, Seat::SECOND].map(|seat| Swap.side(&after(acts), seat))
}

const BLACK: Option<Side> = Some(Side("black"));
const WHITE: Option<Side> = Some(Side("white"));

#[test]
fn colours_are_bound_late_and_either_way() {
    assert_eq!(sides("b@a1 w@c3"), [None, None]);
    assert_eq!(sides("b@a1 w@c3 b@e5 take-b"), [WHITE, BLACK]);
    assert_eq!(sides("b@a1 w@c3 b@e5 take-w"), [BLACK, WHITE]);
    assert_eq!(sides("b@a1 w@c3 b@e5 add-two w@a3 b@e3 take-b"), [BLACK, WHITE]);
}

#[test]
fn the_first_seat_lays_three_stones_in_one_turn() {
    for acts in ["", "b@a1", "b@a1 b@e5"] {
        assert_eq!(Swap.to_act(&after(acts)), Seat::FIRST, "{acts}");
    }
    assert_eq!(Swap.to_act(&after("b@a1 b@e5 w@c3")), Seat::SECOND);
    assert_eq!(Swap.to_act(&after("b@a1 b@e5 w@c3 add-two b@a3")), Seat::SECOND);
    assert_eq!(Swap.to_act(&after("b@a1 b@e5 w@c3 add-two b@a3 w@e3")), Seat::FIRST);
}

#[test]
fn no_line_is_made_before_the_choice() {
    let position = after("b@a1 b@c1 w@c3 add-two");
    let b1 = "b1".parse().expect("a point");
    let attempt = Step::Place { man: Colour::Black, to: b1 };
    assert_eq!(Swap.why_not(&position, &attempt), [Finding::LineTooEarly]);
}

#[test]
fn three_in_a_row_win() {
    let three = "b@a1 b@a3 w@c3 take-b w@c1 b@e5 w@c5 b@e1 w@c2";
    assert_eq!(scores(three), Some((vec![2, 0], Reason::Line)));
}

#[test]
fn the_point_may_be_bought_for_a_half() {
    let asked = "b@a1 b@a3 w@c3 take-b offer-point";
    assert_eq!(Swap.to_act(&after(asked)), Seat::SECOND);
    assert_eq!(scores(&format!("{asked} take-point")), Some((vec![1, 2], Reason::Agreement)));
    let refused = after(&format!("{asked} play-on"));
    assert_eq!(Swap.to_act(&refused), Seat::FIRST);
    assert!(!Swap.acts(&refused).contains(&Act::OfferPoint), "once a game");
}
