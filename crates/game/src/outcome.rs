//! How a game ended.

use crate::{Law, Seat};

/// The end of a game: what each seat scored, why, and by which clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// One score a seat, in seat order.
    pub scores: Vec<Score>,
    /// What ended it.
    pub reason: Reason,
    /// The clause that says so.
    pub law: Law,
}

impl Outcome {
    /// `winner` takes the point, every other seat nothing.
    pub fn won(winner: Seat, seats: u8, reason: Reason, law: Law) -> Self {
        let score = |seat| if seat == winner { Score::ONE } else { Score::ZERO };
        Self { scores: Seat::all(seats).map(score).collect(), reason, law }
    }

    /// Every seat scores half.
    pub fn drawn(seats: u8, reason: Reason, law: Law) -> Self {
        Self { scores: Seat::all(seats).map(|_| Score::HALF).collect(), reason, law }
    }

    /// The one seat that scored more than every other, if there is one.
    pub fn winner(&self) -> Option<Seat> {
        let best = self.scores.iter().max()?;
        let mut leaders = (0u8..).zip(&self.scores).filter(|(_, score)| *score == best);
        match (leaders.next(), leaders.next()) {
            (Some((seat, _)), None) => Some(Seat::new(seat)),
            (Some(_) | None, _) => None,
        }
    }
}

/// Points in halves, so that `1`, `½` and `0` are whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(u8);

impl Score {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(1);
    /// A point.
    pub const ONE: Self = Self(2);

    /// How many half points.
    pub const fn as_halves(self) -> u8 {
        self.0
    }
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// The king is attacked and nothing can be done about it.
    Checkmate,
    /// The player to move is not in check and has no lawful act.
    Stalemate,
    /// Nobody can win any more by any lawful acts.
    DeadPosition,
    /// The winning shape stands on the board.
    Line,
    /// No free point is left.
    FullBoard,
    /// All others are out.
    LastStanding,
    /// A player gave up.
    Resignation,
    /// A flag fell.
    Flag,
    /// A flag fell, but no other seat could have won.
    FlagWithoutWinner,
    /// A player gave up, but no other seat could have won.
    ResignationWithoutWinner,
    /// The players agreed on a draw.
    Agreement,
}
