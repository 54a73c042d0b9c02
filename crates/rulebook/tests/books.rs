//! The shipped books: without fault and complete.

use std::collections::BTreeSet;
use touchmove_rulebook::{Language, Status, clause, clauses, faults, word};

const IDS: &str = include_str!("../../../fixtures/rulebook/law_ids.txt");

#[test]
fn the_books_have_no_fault() {
    let faults: Vec<String> = faults().iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_books_hold_exactly_the_clauses_of_the_table() {
    let ids: Vec<&str> = IDS.lines().filter(|line| !line.starts_with('#')).collect();
    let held: Vec<&str> = clauses().iter().map(|clause| clause.law.id()).collect();
    assert_eq!(ids.len(), 263);
    assert_eq!(held, ids);
}

#[test]
fn a_clause_is_found_by_its_id_only() {
    for held in clauses() {
        assert_eq!(clause(held.law.id()), Some(held));
    }
    assert_eq!(clause("CH-7.2.1a").map(|clause| clause.section), Some('g'));
    for id in ["", "ch-7.2.1a", "CH-7.2.1a ", "CH-99"] {
        assert_eq!(clause(id), None, "{id:?}");
    }
}

#[test]
fn every_section_has_a_title_and_every_ending_a_name() {
    let endings = [
        "checkmate",
        "stalemate",
        "dead-position",
        "line",
        "full-board",
        "last-standing",
        "resignation",
        "flag",
        "flag-without-winner",
        "resignation-without-winner",
        "agreement",
    ];
    let sections: BTreeSet<char> = clauses().iter().map(|clause| clause.section).collect();
    let titles = sections.iter().map(|section| format!("section.{section}"));
    for key in titles.chain(endings.map(|ending| format!("reason.{ending}"))) {
        for language in Language::ALL {
            assert!(word(&key, language).is_some(), "{key} in {language}");
        }
    }
}

#[test]
fn section_r_is_background() {
    for clause in clauses().iter().filter(|clause| clause.section == 'r') {
        assert_eq!(clause.status, Status::Background, "{}", clause.law);
    }
}
