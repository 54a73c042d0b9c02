//! Situations as text: beside each thing that happens stands what the arbiter says to it.
//!
//! ```text
//! 1000 white touch g1     | touched g1
//! 1200 white touch b1     | no: CH-7.2.1a
//! 1500 white release f3   | made g1f3 CH-6.1
//! 2000 wake               |
//! ```
//!
//! A line begins with the moment in milliseconds; who acts is named by side or by number. Lines that only ask are
//! `owed`, `clock`, `turn` and `standing POINT`; `white plays e2e4` makes a whole act and presses, and tells only
//! what is out of the ordinary. What is said goes on in the next line if that begins with `|`.

mod say;

use touchmove_arbiter::{Arbiter, Deed, Event, Input, Refusal, RuleSet, TimeControl, Timestamp};
use touchmove_game::{Game, Seat, Step};

/// A game that has begun at moment 0.
pub fn begun<G: Game>(
    game: G,
    rules: &'static RuleSet,
    control: Option<TimeControl>,
) -> Arbiter<G> {
    let mut arbiter = Arbiter::new(game, rules, control);
    for seat in Seat::all(arbiter.game().seats()) {
        let ready = Input::Deed { seat, deed: Deed::Ready };
        drive(&mut arbiter, Timestamp(0), &ready).expect("everyone is ready once");
    }
    arbiter
}

/// Judges `input` and lets its events be so.
///
/// # Errors
/// The refusal; then nothing changed.
pub fn drive<G: Game>(
    arbiter: &mut Arbiter<G>,
    at: Timestamp,
    input: &Input<G>,
) -> Result<Vec<Event<G>>, Refusal<G>> {
    let events = arbiter.decide(at, input)?;
    for event in &events {
        arbiter.apply(at, event);
    }
    Ok(events)
}

/// Plays `script` and checks what the arbiter says.
///
/// # Panics
/// If it says anything else, or the script cannot be read.
#[track_caller]
pub fn check<G: Game>(arbiter: &mut Arbiter<G>, script: &str) {
    let (mut expected, mut told) = (Vec::new(), Vec::new());
    for (left, right) in entries(script) {
        let said = line(arbiter, left)
            .unwrap_or_else(|trouble| panic!("`{left}` cannot be read: {trouble}"));
        told.push(format!("{left} | {said}"));
        expected.push(format!("{left} | {right}"));
    }
    let (told, expected) = (told.join("\n"), expected.join("\n"));
    assert!(told == expected, "the arbiter said\n{told}\n\nand not\n{expected}");
}

/// The lines of a script: what happens, and what is said to it.
fn entries(script: &str) -> Vec<(&str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for text in script.lines().map(str::trim).filter(|text| !text.is_empty()) {
        let (left, right) = text.split_once('|').unwrap_or((text, ""));
        match entries.last_mut() {
            Some((_, said)) if left.is_empty() => *said = format!("{said} {}", right.trim()),
            Some(_) | None => entries.push((left.trim(), right.trim().into())),
        }
    }
    entries
}

fn line<G: Game>(arbiter: &mut Arbiter<G>, text: &str) -> Result<String, &'static str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (at, words) = words.split_first().ok_or("it is empty")?;
    let at = Timestamp(at.parse().map_err(|_| "it does not begin with a moment")?);
    match *words {
        ["owed"] => Ok(say::owed(arbiter)),
        ["clock"] => Ok(say::clock(arbiter, at)),
        ["turn"] => Ok(say::seat(arbiter, arbiter.to_act())),
        ["standing", point] => {
            let point = point.parse().map_err(|_| "no point")?;
            let man = arbiter.standing().get(&point).copied();
            Ok(man.map_or_else(|| "nobody".into(), |man| man.to_string()))
        }
        ["wake"] => Ok(judged(arbiter, at, None, &Input::Wake)),
        ["outage", from] => {
            let from = Timestamp(from.parse().map_err(|_| "no moment")?);
            Ok(judged(arbiter, at, None, &Input::Outage { from }))
        }
        [who, "plays", act] => {
            let seat = seat(arbiter, who).ok_or("nobody of this name")?;
            plays(arbiter, at, seat, &act.parse().map_err(|_| "no act")?)
        }
        [who, ref rest @ ..] => {
            let seat = seat(arbiter, who).ok_or("nobody of this name")?;
            let deed = deed(rest)?;
            Ok(judged(arbiter, at, Some(seat), &Input::Deed { seat, deed }))
        }
        [] => Err("nothing happens"),
    }
}

fn seat<G: Game>(arbiter: &Arbiter<G>, name: &str) -> Option<Seat> {
    Seat::all(arbiter.game().seats() + 1).find(|seat| say::seat(arbiter, *seat) == name)
}

fn deed<G: Game>(words: &[&str]) -> Result<Deed<G>, &'static str> {
    let point = |text: &str| text.parse().map_err(|_| "no point");
    Ok(match *words {
        ["ready"] => Deed::Ready,
        ["adjust"] => Deed::Adjust,
        ["touch", at] => Deed::Touch(point(at)?),
        ["release", at] => Deed::Release(point(at)?),
        ["remove", at] => Deed::Remove(point(at)?),
        ["place", man, at] => {
            Deed::Place { man: man.parse().map_err(|_| "no man")?, to: point(at)? }
        }
        ["say", act] => Deed::Say(act.parse().map_err(|_| "no act")?),
        ["press"] => Deed::Press,
        ["offer"] => Deed::Offer,
        ["accept"] => Deed::Accept,
        ["decline"] => Deed::Decline,
        ["resign"] => Deed::Resign,
        _ => return Err("no deed"),
    })
}

fn judged<G: Game>(
    arbiter: &mut Arbiter<G>,
    at: Timestamp,
    by: Option<Seat>,
    input: &Input<G>,
) -> String {
    match drive(arbiter, at, input) {
        Err(refusal) => say::refusal(&refusal),
        Ok(events) => say::events(arbiter, by, &events),
    }
}

/// Makes a whole act by hand and presses.
fn plays<G: Game>(
    arbiter: &mut Arbiter<G>,
    at: Timestamp,
    seat: Seat,
    act: &G::Act,
) -> Result<String, &'static str> {
    if !arbiter.acts().contains(act) {
        return Err("no lawful act");
    }
    let footprint = arbiter.game().footprint(arbiter.position(), act);
    let mut deeds = Vec::new();
    for step in &footprint.steps {
        match *step {
            Step::Carry { from, to } => deeds.extend([Deed::Touch(from), Deed::Release(to)]),
            Step::Place { man, to } => deeds.push(Deed::Place { man, to }),
        }
    }
    if footprint.is_said() {
        deeds.push(Deed::Say(act.clone()));
    }
    let mut said = Vec::new();
    for deed in deeds.into_iter().chain([Deed::Press]) {
        let is_press = deed == Deed::Press;
        let is_due = arbiter.unpressed().contains(&seat);
        if is_press && !is_due {
            continue;
        }
        match drive(arbiter, at, &Input::Deed { seat, deed }) {
            Err(refusal) => return Ok(say::refusal(&refusal)),
            Ok(events) => said.extend(events.into_iter().filter(|event| !say::is_ordinary(event))),
        }
    }
    Ok(say::events(arbiter, Some(seat), &said))
}
