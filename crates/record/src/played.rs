//! One game under its arbiter, with its place in its log.

use std::collections::BTreeMap;

use touchmove_arbiter::{Arbiter, Event, Phase, Refusal, Timestamp};
use touchmove_game::{Explain, Game, Outcome, Seat};

use crate::chain::Hash;
use crate::deed::Ask;
use crate::event::EventText;
use crate::fault::FaultKind;
use crate::line::{Line, Written};
use crate::refused::Refused;
use crate::session::Step;
use crate::table::table;
use crate::told::{self, Shown, Told, ToldEvent};

/// A game of any kind, as [`crate::Session`] sees it.
pub(crate) trait Play: Send + Sync {
    /// See [`crate::Session::judge`].
    fn judge(
        &self,
        at: u64,
        by: Option<u8>,
        command: Option<&str>,
        ask: &Ask,
    ) -> Result<Option<Step>, Refused>;

    /// Lets the line be so, if the input that it holds is judged as it says.
    fn obey(&mut self, written: &Written, hash: Hash) -> Result<Told, FaultKind>;

    /// The entry of the heading.
    fn told_first(&self, line: &Line) -> Told;

    fn place(&self) -> &Place;
    fn phase(&self) -> &Phase;
    fn deadline(&self) -> Option<u64>;
}

/// Where the game stands in its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) next: u64,
    pub(crate) head: Hash,
    pub(crate) last_at: u64,
    pub(crate) moves: Vec<Moved>,
}

/// A move, as the game's record shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    pub(crate) seat: Seat,
    pub(crate) notation: String,
    /// The mover's time after the move, in milliseconds.
    pub(crate) left: Option<u64>,
}

pub(crate) struct Played<G: Game> {
    arbiter: Arbiter<G>,
    place: Place,
}

impl<G: Game> Played<G> {
    pub(crate) fn new(arbiter: Arbiter<G>, heading: &Line) -> Self {
        let head = heading.hash.clone();
        let place = Place { next: 1, head, last_at: heading.at, moves: Vec::new() };
        Self { arbiter, place }
    }

    /// Lets `event` be so, notes what the record of moves keeps of it, and tells it.
    fn happen(&mut self, at: Timestamp, event: &Event<G>) -> ToldEvent {
        let mut shown = told::before(&self.arbiter, event);
        self.arbiter.apply(at, event);
        if let (Event::MoveMade { seat, .. }, Shown::Move { notation, .. }) = (event, &shown) {
            let moved = Moved { seat: *seat, notation: notation.clone(), left: None };
            self.place.moves.push(moved);
        }
        if let Event::MoveCompleted { seat, .. } | Event::PeriodBegan { seat, .. } = event
            && let Some(left) = self.left(*seat, at)
        {
            shown = Shown::Left { left };
        }
        if let Event::MoveCompleted { seat, .. } = event {
            self.note_time(*seat, at);
        }
        if let Event::Ended { .. } = event {
            Seat::all(self.arbiter.game().seats()).for_each(|seat| self.note_time(seat, at));
        }
        ToldEvent { event: event.into(), shown }
    }

    /// Notes the time that `seat` has after its last move, unless that is known.
    fn note_time(&mut self, seat: Seat, at: Timestamp) {
        let left = self.left(seat, at);
        let last = self.place.moves.iter_mut().rfind(|moved| moved.seat == seat);
        if let Some(moved) = last {
            moved.left = moved.left.or(left);
        }
    }

    fn left(&self, seat: Seat, at: Timestamp) -> Option<u64> {
        Some(self.arbiter.clock()?.left(seat, at).0)
    }
}

impl<G: Game> Play for Played<G> {
    fn judge(
        &self,
        at: u64,
        by: Option<u8>,
        command: Option<&str>,
        ask: &Ask,
    ) -> Result<Option<Step>, Refused> {
        let input = ask.read::<G>(by).map_err(|bad| Refused::from(&bad))?;
        let events = self
            .arbiter
            .decide(Timestamp(at), &input)
            .map_err(|refusal| Refused::from(&refusal))?;
        if events.is_empty() {
            return Ok(None);
        }
        let written = Written {
            number: self.place.next,
            at,
            by,
            cmd: command.map(str::to_owned),
            ask: ask.clone(),
            events: events.iter().map(EventText::from).collect(),
            prev: self.place.head.clone(),
        };
        let line = Line::write(written.number, at, &written);
        Ok(Some(Step { line, written }))
    }

    fn obey(&mut self, written: &Written, hash: Hash) -> Result<Told, FaultKind> {
        if written.number != self.place.next {
            return Err(FaultKind::Number { found: written.number });
        }
        if written.prev != self.place.head {
            return Err(FaultKind::Chain);
        }
        if written.at < self.place.last_at {
            return Err(FaultKind::Backwards);
        }
        let at = Timestamp(written.at);
        let input = written
            .ask
            .read::<G>(written.by)
            .map_err(|bad| FaultKind::Text(bad.text().to_owned()))?;
        let refused = |refusal: Refusal<G>| FaultKind::Refused { law: refusal.law().id() };
        let events = self.arbiter.decide(at, &input).map_err(refused)?;
        let judged: Vec<EventText> = events.iter().map(EventText::from).collect();
        if judged != written.events || judged.is_empty() {
            let judged = serde_json::to_string(&judged).expect("texts and numbers make JSON");
            return Err(FaultKind::Differs { judged });
        }
        let stood = self.arbiter.standing();
        let told = events.iter().map(|event| self.happen(at, event)).collect();
        self.place.next += 1;
        self.place.head = hash.clone();
        self.place.last_at = written.at;
        Ok(Told {
            number: written.number,
            at: written.at,
            by: written.by,
            cmd: written.cmd.clone(),
            events: told,
            hash,
            table: table(&self.arbiter, at, &stood),
        })
    }

    fn told_first(&self, line: &Line) -> Told {
        let at = Timestamp(line.at);
        Told {
            number: line.number,
            at: line.at,
            by: None,
            cmd: None,
            events: Vec::new(),
            hash: line.hash.clone(),
            table: table(&self.arbiter, at, &BTreeMap::new()),
        }
    }

    fn place(&self) -> &Place {
        &self.place
    }

    fn phase(&self) -> &Phase {
        self.arbiter.phase()
    }

    fn deadline(&self) -> Option<u64> {
        self.arbiter.deadline().map(|deadline| deadline.0)
    }
}

/// The outcome of a game that is over.
pub(crate) fn outcome(phase: &Phase) -> Option<&Outcome> {
    match phase {
        Phase::Over(outcome) => Some(outcome),
        Phase::Waiting(_) | Phase::Running => None,
    }
}
