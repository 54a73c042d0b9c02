//! The languages of the rule book, and which of them a reader wants.

use std::fmt;
use std::str::FromStr;

/// A language that every text of the rule book is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// Chinese in simplified characters.
    Simplified,
    /// Chinese in traditional characters.
    Traditional,
}

impl Language {
    /// Every language, in the order of the books.
    pub const ALL: [Self; 3] = [Self::English, Self::Simplified, Self::Traditional];

    /// The tag of BCP 47, by which the books and the page name the language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Simplified => "zh-Hans",
            Self::Traditional => "zh-Hant",
        }
    }

    /// The language that a tag such as `zh-TW` asks for, if the rule book has it.
    ///
    /// The script decides if it is named; else the region does; Chinese alone is simplified.
    fn for_tag(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase();
        let mut subtags = tag.split('-');
        match subtags.next() {
            Some("en") => Some(Self::English),
            Some("zh") => {
                let subtags: Vec<&str> = subtags.collect();
                let regions = ["tw", "hk", "mo"];
                let traditional = subtags.contains(&"hant")
                    || regions.iter().any(|region| subtags.contains(region));
                let simplified = subtags.contains(&"hans") || !traditional;
                Some(if simplified { Self::Simplified } else { Self::Traditional })
            }
            Some(_) | None => None,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A code that names no language of the rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(
    /// The code as it was given.
    pub String,
);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rule book has no language {:?}; it has en, zh-Hans and zh-Hant", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

/// The language of the rule book that a reader prefers, by the `Accept-Language` of his browser.
///
/// The highest weight wins and, among equals, the first named. English if none of ours is accepted.
pub fn negotiate(accept_language: &str) -> Language {
    let mut best = (0, Language::English);
    for range in accept_language.split(',') {
        let (tag, parameter) = range.split_once(';').unwrap_or((range, "q=1"));
        let weight = thousandths(parameter).unwrap_or(0);
        match Language::for_tag(tag.trim()) {
            Some(language) if weight > best.0 => best = (weight, language),
            Some(_) | None => {}
        }
    }
    best.1
}

/// The weight `q=0.8` as 800; `None` unless it is a number from 0 to 1 with at most three decimals.
fn thousandths(parameter: &str) -> Option<u16> {
    let value = parameter.trim().strip_prefix("q=").or(parameter.trim().strip_prefix("Q="))?;
    let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths: u16 = format!("{decimals:0<3}").parse().ok()?;
    match (whole, thousandths) {
        ("0", _) => Some(thousandths),
        ("1", 0) => Some(1000),
        (_, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, UnknownLanguage, negotiate};

    #[test]
    fn a_code_names_its_language() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!("zh-hant".parse(), Ok(Language::Traditional));
        assert_eq!("fr".parse::<Language>(), Err(UnknownLanguage("fr".to_owned())));
    }

    #[test]
    fn a_reader_gets_the_language_he_prefers() {
        for (accept_language, language) in [
            ("", Language::English),
            ("*", Language::English),
            ("fr-FR, de;q=0.5", Language::English),
            ("en-GB,en;q=0.9", Language::English),
            ("zh", Language::Simplified),
            ("zh-CN,zh;q=0.9,en;q=0.8", Language::Simplified),
            ("zh-SG", Language::Simplified),
            ("zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", Language::Traditional),
            ("zh-HK", Language::Traditional),
            ("zh-MO", Language::Traditional),
            ("zh-Hant", Language::Traditional),
            ("ZH-hant-tw", Language::Traditional),
            ("zh-Hans-HK", Language::Simplified),
            ("en;q=0.3, zh-TW;q=0.7", Language::Traditional),
            ("en ; q=0.700, zh-TW ; q=0.701", Language::Traditional),
            ("fr, en;q=0.1, zh-CN;q=0", Language::English),
            ("zh-CN;q=0", Language::English),
            ("en;q=0.5, zh-CN;q=0.5", Language::English),
            ("en;q=0.5, zh-CN;q=2", Language::English),
            ("en;q=0.5, zh-CN;q=0.99999", Language::English),
            ("en;q=0.5, zh-CN;q=,;;,-", Language::English),
        ] {
            assert_eq!(negotiate(accept_language), language, "{accept_language:?}");
        }
    }
}
