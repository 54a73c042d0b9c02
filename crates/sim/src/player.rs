//! A player by chance: it makes whole acts by hand, with all the detours that hands make.

use touchmove_arbiter::{Arbiter, Deed};
use touchmove_game::{Footprint, Game, Seat, Step};

use crate::chance::Chance;

/// How often something happens: once in so many deeds.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// Doing anything at all, lawful or not.
    pub slips: u64,
    /// Putting a man back, or taking a captured man off by hand.
    pub detours: u64,
    /// Offering a draw.
    pub offers: u64,
    /// Accepting one that stands.
    pub accepts: u64,
    /// Giving up.
    pub resigns: u64,
}

/// The habits of a player who plays on.
pub const STEADY: Habits = Habits { slips: 10, detours: 6, offers: 60, accepts: 40, resigns: 4000 };

/// A player.
pub struct Player<G: Game> {
    seat: Seat,
    habits: Habits,
    points: Vec<G::Point>,
    /// The act that it has in mind.
    plan: Option<G::Act>,
}

impl<G: Game> Player<G> {
    /// A player on `seat` of a board with these points.
    pub const fn new(seat: Seat, points: Vec<G::Point>, habits: Habits) -> Self {
        Self { seat, habits, points, plan: None }
    }

    /// What it does next.
    pub fn deed(&mut self, arbiter: &Arbiter<G>, chance: &mut Chance) -> Deed<G> {
        let Habits { slips, offers, accepts, resigns, .. } = self.habits;
        let runs = arbiter.clock().and_then(touchmove_arbiter::Clock::running);
        let owes_press = arbiter.unpressed().contains(&self.seat)
            && runs.is_some_and(|running| running.seat == self.seat);
        if chance.one_in(slips) {
            self.slip(arbiter, chance)
        } else if chance.one_in(resigns) {
            Deed::Resign
        } else if chance.one_in(offers) {
            Deed::Offer
        } else if arbiter.offer().is_some_and(|by| by != self.seat) && chance.one_in(accepts) {
            Deed::Accept
        } else if owes_press && !chance.one_in(6) {
            Deed::Press
        } else if arbiter.to_act() == self.seat {
            self.towards_act(arbiter, chance)
        } else {
            self.slip(arbiter, chance)
        }
    }

    /// The next deed on the way to the act in mind, or to another if what was touched forbids that one.
    fn towards_act(&mut self, arbiter: &Arbiter<G>, chance: &mut Chance) -> Deed<G> {
        let owed = arbiter.owed();
        let open: Vec<&G::Act> = arbiter.open_acts(&owed).collect();
        if self.plan.as_ref().is_none_or(|plan| !open.contains(&plan)) {
            self.plan = chance.pick(&open).cloned();
        }
        let plan = self.plan.clone().expect("a running game leaves an act open");
        let hand = arbiter.hand();
        if hand.adjusting {
            return if chance.one_in(2) { self.slip(arbiter, chance) } else { Deed::Adjust };
        }
        let footprint = arbiter.game().footprint(arbiter.position(), &plan);
        if chance.one_in(self.habits.detours)
            && let Some(detour) = detour(arbiter, &footprint, chance)
        {
            return detour;
        }
        match (hand.next_step(&footprint), hand.held) {
            (None, _) => Deed::Say(plan),
            (Some(Step::Carry { from, to }), Some(held)) if from == held => Deed::Release(to),
            (Some(Step::Carry { from, .. }), _) => Deed::Touch(from),
            (Some(Step::Place { .. }), Some(held)) => Deed::Release(held),
            (Some(Step::Place { man, to }), None) => Deed::Place { man, to },
        }
    }

    /// Anything at all.
    fn slip(&self, arbiter: &Arbiter<G>, chance: &mut Chance) -> Deed<G> {
        let to = chance.pick(&self.points).expect("a board has points");
        let men = arbiter.game().men(arbiter.position());
        match (chance.below(13), chance.pick(arbiter.acts()), chance.pick(&men)) {
            (0..=2, _, _) => Deed::Touch(to),
            (3 | 4, _, _) => Deed::Release(to),
            (5, _, _) => Deed::Remove(to),
            (6, Some(act), _) => Deed::Say(act),
            (7, _, Some((_, man))) => Deed::Place { man, to },
            (8, _, _) => Deed::Adjust,
            (9, _, _) => Deed::Press,
            (10, _, _) => Deed::Decline,
            (11, _, _) => Deed::Ready,
            (_, _, _) => Deed::Touch(men.first().map_or(to, |(point, _)| *point)),
        }
    }
}

/// Something that leads to the same act on another way: taking the captured man off, touching the second man
/// at once, or putting the man in hand back.
fn detour<G: Game>(
    arbiter: &Arbiter<G>,
    footprint: &Footprint<G::Point, G::Man>,
    chance: &mut Chance,
) -> Option<Deed<G>> {
    let hand = arbiter.hand();
    let captured = footprint.removes.iter().find(|point| !hand.removed.contains(point));
    let second = footprint.carried().nth(1).filter(|_| hand.done.is_empty());
    match (chance.below(3), captured, second, hand.held) {
        (0, Some(captured), _, _) => Some(Deed::Remove(*captured)),
        (1, _, Some(second), Some(held)) if footprint.mover() == Some(held) => {
            Some(Deed::Touch(second))
        }
        (_, _, _, Some(held)) => Some(Deed::Release(held)),
        (_, _, _, None) => None,
    }
}
