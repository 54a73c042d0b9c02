//! A world with a seed: players by chance play whole games under the arbiter, and after each event all is checked
//! that must hold, whatever the game.

use touchmove_arbiter::{
    Arbiter, Deed, Event, Input, Phase, Refusal, RuleSet, TimeControl, Timestamp,
};
use touchmove_game::{Explain, Game, Outcome, Seat, Step};

use crate::chance::Chance;
use crate::contract;
use crate::ledger::Ledger;
use crate::player::{Habits, Player};

/// How many inputs a game may last before its players give up one by one.
const PATIENCE: usize = 6000;

/// What reached the arbiter, when, and what it said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// When.
    pub at: Timestamp,
    /// What.
    pub input: Input<G>,
    /// The events, or the refusal.
    pub said: Result<Vec<Event<G>>, Refusal<G>>,
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    /// All that reached the arbiter.
    pub log: Vec<Entry<G>>,
    /// How it ended.
    pub outcome: Outcome,
    /// How many acts were made.
    pub acts: usize,
}

struct World<G: Game> {
    arbiter: Arbiter<G>,
    ledger: Ledger,
    chance: Chance,
    now: Timestamp,
    log: Vec<Entry<G>>,
    points: Vec<G::Point>,
    history: Vec<G::Key>,
    /// The acts that were open after the last event, as long as no other position arose.
    open: Option<Vec<G::Act>>,
    /// How many turns each seat has ended.
    turns: Vec<u32>,
    acts: usize,
}

/// Plays a game to its end, and checks it all the way.
///
/// # Panics
/// If something does not hold that must: see the functions that are called `check`.
pub fn play<G: Game>(
    game: G,
    rules: &'static RuleSet,
    control: Option<TimeControl>,
    habits: Habits,
    seed: u64,
) -> Played<G> {
    contract::check_board(&game);
    let points = contract::points(&game);
    let arbiter = Arbiter::new(game, rules, control);
    let seats = arbiter.game().seats();
    let mut players: Vec<Player<G>> =
        Seat::all(seats).map(|seat| Player::new(seat, points.clone(), habits)).collect();
    let mut world = World {
        ledger: Ledger::new(&arbiter),
        chance: Chance::new(seed),
        now: Timestamp(0),
        log: Vec::new(),
        points,
        history: vec![arbiter.game().key(arbiter.position())],
        open: None,
        turns: vec![0; usize::from(seats)],
        acts: 0,
        arbiter,
    };
    let fresh = world.arbiter.clone();
    for seat in Seat::all(seats) {
        world.judge(Input::Deed { seat, deed: Deed::Press });
        world.judge(Input::Deed { seat, deed: Deed::Ready });
    }
    while *world.arbiter.phase() == Phase::Running {
        world.let_time_pass();
        if world.wake() {
            continue;
        }
        let (seat, deed) = world.next_deed(&mut players);
        world.judge(Input::Deed { seat, deed });
    }
    world.check_end(fresh)
}

impl<G: Game> World<G> {
    fn let_time_pass(&mut self) {
        let pause = if self.chance.one_in(60) { 20_000 } else { 400 };
        self.now.0 += self.chance.below(pause);
        if self.chance.one_in(400) {
            let from = self.now;
            self.now.0 += self.chance.below(100_000);
            self.judge(Input::Outage { from });
        }
    }

    /// Wakes the arbiter if it is time, sometimes late, and after a deed that comes too late.
    fn wake(&mut self) -> bool {
        if self.arbiter.deadline().is_none_or(|deadline| self.now < deadline) {
            return false;
        }
        if self.chance.one_in(2) {
            let seat = self.arbiter.to_act();
            let said = self.judge(Input::Deed { seat, deed: Deed::Resign });
            let late = Refusal::TooLate { law: self.arbiter.rules().flag.law };
            assert_eq!(said, Some(late), "the flag is judged first");
        }
        let said = self.judge(Input::Wake);
        assert_eq!(said, None);
        true
    }

    fn next_deed(&mut self, players: &mut [Player<G>]) -> (Seat, Deed<G>) {
        let seats = self.arbiter.game().seats();
        if self.log.len() > PATIENCE {
            return (self.arbiter.to_act(), Deed::Resign);
        }
        let runs = self.arbiter.clock().and_then(touchmove_arbiter::Clock::running);
        let seat = match self.chance.below(12) {
            0 => Seat::new(u8::try_from(self.chance.below(u64::from(seats))).expect("a seat")),
            1..=5 => runs.map_or_else(|| self.arbiter.to_act(), |running| running.seat),
            _ => self.arbiter.to_act(),
        };
        let deed = players[seat.index()].deed(&self.arbiter, &mut self.chance);
        if self.chance.one_in(500) { (Seat::new(seats), deed) } else { (seat, deed) }
    }

    /// Lets the arbiter judge and checks what follows; says the refusal, if it is one.
    fn judge(&mut self, input: Input<G>) -> Option<Refusal<G>> {
        let before = self.arbiter.clone();
        let said = self.arbiter.decide(self.now, &input);
        assert_eq!(said, self.arbiter.decide(self.now, &input), "the same is judged alike");
        assert!(self.arbiter == before, "judging changes nothing");
        let refusal = said.as_ref().err().cloned();
        match &said {
            Ok(events) => events.iter().for_each(|event| self.let_be(event)),
            Err(refusal) => {
                assert!(!refusal.law().id().is_empty() && !refusal.sentence().is_empty());
            }
        }
        self.log.push(Entry { at: self.now, input, said });
        refusal
    }

    fn let_be(&mut self, event: &Event<G>) {
        if let Event::MoveMade { seat, act, .. } = event {
            let owed = self.arbiter.owed();
            let is_open = self.arbiter.open_acts(&owed).any(|open| open == act);
            assert!(is_open && self.arbiter.acts().contains(act), "{act} was not open");
            assert_eq!(*seat, self.arbiter.to_act());
            self.acts += 1;
        }
        self.arbiter.apply(self.now, event);
        self.ledger.book(self.now, event, &self.arbiter);
        let (arbiter, position) = (&self.arbiter, self.arbiter.position());
        if let Event::MoveMade { seat, .. } = event
            && arbiter.to_act() != *seat
        {
            self.turns[seat.index()] += 1;
        }
        let is_made = matches!(event, Event::MoveMade { .. });
        let is_left = matches!(event, Event::Resigned { seat, .. } | Event::FlagFell { seat, .. }
            if !arbiter.game().plays(position, *seat));
        if is_made || is_left {
            self.new_position();
        }
        self.ledger.check(self.now, &self.arbiter);
        self.check_counts();
        match self.arbiter.phase() {
            Phase::Running => self.check_running(),
            Phase::Waiting(_) | Phase::Over(_) => assert_eq!(self.arbiter.deadline(), None),
        }
    }

    fn new_position(&mut self) {
        self.open = None;
        let (game, position) = (self.arbiter.game(), self.arbiter.position());
        self.history.push(game.key(position));
        contract::check_position(game, position, &self.points, &self.history, &mut self.chance);
    }

    /// Completed turns and those that wait for a press are all that were made, of those who still play.
    fn check_counts(&self) {
        let Some(clock) = self.arbiter.clock() else { return };
        if matches!(self.arbiter.phase(), Phase::Over(_)) {
            return;
        }
        for seat in Seat::all(self.arbiter.game().seats()) {
            let due = self.arbiter.unpressed().iter().filter(|other| **other == seat).count();
            let completed = clock.faces()[seat.index()].completed as usize;
            let is_in = self.arbiter.game().plays(self.arbiter.position(), seat);
            assert!(due <= 1, "{seat} owes one press at most");
            let turns = self.turns[seat.index()] as usize;
            assert!(!is_in || completed + due == turns, "{seat}: {completed} + {due}, {turns}");
        }
    }

    /// What is open is lawful, never nothing, and never more than before in the same position.
    fn check_running(&mut self) {
        let (arbiter, owed) = (&self.arbiter, self.arbiter.owed());
        let open: Vec<G::Act> = arbiter.open_acts(&owed).cloned().collect();
        // Between a move that ends the game and its end there is nothing to do.
        if arbiter.acts().is_empty() || self.is_over() {
            return;
        }
        assert!(!open.is_empty(), "a touch stalemates nobody: {:?}", arbiter.hand());
        assert!(open.iter().all(|act| arbiter.acts().contains(act)));
        if let Some(before) = &self.open {
            let grown = open.iter().find(|act| !before.contains(act));
            assert!(grown.is_none(), "{grown:?} was closed: {:?}", arbiter.hand());
        }
        let hand = arbiter.hand();
        let is_judged = !hand.touches.is_empty() || !hand.done.is_empty();
        assert_eq!(owed.law.is_some(), is_judged, "a law binds or frees who touched something");
        assert!(is_judged || owed.bound.is_empty(), "nobody is bound by nothing");
        let mut touched = hand.touches.iter().map(|touch| touch.point);
        let lets_go = hand.held.is_none_or(|held| touched.any(|point| point == held));
        assert!(lets_go, "what is held was touched");
        let can_go_on = arbiter.next_steps(&owed).len() + arbiter.sayable(&owed).count() > 0;
        assert!(can_go_on || hand.held.is_some(), "there is something to do");
        if hand.done.iter().all(|step| matches!(step, Step::Carry { .. })) {
            let men = arbiter.game().men(arbiter.position()).len();
            assert_eq!(arbiter.standing().len() + hand.removed.len(), men, "no man is lost");
        }
        self.open = Some(open);
    }

    fn is_over(&self) -> bool {
        let (game, position) = (self.arbiter.game(), self.arbiter.position());
        game.outcome(position, &self.history).is_some()
    }

    /// A game that is over absorbs everything, and what was said is said again for ever.
    fn check_end(mut self, fresh: Arbiter<G>) -> Played<G> {
        let Phase::Over(outcome) = self.arbiter.phase().clone() else {
            panic!("a game is played to its end")
        };
        assert_eq!(outcome.scores.len(), self.turns.len(), "{outcome:?}");
        let over = Refusal::Over { law: outcome.law };
        for seat in Seat::all(self.arbiter.game().seats()) {
            self.now.0 += 1_000_000;
            for deed in [Deed::Ready, Deed::Press, Deed::Resign, Deed::Offer, Deed::Accept] {
                assert_eq!(self.judge(Input::Deed { seat, deed }), Some(over.clone()));
            }
        }
        for input in [Input::Wake, Input::Outage { from: Timestamp(0) }] {
            let end = self.arbiter.clone();
            assert_eq!(self.judge(input), None);
            assert!(self.arbiter == end, "an ended game absorbs everything");
        }
        let mut replayed = fresh;
        for Entry { at, input, said } in &self.log {
            assert_eq!(&replayed.decide(*at, input), said, "a log is judged alike for ever");
            for event in said.iter().flatten() {
                replayed.apply(*at, event);
            }
        }
        assert!(replayed == self.arbiter, "what is replayed equals what was");
        Played { log: self.log, outcome, acts: self.acts }
    }
}
