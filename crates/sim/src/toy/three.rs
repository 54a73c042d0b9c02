//! A toy for three on a ring: each seat has a king and three men, and the last one standing wins.
//!
//! | law    | rule                                                                                 |
//! |--------|--------------------------------------------------------------------------------------|
//! | `TH-1` | a king or a man steps along a line to the next point and captures what is not its own |
//! | `TH-2` | on the ring a king leaps over an own man beside it, and that man takes the king's point |
//! | `TH-3` | who has no other act passes                                                          |
//! | `TH-4` | who captures a king eliminates its seat, owns its army, and acts once more           |
//! | `TH-5` | the last seat standing wins; of the others the one that stood longer scores more     |
//! | `TH-6` | a position that stands for the third time is dead, and so is every one after 240 acts |
//! | `TH-7` | the men of a seat that left stay where they are and are nobody's                     |

mod board;
mod text;

pub use board::Point;
pub use text::{Act, Finding, Man, Rank};

use touchmove_game::{
    Footprint, Game, Geometry, Law, Outcome, Reason, Score, Seat, Side, Step, Winnable,
};

use super::search;

/// The last seat standing wins.
pub const LAST_STANDING: Law = Law::new("TH-5");
/// A position that stands for the third time is dead, and so is every one after [`MOST_ACTS`].
pub const DEAD: Law = Law::new("TH-6");
/// How many acts a game may last.
pub const MOST_ACTS: u16 = 240;

/// The game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    men: [Option<Man>; Point::COUNT],
    /// Who owns each army, in the order of the seats that it began with.
    owners: [Option<Seat>; 3],
    turn: Seat,
    /// The seats that are out, in the order in which they went.
    out: Vec<Seat>,
    acts: u16,
}

/// What makes two positions the same: where the men are, whose they are, and whose act is awaited.
pub type Key = ([Option<Man>; Point::COUNT], [Option<Seat>; 3], Seat);

/// Evidence that a seat cannot win: it is out, or the game has lasted too long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLate;

impl Game for Three {
    type Point = Point;
    type Man = Man;
    type Act = Act;
    type Position = Position;
    type Finding = Finding;
    type Key = Key;
    type Certificate = TooLate;

    fn seats(&self) -> u8 {
        3
    }

    fn start(&self) -> Position {
        let mut men = [None; Point::COUNT];
        for army in Seat::all(3) {
            let mut put = |rank, point: Point| men[point.index()] = Some(Man { army, rank });
            let home = Point::home(army);
            put(Rank::King, home);
            put(Rank::Man, home.along_ring(1));
            put(Rank::Man, home.along_ring(-1));
            put(Rank::Man, home.inwards());
        }
        let owners = [0, 1, 2].map(|army| Some(Seat::new(army)));
        Position { men, owners, turn: Seat::FIRST, out: Vec::new(), acts: 0 }
    }

    fn to_act(&self, position: &Position) -> Seat {
        position.turn
    }

    fn side(&self, _: &Position, seat: Seat) -> Option<Side> {
        Some(Side(["red", "green", "blue"][seat.index()]))
    }

    fn acts(&self, position: &Position) -> Vec<Act> {
        if position.is_over() {
            return Vec::new();
        }
        let own = Point::all().filter(|point| position.owner(*point) == Some(position.turn));
        let acts: Vec<Act> = own
            .flat_map(|from| {
                Point::all().filter_map(move |to| Some((from, position.act(from, to)?)))
            })
            .map(|(_, act)| act)
            .collect();
        if acts.is_empty() { vec![Act::Pass] } else { acts }
    }

    fn footprint(&self, position: &Position, act: &Act) -> Footprint<Point, Man> {
        match *act {
            Act::Step { from, to } => {
                let mut footprint = Footprint::carry(from, to);
                footprint.removes.extend(position.man(to).map(|_| to));
                footprint
            }
            Act::Leap { from, over, to } => Footprint {
                removes: Vec::new(),
                steps: vec![Step::Carry { from, to }, Step::Carry { from: over, to: from }],
            },
            Act::Pass => Footprint::said(),
        }
    }

    fn play(&self, position: &Position, act: &Act) -> Position {
        let mut after = position.clone();
        after.acts += 1;
        let captured = match *act {
            Act::Step { from, to } => after.carry(from, to),
            Act::Leap { from, over, to } => {
                after.carry(from, to);
                after.carry(over, from)
            }
            Act::Pass => None,
        };
        match captured {
            Some(Man { army, rank: Rank::King }) if after.plays(army) => {
                after.out.push(army);
                for owner in &mut after.owners {
                    if *owner == Some(army) {
                        *owner = Some(position.turn);
                    }
                }
            }
            Some(_) | None => after.turn = after.next_after(position.turn),
        }
        after
    }

    fn men(&self, position: &Position) -> Vec<(Point, Man)> {
        Point::all().filter_map(|point| Some((point, position.man(point)?))).collect()
    }

    fn owner(&self, position: &Position, point: Point) -> Option<Seat> {
        position.owner(point)
    }

    fn joins(&self, position: &Position, first: Point, second: Point) -> bool {
        position.is_own_king(first)
            && position.owner(second) == Some(position.turn)
            && [1, -1].iter().any(|way| first.on_ring(*way) == Some(second))
    }

    fn why_not(&self, position: &Position, attempt: &Step<Point, Man>) -> Vec<Finding> {
        match *attempt {
            Step::Place { .. } => vec![Finding::NoNewMen],
            Step::Carry { .. } if position.is_over() => vec![Finding::Over],
            Step::Carry { from, .. } if position.owner(from) != Some(position.turn) => {
                vec![Finding::NotYours(from)]
            }
            Step::Carry { from, to } if position.act(from, to).is_some() => Vec::new(),
            Step::Carry { from, to } if from.is_beside(to) => vec![Finding::OwnMan(to)],
            Step::Carry { .. } => vec![Finding::NoLine],
        }
    }

    fn key(&self, position: &Position) -> Key {
        (position.men, position.owners, position.turn)
    }

    fn outcome(&self, position: &Position, history: &[Key]) -> Option<Outcome> {
        let stands = |seat: &Seat| position.plays(*seat);
        if position.out.len() == 2 {
            let score = |seat| match position.out.iter().position(|gone| *gone == seat) {
                Some(0) => Score::ZERO,
                Some(_) => Score::HALF,
                None => Score::ONE,
            };
            let scores = Seat::all(3).map(score).collect();
            return Some(Outcome { scores, reason: Reason::LastStanding, law: LAST_STANDING });
        }
        let times =
            history.last().map_or(0, |now| history.iter().filter(|key| *key == now).count());
        if times < 3 && !position.is_over() {
            return None;
        }
        let score = |seat| if stands(&seat) { Score::HALF } else { Score::ZERO };
        let scores = Seat::all(3).map(score).collect();
        Some(Outcome { scores, reason: Reason::DeadPosition, law: DEAD })
    }

    fn without(&self, position: &Position, seat: Seat) -> Option<Position> {
        if !position.plays(seat) {
            return None;
        }
        let mut after = position.clone();
        after.out.push(seat);
        for owner in &mut after.owners {
            *owner = owner.filter(|owner| *owner != seat);
        }
        if position.turn == seat {
            after.turn = after.next_after(seat);
        }
        Some(after)
    }

    fn plays(&self, position: &Position, seat: Seat) -> bool {
        position.plays(seat)
    }

    fn can_win(&self, position: &Position, seat: Seat, limit: u64) -> Winnable<TooLate> {
        if self.certifies(position, seat, &TooLate) {
            return Winnable::No(TooLate);
        }
        match search::reaches_win(self, position, seat, limit) {
            Some(true) => Winnable::Yes,
            Some(false) | None => Winnable::Unknown,
        }
    }

    fn certifies(&self, position: &Position, seat: Seat, _: &TooLate) -> bool {
        !position.plays(seat) || position.acts >= MOST_ACTS
    }

    fn notation(&self, _: &Position, act: &Act) -> String {
        act.to_string()
    }

    fn geometry(&self) -> Geometry {
        board::geometry()
    }
}

impl Position {
    fn man(&self, point: Point) -> Option<Man> {
        self.men[point.index()]
    }

    fn owner(&self, point: Point) -> Option<Seat> {
        self.owners[self.man(point)?.army.index()]
    }

    fn plays(&self, seat: Seat) -> bool {
        !self.out.contains(&seat)
    }

    fn is_over(&self) -> bool {
        self.out.len() >= 2 || self.acts >= MOST_ACTS
    }

    fn is_own_king(&self, point: Point) -> bool {
        self.man(point) == Some(Man { army: self.turn, rank: Rank::King })
    }

    /// The act that carries the own man on `from` to `to` first, if one does.
    fn act(&self, from: Point, to: Point) -> Option<Act> {
        if from.is_beside(to) {
            return (self.owner(to) != Some(self.turn)).then_some(Act::Step { from, to });
        }
        [1, -1].into_iter().find_map(|way| {
            let over = from.on_ring(way)?;
            let may_leap = self.is_own_king(from)
                && self.owner(over) == Some(self.turn)
                && over.on_ring(way) == Some(to)
                && self.man(to).is_none();
            may_leap.then_some(Act::Leap { from, over, to })
        })
    }

    /// Carries a man, and says what stood where it goes.
    fn carry(&mut self, from: Point, to: Point) -> Option<Man> {
        let man = self.men[from.index()].take();
        std::mem::replace(&mut self.men[to.index()], man)
    }

    fn next_after(&self, seat: Seat) -> Seat {
        let (before, after): (Vec<_>, Vec<_>) = Seat::all(3).partition(|other| *other <= seat);
        after.into_iter().chain(before).find(|seat| self.plays(*seat)).unwrap_or(seat)
    }
}

#[cfg(test)]
mod tests;
