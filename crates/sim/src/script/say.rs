//! What the arbiter says, as short text.

use touchmove_arbiter::{Arbiter, Event, Owed, Refusal, Timestamp};
use touchmove_game::{Explain, Game, Outcome, Seat};

/// The name of a seat: its side, or its number while it has none.
pub(super) fn seat<G: Game>(arbiter: &Arbiter<G>, seat: Seat) -> String {
    let is_seated = seat.index() < usize::from(arbiter.game().seats());
    let side = is_seated.then(|| arbiter.game().side(arbiter.position(), seat)).flatten();
    side.map_or_else(|| seat.to_string(), |side| side.0.into())
}

/// The events; who did them is said unless it is `by`.
pub(super) fn events<G: Game>(
    arbiter: &Arbiter<G>,
    by: Option<Seat>,
    events: &[Event<G>],
) -> String {
    let said = events.iter().map(|event| {
        let (who, what) = event_text(event);
        match who.filter(|who| Some(*who) != by) {
            Some(who) => format!("{}: {what}", seat(arbiter, who)),
            None => what,
        }
    });
    said.collect::<Vec<_>>().join("; ")
}

/// What a refusal cites: one clause, or all that the game names.
pub(super) fn refusal<G: Game>(refusal: &Refusal<G>) -> String {
    let mut laws: Vec<_> = refusal.findings().iter().map(|finding| finding.law().id()).collect();
    if laws.is_empty() {
        laws.push(refusal.law().id());
    }
    format!("no: {}", laws.join(" "))
}

/// What binds, the acts that are open in the order of their texts, and the clause; or how many are open to a player who
/// is free, and the clause that frees him from what he touched.
pub(super) fn owed<G: Game>(arbiter: &Arbiter<G>) -> String {
    let owed: Owed<G> = arbiter.owed();
    let list = |texts: Vec<String>| texts.join(" ");
    let mut open: Vec<String> = arbiter.open_acts(&owed).map(ToString::to_string).collect();
    open.sort();
    let bound = list(owed.bound.iter().map(ToString::to_string).collect());
    match (owed.law, owed.bound.is_empty()) {
        (Some(law), false) => format!("{bound}: {} {law}", list(open)),
        (Some(law), true) => format!("free: {} {law}", open.len()),
        (None, _) => format!("free: {}", open.len()),
    }
}

/// The time that each seat has left; a star marks the clock that runs.
pub(super) fn clock<G: Game>(arbiter: &Arbiter<G>, at: Timestamp) -> String {
    let Some(clock) = arbiter.clock() else { return "none".into() };
    let runs = clock.running().map(|running| running.seat);
    let faces = Seat::all(arbiter.game().seats()).map(|face| {
        let star = if runs == Some(face) { "*" } else { "" };
        format!("{} {}{star}", seat(arbiter, face), clock.left(face, at).0)
    });
    faces.collect::<Vec<_>>().join(", ")
}

/// Whether an event is part of any act that is made and completed.
pub(super) const fn is_ordinary<G: Game>(event: &Event<G>) -> bool {
    matches!(
        event,
        Event::Touched { .. }
            | Event::Removed { .. }
            | Event::Released { .. }
            | Event::Placed { .. }
            | Event::MoveMade { .. }
            | Event::MoveCompleted { pressed: true, .. }
    )
}

fn event_text<G: Game>(event: &Event<G>) -> (Option<Seat>, String) {
    let (seat, text) = match event {
        Event::Started { law } => return (None, format!("started {law}")),
        Event::Outage { from, to } => return (None, format!("outage {from} to {to}")),
        Event::Ended { outcome } => return (None, format!("ended {}", outcome_text(outcome))),
        Event::Ready { seat } => (seat, "ready".into()),
        Event::AdjustAnnounced { seat, law } => (seat, format!("adjusting {law}")),
        Event::Adjusted { seat, point, law } => (seat, format!("adjusted {point} {law}")),
        Event::AdjustEnded { seat, law } => (seat, format!("done adjusting {law}")),
        Event::Touched { seat, point } => (seat, format!("touched {point}")),
        Event::PutBack { seat, point } => (seat, format!("put back {point}")),
        Event::Removed { seat, point, law } => (seat, format!("removed {point} {law}")),
        Event::Released { seat, from, to, law } => (seat, format!("released {from} {to} {law}")),
        Event::Placed { seat, man, to, law } => (seat, format!("placed {man} {to} {law}")),
        Event::MoveMade { seat, act, law } => (seat, format!("made {act} {law}")),
        Event::MoveCompleted { seat, pressed: true, law } => (seat, format!("completed {law}")),
        Event::MoveCompleted { seat, pressed: false, law } => {
            (seat, format!("completed unpressed {law}"))
        }
        Event::PeriodBegan { seat, period } => (seat, format!("period {period}")),
        Event::DrawOffered { seat, timely: true, law } => (seat, format!("offered {law}")),
        Event::DrawOffered { seat, timely: false, law } => {
            (seat, format!("offered out of time {law}"))
        }
        Event::DrawAccepted { seat, law } => (seat, format!("accepted {law}")),
        Event::DrawDeclined { seat, law } => (seat, format!("declined {law}")),
        Event::Resigned { seat, law } => (seat, format!("resigned {law}")),
        Event::FlagFell { seat, law } => (seat, format!("flag fell {law}")),
    };
    (Some(*seat), text)
}

fn outcome_text(outcome: &Outcome) -> String {
    let scores = outcome.scores.iter().map(|score| match score.as_halves() {
        1 => "½".into(),
        halves => (halves / 2).to_string(),
    });
    let scores: Vec<String> = scores.collect();
    format!("{} {:?} {}", scores.join("-"), outcome.reason, outcome.law)
}
