//! The files of the project, as git knows them: what is tracked, and what is new and not ignored.

use super::rust::{self, Rust};
use crate::failure::Failure;
use crate::shell;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The project's files, read once for all checks.
pub struct Tree {
    pub files: Vec<File>,
    /// The Rust files among them, taken apart.
    pub rust: Vec<Rust>,
}

/// A file of the project.
pub struct File {
    /// Seen from the root of the project, with `/` between the folders.
    pub path: String,
    /// Empty if the file is not text.
    pub text: String,
}

impl Tree {
    /// Reads the checkout that this program belongs to.
    pub fn read() -> Result<Self, Failure> {
        let root = shell::root()?;
        let files = list(&root)?.into_iter().filter_map(|path| {
            // A file that git tracks may be deleted in the checkout.
            let bytes = fs::read(root.join(&path)).ok()?;
            Some(File { path, text: String::from_utf8(bytes).unwrap_or_default() })
        });
        Ok(Self::of(files.collect()))
    }

    /// The tree of these files.
    pub fn of(files: Vec<File>) -> Self {
        let sources = files.iter().filter(|file| file.extension() == "rs");
        let mut rust: Vec<Rust> =
            sources.map(|file| Rust::new(file.path.clone(), file.text.clone())).collect();
        rust::find_test_files(&mut rust);
        Self { files, rust }
    }

    /// Whether the project has this file or folder.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        path.is_empty()
            || self.files.iter().any(|file| file.path == path || file.path.starts_with(&folder))
    }
}

impl File {
    /// What the name ends with, after its last dot.
    pub fn extension(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// The name without its folders.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// The lines with their numbers, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

fn list(root: &Path) -> Result<BTreeSet<String>, Failure> {
    let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    // A checkout that belongs to another user of the machine is read all the same.
    let trust = ["-c", "safe.directory=*"];
    let output = Command::new("git").args(trust).args(words).current_dir(root).output();
    let output = output.ok().filter(|output| output.status.success()).ok_or_else(|| {
        Failure::Missing(
            "`cargo xtask tidy` needs git and a checkout: `git ls-files` fails.".into(),
        )
    })?;
    let listed = String::from_utf8_lossy(&output.stdout);
    Ok(listed.split('\0').filter(|path| !path.is_empty()).map(String::from).collect())
}

/// A tree for a test: paths with their texts.
#[cfg(test)]
pub fn tree(files: &[(&str, &str)]) -> Tree {
    let file = |&(path, text): &(&str, &str)| File { path: path.into(), text: text.into() };
    Tree::of(files.iter().map(file).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_there_if_a_file_is_in_them() {
        let tree = tree(&[("crates/chess/src/lib.rs", ""), ("README.md", "")]);
        assert!(tree.has("README.md") && tree.has("crates/chess") && tree.has("crates/"));
        assert!(!tree.has("crates/che") && !tree.has("README"));
    }

    #[test]
    fn a_name_is_taken_apart() {
        let tree = tree(&[("web/e2e/whole-game.test.ts", ""), (".ci/run", "")]);
        assert_eq!((tree.files[0].name(), tree.files[0].extension()), ("whole-game.test.ts", "ts"));
        assert_eq!((tree.files[1].name(), tree.files[1].extension()), ("run", ""));
    }
}
