//! The real games that the benchmark replays: those that pgn-reader measures itself with.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use touchmove_chess::{Move, Position};

use crate::replay;

/// A file of games.
pub struct Games {
    pub name: String,
    pub pgn: Vec<u8>,
}

/// The files of the benchmarks of pgn-reader, the largest of each kind.
const FILES: [&str; 2] = ["twic1599_1000k.pgn", "lichess_db_1000k.pgn"];

const OPERA: &str = include_str!("../../../../fixtures/games/opera.moves");

/// The files that pgn-reader ships, or one old game many times if it ships none, which is said.
pub fn load() -> Vec<Games> {
    let folder = pgn_reader().map(|folder| folder.join("benches"));
    let read = |name: &&str| {
        let pgn = fs::read(folder.as_ref()?.join(name)).ok()?;
        Some(Games { name: (*name).into(), pgn })
    };
    let found: Vec<Games> = FILES.iter().filter_map(read).collect();
    if !found.is_empty() {
        return found;
    }
    println!("pgn-reader's own games were NOT found: one game of our fixtures, repeated, instead.");
    let lines = OPERA.lines().filter(|line| !line.starts_with('#'));
    let moves: Vec<_> = lines.filter_map(|line| line.split_whitespace().next()).collect();
    let moves = moves.join(" ");
    let pgn = format!("[Event \"Paris\"]\n\n{moves} 1-0\n\n").repeat(2_000).into_bytes();
    Vec::from([Games { name: "opera.moves, 2000 times".into(), pgn }])
}

/// The folder in which cargo keeps pgn-reader.
fn pgn_reader() -> Option<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        .output()
        .ok()?;
    let metadata = String::from_utf8(output.stdout).ok()?;
    let manifests = metadata.split("\"manifest_path\":\"").skip(1);
    manifests
        .filter_map(|rest| rest.split('"').next())
        .map(|path| PathBuf::from(path.replace("\\\\", "\\")))
        .filter_map(|manifest| Some(manifest.parent()?.to_path_buf()))
        .find(|folder| {
            let name = folder.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with("pgn-reader"))
        })
}

/// A position of a game, and the move that was made in it.
pub struct Place {
    pub position: Position,
    pub mv: Move,
}

/// As many as `count` places, taken evenly from all games. None has more than a hundred half-moves
/// on its counter: cozy-chess reads no more.
pub fn places(games: &[Games], count: usize) -> Vec<Place> {
    let mut all = Vec::new();
    for games in games {
        replay::by_us(&games.pgn, |position, mv| {
            if position.halfmove() <= 100 {
                all.push(Place { position: position.clone(), mv });
            }
        });
    }
    let step = all.len().div_ceil(count).max(1);
    all.into_iter().step_by(step).collect()
}
