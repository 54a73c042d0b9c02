//! A refusal in words: the clause, what the arbiter says, and what the game finds, in every language.

use std::collections::BTreeMap;

use serde::Serialize;
use touchmove_arbiter::Refusal;
use touchmove_game::{Argument, Explain, Game};
use touchmove_rulebook::{Language, say};

use crate::deed::BadText;

/// A text in every language of the house, by language code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Says(BTreeMap<&'static str, String>);

/// Why nothing happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// The clause; `None` if the request made no sense at all.
    pub law: Option<&'static str>,
    /// What the arbiter says.
    pub says: Says,
    /// Every reason that the game finds, if the Laws of the game forbid it.
    pub findings: Vec<FindingText>,
}

/// One reason that the game finds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FindingText {
    /// The clause.
    pub law: &'static str,
    /// The reason in words.
    pub says: Says,
    /// The points that it speaks of.
    pub points: Vec<String>,
}

impl Says {
    /// What `text` gives for each language.
    pub fn new(text: impl Fn(Language) -> String) -> Self {
        Self(Language::ALL.into_iter().map(|language| (language.code(), text(language))).collect())
    }

    /// The text in `language`.
    pub fn get(&self, language: Language) -> &str {
        self.0.get(language.code()).map_or("", String::as_str)
    }
}

impl FindingText {
    /// `finding` in words.
    pub fn new(finding: &impl Explain) -> Self {
        let points = finding.arguments().into_iter().filter_map(|(_, argument)| match argument {
            Argument::Point(point) => Some(point),
            Argument::Man(_) | Argument::Number(_) => None,
        });
        Self {
            law: finding.law().id(),
            says: Says::new(|language| say(finding, language)),
            points: points.collect(),
        }
    }
}

impl<G: Game> From<&Refusal<G>> for Refused {
    fn from(refusal: &Refusal<G>) -> Self {
        let own = FindingText::new(refusal);
        let findings = match refusal.findings() {
            [] => vec![own.clone()],
            findings => findings.iter().map(FindingText::new).collect(),
        };
        Self { law: Some(own.law), says: own.says, findings }
    }
}

impl From<&BadText> for Refused {
    fn from(bad: &BadText) -> Self {
        let says = Says::new(|language| {
            let text = bad.text();
            match language {
                Language::English => format!("This game knows no {text}."),
                Language::Simplified => format!("本局没有“{text}”。"),
                Language::Traditional => format!("本局沒有「{text}」。"),
            }
        });
        Self { law: None, says, findings: Vec::new() }
    }
}
