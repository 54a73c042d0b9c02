//! How long a file may be. Tests and tables may be as long as they are.

use super::finding::Finding;
use super::tree::{File, Tree};

/// A longer file is worth a thought.
const SOFT: usize = 300;
/// No file is longer.
const HARD: usize = 600;

/// Folders of tests and of what they read.
const APART: &[&str] = &["tests", "test", "e2e", "benches", "fixtures"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter(|file| is_limited(file)).filter_map(judge).collect()
}

fn judge(file: &File) -> Option<Finding> {
    let lines = file.text.lines().count();
    if lines > HARD {
        let says = format!("{lines} lines, more than {HARD}: let it answer one question");
        Some(Finding::error(&file.path, lines, says))
    } else if lines > SOFT {
        Some(Finding::note(&file.path, lines, format!("{lines} lines, more than {SOFT}")))
    } else {
        None
    }
}

fn is_limited(file: &File) -> bool {
    let mut folders = file.path.split('/').rev().skip(1);
    let is_apart = folders.any(|folder| APART.contains(&folder));
    let name = file.name();
    let is_test = name == "tests.rs" || name.ends_with("_tests.rs") || name.contains(".test.");
    ["rs", "ts", "svelte"].contains(&file.extension())
        && !is_apart
        && !is_test
        && name != "tables.rs"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    #[track_caller]
    fn check_lines(path: &str, lines: usize, expected: &[&str]) {
        assert_eq!(told(&check(&tree(&[(path, &"a\n".repeat(lines))]))), expected);
    }

    #[test]
    fn long_files_are_told() {
        check_lines("crates/game/src/a.rs", 300, &[]);
        check_lines(
            "web/src/Board.svelte",
            301,
            &["web/src/Board.svelte:301: note: 301 lines, more than 300"],
        );
        check_lines("xtask/src/a.rs", 600, &["xtask/src/a.rs:600: note: 600 lines, more than 300"]);
        check_lines(
            "web/src/fold.ts",
            601,
            &["web/src/fold.ts:601: error: 601 lines, more than 600: let it answer one question"],
        );
    }

    #[test]
    fn tests_and_tables_may_be_long() {
        for path in [
            "crates/chess/tests/perft.rs",
            "crates/chess/src/moves/tests.rs",
            "crates/chess/src/tables.rs",
            "web/e2e/game.ts",
            "web/src/fold.test.ts",
            "laws/a-board.book",
            "fixtures/chess/games.ts",
        ] {
            check_lines(path, 1000, &[]);
        }
    }
}
