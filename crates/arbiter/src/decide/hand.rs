//! What the hand does at the board: touching, letting go, and when an act is made (CH-6.*, CH-7.*).

use touchmove_game::{Game, Law, Seat, Step};

use super::{Decision, period_after_moves};
use crate::arbiter::Arbiter;
use crate::event::Event;
use crate::laws;
use crate::refusal::Refusal;
use crate::touch::{Touch, Whose};

impl<G: Game> Arbiter<G> {
    pub(super) fn decide_adjust(&self, seat: Seat) -> Decision<G> {
        if self.hand.adjusting {
            return Ok(vec![Event::AdjustEnded { seat, law: laws::ADJUST }]);
        }
        if self.hand.held.is_some() || !self.hand.done.is_empty() {
            return Err(Refusal::CannotAdjust);
        }
        Ok(vec![Event::AdjustAnnounced { seat, law: laws::ADJUST }])
    }

    pub(super) fn decide_touch(&self, seat: Seat, point: G::Point) -> Decision<G> {
        if self.hand.adjusting {
            let stands = self.standing().contains_key(&point);
            let adjusted = Event::Adjusted { seat, point, law: laws::ADJUST };
            return if stands { Ok(vec![adjusted]) } else { Err(Refusal::NobodyThere { point }) };
        }
        let whose = self.whose(point).ok_or(Refusal::NobodyThere { point })?;
        if self.hand.held == Some(point) {
            return Err(Refusal::HandFull { held: point });
        }
        self.expect_open(point, whose)?;
        let mut events = Vec::new();
        if let Some(held) = self.hand.held
            && whose == Whose::Own
            && !self.game.joins(&self.position, held, point)
        {
            events.push(Event::PutBack { seat, point: held });
        }
        events.push(Event::Touched { seat, point });
        events.extend(self.declined_by_touch(seat));
        Ok(events)
    }

    pub(super) fn decide_release(&self, seat: Seat, to: G::Point) -> Decision<G> {
        let from = self.hand.held.ok_or(Refusal::HandEmpty)?;
        if from == to {
            return Ok(vec![Event::PutBack { seat, point: from }]);
        }
        self.decide_step(seat, Step::Carry { from, to })
    }

    pub(super) fn decide_place(&self, seat: Seat, man: G::Man, to: G::Point) -> Decision<G> {
        let place = Step::Place { man, to };
        let Some(held) = self.hand.held else { return self.decide_step(seat, place) };
        // A pawn may be exchanged without being let go on the last rank first.
        let carry = Step::Carry { from: held, to };
        let steps = |act: usize| &self.footprints[act].steps[..];
        let owed = self.owed();
        if let Some(&act) = owed.open.iter().find(|&&act| steps(act) == [carry, place]) {
            return Ok(self.finish(seat, act));
        }
        let mut lawful = (0..self.acts.len()).map(steps);
        let reaches = |steps: &[_]| matches!(steps, [first, Step::Place { .. }] if *first == carry);
        Err(if lawful.clone().any(|steps| steps == [carry, place]) {
            self.refused_by_duty(&owed).unwrap_or(Refusal::NoSuchAct)
        } else if lawful.any(reaches) {
            self.forbidden(&place)
        } else {
            Refusal::HandFull { held }
        })
    }

    pub(super) fn decide_remove(&self, seat: Seat, point: G::Point) -> Decision<G> {
        let whose = self.whose(point).ok_or(Refusal::NothingToRemove { point })?;
        self.expect_open(point, whose)?;
        let captured = |act: &usize| self.footprints[*act].removes.contains(&point);
        if !self.owed().open.iter().any(captured) {
            return Err(Refusal::NothingToRemove { point });
        }
        let mut events = Vec::new();
        if !self.hand.touches.iter().any(|touch| touch.point == point) {
            events.push(Event::Touched { seat, point });
            events.extend(self.declined_by_touch(seat));
        }
        events.push(Event::Removed { seat, point, law: laws::TAKE_OFF });
        Ok(events)
    }

    pub(super) fn decide_say(&self, seat: Seat, act: &G::Act) -> Decision<G> {
        let open = self.owed().open;
        let said =
            |place: &&usize| self.acts[**place] == *act && self.footprints[**place].is_said();
        let place = open.iter().find(said).ok_or(Refusal::NoSuchAct)?;
        Ok(self.make(seat, *place, laws::NO_REGRET))
    }

    fn decide_step(&self, seat: Seat, step: Step<G::Point, G::Man>) -> Decision<G> {
        let mut open = self.owed().open;
        open.retain(|&act| self.hand.next_step(&self.footprints[act]) == Some(step));
        let Some(&first) = open.first() else { return Err(self.why_refused(&step)) };
        let whole = |act: &&usize| self.footprints[**act].steps.len() == self.hand.done.len() + 1;
        if let Some(&act) = open.iter().find(whole) {
            return Ok(self.finish(seat, act));
        }
        let law = match self.footprints[first].steps.get(self.hand.done.len() + 1) {
            Some(Step::Place { .. }) => laws::PAWN_RELEASED,
            Some(Step::Carry { .. }) | None => laws::KING_RELEASED,
        };
        // A man is let go on an empty point: what stood there is off the board before.
        let (Step::Carry { to, .. } | Step::Place { to, .. }) = step;
        let mut events = self.taken_off(seat, first);
        events.retain(|event| matches!(event, Event::Removed { point, .. } if *point == to));
        events.push(match step {
            Step::Carry { from, to } => Event::Released { seat, from, to, law },
            Step::Place { man, to } => Event::Placed { seat, man, to, law },
        });
        Ok(events)
    }

    /// The act is made: nothing is left for the hand to do.
    fn finish(&self, seat: Seat, act: usize) -> Vec<Event<G>> {
        let mut events = self.taken_off(seat, act);
        events.extend(self.make(seat, act, self.law_of_making(act)));
        events
    }

    /// The captured men that the hand has not taken off yet: the guarded board lifts them for it.
    fn taken_off(&self, seat: Seat, act: usize) -> Vec<Event<G>> {
        let removes = self.footprints[act].removes.iter();
        let still_there = removes.filter(|point| !self.hand.removed.contains(point));
        still_there.map(|&point| Event::Removed { seat, point, law: laws::TAKE_OFF }).collect()
    }

    fn make(&self, seat: Seat, act: usize, law: Law) -> Vec<Event<G>> {
        let mut events = Vec::new();
        if self.unpressed.contains(&seat) {
            events.push(Event::MoveCompleted { seat, pressed: false, law: laws::FIDE_LATE_PRESS });
            if let Some(mut clock) = self.clock.clone() {
                clock.count(seat);
                events.extend(period_after_moves(&clock, seat));
            }
        }
        let act = self.acts[act].clone();
        let after = self.game.play(&self.position, &act);
        events.push(Event::MoveMade { seat, act, law });
        events.extend(self.declined_by_move(seat));
        events.extend(self.ended_by(&after));
        events
    }

    /// When the act is made (CH-6.1 to CH-6.4).
    fn law_of_making(&self, act: usize) -> Law {
        let footprint = &self.footprints[act];
        let placed = footprint.steps.iter().any(|step| matches!(step, Step::Place { .. }));
        let carried = footprint.carried().count();
        match (placed && carried > 0, carried, footprint.removes.is_empty()) {
            (true, _, _) => laws::MADE_BY_PROMOTION,
            (false, 2.., _) => laws::MADE_BY_CASTLING,
            (false, _, false) => laws::MADE_BY_CAPTURE,
            (false, _, true) => laws::MADE_ON_RELEASE,
        }
    }

    /// Refuses a touch that what was touched or let go before forbids.
    fn expect_open(&self, point: G::Point, whose: Whose) -> Result<(), Refusal<G>> {
        let owed = self.owed();
        if owed.bound.is_empty() {
            return Ok(());
        }
        let under_way = !self.hand.done.is_empty();
        let serves = |act: &usize| match whose {
            Whose::Own if under_way => {
                let next = self.hand.next_step(&self.footprints[*act]);
                matches!(next, Some(Step::Carry { from, .. }) if from == point)
            }
            Whose::Own => self.footprints[*act].carried().any(|from| from == point),
            Whose::Theirs => self.footprints[*act].removes.contains(&point),
        };
        if owed.open.iter().any(serves) {
            return Ok(());
        }
        let rook_before = |touch: &&Touch<G::Point>| {
            touch.whose == Whose::Own && self.game.joins(&self.position, point, touch.point)
        };
        match self.hand.touches.iter().find(rook_before) {
            Some(rook) if whose == Whose::Own && !under_way => {
                Err(Refusal::RookFirst { rook: rook.point })
            }
            Some(_) | None => Err(self.refused_by_duty(&owed).unwrap_or(Refusal::NoSuchAct)),
        }
    }

    /// Why no open act does `step`: touched men forbid it, or the Laws of the game do.
    fn why_refused(&self, step: &Step<G::Point, G::Man>) -> Refusal<G> {
        let owed = self.owed();
        let lawful = self.footprints.iter().any(|act| act.steps.first() == Some(step));
        let elsewhere = |point| match step {
            Step::Carry { .. } => true,
            Step::Place { to, .. } => *to != point,
        };
        let bound = owed
            .bound
            .first()
            .is_some_and(|&point| lawful || (!self.hand.done.is_empty() && elsewhere(point)));
        if let Some(refusal) = self.refused_by_duty(&owed).filter(|_| bound) {
            return refusal;
        }
        self.forbidden(step)
    }

    /// What the Laws of the game find against `step`.
    fn forbidden(&self, step: &Step<G::Point, G::Man>) -> Refusal<G> {
        let findings = self.game.why_not(&self.position, step);
        if findings.is_empty() { Refusal::NoSuchAct } else { Refusal::Unlawful { findings } }
    }
}
