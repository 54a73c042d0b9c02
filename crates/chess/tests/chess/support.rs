//! What the tests of this room share: reading positions and test data, asking for moves and laws.

use touchmove_chess::{Move, Position, Square, why_not_move};
use touchmove_game::Explain;

/// The position of a FEN.
#[track_caller]
pub fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position of a FEN to which perhaps no game leads, void rights left out.
#[track_caller]
pub fn forgiven(fen: &str) -> Position {
    Position::from_fen_forgiving(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position after moves written as players do.
#[track_caller]
pub fn after(fen: &str, moves: &str) -> Position {
    moves.split_whitespace().fold(position(fen), |position, san| {
        let mv = position.read_san(san).unwrap_or_else(|error| panic!("{san}: {error}"));
        position.play(mv).expect("what was read is lawful")
    })
}

/// The array of the laws.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Where the man on `from` may lawfully go, in order, each square once.
#[track_caller]
pub fn targets(fen: &str, from: &str) -> String {
    let from: Square = from.parse().expect("a square");
    let moves = position(fen).legal_moves();
    let mut to: Vec<String> =
        moves.iter().filter(|mv| mv.from() == from).map(|mv| mv.to().to_string()).collect();
    to.sort();
    to.dedup();
    to.join(" ")
}

/// The ids of the clauses that forbid `mv`, each once, in the order in which they are found.
#[track_caller]
pub fn laws(fen: &str, mv: &str) -> String {
    let mv: Move = mv.parse().expect("a move");
    let mut ids: Vec<&str> = Vec::new();
    for finding in why_not_move(&position(fen), mv) {
        if !ids.contains(&finding.law().id()) {
            ids.push(finding.law().id());
        }
    }
    ids.join(" ")
}

/// Checks rows of FEN, move, and the clauses that forbid it (none if it is lawful).
#[track_caller]
pub fn check(rows: &[(&str, &str, &str)]) {
    for &(fen, mv, expected) in rows {
        assert_eq!(laws(fen, mv), expected, "{mv} in {fen}");
        let is_lawful = position(fen).is_lawful(mv.parse().expect("a move"));
        assert_eq!(is_lawful, expected.is_empty(), "{mv} in {fen}");
    }
}

/// The rows of this kind in `fixtures/chess/vectors.tsv`: FEN and moves, expected, source.
pub fn vectors(kind: &str) -> Vec<[String; 3]> {
    let rows = table("vectors.tsv");
    rows.into_iter()
        .filter(|row| row[0] == kind)
        .map(|row| [row[1].clone(), row[2].clone(), row[3].clone()])
        .collect()
}

/// The rows of a table in `fixtures/chess`, comments left out.
pub fn table(name: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../fixtures/chess/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// Numbers that look like chance and are the same in every run.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits fit") % bound
    }
}
