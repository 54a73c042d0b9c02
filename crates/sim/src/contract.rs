//! What the contract between a game and the arbiter asks of a game, checked in one position.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::str::FromStr;

use touchmove_game::{Explain, Footprint, Game, Geometry, Ground, Seat, Step, Winnable};

use crate::chance::Chance;

/// How many positions a search for a win may visit.
const SEARCH_LIMIT: u64 = 100;

/// The points of the board.
pub fn points<G: Game>(game: &G) -> Vec<G::Point> {
    game.geometry().spots.iter().map(|spot| read(&spot.name)).collect()
}

/// Checks the board of `game`.
///
/// # Panics
/// If it breaks the contract.
pub fn check_board<G: Game>(game: &G) {
    let Geometry { spots, ground, turns, width, height, .. } = game.geometry();
    let names: BTreeSet<&str> = spots.iter().map(|spot| spot.name.as_str()).collect();
    assert_eq!(names.len(), spots.len(), "each point has a name of its own");
    assert_eq!(turns.len(), usize::from(game.seats()), "each seat has its view");
    let is_spot = |place: &u16| usize::from(*place) < spots.len();
    if let Ground::Lines(lines) = &ground {
        assert!(lines.iter().flatten().all(is_spot), "lines join points");
    }
    for spot in &spots {
        assert!((0..=width).contains(&spot.x) && (0..=height).contains(&spot.y), "{spot:?}");
        assert!(spot.neighbours.iter().all(|(_, place)| is_spot(place)), "{spot:?}");
        assert_text(&read::<G::Point>(&spot.name));
    }
}

/// Checks `game`, whose board has these `points`, in `position`; `history` ends with its key.
///
/// # Panics
/// If it breaks the contract.
pub fn check_position<G: Game>(
    game: &G,
    position: &G::Position,
    points: &[G::Point],
    history: &[G::Key],
    chance: &mut Chance,
) {
    let (acts, outcome) = (game.acts(position), game.outcome(position, history));
    assert_eq!(Some(&game.key(position)), history.last());
    assert!(!acts.is_empty() || outcome.is_some(), "who has no act has lost, won or drawn");
    if let Some(outcome) = &outcome {
        assert_eq!(outcome.scores.len(), usize::from(game.seats()), "{outcome:?}");
        assert!(!outcome.law.id().is_empty());
    } else {
        assert!(game.plays(position, game.to_act(position)), "who is out has no move");
    }
    let men = check_men(game, position, points);
    let footprints: Vec<_> = acts.iter().map(|act| game.footprint(position, act)).collect();
    for (place, act) in acts.iter().enumerate() {
        assert_text(act);
        assert!(!acts[..place].contains(act), "{act} is listed twice");
        assert!(!game.notation(position, act).is_empty());
        check_footprint(game, position, &men, &footprints, place);
    }
    check_why_not(game, position, points, &footprints, chance);
    for seat in Seat::all(game.seats()).filter(|_| chance.one_in(100)) {
        if let Winnable::No(certificate) = game.can_win(position, seat, SEARCH_LIMIT) {
            assert!(game.certifies(position, seat, &certificate), "{certificate:?} of {seat}");
        }
    }
}

/// The points where men stand.
fn check_men<G: Game>(game: &G, position: &G::Position, points: &[G::Point]) -> BTreeSet<G::Point> {
    let mut seen = BTreeSet::new();
    for (point, man) in game.men(position) {
        assert!(seen.insert(point), "two men on {point}");
        assert_text(&man);
    }
    for point in points {
        let owner = game.owner(position, *point);
        assert!(owner.is_none() || seen.contains(point), "nobody stands on {point}");
    }
    seen
}

/// The hand can tell the act from every other, and can do it.
fn check_footprint<G: Game>(
    game: &G,
    position: &G::Position,
    men: &BTreeSet<G::Point>,
    footprints: &[Footprint<G::Point, G::Man>],
    place: usize,
) {
    let Footprint { removes, steps } = &footprints[place];
    let others = footprints.iter().enumerate().filter(|(other, _)| *other != place);
    let mut as_steps = others.map(|(_, other)| &other.steps).filter(|other| !other.is_empty());
    let is_hidden = !steps.is_empty() && as_steps.any(|other| steps.starts_with(other));
    assert!(!is_hidden, "another act is made before {steps:?}");
    assert!(removes.iter().all(|point| men.contains(point)), "{removes:?}");
    let carried: Vec<G::Point> = footprints[place].carried().collect();
    let to_act = Some(game.to_act(position));
    assert!(carried.iter().all(|point| game.owner(position, *point) == to_act), "{steps:?}");
    if let [first, second, ..] = carried[..] {
        assert!(game.joins(position, first, second), "{first} and {second} are carried by one act");
    }
}

/// What an act does first is not forbidden; what no act does is.
fn check_why_not<G: Game>(
    game: &G,
    position: &G::Position,
    points: &[G::Point],
    footprints: &[Footprint<G::Point, G::Man>],
    chance: &mut Chance,
) {
    for first in footprints.iter().filter_map(|act| act.steps.first()) {
        assert_eq!(game.why_not(position, first), [], "{first:?} is lawful");
    }
    let men = game.men(position);
    for _ in 0..8 {
        let mut point = || chance.pick(points).expect("a board has points");
        let (from, to) = (point(), point());
        let mut attempt = Step::Carry { from, to };
        if let Some((_, man)) = chance.pick(&men)
            && chance.one_in(4)
        {
            attempt = Step::Place { man, to };
        }
        if footprints.iter().all(|act| !act.steps.contains(&attempt)) {
            let findings = game.why_not(position, &attempt);
            assert!(!findings.is_empty(), "{attempt:?} is unlawful, but nothing says why");
            for finding in findings {
                assert!(!finding.law().id().is_empty() && !finding.sentence().is_empty());
            }
        }
    }
}

fn read<T: FromStr>(text: &str) -> T {
    let read = text.parse().ok();
    read.unwrap_or_else(|| panic!("`{text}` cannot be read"))
}

/// The text of a thing can be read, and is the thing.
fn assert_text<T: FromStr + ToString + PartialEq + Debug>(thing: &T) {
    let text = thing.to_string();
    assert!(!text.is_empty() && !text.contains(char::is_whitespace), "`{text}` is no word");
    assert_eq!(&read::<T>(&text), thing, "`{text}`");
}
