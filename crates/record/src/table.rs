//! How things stand at the board after an entry, as JSON: a page draws it and judges nothing.

use std::collections::BTreeMap;

use serde::Serialize;
use touchmove_arbiter::{Arbiter, Phase, Timestamp};
use touchmove_game::{Game, Seat, Step};

use crate::outcome::OutcomeText;
use crate::session::PhaseName;

/// How things stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableText {
    /// How far the game is.
    pub phase: PhaseName,
    /// What changed on the board: the man that stands on a point now, or `None`.
    pub men: BTreeMap<String, Option<String>>,
    /// Which seats are ready.
    pub ready: Vec<bool>,
    /// Whose act is awaited.
    pub to_act: u8,
    /// The side of each seat, if it has one yet.
    pub sides: Vec<Option<&'static str>>,
    /// The hand of the seat whose act is awaited.
    pub hand: HandText,
    /// What that seat may and must do.
    pub owed: OwedText,
    /// The seats that have yet to press, in order.
    pub unpressed: Vec<u8>,
    /// The clock.
    pub clock: Option<ClockText>,
    /// Who offers a draw.
    pub offer: Option<u8>,
    /// Points in danger by the Laws.
    pub alarms: Vec<String>,
    /// How the game ended.
    pub outcome: Option<OutcomeText>,
}

/// A hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandText {
    /// Where the man in hand was taken up.
    pub held: Option<String>,
    /// The touched men, in order.
    pub touched: Vec<String>,
    /// Whether adjusting was announced.
    pub adjusting: bool,
}

/// What a player may and must do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwedText {
    /// The clause that binds.
    pub law: Option<&'static str>,
    /// The men that must move or be captured.
    pub points: Vec<String>,
    /// What may be done next.
    pub open: Vec<StepText>,
}

/// One thing that may be done next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum StepText {
    /// A man is carried.
    Carry {
        /// From here.
        from: String,
        /// To there.
        to: String,
    },
    /// A new man is let go.
    Place {
        /// The man.
        man: String,
        /// Where.
        to: String,
    },
    /// An act is said.
    Say {
        /// The act.
        say: String,
    },
}

/// A clock, as of the entry's moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockText {
    /// The time each seat has left, in milliseconds.
    pub left: Vec<u64>,
    /// Whose face runs.
    pub running: Option<u8>,
    /// How long the running face still waits before it counts down, in milliseconds.
    pub delay: u64,
    /// The period each seat plays in, counted from 0.
    pub period: Vec<usize>,
}

/// How things stand at `at`, with what changed on the board since `before`.
pub(crate) fn table<G: Game>(
    arbiter: &Arbiter<G>,
    at: Timestamp,
    before: &BTreeMap<G::Point, G::Man>,
) -> TableText {
    let game = arbiter.game();
    let position = arbiter.position();
    let (phase, ready, outcome) = match arbiter.phase() {
        Phase::Waiting(ready) => (PhaseName::Waiting, ready.clone(), None),
        Phase::Running => (PhaseName::Running, vec![true; usize::from(game.seats())], None),
        Phase::Over(outcome) => {
            (PhaseName::Over, vec![true; usize::from(game.seats())], Some(outcome.into()))
        }
    };
    TableText {
        phase,
        men: changes::<G>(before, &arbiter.standing()),
        ready,
        to_act: number(arbiter.to_act()),
        sides: Seat::all(game.seats()).map(|seat| Some(game.side(position, seat)?.0)).collect(),
        hand: hand(arbiter),
        owed: owed(arbiter),
        unpressed: arbiter.unpressed().iter().copied().map(number).collect(),
        clock: clock(arbiter, at),
        offer: arbiter.offer().map(number),
        alarms: game.alarms(position).iter().map(ToString::to_string).collect(),
        outcome,
    }
}

/// What stands elsewhere than it stood before.
fn changes<G: Game>(
    before: &BTreeMap<G::Point, G::Man>,
    after: &BTreeMap<G::Point, G::Man>,
) -> BTreeMap<String, Option<String>> {
    let gone = before.keys().filter(|point| !after.contains_key(point));
    let gone = gone.map(|point| (point.to_string(), None));
    let new = after.iter().filter(|(point, man)| before.get(point) != Some(man));
    gone.chain(new.map(|(point, man)| (point.to_string(), Some(man.to_string())))).collect()
}

fn hand<G: Game>(arbiter: &Arbiter<G>) -> HandText {
    let hand = arbiter.hand();
    HandText {
        held: hand.held.map(|point| point.to_string()),
        touched: hand.touches.iter().map(|touch| touch.point.to_string()).collect(),
        adjusting: hand.adjusting,
    }
}

fn owed<G: Game>(arbiter: &Arbiter<G>) -> OwedText {
    if *arbiter.phase() != Phase::Running {
        return OwedText { law: None, points: Vec::new(), open: Vec::new() };
    }
    let owed = arbiter.owed();
    let step = |step: Step<G::Point, G::Man>| match step {
        Step::Carry { from, to } => StepText::Carry { from: from.to_string(), to: to.to_string() },
        Step::Place { man, to } => StepText::Place { man: man.to_string(), to: to.to_string() },
    };
    let mut open: Vec<_> = arbiter.next_steps(&owed).into_iter().map(step).collect();
    open.extend(arbiter.sayable(&owed).map(|act| StepText::Say { say: act.to_string() }));
    OwedText {
        law: owed.law.map(touchmove_game::Law::id),
        points: owed.bound.iter().map(ToString::to_string).collect(),
        open,
    }
}

fn clock<G: Game>(arbiter: &Arbiter<G>, at: Timestamp) -> Option<ClockText> {
    let clock = arbiter.clock()?;
    let seats = Seat::all(arbiter.game().seats());
    let running = clock.running();
    let delay =
        running.map_or(0, |running| clock.delay(running.seat).saturating_sub(at - running.since).0);
    Some(ClockText {
        left: seats.map(|seat| clock.left(seat, at).0).collect(),
        running: running.map(|running| number(running.seat)),
        delay,
        period: clock.faces().iter().map(|face| face.period).collect(),
    })
}

pub(crate) fn number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("a seat is made from a u8")
}
