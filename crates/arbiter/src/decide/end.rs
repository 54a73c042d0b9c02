//! How a game ends: on the board, by resignation, by the flag (CH-10.*, WL-TIME).

use touchmove_game::{Game, Law, Outcome, Reason, Score, Seat, Winnable};

use crate::arbiter::Arbiter;
use crate::event::Event;
use crate::rules::{AgainstUnwinnable, Loss};

/// How many positions a game may visit to find out whether a player could still have won. It bounds what one flag can cost
/// the hall; the answer "unknown" counts as "can win".
const SEARCH_LIMIT: u64 = 100_000;

impl<G: Game> Arbiter<G> {
    pub(super) fn resigns(&self, seat: Seat) -> Vec<Event<G>> {
        let loss = self.rules.resignation;
        let reasons = (Reason::Resignation, Reason::ResignationWithoutWinner);
        let mut events = vec![Event::Resigned { seat, law: loss.law }];
        events.extend(self.after_leaving(seat, loss, reasons));
        events
    }

    pub(super) fn flag_falls(&self, seat: Seat) -> Vec<Event<G>> {
        let loss = self.rules.flag;
        let reasons = (Reason::Flag, Reason::FlagWithoutWinner);
        let mut events = vec![Event::FlagFell { seat, law: loss.law }];
        events.extend(self.after_leaving(seat, loss, reasons));
        events
    }

    /// The end of the game, if `position` is one: at the moment the move is made, no press is needed.
    pub(super) fn ended_by(&self, position: &G::Position) -> Option<Event<G>> {
        let mut history = self.history.clone();
        history.push(self.game.key(position));
        let mut outcome = self.game.outcome(position, &history)?;
        if outcome.reason == Reason::DeadPosition {
            outcome.law = self.rules.dead_position.unwrap_or(outcome.law);
        }
        Some(Event::Ended { outcome })
    }

    /// What follows when `seat` leaves the game: the others play on, or it is over.
    fn after_leaving(
        &self,
        seat: Seat,
        loss: Loss,
        (if_lost, if_drawn): (Reason, Reason),
    ) -> Option<Event<G>> {
        if let Some(position) = self.game.without(&self.position, seat) {
            return self.ended_by(&position);
        }
        let remains = |other: &Seat| *other != seat && self.plays(*other);
        let mut others = Seat::all(self.game.seats()).filter(remains);
        let mut nobody_can_win = || !others.any(|other| self.may_win(other));
        let outcome = if loss.against_unwinnable == AgainstUnwinnable::Draw && nobody_can_win() {
            self.drawn(if_drawn, loss.law)
        } else {
            let score = |other| if remains(&other) { Score::ONE } else { Score::ZERO };
            let scores = Seat::all(self.game.seats()).map(score).collect();
            Outcome { scores, reason: if_lost, law: loss.law }
        };
        Some(Event::Ended { outcome })
    }

    /// A draw between the seats that still take part.
    pub(super) fn drawn(&self, reason: Reason, law: Law) -> Outcome {
        let score = |seat| if self.plays(seat) { Score::HALF } else { Score::ZERO };
        Outcome { scores: Seat::all(self.game.seats()).map(score).collect(), reason, law }
    }

    /// Whether `seat` could still win, as far as anyone can prove the contrary.
    fn may_win(&self, seat: Seat) -> bool {
        match self.game.can_win(&self.position, seat, SEARCH_LIMIT) {
            Winnable::No(certificate) => !self.game.certifies(&self.position, seat, &certificate),
            Winnable::Yes | Winnable::Unknown => true,
        }
    }
}
