//! The board of the toy: a ring `a0` to `a11`, a ring `b0` to `b5` within, and the centre `c0`.

use std::fmt;
use std::str::FromStr;

use touchmove_game::{Direction, Geometry, Ground, Seat, Shade, Spot};

use super::text::NoSuchText;

/// A point, counted along the ring, then along the inner ring; the centre is last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Point(u8);

const RING: u8 = 12;
const INNER: u8 = 6;
const CENTRE: u8 = RING + INNER;

/// Where the points are drawn.
#[rustfmt::skip]
const PLACES: [(i32, i32); Point::COUNT] = [
    (500, 500), (2500, 500), (4500, 500), (6500, 500), (6500, 2500), (6500, 4500), (6500, 6500),
    (4500, 6500), (2500, 6500), (500, 6500), (500, 4500), (500, 2500),
    (2000, 2000), (4000, 1500), (5500, 3000), (5000, 5000), (3000, 5500), (1500, 4000),
    (3500, 3500),
];

impl Point {
    /// How many there are.
    pub const COUNT: usize = 19;

    /// All points.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=CENTRE).map(Self)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where the king of `seat` begins.
    pub(super) const fn home(seat: Seat) -> Self {
        Self([0, 4, 8][seat.index()])
    }

    /// The point so many steps along the ring from this one, which lies on the ring.
    pub(super) fn along_ring(self, steps: i8) -> Self {
        Self((self.0 + RING).strict_add_signed(steps) % RING)
    }

    /// The point so many steps along the ring, if this one lies there.
    pub(super) fn on_ring(self, steps: i8) -> Option<Self> {
        (self.0 < RING).then(|| self.along_ring(steps))
    }

    /// The point of the inner ring beside this one, which is an even one of the ring.
    pub(super) const fn inwards(self) -> Self {
        Self(RING + self.0 / 2)
    }

    /// Whether a line joins the two points.
    pub(super) fn is_beside(self, other: Self) -> bool {
        let (low, high) = (self.0.min(other.0), self.0.max(other.0));
        let is_beside_on = |ring: u8, low: u8, high: u8| high - low == 1 || high - low == ring - 1;
        match (low, high) {
            (_, ..RING) => is_beside_on(RING, low, high),
            (..RING, CENTRE) => false,
            (..RING, _) => low % 2 == 0 && RING + low / 2 == high,
            (_, CENTRE) => low < CENTRE,
            (_, _) => is_beside_on(INNER, low - RING, high - RING),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            number @ ..RING => write!(f, "a{number}"),
            number @ RING..CENTRE => write!(f, "b{}", number - RING),
            _ => f.write_str("c0"),
        }
    }
}

impl FromStr for Point {
    type Err = NoSuchText;

    fn from_str(text: &str) -> Result<Self, NoSuchText> {
        Self::all().find(|point| point.to_string() == text).ok_or(NoSuchText)
    }
}

pub(super) fn geometry() -> Geometry {
    let spot = |point: Point| {
        let (x, y) = PLACES[point.index()];
        let beside = Point::all().filter(|other| point.is_beside(*other));
        let neighbours = beside.map(|other| {
            let (across, down) = (PLACES[other.index()].0 - x, PLACES[other.index()].1 - y);
            let direction = match (across.abs() > down.abs(), across > 0, down > 0) {
                (true, true, _) => Direction::Right,
                (true, false, _) => Direction::Left,
                (false, _, true) => Direction::Down,
                (false, _, false) => Direction::Up,
            };
            (direction, u16::from(other.0))
        });
        let mut neighbours: Vec<_> = neighbours.collect();
        neighbours.sort_unstable();
        neighbours.dedup_by_key(|(direction, _)| *direction);
        Spot { name: point.to_string(), x, y, shade: Shade::Plain, neighbours }
    };
    let lines = Point::all().flat_map(|point| {
        let later = Point::all().filter(move |other| point < *other && point.is_beside(*other));
        later.map(move |other| vec![u16::from(point.0), u16::from(other.0)])
    });
    Geometry {
        width: 7000,
        height: 7000,
        ground: Ground::Lines(lines.collect()),
        spots: Point::all().map(spot).collect(),
        labels: Vec::new(),
        turns: vec![0, 120, 240],
    }
}
