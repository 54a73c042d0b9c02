//! How each event changes what stands: nothing is judged here.

use touchmove_game::{Game, Seat, Step};

use crate::Timestamp;
use crate::arbiter::{Arbiter, Offer, Phase};
use crate::clock::Clock;
use crate::event::Event;
use crate::hand::Hand;
use crate::touch::{Touch, Whose};

impl<G: Game> Arbiter<G> {
    /// Lets `event` be so since `at`. Never fails and never judges: [`Arbiter::decide`] has judged.
    pub fn apply(&mut self, at: Timestamp, event: &Event<G>) {
        match event {
            Event::Ready { seat } => {
                if let Phase::Waiting(ready) = &mut self.phase {
                    ready[seat.index()] = true;
                }
            }
            Event::Started { .. } => {
                self.phase = Phase::Running;
                self.run_clock(at);
            }
            Event::AdjustAnnounced { .. } => self.hand.adjusting = true,
            Event::AdjustEnded { .. } => self.hand.adjusting = false,
            Event::Adjusted { .. } => {}
            Event::Touched { point, .. } => self.touched(*point),
            Event::PutBack { .. } => self.hand.held = None,
            Event::Removed { point, .. } => self.hand.removed.push(*point),
            Event::Released { from, to, .. } => {
                self.hand.held = None;
                self.hand.done.push(Step::Carry { from: *from, to: *to });
            }
            Event::Placed { man, to, .. } => {
                self.hand.done.push(Step::Place { man: *man, to: *to });
            }
            Event::MoveMade { seat, act, .. } => self.made(*seat, act, at),
            Event::MoveCompleted { seat, pressed, .. } => self.completed(*seat, *pressed, at),
            Event::PeriodBegan { seat, .. } => {
                if let Some(clock) = &mut self.clock {
                    clock.begin_period(*seat);
                }
            }
            Event::DrawOffered { seat, .. } => {
                self.offer = Some(Offer { by: *seat, accepted: Vec::new() });
                self.last_offer = Some(*seat);
            }
            Event::DrawAccepted { seat, .. } => {
                if let Some(offer) = &mut self.offer {
                    offer.accepted.push(*seat);
                }
            }
            Event::DrawDeclined { .. } => self.offer = None,
            Event::Resigned { seat, .. } | Event::FlagFell { seat, .. } => self.left(*seat, at),
            Event::Outage { from, to } => {
                if let Some(clock) = &mut self.clock {
                    clock.skip(*from, *to);
                }
            }
            Event::Ended { outcome } => {
                self.phase = Phase::Over(outcome.clone());
                self.offer = None;
                self.unpressed.clear();
                if let Some(clock) = &mut self.clock {
                    clock.stop(at);
                }
            }
        }
    }

    fn touched(&mut self, point: G::Point) {
        let Some(whose) = self.whose(point) else { return };
        let touch = Touch { point, whose };
        if !self.hand.touches.contains(&touch) {
            self.hand.touches.push(touch);
        }
        if whose == Whose::Own {
            // King and rook in one hand: the king is the one that is let go first.
            self.hand.held = self.hand.held.or(Some(point));
        }
    }

    fn made(&mut self, seat: Seat, act: &G::Act, at: Timestamp) {
        let position = self.game.play(&self.position, act);
        self.made[seat.index()] += 1;
        if self.clock.is_some() && self.game.to_act(&position) != seat {
            self.unpressed.push(seat);
        }
        self.stand(position, at);
    }

    fn completed(&mut self, seat: Seat, pressed: bool, at: Timestamp) {
        let next = self.after_press(seat);
        self.unpressed.retain(|other| *other != seat);
        if let Some(clock) = &mut self.clock {
            if pressed {
                clock.press(seat, next, at);
            } else {
                clock.count(seat);
            }
        }
    }

    fn left(&mut self, seat: Seat, at: Timestamp) {
        let Some(position) = self.game.without(&self.position, seat) else { return };
        let (to_act, mut touches) = (self.to_act(), std::mem::take(&mut self.hand.touches));
        self.stand(position, at);
        // What another touched it still owes, as far as the man is whose it was.
        if self.to_act() == to_act {
            touches.retain(|touch| self.whose(touch.point) == Some(touch.whose));
            self.hand.touches = touches;
        }
    }

    fn run_clock(&mut self, at: Timestamp) {
        let next = self.unpressed.first().copied().unwrap_or_else(|| self.to_act());
        if let Some(clock) = &mut self.clock {
            clock.run(next, at);
        }
    }

    fn stand(&mut self, position: G::Position, at: Timestamp) {
        let before = std::mem::replace(&mut self.position, position);
        self.history.push(self.game.key(&self.position));
        self.hand = Hand::empty();
        self.list_acts();
        let is_gone = |seat| self.game.plays(&before, seat) && !self.plays(seat);
        if Seat::all(self.game.seats()).any(is_gone) {
            self.forget_the_gone(at);
        }
    }

    /// A seat that is out owes no press, its clock does not run, and an offer that was made to it lapses.
    fn forget_the_gone(&mut self, at: Timestamp) {
        let (game, position) = (&self.game, &self.position);
        self.unpressed.retain(|seat| game.plays(position, *seat));
        self.offer = None;
        let running = self.clock.as_ref().and_then(Clock::running);
        if running.is_some_and(|running| !self.plays(running.seat)) {
            self.run_clock(at);
        }
    }
}
