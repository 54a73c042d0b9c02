//! Every finding has a sentence in three languages, with just the blanks that it fills.

use std::collections::{BTreeMap, BTreeSet};

use touchmove_chess::{Finding, LAWS, Lesson, Piece, Square};
use touchmove_game::{Explain, Law};

#[test]
fn every_finding_has_a_sentence_with_its_blanks() {
    let book = book();
    let mut said = BTreeSet::new();
    for (law, key, blanks) in explanations() {
        assert!(LAWS.contains(&law), "{law}");
        let section = book.get(key).unwrap_or_else(|| panic!("{key} has no section"));
        for language in ["en", "zh-Hans", "zh-Hant"] {
            let text = section.get(language).unwrap_or_else(|| panic!("{key}: no {language}"));
            assert_eq!(blanks_of(text), blanks, "{key} in {language}: {text}");
        }
        said.insert(key);
    }
    let unsaid: Vec<&String> = book.keys().filter(|key| !said.contains(key.as_str())).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

/// The law, the key of the sentence and the names of the blanks of every kind of finding.
fn explanations() -> Vec<(Law, &'static str, BTreeSet<String>)> {
    let of = |explain: &dyn Explain| {
        let blanks = explain.arguments().iter().map(|(name, _)| (*name).to_owned()).collect();
        (explain.law(), explain.sentence(), blanks)
    };
    let [man, by, pinner] = ["wN", "bR", "wQ"].map(|key| key.parse::<Piece>().expect("a man"));
    let [at, from, to] = ["e4", "a1", "h8"].map(|name| name.parse::<Square>().expect("a square"));
    let pinner_at = at;
    let ways = ["wK", "wQ", "wR", "wB", "wN", "wP"]
        .map(|key| key.parse().expect("a man"))
        .map(|man| Finding::WrongWay { man, from, to });
    let rest = [
        Finding::Nobody { at },
        Finding::NotYours { man, at },
        Finding::Stays { man, at },
        Finding::OwnMan { man, by, at },
        Finding::KingTaken { man, at },
        Finding::Blocked { man, by, at },
        Finding::PawnBackward { man, from, to },
        Finding::PawnBlocked { man, by, at },
        Finding::PawnDouble { man, at },
        Finding::PawnDoubleBlocked { man, by, at },
        Finding::PawnCapture { man, at },
        Finding::EnPassantLapsed { man, by, at },
        Finding::KingInto { at, by, from },
        Finding::KingIntoPinned { at, by, from, pinner, pinner_at },
        Finding::Pinned { man, at, by, from },
        Finding::Exposed { by, from },
        Finding::CheckStands { by, from },
        Finding::CastlingKingMoved { at },
        Finding::CastlingRookMoved { at },
        Finding::CastlingNoRook { at },
        Finding::CastlingInCheck { by, from },
        Finding::CastlingCrosses { at, by, from },
        Finding::CastlingInto { at, by, from },
        Finding::CastlingBlocked { by, at },
        Finding::PromotionMissing { man, at },
        Finding::PromotionColor { man, at },
        Finding::PromotionNowhere { man, at },
        Finding::PromotionKing { man, at },
        Finding::PromotionPawn { man, at },
        Finding::Over,
    ];
    let lesson = of(&Lesson::OneOfFour { man, at });
    ways.iter().chain(&rest).map(|finding| of(finding)).chain([lesson]).collect()
}

/// The sections of the book of sentences: key, language, text.
fn book() -> BTreeMap<String, BTreeMap<String, String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../laws/sentences-chess.book");
    let text = std::fs::read_to_string(path).expect("the book of sentences");
    let mut book: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut section = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if let Some(key) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            key.clone_into(&mut section);
            assert!(!book.contains_key(key), "{key} is there twice");
        } else {
            let (language, text) = line.split_once(": ").expect("language: text");
            book.entry(section.clone()).or_default().insert(language.to_owned(), text.to_owned());
        }
    }
    book
}

fn blanks_of(text: &str) -> BTreeSet<String> {
    let parts = text.split('{').skip(1);
    parts.map(|part| part.split('}').next().expect("a name").to_owned()).collect()
}
