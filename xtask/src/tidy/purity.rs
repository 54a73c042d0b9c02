//! What the pure rooms are without: a clock, files, a network, threads, a voice, chance, rounding.

use super::finding::Finding;
use super::rust::Rust;
use super::tree::Tree;

/// The rooms whose answers depend on nothing but their arguments.
const PURE: &[&str] = &[
    "game", "chess", "gomoku", "xiangqi", "arbiter", "titles", "rulebook", "record", "engine",
    "sim",
];

/// Parts of the standard library that reach out of the program, and what they reach.
const REACHES: &[(&str, &str)] = &[
    ("std::time::Instant", "a clock"),
    ("std::time::SystemTime", "a clock"),
    ("std::fs", "files"),
    ("std::net", "the network"),
    ("std::process", "other programs"),
    ("std::env", "the environment"),
    ("std::thread::spawn", "a thread of its own"),
    ("std::thread::sleep", "a clock"),
];

/// Words that a pure room does not use, and why.
const WORDS: &[(&str, &str)] = &[
    ("println!", "it has no voice"),
    ("eprintln!", "it has no voice"),
    ("print!", "it has no voice"),
    ("eprint!", "it has no voice"),
    ("HashMap", "its order differs from run to run"),
    ("HashSet", "its order differs from run to run"),
    ("f32", "rounding differs from machine to machine"),
    ("f64", "rounding differs from machine to machine"),
];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.rust.iter().filter(|file| is_pure(&file.path)).flat_map(check_file).collect()
}

fn is_pure(path: &str) -> bool {
    let room = path.strip_prefix("crates/").and_then(|rest| rest.split_once("/src/"));
    room.is_some_and(|(room, _)| PURE.contains(&room))
}

fn check_file(file: &Rust) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut tell = |place, says| findings.push(Finding::error(&file.path, file.line(place), says));
    for place in file.product_places("std::").chain(file.product_places("core::")) {
        for path in paths(&file.code[place..]) {
            let path = path.replacen("core::", "std::", 1);
            let is_below = |known: &str| {
                path.strip_prefix(known)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
            };
            if let Some((known, reached)) = REACHES.iter().find(|(known, _)| is_below(known)) {
                tell(place, format!("`{known}` in a pure room: it reaches {reached}"));
            }
        }
    }
    for (word, why) in WORDS {
        for place in file.product_places(word) {
            tell(place, format!("`{word}` in a pure room: {why}"));
        }
    }
    findings
}

/// The paths that `code` begins with: one, or all of a group such as `std::{fs, time::Instant}`.
fn paths(code: &str) -> Vec<String> {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let end = code.find(|letter| !is_name(letter)).unwrap_or(code.len());
    let stem = &code[..end];
    match code[end..].strip_prefix('{') {
        Some(group) if stem.ends_with("::") => group_members(group)
            .iter()
            .flat_map(|member| paths(member))
            .map(|member| format!("{stem}{member}"))
            .collect(),
        Some(_) | None => Vec::from([stem.trim_end_matches("::").to_string()]),
    }
}

/// The members of the group whose `{` stands just before `code`.
fn group_members(code: &str) -> Vec<&str> {
    let (mut members, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (place, letter) in code.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' | ',' if depth == 0 => {
                members.push(code[start..place].trim());
                start = place + 1;
                if letter == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    members
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    #[track_caller]
    fn check_code(code: &str, expected: &[&str]) {
        let path = "crates/arbiter/src/clock.rs";
        let expected: Vec<String> = expected.iter().map(|says| format!("{path}:{says}")).collect();
        assert_eq!(told(&check(&tree(&[(path, code)]))), expected);
    }

    #[test]
    fn a_pure_room_reaches_nothing() {
        check_code(
            "use std::time::{Duration, Instant};",
            &["1: error: `std::time::Instant` in a pure room: it reaches a clock"],
        );
        check_code(
            "use std::{fmt, io::{self, Read},\n  fs};\n",
            &["1: error: `std::fs` in a pure room: it reaches files"],
        );
        check_code(
            "fn f() {\n  std::thread::spawn(g);\n}",
            &["2: error: `std::thread::spawn` in a pure room: it reaches a thread of its own"],
        );
        check_code("use std::time::Duration;\nuse std::fmt;\nuse std::{iter, mem};", &[]);
    }

    #[test]
    fn a_pure_room_has_no_voice_no_chance_and_no_rounding() {
        check_code(
            "println!(\"a\");\nlet a: HashMap<u8, f64>;",
            &[
                "1: error: `println!` in a pure room: it has no voice",
                "2: error: `HashMap` in a pure room: its order differs from run to run",
                "2: error: `f64` in a pure room: rounding differs from machine to machine",
            ],
        );
        check_code("// println! and f64 are only spoken of\nlet a = \"HashMap\";", &[]);
        check_code("#[cfg(test)]\nmod tests { fn f() { println!(); } }", &[]);
    }

    #[test]
    fn the_other_rooms_are_free() {
        let code = "use std::time::Instant; println!();";
        let files = [("crates/server/src/clock.rs", code), ("crates/chess/tests/perft.rs", code)];
        assert_eq!(told(&check(&tree(&files))), [""; 0]);
    }
}
