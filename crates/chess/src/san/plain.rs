//! Rewriting what players write in many letters and signs into plain SAN, byte offsets kept.

use crate::san::letters::Letters;
use crate::san::said::without_marks;

/// Plain letters, and from where in the source each came.
#[derive(PartialEq, Eq)]
pub(crate) struct Plain {
    text: String,
    sources: Vec<usize>,
}

/// What may stand behind a move besides check marks, `!` and `?`.
const REMARKS: [&str; 10] =
    ["+/-", "-/+", "+/=", "=/+", "+-", "-+", "=", " dis ch", " mate", " ch"];

impl Plain {
    /// `text` in plain letters, the men named by the first of `sets` that knows them. What is
    /// neither a name nor a sign of SAN becomes a byte that nothing expects.
    pub(crate) fn rewrite(text: &str, sets: &[Letters]) -> Self {
        let mut plain = Self { text: String::new(), sources: Vec::new() };
        let mut at = text.len() - text.trim_start_matches(' ').len();
        let mut first = text[at..].chars();
        let castles = first.next().is_some_and(is_o) && first.next().and_then(simple) == Some('-');
        while let Some(char) = text[at..].chars().next() {
            let named = sets.iter().find_map(|letters| letters.named(&text[at..]));
            if castles && is_o(char) {
                plain.push('O', at);
                at += char.len_utf8();
            } else if let Some((role, length)) = named {
                plain.push(role.letter(), at);
                at += length;
            } else {
                if let Some(simple) = simple(char) {
                    plain.push(simple, at);
                }
                at += char.len_utf8();
            }
        }
        plain.sources.push(at);
        plain
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The move without marks and remarks.
    pub(crate) fn moved(&self) -> &str {
        let mut moved = self.text.as_str();
        loop {
            let before = REMARKS.iter().find_map(|remark| moved.strip_suffix(remark));
            let shorter = without_marks(before.unwrap_or(moved)).trim_end_matches(' ');
            if shorter.len() == moved.len() {
                return moved;
            }
            moved = shorter;
        }
    }

    /// Where the byte `at` came from.
    pub(crate) fn source(&self, at: usize) -> usize {
        self.sources.get(at).or(self.sources.last()).copied().unwrap_or(0)
    }

    fn push(&mut self, char: char, source: usize) {
        self.text.push(char);
        self.sources.push(source);
    }
}

/// The O of castling, and what looks like it: zero, and О in Cyrillic.
const fn is_o(char: char) -> bool {
    matches!(char, 'O' | 'o' | '0' | 'О' | 'о' | 'Ｏ' | '０')
}

/// The sign of SAN that is meant; `None` for what only says how the sign before is to look.
const fn simple(char: char) -> Option<char> {
    match char {
        '\u{FE0E}' | '\u{FE0F}' => None,
        '×' | '✕' => Some('x'),
        '‐' | '‑' | '–' | '—' | '−' => Some('-'),
        '†' | '‡' | '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '！' => Some('!'),
        'a'..='z'
        | '0'..='9'
        | '+'
        | '#'
        | '!'
        | '?'
        | '-'
        | '='
        | '/'
        | '('
        | ')'
        | ':'
        | '.'
        | ' ' => Some(char),
        '？' => Some('?'),
        '＋' => Some('+'),
        '＝' => Some('='),
        '（' => Some('('),
        '）' => Some(')'),
        _ => Some('\0'),
    }
}
