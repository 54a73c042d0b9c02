//! Chess as the arbiter sees it: the contract of `touchmove-game`, spoken by this room.

use touchmove_game::{
    Direction, Footprint, Game, Geometry, Ground, Label, Outcome, Seat, Shade, Side, Spot, Step,
    Winnable,
};

use crate::make::behind;
use crate::outcome::seat;
use crate::{
    Color, FenError, File, Finding, Key, Move, Piece, Position, Rank, Role, Shortage, Square, Wing,
    explain, material,
};

/// Chess from an agreed position. Seat 0 plays White, seat 1 Black.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chess {
    start: Position,
}

impl Chess {
    /// Chess from the array of the laws (CH-2.3).
    pub fn standard() -> Self {
        Self { start: Position::start() }
    }

    /// Chess from the position that `fen` describes.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        Position::from_fen(fen).map(|start| Self { start })
    }
}

/// Chess from any position.
impl From<Position> for Chess {
    fn from(start: Position) -> Self {
        Self { start }
    }
}

impl Game for Chess {
    type Point = Square;
    type Man = Piece;
    type Act = Move;
    type Position = Position;
    type Finding = Finding;
    type Key = Key;
    type Certificate = Shortage;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position {
        self.start.clone()
    }

    fn to_act(&self, position: &Position) -> Seat {
        seat(position.turn())
    }

    fn side(&self, _: &Position, seat: Seat) -> Option<Side> {
        match color(seat) {
            Color::White => Some(Side("white")),
            Color::Black => Some(Side("black")),
        }
    }

    fn acts(&self, position: &Position) -> Vec<Move> {
        match position.outcome() {
            Some(_) => Vec::new(),
            None => position.legal_moves().to_vec(),
        }
    }

    fn footprint(&self, position: &Position, act: &Move) -> Footprint<Square, Piece> {
        footprint(position, *act)
    }

    fn play(&self, position: &Position, act: &Move) -> Position {
        position.play_lawful(*act)
    }

    fn men(&self, position: &Position) -> Vec<(Square, Piece)> {
        position.men().collect()
    }

    fn owner(&self, position: &Position, point: Square) -> Option<Seat> {
        position.man(point).map(|man| seat(man.color))
    }

    fn joins(&self, position: &Position, first: Square, second: Square) -> bool {
        let is_own = |square, role| position.man(square) == Some(position.turn().piece(role));
        is_own(first, Role::King) && is_own(second, Role::Rook)
    }

    fn why_not(&self, position: &Position, attempt: &Step<Square, Piece>) -> Vec<Finding> {
        let findings = explain::why_not(position, attempt);
        if findings.is_empty() && position.outcome().is_some() {
            return vec![Finding::Over];
        }
        findings
    }

    fn key(&self, position: &Position) -> Key {
        position.key()
    }

    fn outcome(&self, position: &Position, _: &[Key]) -> Option<Outcome> {
        position.outcome()
    }

    fn alarms(&self, position: &Position) -> Vec<Square> {
        let king = position.king(position.turn());
        if position.is_check() { vec![king] } else { Vec::new() }
    }

    fn can_win(&self, position: &Position, seat: Seat, _: u64) -> Winnable<Shortage> {
        let color = color(seat);
        match material::shortage(position, color) {
            Some(shortage) => Winnable::No(shortage),
            None if position.is_checkmate() && position.turn() != color => Winnable::Yes,
            None => Winnable::Unknown,
        }
    }

    fn certifies(&self, position: &Position, seat: Seat, certificate: &Shortage) -> bool {
        material::certifies(position, color(seat), *certificate)
    }

    fn notation(&self, position: &Position, act: &Move) -> String {
        position.san(*act)
    }

    fn geometry(&self) -> Geometry {
        geometry()
    }
}

/// The colour that a seat plays.
const fn color(seat: Seat) -> Color {
    if seat.index() == 0 { Color::White } else { Color::Black }
}

/// What the hand does to make `mv`, which is lawful.
fn footprint(position: &Position, mv: Move) -> Footprint<Square, Piece> {
    let (from, to, us) = (mv.from(), mv.to(), position.turn());
    let role = position.role(from);
    let mut footprint = Footprint::carry(from, to);
    if let Some((wing, rook)) = position.castles(mv) {
        return castling(us, from, rook, wing);
    }
    if position.man(to).is_some() {
        footprint.removes.push(to);
    } else if role == Role::Pawn && from.file() != to.file() {
        footprint.removes.push(behind(to));
    }
    if let Some(role) = mv.promotion() {
        footprint.steps.push(Step::Place { man: us.piece(role), to });
    }
    footprint
}

/// What the hand does to castle with a king and a rook on these squares: the king first. A man that
/// stands on its square already is not moved; a rook that stands where the king goes is taken off
/// before and put down after him.
fn castling(us: Color, king: Square, rook: Square, wing: Wing) -> Footprint<Square, Piece> {
    let (king_target, rook_target) = (wing.king_target(us), wing.rook_target(us));
    let mut footprint = Footprint::said();
    if king != king_target {
        footprint.steps.push(Step::Carry { from: king, to: king_target });
    }
    if rook == king_target {
        footprint.removes.push(rook);
        footprint.steps.push(Step::Place { man: us.piece(Role::Rook), to: rook_target });
    } else if rook != rook_target {
        footprint.steps.push(Step::Carry { from: rook, to: rook_target });
    }
    footprint
}

/// Eight by eight squares as White sees them, a8 first.
fn geometry() -> Geometry {
    let reading = || Rank::all().rev().flat_map(|rank| File::all().map(move |file| (file, rank)));
    let spots = reading().map(|(file, rank)| spot(Square::new(file, rank))).collect();
    let files = File::all().map(|file| Label {
        text: file.letter().to_string(),
        x: across(file),
        y: SIZE - MARGIN / 2,
    });
    let ranks = Rank::all().rev().map(|rank| Label {
        text: rank.digit().to_string(),
        x: MARGIN / 2,
        y: down(rank),
    });
    Geometry {
        width: SIZE,
        height: SIZE,
        ground: Ground::Squares,
        spots,
        labels: files.chain(ranks).collect(),
        turns: vec![0, 180],
    }
}

/// The distance between neighbouring squares.
const UNIT: i32 = 1000;
/// The room for labels on each side.
const MARGIN: i32 = 500;
/// The whole drawing.
const SIZE: i32 = 8 * UNIT + 2 * MARGIN;

fn spot(square: Square) -> Spot {
    let ways = [
        (Direction::Up, 0, 1),
        (Direction::Down, 0, -1),
        (Direction::Left, -1, 0),
        (Direction::Right, 1, 0),
    ];
    let neighbours = ways
        .into_iter()
        .filter_map(|(way, files, ranks)| Some((way, place(square.offset(files, ranks)?))));
    Spot {
        name: square.to_string(),
        x: across(square.file()),
        y: down(square.rank()),
        shade: if square.is_light() { Shade::Light } else { Shade::Dark },
        neighbours: neighbours.collect(),
    }
}

/// The place of `square` in reading order.
fn place(square: Square) -> u16 {
    u16::try_from((7 - square.rank().index()) * 8 + square.file().index()).expect("below 64")
}

fn across(file: File) -> i32 {
    i32::try_from(file.index()).expect("below 8") * UNIT + UNIT / 2 + MARGIN
}

fn down(rank: Rank) -> i32 {
    i32::try_from(7 - rank.index()).expect("below 8") * UNIT + UNIT / 2 + MARGIN
}
