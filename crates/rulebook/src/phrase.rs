//! Words and sentences: short texts in each language, some with `{blanks}` that a finding fills.

use crate::book::{Entry, Fault};
use crate::shelf::SHELF;
use crate::{Language, clause};
use touchmove_game::{Argument, Explain};

/// The word with this key in `words.book`, such as `man.wK`, `side.white` or `reason.checkmate`.
pub fn word(key: &str, language: Language) -> Option<&'static str> {
    SHELF.words.get(key).map(|wording| wording.text(language))
}

/// Says why something is forbidden.
///
/// A finding without a sentence, or one that leaves a blank of it open, is said with the text of
/// its clause, and a clause that the book does not have with its id.
pub fn say(finding: &(impl Explain + ?Sized), language: Language) -> String {
    let sentence = SHELF.sentences.get(finding.sentence());
    let law = finding.law().id();
    sentence
        .and_then(|wording| fill(wording.text(language), &finding.arguments(), language))
        .unwrap_or_else(|| clause(law).map_or(law, |clause| clause.text(language)).to_owned())
}

/// One text in every language, with the same blanks in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wording([&'static str; Language::ALL.len()]);

impl Wording {
    /// The names of an entry's fields.
    pub(crate) const FIELDS: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];

    pub(crate) const fn text(&self, language: Language) -> &'static str {
        self.0[language as usize]
    }

    /// The texts of an entry.
    pub(crate) fn read(entry: &Entry) -> Result<Self, Fault> {
        let [english, simplified, traditional] = Language::ALL;
        let blanks_of = |language: Language| {
            let text = entry.field(language.code())?;
            let mut blanks = blanks(text).ok_or(Fault::BrokenBlank(language))?;
            blanks.sort_unstable();
            Ok((text, blanks))
        };
        let (in_english, blanks) = blanks_of(english)?;
        let same_in = |language| match blanks_of(language)? {
            (text, found) if found == blanks => Ok(text),
            (_, _) => Err(Fault::UnequalBlanks(language)),
        };
        Ok(Self([in_english, same_in(simplified)?, same_in(traditional)?]))
    }
}

/// The names of the blanks in `text`, in order; `None` if a brace is not part of a blank.
fn blanks(text: &str) -> Option<Vec<&str>> {
    let mut pieces = text.split('{');
    let stray = pieces.next().is_some_and(|piece| piece.contains('}'));
    let blanks: Option<Vec<&str>> = pieces
        .map(|piece| piece.split_once('}').filter(|(_, after)| !after.contains('}')))
        .map(|blank| blank.map(|(name, _)| name).filter(|name| !name.is_empty()))
        .collect();
    blanks.filter(|_| !stray)
}

/// The text with its blanks filled; `None` if no argument fills one of them.
fn fill(text: &str, arguments: &[(&'static str, Argument)], language: Language) -> Option<String> {
    let mut said = String::new();
    let mut rest = text;
    while let Some((before, blank)) = rest.split_once('{') {
        let (name, after) = blank.split_once('}')?;
        let (_, argument) = arguments.iter().find(|(given, _)| *given == name)?;
        said.push_str(before);
        match argument {
            Argument::Point(point) => said.push_str(point),
            Argument::Man(man) => {
                said.push_str(word(&format!("man.{man}"), language).unwrap_or(man));
            }
            Argument::Number(number) => said.push_str(&number.to_string()),
        }
        rest = after;
    }
    said.push_str(rest);
    Some(said)
}

#[cfg(test)]
mod tests {
    use super::{blanks, fill, say, word};
    use crate::{Language, clause};
    use touchmove_game::{Argument, Explain, Law};

    struct Finding(Law);

    impl Explain for Finding {
        fn law(&self) -> Law {
            self.0
        }

        fn sentence(&self) -> &'static str {
            "a sentence of no book"
        }

        fn arguments(&self) -> Vec<(&'static str, Argument)> {
            vec![]
        }
    }

    #[test]
    fn a_word_is_found_by_its_key() {
        assert_eq!(word("man.bQ", Language::English), Some("black queen"));
        assert_eq!(word("man.bQ", Language::Simplified), Some("黑后"));
        assert_eq!(word("man.bQ", Language::Traditional), Some("黑后"));
        assert_eq!(word("man.bX", Language::English), None);
    }

    #[test]
    fn a_finding_without_a_sentence_is_said_with_its_clause() {
        let touch = Finding(Law::new("CH-7.2.1a"));
        for language in Language::ALL {
            let text = clause("CH-7.2.1a").map(|clause| clause.text(language));
            assert_eq!(Some(say(&touch, language).as_str()), text);
        }
        assert_eq!(say(&Finding(Law::new("ZZ-1")), Language::English), "ZZ-1");
    }

    #[test]
    fn the_blanks_of_a_text_are_known() {
        assert_eq!(blanks("none"), Some(vec![]));
        assert_eq!(blanks("{man} on {square}."), Some(vec!["man", "square"]));
        for broken in ["{", "}", "{man", "man}", "{}", "{man}}", "{{man}", "} {man}"] {
            assert_eq!(blanks(broken), None, "{broken}");
        }
    }

    #[test]
    fn arguments_fill_the_blanks_of_their_names() {
        let arguments = [
            ("square", Argument::Point("{man}".to_owned())),
            ("man", Argument::Man("wN".to_owned())),
            ("stranger", Argument::Man("wX".to_owned())),
            ("count", Argument::Number(-3)),
        ];
        for (text, language, said) in [
            ("nothing", Language::English, Some("nothing")),
            ("the {man} on {square}", Language::English, Some("the white knight on {man}")),
            ("{square}格上的{man}", Language::Traditional, Some("{man}格上的白馬")),
            ("{count} {stranger}", Language::English, Some("-3 wX")),
            ("{man} {piece}", Language::English, None),
        ] {
            assert_eq!(fill(text, &arguments, language).as_deref(), said, "{text}");
        }
    }
}
