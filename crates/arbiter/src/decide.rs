//! What an input means: events, or a refusal with its clause.

mod end;
mod hand;
mod offer;

use touchmove_game::{Game, Seat};

use crate::arbiter::{Arbiter, Phase};
use crate::clock::{Bell, Clock};
use crate::event::Event;
use crate::input::{Deed, Input};
use crate::refusal::Refusal;
use crate::{Timestamp, laws};

/// What an input leads to.
pub(crate) type Decision<G> = Result<Vec<Event<G>>, Refusal<G>>;

impl<G: Game> Arbiter<G> {
    /// Decides what `input` at time `at` means. Changes nothing: see [`Arbiter::apply`].
    ///
    /// `at` is when the input was received, not when it is judged, and never before an earlier input. An input at or after
    /// [`Arbiter::deadline`] comes too late: [`Input::Wake`] is judged first. No events means that nothing happened.
    ///
    /// # Errors
    /// A [`Refusal`] if the Laws forbid it.
    pub fn decide(&self, at: Timestamp, input: &Input<G>) -> Decision<G> {
        match input {
            Input::Wake => Ok(self.ring(at)),
            Input::Outage { from } => Ok(self.outage(*from, at)),
            Input::Deed { seat, .. } if seat.index() >= usize::from(self.game.seats()) => {
                Err(Refusal::NoSeat)
            }
            Input::Deed { .. } if self.deadline().is_some_and(|deadline| at >= deadline) => {
                Err(Refusal::TooLate { law: self.rules.flag.law })
            }
            Input::Deed { seat, deed } => match &self.phase {
                Phase::Waiting(ready) => self.decide_before(ready, *seat, deed),
                Phase::Running => self.decide_running(at, *seat, deed),
                Phase::Over(outcome) => Err(Refusal::Over { law: outcome.law }),
            },
        }
    }

    fn decide_before(&self, ready: &[bool], seat: Seat, deed: &Deed<G>) -> Decision<G> {
        match deed {
            Deed::Ready if ready[seat.index()] => Err(Refusal::AlreadyReady),
            Deed::Ready => {
                let others = ready.iter().enumerate().filter(|(other, _)| *other != seat.index());
                let mut events = vec![Event::Ready { seat }];
                if others.into_iter().all(|(_, ready)| *ready) {
                    let first = self.to_act() == Seat::FIRST;
                    let law = if first { laws::FIRST_MOVE } else { laws::HAS_MOVE };
                    events.push(Event::Started { law });
                }
                Ok(events)
            }
            Deed::Adjust
            | Deed::Touch(_)
            | Deed::Release(_)
            | Deed::Remove(_)
            | Deed::Place { .. }
            | Deed::Say(_)
            | Deed::Press
            | Deed::Offer
            | Deed::Accept
            | Deed::Decline
            | Deed::Resign => Err(Refusal::NotStarted),
        }
    }

    fn decide_running(&self, at: Timestamp, seat: Seat, deed: &Deed<G>) -> Decision<G> {
        if !self.plays(seat) {
            return Err(Refusal::NoSeat);
        }
        match deed {
            Deed::Ready => Err(Refusal::AlreadyReady),
            Deed::Press => self.decide_press(at, seat),
            Deed::Offer => self.decide_offer(seat),
            Deed::Accept => self.decide_accept(seat),
            Deed::Decline => self.decide_decline(seat),
            Deed::Resign => Ok(self.resigns(seat)),
            Deed::Adjust if seat != self.to_act() => Err(Refusal::CannotAdjust),
            Deed::Touch(_)
            | Deed::Release(_)
            | Deed::Remove(_)
            | Deed::Place { .. }
            | Deed::Say(_)
                if seat != self.to_act() =>
            {
                Err(Refusal::NotYourMove { to_act: self.to_act() })
            }
            Deed::Adjust => self.decide_adjust(seat),
            Deed::Release(_) | Deed::Remove(_) | Deed::Place { .. } | Deed::Say(_)
                if self.hand.adjusting =>
            {
                Err(Refusal::Adjusting)
            }
            Deed::Touch(point) => self.decide_touch(seat, *point),
            Deed::Release(point) => self.decide_release(seat, *point),
            Deed::Remove(point) => self.decide_remove(seat, *point),
            Deed::Place { man, to } => self.decide_place(seat, *man, *to),
            Deed::Say(act) => self.decide_say(seat, act),
        }
    }

    fn decide_press(&self, at: Timestamp, seat: Seat) -> Decision<G> {
        let clock = self.clock.as_ref().ok_or(Refusal::NoClock)?;
        if clock.running().is_none_or(|running| running.seat != seat) {
            return Err(Refusal::ClockNotRunning { law: self.rules.press_without_move });
        }
        if !self.unpressed.contains(&seat) {
            return Err(self.not_made(seat));
        }
        let mut pressed = clock.clone();
        pressed.press(seat, self.after_press(seat), at);
        let mut events = vec![Event::MoveCompleted { seat, pressed: true, law: laws::COMPLETED }];
        events.extend(period_after_moves(&pressed, seat));
        Ok(events)
    }

    /// There is no made move that the press could complete: not even begun, or begun and not made yet.
    fn not_made(&self, seat: Seat) -> Refusal<G> {
        let under_way = seat == self.to_act() && !self.hand.done.is_empty();
        let not_begun = Refusal::NotMade { law: self.rules.press_without_move };
        self.refused_by_duty(&self.owed()).filter(|_| under_way).unwrap_or(not_begun)
    }

    fn outage(&self, from: Timestamp, to: Timestamp) -> Vec<Event<G>> {
        match self.phase {
            Phase::Running if from < to && self.clock.is_some() => vec![Event::Outage { from, to }],
            Phase::Running | Phase::Waiting(_) | Phase::Over(_) => Vec::new(),
        }
    }

    /// What the clock says of itself at `at`.
    fn ring(&self, at: Timestamp) -> Vec<Event<G>> {
        let running = self.phase == Phase::Running;
        let Some(clock) = self.clock.as_ref().filter(|_| running) else { return Vec::new() };
        match clock.bell() {
            Some((deadline, seat, Bell::Period)) if deadline <= at => {
                vec![period_begins(clock, seat)]
            }
            Some((deadline, seat, Bell::Flag)) if deadline <= at => self.flag_falls(seat),
            Some(_) | None => Vec::new(),
        }
    }
}

/// The next period of `seat`, if the moves that `clock` has counted end the current one.
pub(crate) fn period_after_moves<G: Game>(clock: &Clock, seat: Seat) -> Option<Event<G>> {
    clock.period_is_played(seat).then(|| period_begins(clock, seat))
}

fn period_begins<G: Game>(clock: &Clock, seat: Seat) -> Event<G> {
    Event::PeriodBegan { seat, period: clock.faces()[seat.index()].period + 1 }
}
