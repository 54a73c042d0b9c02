//! The shipped books: without fault, complete, and in the characters of their language.

use touchmove_rulebook::{Language, clauses, faults};

#[test]
fn the_books_have_no_fault() {
    let faults: Vec<String> = faults().iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!clauses().is_empty());
    assert_eq!(Language::ALL.len(), 3);
}
