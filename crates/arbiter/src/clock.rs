//! The chess clock (CK-1, CK-4, CH-6.5): how much time each seat has, whose runs, and when it runs out.
//!
//! A clock is never asked to tick. It knows since when it runs, so a late wake-up, a slow disk or a pause
//! of the machine changes nothing: times are compared with the moment at which something happened.

use touchmove_game::Seat;

use crate::control::{Bonus, IncrementFirst, TimeControl, Transition};
use crate::{Millis, Timestamp};

/// A clock with one face a seat. Exactly one face runs, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    faces: Vec<Face>,
    running: Option<Running>,
}

/// One seat's side of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The time left when this face last began to run or stopped.
    pub left: Millis,
    /// The period that the seat plays in, counted from 0.
    pub period: usize,
    /// How many moves the seat has completed.
    pub completed: u32,
}

/// Which face runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    /// Whose it is.
    pub seat: Seat,
    /// Since when.
    pub since: Timestamp,
    /// How long it waits before it counts down. A period that begins in the meantime changes nothing about it.
    pub delay: Millis,
}

/// What happens when a face shows zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bell {
    /// The seat's next period begins.
    Period,
    /// The seat has overstepped the time.
    Flag,
}

impl Clock {
    /// A stopped clock, set for `seats` players.
    pub fn new(control: TimeControl, seats: u8) -> Self {
        let first = control.periods()[0];
        let credit = match (first.bonus, control.increment_first()) {
            (Bonus::Fischer(time) | Bonus::Bronstein(time), IncrementFirst::Before) => time,
            (Bonus::None | Bonus::Delay(_), _)
            | (Bonus::Fischer(_) | Bonus::Bronstein(_), IncrementFirst::After) => Millis::ZERO,
        };
        let face = Face { left: first.time + credit, period: 0, completed: 0 };
        Self { control, faces: vec![face; usize::from(seats)], running: None }
    }

    /// What the players agreed on.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The faces, in seat order, as they stood when [`Clock::running`] began to run.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// Which face runs, and since when.
    pub const fn running(&self) -> Option<Running> {
        self.running
    }

    /// How long the face of `seat` waits before it counts down: the running one since it runs, another once it
    /// will run.
    pub fn delay(&self, seat: Seat) -> Millis {
        match (self.running, self.bonus(seat)) {
            (Some(running), _) if running.seat == seat => running.delay,
            (_, Bonus::Delay(time)) => time,
            (_, Bonus::None | Bonus::Fischer(_) | Bonus::Bronstein(_)) => Millis::ZERO,
        }
    }

    /// The time that `seat` has left at `at`.
    pub fn left(&self, seat: Seat, at: Timestamp) -> Millis {
        let left = self.faces[seat.index()].left;
        match self.running {
            Some(running) if running.seat == seat => {
                left.saturating_sub((at - running.since).saturating_sub(running.delay))
            }
            Some(_) | None => left,
        }
    }

    /// When the running face shows zero, and what happens then. At this very moment it is too late.
    pub fn bell(&self) -> Option<(Timestamp, Seat, Bell)> {
        let Running { seat, since, delay } = self.running?;
        let face = self.faces[seat.index()];
        let bell = if self.goes_on_at_zero(face) { Bell::Period } else { Bell::Flag };
        Some((since + delay + face.left, seat, bell))
    }

    /// Lets the face of `seat` run from `at` on, and no other.
    pub fn run(&mut self, seat: Seat, at: Timestamp) {
        self.stop(at);
        self.running = Some(Running { seat, since: at, delay: self.delay(seat) });
    }

    /// Stops the running face.
    pub fn stop(&mut self, at: Timestamp) {
        if let Some(Running { seat, .. }) = self.running {
            self.faces[seat.index()].left = self.left(seat, at);
            self.running = None;
        }
    }

    /// Lets the time from `from` to `to` not count.
    pub fn skip(&mut self, from: Timestamp, to: Timestamp) {
        if let Some(running) = &mut self.running {
            let uncounted = to - from.max(running.since);
            running.since = running.since + uncounted;
        }
    }

    /// Counts a move of `seat` as completed without its clock being pressed.
    pub fn count(&mut self, seat: Seat) {
        self.faces[seat.index()].completed += 1;
    }

    /// Completes a move of `seat`, whose face runs, by its press at `at`: its face stops with what the move
    /// earned, and the face of `next` runs.
    pub fn press(&mut self, seat: Seat, next: Seat, at: Timestamp) {
        let used = self.running.map_or(Millis::ZERO, |running| at - running.since);
        let before = self.bonus(seat);
        self.stop(at);
        self.count(seat);
        let after = self.control.periods()[self.period_to_come(seat)].bonus;
        let earned = match (before, after, self.control.increment_first()) {
            (Bonus::Bronstein(most), _, _) => used.min(most),
            (_, Bonus::Fischer(time), IncrementFirst::Before)
            | (Bonus::Fischer(time), _, IncrementFirst::After) => time,
            (Bonus::None | Bonus::Delay(_) | Bonus::Fischer(_), _, _) => Millis::ZERO,
        };
        let face = &mut self.faces[seat.index()];
        face.left = face.left + earned;
        self.run(next, at);
    }

    /// Whether the moves of `seat`'s period are completed on a clock that counts them.
    pub fn period_is_played(&self, seat: Seat) -> bool {
        self.period_to_come(seat) > self.faces[seat.index()].period
    }

    /// Begins the next period of `seat`.
    pub fn begin_period(&mut self, seat: Seat) {
        let face = &mut self.faces[seat.index()];
        if let Some(next) = self.control.periods().get(face.period + 1) {
            face.period += 1;
            face.left = face.left + next.time;
        }
    }

    fn bonus(&self, seat: Seat) -> Bonus {
        self.control.periods()[self.faces[seat.index()].period].bonus
    }

    fn is_last(&self, period: usize) -> bool {
        period + 1 == self.control.periods().len()
    }

    fn goes_on_at_zero(&self, face: Face) -> bool {
        let completed = match (self.control.required(face.period), self.control.transition()) {
            (None, _) => true,
            (Some(required), Transition::AtZero) => face.completed >= required,
            (Some(_), Transition::AtMoves) => false,
        };
        completed && !self.is_last(face.period)
    }

    /// The period that `seat` plays in once the moves that it has completed are counted.
    fn period_to_come(&self, seat: Seat) -> usize {
        let face = self.faces[seat.index()];
        let played = match (self.control.required(face.period), self.control.transition()) {
            (Some(required), Transition::AtMoves) => face.completed >= required,
            (None, _) | (Some(_), Transition::AtZero) => false,
        };
        if played && !self.is_last(face.period) { face.period + 1 } else { face.period }
    }
}
