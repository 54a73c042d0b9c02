//! The contract between a game and the arbiter.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{Explain, Footprint, Geometry, Outcome, Seat, Step};

/// A game as the arbiter sees it: what is lawful, what a hand must do for it, and when it is over.
///
/// A value of the type is the game *as agreed on*: it holds what is chosen before the start (a board size,
/// an opening protocol, the position to start from). Every function is pure. The texts of points, men
/// and acts ([`Display`] and [`FromStr`], each the inverse of the other) are the ones that go into the log,
/// so they never change once games were played with them.
///
/// An *act* is the smallest thing that cannot be taken back once it is made. A turn is one or more acts:
/// the turn lasts until [`Game::to_act`] names another seat. So three stones of an opening are three acts of
/// one turn, and the arbiter needs no notion of a move that is longer than the hand's.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Where a hand can touch or let go.
    type Point: Copy + Ord + Debug + Display + FromStr + Send + Sync + 'static;
    /// A piece or a stone as it is seen on the board. Its text is also its drawing key.
    type Man: Copy + Ord + Debug + Display + FromStr + Send + Sync + 'static;
    /// One whole lawful act: a move, a placement, or a choice (take White, swap, add two stones).
    type Act: Clone + Eq + Debug + Display + FromStr + Send + Sync + 'static;
    /// A position of the game, always valid.
    type Position: Clone + Eq + Debug + Send + Sync + 'static;
    /// Why an attempt is forbidden.
    type Finding: Explain + Clone + Eq + Debug + Send + Sync + 'static;
    /// What makes two positions the same for the rule on repetition.
    type Key: Clone + Ord + Debug + Send + Sync + 'static;
    /// Evidence that a seat cannot win any more.
    type Certificate: Clone + Eq + Debug + Send + Sync + 'static;

    /// How many players the game has.
    fn seats(&self) -> u8;

    /// The position before the first act.
    fn start(&self) -> Self::Position;

    /// Whose act is awaited. The game says so; nobody else works it out.
    fn to_act(&self, position: &Self::Position) -> Seat;

    /// The side that `seat` plays now, if it plays one yet.
    fn side(&self, position: &Self::Position, seat: Seat) -> Option<Side>;

    /// The lawful acts of the seat to act, each once; none if the game is over.
    fn acts(&self, position: &Self::Position) -> Vec<Self::Act>;

    /// What the hand does to make `act`, which is one of [`Game::acts`].
    fn footprint(
        &self,
        position: &Self::Position,
        act: &Self::Act,
    ) -> Footprint<Self::Point, Self::Man>;

    /// The position after `act`, which is one of [`Game::acts`].
    fn play(&self, position: &Self::Position, act: &Self::Act) -> Self::Position;

    /// Every man on the board with its point.
    fn men(&self, position: &Self::Position) -> Vec<(Self::Point, Self::Man)>;

    /// The seat whose man stands on `point`; `None` if nobody's does (an empty point, or a stone that binds
    /// nobody who touches it).
    fn owner(&self, position: &Self::Position, point: Self::Point) -> Option<Seat>;

    /// Whether touching `first` and then `second`, both men of the seat to act, shows the intention of
    /// one act that carries both, lawful or not: king and rook.
    fn joins(&self, position: &Self::Position, first: Self::Point, second: Self::Point) -> bool {
        let _ = (position, first, second);
        false
    }

    /// Every clause that forbids `attempt` to the seat to act; empty if a lawful act does just this.
    fn why_not(
        &self,
        position: &Self::Position,
        attempt: &Step<Self::Point, Self::Man>,
    ) -> Vec<Self::Finding>;

    /// What the rule on repetition compares.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// The end of the game if `position` is one. `history` holds the keys of all positions so far, this one
    /// last.
    fn outcome(&self, position: &Self::Position, history: &[Self::Key]) -> Option<Outcome>;

    /// The position after `seat` has left the game (it resigned, or its flag fell), in a game that goes on or ranks
    /// those who are left; `None` in a game for two, where the other seat wins.
    fn without(&self, position: &Self::Position, seat: Seat) -> Option<Self::Position> {
        let _ = (position, seat);
        None
    }

    /// Whether `seat` still takes part: it is not eliminated and has not left.
    fn plays(&self, position: &Self::Position, seat: Seat) -> bool {
        let _ = (position, seat);
        true
    }

    /// Points that a page may mark as in danger by the Laws: a king in check.
    fn alarms(&self, position: &Self::Position) -> Vec<Self::Point> {
        let _ = position;
        Vec::new()
    }

    /// Whether `seat` can still win by some series of lawful acts of all seats.
    ///
    /// `limit` bounds the number of positions that a search may visit. The answer is never wrong;
    /// [`Winnable::Unknown`] says that the limit did not suffice.
    fn can_win(
        &self,
        position: &Self::Position,
        seat: Seat,
        limit: u64,
    ) -> Winnable<Self::Certificate>;

    /// Whether `certificate` proves that `seat` cannot win from `position`. Shares no code with the search.
    fn certifies(
        &self,
        position: &Self::Position,
        seat: Seat,
        certificate: &Self::Certificate,
    ) -> bool;

    /// `act`, which is lawful in `position`, as players of the game write it down.
    fn notation(&self, position: &Self::Position, act: &Self::Act) -> String;

    /// The board.
    fn geometry(&self) -> Geometry;
}

/// The colour or army that a seat plays, by its name in the rule book such as `white`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(pub &'static str);

/// Whether a seat can still win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Winnable<C> {
    /// There is a series of lawful acts by which it wins.
    Yes,
    /// There is none, and this proves it.
    No(C),
    /// The limit was reached before an answer.
    Unknown,
}
