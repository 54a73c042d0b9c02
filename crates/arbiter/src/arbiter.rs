//! How things stand at the board, and what may be done next.

use std::collections::BTreeMap;

use touchmove_game::{Footprint, Game, Law, Outcome, Seat, Step};

use crate::clock::Clock;
use crate::control::TimeControl;
use crate::hand::Hand;
use crate::rules::RuleSet;
use crate::touch::{self, Binding, Order, Whose};
use crate::{Timestamp, laws};

/// The arbiter of one game at a guarded board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arbiter<G: Game> {
    pub(crate) game: G,
    pub(crate) rules: &'static RuleSet,
    pub(crate) phase: Phase,
    pub(crate) position: G::Position,
    /// The lawful acts of the position, and beside each what the hand does for it.
    pub(crate) acts: Vec<G::Act>,
    pub(crate) footprints: Vec<Footprint<G::Point, G::Man>>,
    pub(crate) history: Vec<G::Key>,
    /// How many acts each seat has made.
    pub(crate) made: Vec<u32>,
    pub(crate) hand: Hand<G>,
    pub(crate) clock: Option<Clock>,
    pub(crate) unpressed: Vec<Seat>,
    pub(crate) offer: Option<Offer>,
    pub(crate) last_offer: Option<Seat>,
}

/// How far the game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not begun. One value a seat: whether it is ready.
    Waiting(Vec<bool>),
    /// Being played.
    Running,
    /// Over.
    Over(Outcome),
}

/// An offer of a draw that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) by: Seat,
    pub(crate) accepted: Vec<Seat>,
}

/// What the player whose act is awaited may and must do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owed<G: Game> {
    /// The clause that binds the player, or that frees him from what he touched; `None` if he touched nothing.
    pub law: Option<Law>,
    /// The touched men that must move or be captured; none if the player is free.
    pub bound: Vec<G::Point>,
    /// The acts still open, by their place among the lawful ones.
    pub(crate) open: Vec<usize>,
}

impl<G: Game> Arbiter<G> {
    /// A game that has not begun. Without a time control it is played without a clock.
    pub fn new(game: G, rules: &'static RuleSet, control: Option<TimeControl>) -> Self {
        let position = game.start();
        let seats = game.seats();
        let history = vec![game.key(&position)];
        let mut arbiter = Self {
            phase: Phase::Waiting(vec![false; usize::from(seats)]),
            clock: control.map(|control| Clock::new(control, seats)),
            rules,
            position,
            acts: Vec::new(),
            footprints: Vec::new(),
            history,
            made: vec![0; usize::from(seats)],
            hand: Hand::empty(),
            unpressed: Vec::new(),
            offer: None,
            last_offer: None,
            game,
        };
        arbiter.list_acts();
        arbiter
    }

    /// The game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The rule set.
    pub const fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    /// How far the game is.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The position after the last act made.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// The seat that has the move. It passes when a move is made, not when the clock is pressed (CH-3.2).
    pub fn to_act(&self) -> Seat {
        self.game.to_act(&self.position)
    }

    /// The lawful acts of the position, whatever was touched.
    pub fn acts(&self) -> &[G::Act] {
        &self.acts
    }

    /// The hand of the seat that has the move.
    pub const fn hand(&self) -> &Hand<G> {
        &self.hand
    }

    /// The clock, if the game is played with one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The seats that made a move and have yet to complete it, in order.
    pub fn unpressed(&self) -> &[Seat] {
        &self.unpressed
    }

    /// Who offers a draw that stands.
    pub fn offer(&self) -> Option<Seat> {
        self.offer.as_ref().map(|offer| offer.by)
    }

    /// The moment at which [`crate::Input::Wake`] has something to say, if nothing happens before.
    pub fn deadline(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Running => Some(self.clock.as_ref()?.bell()?.0),
            Phase::Waiting(_) | Phase::Over(_) => None,
        }
    }

    /// The men as they really stand, in the middle of an act too.
    pub fn standing(&self) -> BTreeMap<G::Point, G::Man> {
        self.hand.standing(self.game.men(&self.position))
    }

    /// What the player whose act is awaited may and must do next.
    pub fn owed(&self) -> Owed<G> {
        let Binding { mut law, mut bound, mut open } = self.binding();
        open.retain(|&act| self.hand.may_become(&self.footprints[act]));
        if let Some(last) = self.hand.done.last() {
            law = open.first().and_then(|&act| self.law_under_way(act));
            bound = vec![target(last)];
        }
        Owed { law, bound, open }
    }

    /// What the hand may do next, each once: with a man in hand what it can do with that man; if that is nothing, what it
    /// can do once the man is put back.
    pub fn next_steps(&self, owed: &Owed<G>) -> Vec<Step<G::Point, G::Man>> {
        let next = |act: &usize| self.hand.next_step(&self.footprints[*act]);
        let mut steps: Vec<_> = owed.open.iter().filter_map(next).collect();
        let with_held = |step: &Step<_, _>| matches!(step, Step::Carry { from, .. } if Some(*from) == self.hand.held);
        if steps.iter().any(with_held) {
            steps.retain(with_held);
        }
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// The open acts.
    pub fn open_acts<'a>(&'a self, owed: &'a Owed<G>) -> impl Iterator<Item = &'a G::Act> {
        owed.open.iter().map(|&act| &self.acts[act])
    }

    /// The open acts that are said, not done by the hand.
    pub fn sayable<'a>(&'a self, owed: &'a Owed<G>) -> impl Iterator<Item = &'a G::Act> {
        let said = owed.open.iter().filter(|&&act| self.footprints[act].is_said());
        said.map(|&act| &self.acts[act])
    }

    /// Whether `seat` still takes part.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.game.plays(&self.position, seat)
    }

    /// What the touched men leave open.
    pub(crate) fn binding(&self) -> Binding<G::Point> {
        let joins = |first, second| self.game.joins(&self.position, first, second);
        touch::bind(&self.footprints, &self.hand.touches, Order::Known, joins)
    }

    /// Whose man stands on `point` now, in the middle of an act too.
    pub(crate) fn whose(&self, point: G::Point) -> Option<Whose> {
        let carried_here =
            |step: &Step<_, _>| matches!(step, Step::Carry { to, .. } if *to == point);
        if self.hand.done.iter().any(carried_here) {
            return Some(Whose::Own);
        }
        if !self.standing().contains_key(&point) {
            return None;
        }
        let owner = self.game.owner(&self.position, point)?;
        Some(if owner == self.to_act() { Whose::Own } else { Whose::Theirs })
    }

    /// The clause that binds a hand in the middle of this act.
    pub(crate) fn law_under_way(&self, act: usize) -> Option<Law> {
        self.hand.next_step(&self.footprints[act]).map(|step| match step {
            Step::Carry { .. } => laws::KING_RELEASED,
            Step::Place { .. } => laws::PAWN_RELEASED,
        })
    }

    /// Whose clock runs after `seat` has pressed: the next who made a move and has yet to press, or else the seat
    /// that has the move.
    pub(crate) fn after_press(&self, seat: Seat) -> Seat {
        let mut others = self.unpressed.iter().copied().filter(|other| *other != seat);
        others.next().unwrap_or_else(|| self.to_act())
    }

    pub(crate) fn list_acts(&mut self) {
        self.acts = self.game.acts(&self.position);
        let footprint = |act| self.game.footprint(&self.position, act);
        self.footprints = self.acts.iter().map(footprint).collect();
    }
}

fn target<P: Copy, M>(step: &Step<P, M>) -> P {
    match step {
        Step::Carry { to, .. } | Step::Place { to, .. } => *to,
    }
}
