//! Which room may use which: the map of the house, and who may know a clock, a network, a format.

use super::finding::Finding;
use super::tree::{File, Tree};

/// Every room with the rooms it may use. `game` holds the words that all games share, so every room
/// that speaks of games has it.
#[rustfmt::skip]
const MAP: &[(&str, &[&str])] = &[
    ("game",     &[]),
    ("titles",   &[]),
    ("chess",    &["game"]),
    ("gomoku",   &["game"]),
    ("xiangqi",  &["game"]),
    ("arbiter",  &["game"]),
    ("rulebook", &["game"]),
    ("engine",   &["game", "chess", "gomoku", "xiangqi"]),
    ("record",   &["game", "chess", "gomoku", "xiangqi", "arbiter", "rulebook"]),
    ("sim",      &["game", "arbiter", "record"]),
    ("server",   &["game", "arbiter", "rulebook", "record", "engine", "titles"]),
    ("cli",      &["game", "chess", "gomoku", "xiangqi", "arbiter", "titles", "rulebook", "record",
                   "engine", "server"]),
    ("xtask",    &[]),
];

/// Crates from outside that only some rooms may know, with all whose names begin with `<name>_` or
/// `<name>-`.
const GUESTS: &[(&str, &[&str])] =
    &[("tokio", &["server", "cli"]), ("serde", &["record", "server", "cli", "xtask"])];

/// Programs whose licence keeps them out of the product: tests may ask them.
const ORACLES: &[&str] = &["shakmaty", "shakmaty-syzygy", "pgn-reader"];

/// The rooms that no other room may use, not even in its tests.
const TOPS: &[&str] = &["server", "cli"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files
        .iter()
        .flat_map(|file| room(&file.path).map_or(Vec::new(), |room| check_room(room, file)))
        .collect()
}

/// The room whose manifest this is.
fn room(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let room = folder.strip_prefix("crates/").unwrap_or(folder);
    (room == "xtask" || folder != room).then_some(room)
}

fn check_room(room: &str, manifest: &File) -> Vec<Finding> {
    let Some((_, may_use)) = MAP.iter().find(|(known, _)| *known == room) else {
        let says = format!("room `{room}` is not on the map in xtask/src/tidy/edges.rs");
        return Vec::from([Finding::error(&manifest.path, 1, says)]);
    };
    let judged = dependencies(manifest).into_iter().filter_map(|dependency| {
        let says = forbidden(room, may_use, &dependency)?;
        Some(Finding::error(&manifest.path, dependency.line, says))
    });
    judged.collect()
}

/// Why `room` may not use this crate, if it may not.
fn forbidden(room: &str, may_use: &[&str], dependency: &Dependency) -> Option<String> {
    let Some(used) = dependency.name.strip_prefix("touchmove-") else {
        return if dependency.in_tests { None } else { stranger(room, &dependency.name) };
    };
    if dependency.in_tests {
        let is_allowed = TOPS.contains(&room) || !TOPS.contains(&used);
        (!is_allowed).then(|| format!("the tests of `{room}` may not use `{used}`"))
    } else {
        let is_allowed = may_use.contains(&used);
        (!is_allowed).then(|| format!("room `{room}` may not use room `{used}`"))
    }
}

/// Why the product's `room` may not use the crate `name` from outside.
fn stranger(room: &str, name: &str) -> Option<String> {
    if ORACLES.contains(&name) {
        return Some(format!("`{name}` is for tests only: its licence is not ours"));
    }
    let is_of = |guest: &str| {
        name.strip_prefix(guest).is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-']))
    };
    let (guest, hosts) = GUESTS.iter().find(|(guest, _)| is_of(guest))?;
    (!hosts.contains(&room)).then(|| format!("room `{room}` may not know `{guest}`"))
}

/// A crate that a manifest names.
struct Dependency {
    line: usize,
    name: String,
    in_tests: bool,
}

/// The crates that the manifest names, under their own names.
fn dependencies(manifest: &File) -> Vec<Dependency> {
    let mut found = Vec::new();
    let mut section = "";
    for (line, text) in manifest.lines() {
        let text = text.split('#').next().unwrap_or(text).trim();
        if let Some(header) = text.strip_prefix('[') {
            section = header.trim_end_matches(']');
            // `[dependencies.serde]` is a section of its own.
            if let Some((before, name)) = section.rsplit_once('.')
                && before.ends_with("dependencies")
            {
                found.push(Dependency { line, name: name.into(), in_tests: is_tests(before) });
            }
        } else if section.ends_with("dependencies")
            && let Some((key, value)) = text.split_once('=')
        {
            let key = key.split('.').next().unwrap_or(key).trim().trim_matches('"');
            let name = renamed(value).unwrap_or(key).to_string();
            found.push(Dependency { line, name, in_tests: is_tests(section) });
        }
    }
    found
}

fn is_tests(section: &str) -> bool {
    section.ends_with("dev-dependencies")
}

/// The crate's own name, if the manifest gives it another: `{ package = "name" }`.
fn renamed(value: &str) -> Option<&str> {
    let (_, rest) = value.split_once("package")?;
    rest.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    #[track_caller]
    fn told_of(room: &str, manifest: &str, expected: &[&str]) {
        let path = format!("crates/{room}/Cargo.toml");
        let told = told(&check(&tree(&[(&path, manifest)])));
        let expected: Vec<String> = expected.iter().map(|says| format!("{path}:{says}")).collect();
        assert_eq!(told, expected);
    }

    #[test]
    fn edges_of_the_map_are_allowed() {
        told_of("chess", "[dependencies]\ntouchmove-game.workspace = true\n", &[]);
        told_of("server", "[dependencies]\ntokio = \"1\"\nserde_json = \"1\"\n", &[]);
        told_of("arbiter", "[dev-dependencies]\ntouchmove-sim.workspace = true\n", &[]);
        told_of("chess", "[dev-dependencies]\nshakmaty = \"0.27\"\n", &[]);
    }

    #[test]
    fn other_edges_are_not() {
        told_of(
            "chess",
            "[dependencies]\n\ntouchmove-arbiter.workspace = true\n",
            &["3: error: room `chess` may not use room `arbiter`"],
        );
        told_of(
            "game",
            "[dependencies.touchmove-chess]\nworkspace = true\n",
            &["1: error: room `game` may not use room `chess`"],
        );
        told_of(
            "game",
            "[target.'cfg(unix)'.dependencies]\nc = { package = \"touchmove-chess\" }\n",
            &["2: error: room `game` may not use room `chess`"],
        );
        told_of(
            "sim",
            "[dev-dependencies]\ntouchmove-server = { path = \"../server\" }\n",
            &["2: error: the tests of `sim` may not use `server`"],
        );
    }

    #[test]
    fn guests_stay_in_their_rooms() {
        told_of(
            "arbiter",
            "[dependencies]\nserde_json = \"1\"\ntokio-util = \"1\"\nserdes = \"1\"\n",
            &[
                "2: error: room `arbiter` may not know `serde`",
                "3: error: room `arbiter` may not know `tokio`",
            ],
        );
        told_of(
            "chess",
            "[build-dependencies]\nshakmaty = \"0.27\"\n",
            &["2: error: `shakmaty` is for tests only: its licence is not ours"],
        );
    }

    #[test]
    fn a_new_room_is_put_on_the_map() {
        told_of(
            "attic",
            "",
            &["1: error: room `attic` is not on the map in xtask/src/tidy/edges.rs"],
        );
        assert_eq!(room("Cargo.toml"), None);
        assert_eq!(room("xtask/Cargo.toml"), Some("xtask"));
    }
}
