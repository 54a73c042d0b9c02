//! A second account of every clock: what was granted and what was used, booked from the events alone.
//!
//! It restates CK-1, CK-4, CH-6.5 and F23-6.3.2 without the clock's own code: the time left must be the difference.

use touchmove_arbiter::{
    Arbiter, Bonus, Event, IncrementFirst, Period, Phase, TimeControl, Timestamp,
};
use touchmove_game::{Game, Seat};

/// The account of one game.
pub(crate) struct Ledger {
    control: Option<TimeControl>,
    accounts: Vec<Account>,
    /// Whose time is used, and the moment from which it is.
    running: Option<(Seat, Timestamp)>,
    /// Time that is not used up though it runs: the delay, and an outage in it.
    spared: u64,
    /// Who made a move and has yet to press.
    due: Vec<Seat>,
}

#[derive(Clone)]
struct Account {
    granted: u64,
    used: u64,
    period: usize,
    completed: u32,
}

impl Ledger {
    /// The account of a game that has not begun.
    pub(crate) fn new<G: Game>(arbiter: &Arbiter<G>) -> Self {
        let control = arbiter.clock().map(|clock| clock.control().clone());
        let granted = control.as_ref().map_or(0, |control| {
            let first = control.periods()[0];
            let is_before = control.increment_first() == IncrementFirst::Before;
            first.time.0 + if is_before { saved_up(first.bonus) } else { 0 }
        });
        let account = Account { granted, used: 0, period: 0, completed: 0 };
        let accounts = vec![account; usize::from(arbiter.game().seats())];
        Self { control, accounts, running: None, spared: 0, due: Vec::new() }
    }

    /// Books `event`; `arbiter` has let it be so.
    pub(crate) fn book<G: Game>(&mut self, at: Timestamp, event: &Event<G>, arbiter: &Arbiter<G>) {
        if self.control.is_none() {
            return;
        }
        match event {
            Event::Started { .. } => self.run(Some(arbiter.to_act()), at),
            Event::MoveMade { seat, .. } => {
                if arbiter.to_act() != *seat {
                    self.due.push(*seat);
                }
                self.drop_the_gone(at, arbiter);
            }
            Event::MoveCompleted { seat, pressed, .. } => {
                self.due.retain(|other| other != seat);
                if *pressed {
                    self.pressed(*seat, at);
                    self.run(Some(self.awaited(arbiter)), at);
                }
                self.accounts[seat.index()].completed += 1;
            }
            Event::PeriodBegan { seat, period } => {
                let time = self.period(*period).time;
                let account = &mut self.accounts[seat.index()];
                account.period = *period;
                account.granted += time.0;
            }
            Event::Resigned { .. } | Event::FlagFell { .. } => self.drop_the_gone(at, arbiter),
            Event::Outage { from, to } => {
                if let Some((_, since)) = self.running {
                    self.spared += to.0 - from.0.max(since.0);
                }
            }
            Event::Ended { .. } => {
                self.due.clear();
                self.run(None, at);
            }
            Event::Ready { .. }
            | Event::AdjustAnnounced { .. }
            | Event::Adjusted { .. }
            | Event::AdjustEnded { .. }
            | Event::Touched { .. }
            | Event::PutBack { .. }
            | Event::Removed { .. }
            | Event::Released { .. }
            | Event::Placed { .. }
            | Event::DrawOffered { .. }
            | Event::DrawAccepted { .. }
            | Event::DrawDeclined { .. } => {}
        }
    }

    /// Checks the arbiter's clock at `at` against the account.
    ///
    /// # Panics
    /// If they differ, or if not exactly one clock runs while the game does.
    pub(crate) fn check<G: Game>(&self, at: Timestamp, arbiter: &Arbiter<G>) {
        let Some(clock) = arbiter.clock() else { return };
        let runs = clock.running().map(|running| running.seat);
        assert_eq!(runs, self.running.map(|(seat, _)| seat), "whose clock runs");
        assert_eq!(runs.is_some(), *arbiter.phase() == Phase::Running, "a clock runs or none");
        assert_eq!(arbiter.unpressed(), self.due, "who owes a press");
        for seat in Seat::all(arbiter.game().seats()) {
            let account = &self.accounts[seat.index()];
            let running = self.running.filter(|(runs, _)| *runs == seat);
            let used = account.used + running.map_or(0, |(_, since)| self.used_since(since, at));
            let left = clock.left(seat, at).0;
            assert_eq!(left, account.granted.saturating_sub(used), "time is conserved for {seat}");
            let face = clock.faces()[seat.index()];
            assert_eq!((face.period, face.completed), (account.period, account.completed));
        }
    }

    fn used_since(&self, since: Timestamp, at: Timestamp) -> u64 {
        (at.0 - since.0).saturating_sub(self.spared)
    }

    /// Ends the running account's use of time, and begins that of `next`.
    fn run(&mut self, next: Option<Seat>, at: Timestamp) {
        if let Some((seat, since)) = self.running {
            let account = &self.accounts[seat.index()];
            // A flag that is found late has used no more than there was.
            let used = (account.used + self.used_since(since, at)).min(account.granted);
            self.accounts[seat.index()].used = used;
        }
        self.running = next.map(|seat| (seat, at));
        self.spared =
            next.map_or(0, |seat| match self.period(self.accounts[seat.index()].period).bonus {
                Bonus::Delay(time) => time.0,
                Bonus::None | Bonus::Fischer(_) | Bonus::Bronstein(_) => 0,
            });
    }

    /// What a completed move earns.
    fn pressed(&mut self, seat: Seat, at: Timestamp) {
        let (_, since) = self.running.expect("only who runs presses");
        let used = self.used_since(since, at);
        let account = &self.accounts[seat.index()];
        let control = self.control.as_ref().expect("it is played with a clock");
        let ends = control.transition() == touchmove_arbiter::Transition::AtMoves
            && control.required(account.period) == Some(account.completed + 1)
            && account.period + 1 < control.periods().len();
        let now = self.period(account.period).bonus;
        let then = self.period(account.period + usize::from(ends)).bonus;
        let earned = match (now, then, control.increment_first()) {
            (Bonus::Bronstein(most), _, _) => used.min(most.0),
            (_, Bonus::Fischer(time), IncrementFirst::Before)
            | (Bonus::Fischer(time), _, IncrementFirst::After) => time.0,
            (Bonus::None | Bonus::Delay(_) | Bonus::Fischer(_), _, _) => 0,
        };
        self.accounts[seat.index()].granted += earned;
    }

    fn drop_the_gone<G: Game>(&mut self, at: Timestamp, arbiter: &Arbiter<G>) {
        let plays = |seat: &Seat| arbiter.game().plays(arbiter.position(), *seat);
        self.due.retain(plays);
        if self.running.is_some_and(|(seat, _)| !plays(&seat)) {
            self.run(Some(self.awaited(arbiter)), at);
        }
    }

    /// Who must do something: press, or else act.
    fn awaited<G: Game>(&self, arbiter: &Arbiter<G>) -> Seat {
        self.due.first().copied().unwrap_or_else(|| arbiter.to_act())
    }

    fn period(&self, index: usize) -> Period {
        self.control.as_ref().expect("it is played with a clock").periods()[index]
    }
}

/// What a bonus puts on the clock before the first move.
const fn saved_up(bonus: Bonus) -> u64 {
    match bonus {
        Bonus::Fischer(time) | Bonus::Bronstein(time) => time.0,
        Bonus::None | Bonus::Delay(_) => 0,
    }
}
