//! A toy shaped like five in a row with a swap2 opening: five by five points, three in a row win.
//!
//! | law    | rule                                                                               |
//! |--------|------------------------------------------------------------------------------------|
//! | `SW-1` | the first seat lays two black stones and a white one                               |
//! | `SW-2` | the second seat takes Black, or White, or lays one stone of each and lets the first choose |
//! | `SW-3` | no stone that is laid before the choice makes a line                               |
//! | `SW-4` | then White begins, and each lays a stone of its own on a free point                |
//! | `SW-5` | three or more in a row win                                                         |
//! | `SW-6` | a full board is a draw                                                             |
//! | `SW-7` | once a game each seat may offer the other the point and keep a half                |
//! | `SW-8` | stones stay where they are                                                         |

mod board;
mod laws;
mod text;

pub use text::{Act, Colour, Finding, Point};

use touchmove_game::{
    Footprint, Game, Geometry, Outcome, Reason, Score, Seat, Side, Step, Winnable,
};

use super::search;
use board::lines;

/// The game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swap;

/// A position, with what is awaited in it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    stones: [Option<Colour>; Point::COUNT],
    /// Who plays Black, once that is chosen.
    black: Option<Seat>,
    stage: Stage,
    /// Whether each seat has offered the point.
    offered: [bool; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    /// So many stones of each colour are to be laid before the choice.
    Laying { by: Seat, black: u8, white: u8 },
    /// A colour is to be chosen.
    Choosing { by: Seat, may_add: bool },
    /// This colour lays a stone.
    Playing(Colour),
    /// The other seat is asked whether it takes the point.
    Asked { by: Seat },
    /// It took it.
    Agreed { by: Seat },
}

/// Evidence that a seat cannot win: no line is open to it, and the other seat can offer no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocked;

impl Game for Swap {
    type Point = Point;
    type Man = Colour;
    type Act = Act;
    type Position = Position;
    type Finding = Finding;
    type Key = Position;
    type Certificate = Blocked;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position {
        Position {
            stones: [None; Point::COUNT],
            black: None,
            stage: Stage::Laying { by: Seat::FIRST, black: 2, white: 1 },
            offered: [false; 2],
        }
    }

    fn to_act(&self, position: &Position) -> Seat {
        match position.stage {
            Stage::Laying { by, .. } | Stage::Choosing { by, .. } => by,
            Stage::Playing(colour) => position.seat_of(colour),
            Stage::Asked { by } | Stage::Agreed { by } => other(by),
        }
    }

    fn side(&self, position: &Position, seat: Seat) -> Option<Side> {
        let black = position.black?;
        Some(Side(if seat == black { "black" } else { "white" }))
    }

    fn acts(&self, position: &Position) -> Vec<Act> {
        if position.is_over() {
            return Vec::new();
        }
        match position.stage {
            Stage::Laying { .. } | Stage::Playing(_) => {
                let may_offer = matches!(position.stage, Stage::Playing(_))
                    && !position.offered[self.to_act(position).index()];
                let stones = [Colour::Black, Colour::White]
                    .into_iter()
                    .flat_map(|colour| Point::all().map(move |point| (colour, point)))
                    .filter(|&(colour, point)| position.why_not_lay(colour, point).is_empty())
                    .map(|(colour, point)| Act::Lay(colour, point));
                may_offer.then_some(Act::OfferPoint).into_iter().chain(stones).collect()
            }
            Stage::Choosing { may_add, .. } => {
                let add = may_add.then_some(Act::AddTwo);
                [Act::Take(Colour::Black), Act::Take(Colour::White)]
                    .into_iter()
                    .chain(add)
                    .collect()
            }
            Stage::Asked { .. } => vec![Act::TakePoint, Act::PlayOn],
            Stage::Agreed { .. } => Vec::new(),
        }
    }

    fn footprint(&self, _: &Position, act: &Act) -> Footprint<Point, Colour> {
        match *act {
            Act::Lay(colour, point) => Footprint::place(colour, point),
            Act::Take(_) | Act::AddTwo | Act::OfferPoint | Act::TakePoint | Act::PlayOn => {
                Footprint::said()
            }
        }
    }

    fn play(&self, position: &Position, act: &Act) -> Position {
        let seat = self.to_act(position);
        let mut after = position.clone();
        match *act {
            Act::Lay(colour, point) => after.lay(colour, point),
            Act::Take(colour) => {
                after.black = Some(if colour == Colour::Black { seat } else { other(seat) });
                after.stage = Stage::Playing(Colour::White);
            }
            Act::AddTwo => after.stage = Stage::Laying { by: seat, black: 1, white: 1 },
            Act::OfferPoint => {
                after.offered[seat.index()] = true;
                after.stage = Stage::Asked { by: seat };
            }
            Act::TakePoint => after.stage = Stage::Agreed { by: other(seat) },
            Act::PlayOn => after.stage = Stage::Playing(position.colour_of(other(seat))),
        }
        after
    }

    fn men(&self, position: &Position) -> Vec<(Point, Colour)> {
        Point::all().filter_map(|point| Some((point, position.stone(point)?))).collect()
    }

    fn owner(&self, _: &Position, _: Point) -> Option<Seat> {
        None
    }

    fn why_not(&self, position: &Position, attempt: &Step<Point, Colour>) -> Vec<Finding> {
        match *attempt {
            Step::Carry { .. } => vec![Finding::StonesStay],
            Step::Place { .. } if position.is_over() => vec![Finding::Over],
            Step::Place { man, to } => position.why_not_lay(man, to),
        }
    }

    fn key(&self, position: &Position) -> Position {
        position.clone()
    }

    fn outcome(&self, position: &Position, _: &[Position]) -> Option<Outcome> {
        if let Stage::Agreed { by } = position.stage {
            let mut scores = vec![Score::ONE; 2];
            scores[by.index()] = Score::HALF;
            return Some(Outcome { scores, reason: Reason::Agreement, law: laws::OFFER_POINT });
        }
        if let Some(colour) = position.line() {
            let winner = position.seat_of(colour);
            return Some(Outcome::won(winner, 2, Reason::Line, laws::THREE_WIN));
        }
        position.is_over().then(|| Outcome::drawn(2, Reason::FullBoard, laws::FULL_BOARD))
    }

    fn can_win(&self, position: &Position, seat: Seat, limit: u64) -> Winnable<Blocked> {
        if self.certifies(position, seat, &Blocked) {
            return Winnable::No(Blocked);
        }
        match search::reaches_win(self, position, seat, limit) {
            Some(true) => Winnable::Yes,
            Some(false) | None => Winnable::Unknown,
        }
    }

    fn certifies(&self, position: &Position, seat: Seat, _: &Blocked) -> bool {
        let Some(black) = position.black else { return false };
        let opposing = if seat == black { Colour::White } else { Colour::Black };
        let is_shut = |line: [Point; 3]| line.map(|p| position.stone(p)).contains(&Some(opposing));
        let is_asked =
            matches!(position.stage, Stage::Asked { by } | Stage::Agreed { by } if by != seat);
        position.offered[other(seat).index()] && !is_asked && lines().all(is_shut)
    }

    fn notation(&self, _: &Position, act: &Act) -> String {
        act.to_string()
    }

    fn geometry(&self) -> Geometry {
        board::geometry()
    }
}

impl Position {
    fn stone(&self, point: Point) -> Option<Colour> {
        self.stones[usize::from(point.number())]
    }

    fn seat_of(&self, colour: Colour) -> Seat {
        let black = self.black.expect("colours are chosen before they lay stones and make lines");
        if colour == Colour::Black { black } else { other(black) }
    }

    fn colour_of(&self, seat: Seat) -> Colour {
        if self.black == Some(seat) { Colour::Black } else { Colour::White }
    }

    fn lay(&mut self, colour: Colour, point: Point) {
        self.stones[usize::from(point.number())] = Some(colour);
        self.stage = match self.stage {
            Stage::Laying { by, black, white } => {
                let (black, white) = match colour {
                    Colour::Black => (black - 1, white),
                    Colour::White => (black, white - 1),
                };
                match black + white {
                    0 => Stage::Choosing { by: other(by), may_add: by == Seat::FIRST },
                    _ => Stage::Laying { by, black, white },
                }
            }
            Stage::Playing(_) => Stage::Playing(colour.other()),
            Stage::Choosing { .. } | Stage::Asked { .. } | Stage::Agreed { .. } => self.stage,
        };
    }

    fn why_not_lay(&self, colour: Colour, point: Point) -> Vec<Finding> {
        let mut findings = Vec::new();
        if self.stone(point).is_some() {
            findings.push(Finding::Occupied(point));
        }
        match self.stage {
            Stage::Laying { black, white, .. } => {
                if (colour == Colour::Black && black == 0)
                    || (colour == Colour::White && white == 0)
                {
                    findings.push(Finding::NoneLeft(colour));
                }
                if self.makes_line(colour, point) {
                    findings.push(Finding::LineTooEarly);
                }
            }
            Stage::Playing(own) if own != colour => findings.push(Finding::NotThisColour(colour)),
            Stage::Playing(_) => {}
            Stage::Choosing { .. } | Stage::Asked { .. } | Stage::Agreed { .. } => {
                findings.push(Finding::SpeakFirst);
            }
        }
        findings
    }

    fn makes_line(&self, colour: Colour, point: Point) -> bool {
        let mut after = self.clone();
        after.stones[usize::from(point.number())] = Some(colour);
        after.line() == Some(colour)
    }

    fn line(&self) -> Option<Colour> {
        lines().find_map(|line| {
            let first = self.stone(line[0])?;
            line.iter().all(|point| self.stone(*point) == Some(first)).then_some(first)
        })
    }

    fn is_over(&self) -> bool {
        let is_full = self.stones.iter().all(Option::is_some);
        matches!(self.stage, Stage::Agreed { .. }) || is_full || self.line().is_some()
    }
}

fn other(seat: Seat) -> Seat {
    if seat == Seat::FIRST { Seat::SECOND } else { Seat::FIRST }
}

#[cfg(test)]
mod tests;
