//! What belongs to one machine only: paths of its owner's, and hosts that packages came from.

use super::finding::Finding;
use super::tree::{File, Tree};

/// How the paths of a developer's machine begin, and folders outside the project.
const PATHS: &[&str] = &["/work/", "/root/", "/home/", "/Users/", "../shared"];

/// Where packages come from is for the reader's own settings to say.
const HOSTS: &[&str] = &[
    "registry.npmjs",
    "index.crates.io",
    "static.crates.io",
    "pythonhosted.org",
    "deb.debian.org",
];

/// This file names them all.
const OWN: &str = "xtask/src/tidy/places.rs";

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter(|file| file.path != OWN).flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, text) in file.lines() {
        let mut tell = |says| findings.push(Finding::error(&file.path, line, says));
        for path in PATHS.iter().filter(|path| has_path(text, path)) {
            tell(format!("`{path}` is a place on one machine only"));
        }
        for host in HOSTS.iter().filter(|host| text.contains(**host)) {
            tell(format!("`{host}`: leave it to the reader where packages come from"));
        }
        if file.name() == "package-lock.json" && text.contains("\"resolved\": \"http") {
            tell("`resolved`: leave it to the reader where packages come from".into());
        }
    }
    findings
}

/// Whether `text` has a path that begins with `start`, not as the rest of another path or address.
fn has_path(text: &str, start: &str) -> bool {
    let continues = |letter: char| letter.is_alphanumeric() || "_-.~*})".contains(letter);
    text.match_indices(start).any(|(place, _)| !text[..place].ends_with(continues))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    #[track_caller]
    fn check_text(path: &str, text: &str, expected: &[&str]) {
        let expected: Vec<String> = expected.iter().map(|says| format!("{path}:{says}")).collect();
        assert_eq!(told(&check(&tree(&[(path, text)]))), expected);
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        check_text(
            "README.md",
            "a\n(/home/ann/games)",
            &["2: error: `/home/` is a place on one machine only"],
        );
        check_text(
            "crates/game/src/a.rs",
            "include_str!(\"../shared/laws\")",
            &["1: error: `../shared` is a place on one machine only"],
        );
        check_text("README.md", "https://example.org/home/page, web/work/a", &[]);
    }

    #[test]
    fn hosts_of_packages_are_found() {
        check_text(
            "web/package-lock.json",
            "{\n\"resolved\": \"https://registry.npmjs.org/vite/-/vite-8.0.0.tgz\"",
            &[
                "2: error: `registry.npmjs`: leave it to the reader where packages come from",
                "2: error: `resolved`: leave it to the reader where packages come from",
            ],
        );
        check_text(
            "Cargo.lock",
            "source = \"registry+https://github.com/rust-lang/crates.io-index\"",
            &[],
        );
    }
}
