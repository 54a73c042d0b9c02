//! The hand of the player whose act is awaited: what it touched, what it holds, and what it has done so far.

use std::collections::BTreeMap;

use touchmove_game::{Footprint, Game, Step};

use crate::touch::Touch;

/// What the hand has done since the last act was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand<G: Game> {
    /// The men touched, in order.
    pub touches: Vec<Touch<G::Point>>,
    /// Where the man in hand was taken up.
    pub held: Option<G::Point>,
    /// The steps done of an act that is not made yet.
    pub done: Vec<Step<G::Point, G::Man>>,
    /// The captured men already taken off the board.
    pub removed: Vec<G::Point>,
    /// Whether adjusting was announced.
    pub adjusting: bool,
}

impl<G: Game> Hand<G> {
    /// A hand that has done nothing.
    pub const fn empty() -> Self {
        Self {
            touches: Vec::new(),
            held: None,
            done: Vec::new(),
            removed: Vec::new(),
            adjusting: false,
        }
    }

    /// Whether what is done so far can still become the act of this footprint.
    pub fn may_become(&self, act: &Footprint<G::Point, G::Man>) -> bool {
        act.steps.starts_with(&self.done) && self.removed.iter().all(|at| act.removes.contains(at))
    }

    /// What the hand does next on the way to the act of this footprint.
    pub fn next_step(&self, act: &Footprint<G::Point, G::Man>) -> Option<Step<G::Point, G::Man>> {
        act.steps.get(self.done.len()).copied()
    }

    /// The men as they really stand while the act is under way. A man in hand counts where it was taken up.
    pub fn standing(&self, men: Vec<(G::Point, G::Man)>) -> BTreeMap<G::Point, G::Man> {
        let mut standing: BTreeMap<_, _> = men.into_iter().collect();
        for point in &self.removed {
            standing.remove(point);
        }
        for step in &self.done {
            match *step {
                Step::Carry { from, to } => {
                    if let Some(man) = standing.remove(&from) {
                        standing.insert(to, man);
                    }
                }
                Step::Place { man, to } => {
                    standing.insert(to, man);
                }
            }
        }
        standing
    }
}
