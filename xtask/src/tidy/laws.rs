//! Whether the laws are kept: every clause that the rule book calls decided has a test that bears
//! its name, and every clause that the code cites is in the rule book.

use super::finding::Finding;
use super::rust::{Rust, places};
use super::tree::{File, Tree};
use std::collections::BTreeSet;

/// The room whose toy games have laws of their own, which nobody looks up.
const TOYS: &str = "crates/sim/";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let clauses: Vec<Clause> = tree.files.iter().flat_map(clauses).collect();
    let mut findings = untested(&clauses, &tests(tree));
    findings.extend(tree.rust.iter().flat_map(|file| unknown(file, &clauses)));
    findings
}

/// A clause of the rule book.
struct Clause<'a> {
    id: &'a str,
    is_decided: bool,
    path: &'a str,
    line: usize,
}

/// The clauses of a book: its entries that have a status.
fn clauses(file: &File) -> Vec<Clause<'_>> {
    let mut clauses = Vec::new();
    if !file.path.starts_with("laws/") || file.extension() != "book" {
        return clauses;
    }
    let mut entry = None;
    for (line, text) in file.lines() {
        if let Some(id) = text.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            entry = Some((id, line));
        } else if let Some(status) = text.trim().strip_prefix("status:")
            && let Some((id, line)) = entry
        {
            clauses.push(Clause {
                id,
                is_decided: status.trim() == "decided",
                path: &file.path,
                line,
            });
        }
    }
    clauses
}

/// The decided clauses without a test. A test shows the clause with the longest name that it bears.
fn untested(clauses: &[Clause], tests: &BTreeSet<String>) -> Vec<Finding> {
    let slugs: BTreeSet<String> = clauses.iter().map(|clause| slug(clause.id) + "_").collect();
    let shown_by = |test: &String| slugs.iter().rev().find(|slug| test.starts_with(*slug));
    let shown: BTreeSet<&String> = tests.iter().filter_map(shown_by).collect();
    let untested = clauses
        .iter()
        .filter(|clause| clause.is_decided && !shown.contains(&(slug(clause.id) + "_")));
    let told = untested.map(|clause| {
        let says =
            format!("{} is decided, but no test is named `{}_…`", clause.id, slug(clause.id));
        Finding::error(clause.path, clause.line, says)
    });
    told.collect()
}

/// The clauses that the product cites and the rule book lacks.
fn unknown(file: &Rust, clauses: &[Clause]) -> Vec<Finding> {
    if !file.path.starts_with("crates/") || file.path.starts_with(TOYS) {
        return Vec::new();
    }
    let cited = file.product_places("Law::new(").filter_map(|place| {
        let argument = file.text[place + "Law::new(".len()..].trim_start();
        let id = argument.strip_prefix('"')?.split('"').next()?;
        let is_known = clauses.iter().any(|clause| clause.id == id);
        let says = format!("{id} is not in the rule book");
        (!is_known).then(|| Finding::error(&file.path, file.line(place), says))
    });
    cited.collect()
}

/// The id as the beginning of a test's name: lower case, `_` for all but letters and digits.
fn slug(id: &str) -> String {
    let letter =
        |letter: char| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '_' };
    id.chars().map(letter).collect()
}

/// The names of all tests that run: functions in Rust, titles in the page and its browser tests.
fn tests(tree: &Tree) -> BTreeSet<String> {
    let rust = tree.rust.iter().flat_map(|file| functions(&file.code));
    let is_script = |file: &&File| {
        file.path.starts_with("web/") && ["ts", "js", "mjs"].contains(&file.extension())
    };
    let page = tree.files.iter().filter(is_script).flat_map(|file| titles(&file.text));
    rust.chain(page).collect()
}

/// The test functions in `code` that are not ignored.
fn functions(code: &str) -> Vec<String> {
    let found = places(code, "fn ").filter_map(|place| {
        let head = code[..place].rfind(['{', '}', ';']).map_or(0, |end| end + 1);
        let attributes = &code[head..place];
        let is_test =
            ["#[test]", "::test]", "::test("].iter().any(|mark| attributes.contains(mark));
        let name = code[place + "fn ".len()..].split(['(', '<']).next()?;
        (is_test && !attributes.contains("#[ignore")).then(|| name.trim().to_string())
    });
    found.collect()
}

/// The titles in `text` of `test("…")` and `it("…")`, as beginnings of names.
fn titles(text: &str) -> Vec<String> {
    let calls = ["test(", "it("].into_iter().flat_map(|call| {
        let is_whole = move |place: &usize| !text[..*place].ends_with(['.', '$']);
        places(text, call).filter(is_whole).map(move |place| place + call.len())
    });
    let found = calls.filter_map(|place| {
        let argument = text[place..].trim_start();
        let quote = argument.chars().next().filter(|letter| "\"'`".contains(*letter))?;
        argument[1..].split(quote).next().map(slug)
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    const BOOK: (&str, &str) = (
        "laws/g-touch.book",
        "# G\n\n[CH-7.2.1a]\nstatus: decided\nen: a\n\n[CH-7.2]\nstatus: decided\n\n\
         [CH-7.9]\nstatus: planned arbiter\n",
    );

    #[track_caller]
    fn check_files(files: &[(&str, &str)], expected: &[&str]) {
        let files: Vec<_> = [BOOK].into_iter().chain(files.iter().copied()).collect();
        assert_eq!(told(&check(&tree(&files))), expected);
    }

    const FIRST: &str =
        "laws/g-touch.book:3: error: CH-7.2.1a is decided, but no test is named `ch_7_2_1a_…`";
    const SECOND: &str =
        "laws/g-touch.book:7: error: CH-7.2 is decided, but no test is named `ch_7_2_…`";

    #[test]
    fn a_decided_clause_has_a_test_of_its_name() {
        check_files(&[], &[FIRST, SECOND]);
        let rust = "#[test]\nfn ch_7_2_1a_binds() {}\n#[tokio::test]\nasync fn ch_7_2_b() {}\n";
        check_files(&[("crates/arbiter/tests/touch.rs", rust)], &[]);
        let page = "test(\n  'CH-7.2.1a: the page says so', () => {});\nit(\"ch_7_2_x\", f)";
        check_files(&[("web/e2e/touch.mjs", page)], &[]);
    }

    #[test]
    fn a_test_shows_the_longest_name_only() {
        let rust = "#[test]\nfn ch_7_2_1a_binds() {}\n";
        check_files(&[("crates/arbiter/tests/touch.rs", rust)], &[SECOND]);
    }

    #[test]
    fn a_test_that_does_not_run_shows_nothing() {
        let rust = "#[ignore = \"slow\"]\n#[test]\nfn ch_7_2_1a_a() {}\nfn ch_7_2_b() {}\n";
        let page = "test.skip('CH-7.2.1a', f); await('ch_7_2_x'); commit('ch_7_2_y')";
        let files = [("crates/arbiter/tests/touch.rs", rust), ("web/src/a.test.ts", page)];
        check_files(&files, &[FIRST, SECOND]);
    }

    #[test]
    fn a_cited_clause_is_in_the_rule_book() {
        let shown = "#[test]\nfn ch_7_2_1a_a() {}\n#[test]\nfn ch_7_2_a() {}\n";
        let product = "const A: Law = Law::new(\"CH-7.9\");\nconst B: Law = Law::new(\"CH-7.8\");\n\
                       #[test]\nfn f() { Law::new(\"ZZ-1\"); }\n";
        check_files(
            &[
                ("crates/arbiter/tests/touch.rs", shown),
                ("crates/arbiter/src/laws.rs", product),
                ("crates/sim/src/toy.rs", "const A: Law = Law::new(\"TOY-1\");"),
            ],
            &["crates/arbiter/src/laws.rs:2: error: CH-7.8 is not in the rule book"],
        );
    }
}
