//! The shipped books, read once.

use crate::book::{Book, BookError, Fault};
use crate::clause::Clause;
use crate::phrase::Wording;
use std::collections::BTreeMap;
use std::sync::LazyLock;

macro_rules! book {
    ($name:literal) => {
        Book {
            file: concat!("laws/", $name, ".book"),
            text: include_str!(concat!("../../../laws/", $name, ".book")),
        }
    };
}

/// The books of clauses, each with the letter of its section.
const CLAUSES: [(char, Book); 19] = [
    ('a', book!("a-board")),
    ('b', book!("b-move")),
    ('c', book!("c-king")),
    ('d', book!("d-pieces")),
    ('e', book!("e-pawn")),
    ('f', book!("f-completion")),
    ('g', book!("g-touch")),
    ('h', book!("h-irregularities")),
    ('i', book!("i-check")),
    ('j', book!("j-end")),
    ('k', book!("k-scoresheet")),
    ('l', book!("l-clock")),
    ('m', book!("m-offers")),
    ('n', book!("n-conduct")),
    ('o', book!("o-titles")),
    ('p', book!("p-round-xiangqi")),
    ('q', book!("q-gomoku")),
    ('r', book!("r-background")),
    ('s', book!("s-fide-2023")),
];

const WORDS: [Book; 1] = [book!("words")];
const SENTENCES: [Book; 2] = [book!("sentences-chess"), book!("sentences-arbiter")];

pub(crate) static SHELF: LazyLock<Shelf> =
    LazyLock::new(|| Shelf::read(&CLAUSES, &WORDS, &SENTENCES));

/// What is wrong with the shipped books: nothing, as a test shows.
pub fn faults() -> &'static [BookError] {
    &SHELF.faults
}

/// All that the books hold.
pub(crate) struct Shelf {
    pub(crate) clauses: Vec<Clause>,
    /// Where the clause with this id is in `clauses`.
    pub(crate) by_id: BTreeMap<&'static str, usize>,
    pub(crate) words: BTreeMap<&'static str, Wording>,
    pub(crate) sentences: BTreeMap<&'static str, Wording>,
    faults: Vec<BookError>,
}

impl Shelf {
    /// Reads the books. An entry with a fault is left out.
    fn read(clause_books: &[(char, Book)], word_books: &[Book], sentence_books: &[Book]) -> Self {
        let mut faults = Vec::new();
        let (mut clauses, mut by_id) = (Vec::new(), BTreeMap::new());
        for &(section, book) in clause_books {
            for entry in book.entries(&Clause::FIELDS, &mut faults) {
                match Clause::read(section, &entry) {
                    Ok(_) if by_id.contains_key(entry.key) => {
                        faults.push(entry.at_fault(Fault::RepeatedKey(entry.key)));
                    }
                    Ok(clause) => {
                        by_id.insert(entry.key, clauses.len());
                        clauses.push(clause);
                    }
                    Err(fault) => faults.push(entry.at_fault(fault)),
                }
            }
        }
        let words = read_wordings(word_books, &mut faults);
        let sentences = read_wordings(sentence_books, &mut faults);
        Self { clauses, by_id, words, sentences, faults }
    }
}

fn read_wordings(books: &[Book], faults: &mut Vec<BookError>) -> BTreeMap<&'static str, Wording> {
    let mut wordings = BTreeMap::new();
    for book in books {
        for entry in book.entries(&Wording::FIELDS, faults) {
            match Wording::read(&entry) {
                Ok(_) if wordings.contains_key(entry.key) => {
                    faults.push(entry.at_fault(Fault::RepeatedKey(entry.key)));
                }
                Ok(wording) => {
                    wordings.insert(entry.key, wording);
                }
                Err(fault) => faults.push(entry.at_fault(fault)),
            }
        }
    }
    wordings
}

#[cfg(test)]
mod tests {
    use super::Shelf;
    use crate::book::{Book, Fault};
    use crate::{Language, Status};

    const GOOD: &str = "# A comment.\n\n[X-1]\nstatus: out-of-scope no board is seen\nsource: S0\n\
                        en: One: two.\nzh-Hans: 一\nzh-Hant: 壹\n";

    #[test]
    fn a_clause_is_read_from_its_block() {
        let shelf = clauses(GOOD);
        assert_eq!(shelf.faults, []);
        let clause = shelf.clauses[shelf.by_id["X-1"]];
        assert_eq!((clause.law.id(), clause.section, clause.source), ("X-1", 'x', "S0"));
        assert_eq!(clause.status, Status::OutOfScope("no board is seen"));
        assert_eq!(Language::ALL.map(|language| clause.text(language)), ["One: two.", "一", "壹"]);
    }

    #[test]
    fn a_fault_of_a_clause_is_told_with_its_line() {
        let changed = |from: &str, to: &str| GOOD.replace(from, to).leak();
        for (text, line, fault) in [
            (changed("[X-1]\n", ""), 3, Fault::NoKey),
            (changed("source: S0", "source S0"), 5, Fault::NotAField),
            (changed("source: S0", "sauce: S0"), 5, Fault::UnknownField("sauce")),
            (changed("zh-Hans", "en"), 7, Fault::RepeatedField("en")),
            (changed("zh-Hant: 壹\n", ""), 3, Fault::MissingField("zh-Hant")),
            (changed("zh-Hant: 壹", "zh-Hant: "), 3, Fault::MissingField("zh-Hant")),
            (
                changed("out-of-scope no board is seen", "planned"),
                3,
                Fault::UnknownStatus("planned"),
            ),
            (
                changed("out-of-scope", "decided"),
                3,
                Fault::UnknownStatus("decided no board is seen"),
            ),
            (changed("一", "{一"), 3, Fault::BrokenBlank(Language::Simplified)),
            (changed("壹", "{man}"), 3, Fault::UnequalBlanks(Language::Traditional)),
        ] {
            let told = clauses(text).faults.into_iter().next().expect("a fault in the text");
            assert_eq!((told.line, told.fault), (line, fault), "{text}");
        }
    }

    #[test]
    fn a_key_is_used_once() {
        let twice = clauses(format!("{GOOD}\n{GOOD}").leak());
        assert_eq!((twice.clauses.len(), twice.faults.len()), (1, 1));
        assert_eq!(twice.faults[0].to_string(), "x.book:12: key `X-1` is used twice");

        let words = "[man.wK]\nen: king\nzh-Hans: 王\nzh-Hant: 王\n";
        let books = [Book { file: "words.book", text: words }; 2];
        let twice = Shelf::read(&[], &books, &[]);
        assert_eq!(twice.faults[0].to_string(), "words.book:1: key `man.wK` is used twice");
    }

    fn clauses(text: &'static str) -> Shelf {
        Shelf::read(&[('x', Book { file: "x.book", text })], &[], &[])
    }
}
