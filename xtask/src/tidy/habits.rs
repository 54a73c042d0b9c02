//! How code is written here, as far as a machine can tell: the head of a file, and words that we do
//! without.

use super::finding::Finding;
use super::rust::{Rust, places};
use super::tree::{File, Tree};

/// Marks of unfinished work, in code and comments of every language.
const UNFINISHED: &[&str] = &["TODO", "FIXME", "XXX"];

/// What product code does without, and what it does instead.
const PRODUCT: &[(&str, &str)] = &[
    (".unwrap()", "say why it cannot fail: expect(\"…\")"),
    ("todo!", "unfinished"),
    ("unimplemented!", "unfinished"),
    ("dbg!", "left over from a search"),
];

/// The one file that may step outside the language: it asks what the processor can do.
const UNSAFE: &str = "crates/chess/src/dispatch.rs";

/// Other files that people write, beside Rust.
const WRITTEN: &[&str] = &["ts", "svelte", "js", "mjs", "css", "html", "md", "toml", "yml", "sh"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let rust = tree.rust.iter().flat_map(check_rust);
    let others = tree.files.iter().filter(|file| is_written(file)).flat_map(|file| {
        let told = |&word| unfinished(&file.path, &file.text, word);
        UNFINISHED.iter().flat_map(told).collect::<Vec<_>>()
    });
    rust.chain(others).collect()
}

fn is_written(file: &File) -> bool {
    WRITTEN.contains(&file.extension()) || file.path.starts_with(".ci/")
}

fn check_rust(file: &Rust) -> Vec<Finding> {
    let error = |place, says: String| Finding::error(&file.path, file.line(place), says);
    let mut findings = Vec::new();
    if !file.text.starts_with("//!") {
        findings.push(error(0, "the file does not open with `//!`: what is it for?".into()));
    }
    for (word, instead) in PRODUCT {
        findings
            .extend(file.product_places(word).map(|at| error(at, format!("`{word}`: {instead}"))));
    }
    for start in ["#[allow(", "#![allow("] {
        let says = "`allow`: use `expect` with a reason";
        findings.extend(places(&file.code, start).map(|at| error(at, says.into())));
    }
    if file.path != UNSAFE {
        let says = format!("`unsafe` outside {UNSAFE}");
        findings.extend(places(&file.code, "unsafe").map(|at| error(at, says.clone())));
    }
    findings.extend(UNFINISHED.iter().flat_map(|word| unfinished(&file.path, &file.prose, word)));
    findings
}

/// Where `text` is marked as unfinished with `word`.
fn unfinished(path: &str, text: &str, word: &str) -> Vec<Finding> {
    let line = |place: usize| 1 + text[..place].matches('\n').count();
    let found = places(text, word)
        .map(|at| Finding::error(path, line(at), format!("`{word}`: unfinished")));
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    #[track_caller]
    fn check_file(path: &str, text: &str, expected: &[&str]) {
        let expected: Vec<String> = expected.iter().map(|says| format!("{path}:{says}")).collect();
        assert_eq!(told(&check(&tree(&[(path, text)]))), expected);
    }

    #[test]
    fn a_file_says_what_it_is_for() {
        check_file("crates/game/src/a.rs", "//! A seat.\n", &[]);
        check_file(
            "xtask/src/a.rs",
            "use std::fmt;\n",
            &["1: error: the file does not open with `//!`: what is it for?"],
        );
    }

    #[test]
    fn unfinished_work_is_found_in_every_language() {
        check_file(
            "crates/game/src/a.rs",
            "//! A.\n// TODO later\nlet a = \"TODO\";\ntodo!();",
            &["4: error: `todo!`: unfinished", "2: error: `TODO`: unfinished"],
        );
        check_file("web/src/a.ts", "let a;\n// FIXME", &["2: error: `FIXME`: unfinished"]);
        check_file("fixtures/chess/a.txt", "XXX", &[]);
    }

    #[test]
    fn doubts_are_reasoned() {
        check_file(
            "crates/game/src/a.rs",
            "//! A.\n#[allow(dead_code)]\nfn f() { a.unwrap() }\nunsafe { g() }\n",
            &[
                "3: error: `.unwrap()`: say why it cannot fail: expect(\"…\")",
                "2: error: `allow`: use `expect` with a reason",
                "4: error: `unsafe` outside crates/chess/src/dispatch.rs",
            ],
        );
        check_file("crates/chess/src/dispatch.rs", "//! A.\nunsafe { g() }\n", &[]);
        check_file("crates/game/src/a.rs", "//! A.\n#[test]\nfn f() { a.unwrap() }\n", &[]);
    }
}
