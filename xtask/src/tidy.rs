//! `cargo xtask tidy`: checks what the compiler does not, and lists all that it finds at once.

mod edges;
mod finding;
mod habits;
mod laws;
mod links;
mod places;
mod purity;
mod rust;
mod size;
mod tree;

use crate::failure::Failure;
use finding::{Finding, Weight};
use tree::Tree;

/// Every check: it looks at the tree and tells what it finds.
const CHECKS: &[fn(&Tree) -> Vec<Finding>] = &[
    edges::check,
    size::check,
    purity::check,
    habits::check,
    places::check,
    laws::check,
    links::check,
];

pub fn run(_arguments: &[String]) -> Result<(), Failure> {
    let tree = Tree::read()?;
    let mut findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    let errors = findings.iter().filter(|finding| finding.weight == Weight::Error).count();
    let notes = findings.len() - errors;
    println!("tidy: {} files, errors: {errors}, notes: {notes}", tree.files.len());
    if errors == 0 { Ok(()) } else { Err(Failure::Untidy { errors }) }
}
