//! A Rust file taken apart: what is code, what is a comment, what is a test.
//!
//! This is no parser: it knows as much of the language as is needed not to mistake a word in a string
//! or a comment for code, and to see where a test begins and ends.

use std::iter;
use std::ops::Range;

/// A Rust file. The three texts have the same length and the same lines.
pub struct Rust {
    /// Seen from the root of the project.
    pub path: String,
    /// The file as it is.
    pub text: String,
    /// The file with comments and the insides of literals blanked.
    pub code: String,
    /// The file with the insides of literals blanked.
    pub prose: String,
    /// Which bytes belong to tests.
    tests: Vec<Range<usize>>,
}

impl Rust {
    pub fn new(path: String, text: String) -> Self {
        let (code, prose) = blank(&text);
        let is_test = path.contains("/tests/")
            || path.contains("/benches/")
            || path.ends_with("/tests.rs")
            || path.ends_with("_tests.rs");
        let tests = if is_test { whole(&text) } else { test_items(&code) };
        Self { path, text, code, prose, tests }
    }

    /// Whether the byte at `place` belongs to a test.
    pub fn is_test(&self, place: usize) -> bool {
        self.tests.iter().any(|range| range.contains(&place))
    }

    /// The number of the line that holds the byte at `place`, counted from 1.
    pub fn line(&self, place: usize) -> usize {
        1 + self.code[..place].matches('\n').count()
    }

    /// Where the product's own code (not its tests) has this word; as far as `word` begins or ends
    /// with a letter, the word must begin or end there.
    pub fn product_places(&self, word: &str) -> impl Iterator<Item = usize> {
        places(&self.code, word).filter(|&place| !self.is_test(place))
    }

    /// The folder in which the modules of this file lie.
    fn module_folder(&self) -> String {
        let stem = self.path.trim_end_matches(".rs");
        match stem.rsplit_once('/') {
            Some((folder, "lib" | "main" | "mod")) => folder.into(),
            Some(_) | None => stem.into(),
        }
    }
}

/// Where `text` has this word; see [`Rust::product_places`].
pub fn places(text: &str, word: &str) -> impl Iterator<Item = usize> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let begins = word.starts_with(is_letter);
    let ends = word.ends_with(is_letter);
    text.match_indices(word).map(|(place, _)| place).filter(move |&place| {
        let before = begins && text[..place].ends_with(is_letter);
        let after = ends && text[place + word.len()..].starts_with(is_letter);
        !before && !after
    })
}

/// Marks the files of modules that are declared as tests (`#[cfg(test)] mod oracle;`).
pub fn find_test_files(files: &mut [Rust]) {
    let declared: Vec<String> = files.iter().flat_map(test_modules).collect();
    for file in files {
        let stem = file.path.trim_end_matches(".rs");
        let below = |module: &String| stem == module || stem.starts_with(&format!("{module}/"));
        if declared.iter().any(below) {
            file.tests = whole(&file.text);
        }
    }
}

/// The one range that is all of `text`.
fn whole(text: &str) -> Vec<Range<usize>> {
    iter::once(0..text.len()).collect()
}

/// The modules in files of their own that `file` declares as tests, as paths without `.rs`.
fn test_modules(file: &Rust) -> Vec<String> {
    let declared = file.tests.iter().filter_map(|range| {
        let item = file.code[range.clone()].strip_suffix(';')?;
        let (_, name) = item.rsplit_once("mod ")?;
        Some(format!("{}/{}", file.module_folder(), name.trim()))
    });
    declared.collect()
}

/// The items of `code` under `#[cfg(test)]` or `#[test]`, with their attributes.
fn test_items(code: &str) -> Vec<Range<usize>> {
    let mut items: Vec<Range<usize>> = Vec::new();
    for mark in ["#[cfg(test)]", "#[test]"] {
        items.extend(places(code, mark).map(|start| start..item_end(code, start)));
    }
    items
}

/// Where the item that begins at `start` ends: at its `;`, or at the `}` that closes its first `{`.
fn item_end(code: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, byte) in code.as_bytes()[start..].iter().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth <= 1 => return start + offset + 1,
            b'}' => depth -= 1,
            b';' if depth == 0 => return start + offset + 1,
            _ => {}
        }
    }
    code.len()
}

/// The text without comments and literals, and without literals only.
fn blank(text: &str) -> (String, String) {
    let mut code = text.as_bytes().to_vec();
    let mut prose = code.clone();
    let mut place = 0;
    while place < text.len() {
        let rest = &text.as_bytes()[place..];
        let after_letter = place > 0 && is_word(text.as_bytes()[place - 1]);
        if let Some(length) = comment(rest) {
            wipe(&mut code[place..place + length]);
            place += length;
        } else if let Some((inside, length)) = literal(rest, after_letter) {
            wipe(&mut code[place + inside.start..place + inside.end]);
            wipe(&mut prose[place + inside.start..place + inside.end]);
            place += length;
        } else {
            place += 1;
        }
    }
    let text = |bytes| String::from_utf8(bytes).expect("only whole letters were blanked");
    (text(code), text(prose))
}

fn wipe(bytes: &mut [u8]) {
    bytes.iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The length of the comment that `rest` begins with.
fn comment(rest: &[u8]) -> Option<usize> {
    if rest.starts_with(b"//") {
        return Some(rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len()));
    }
    if !rest.starts_with(b"/*") {
        return None;
    }
    let (mut depth, mut place) = (0_usize, 0);
    while place < rest.len() {
        if rest[place..].starts_with(b"/*") {
            depth += 1;
            place += 2;
        } else if rest[place..].starts_with(b"*/") {
            depth -= 1;
            place += 2;
            if depth == 0 {
                return Some(place);
            }
        } else {
            place += 1;
        }
    }
    Some(rest.len())
}

/// The inside and the length of the literal that `rest` begins with: a string, raw or not, or a
/// letter.
fn literal(rest: &[u8], after_letter: bool) -> Option<(Range<usize>, usize)> {
    if rest[0] == b'"' {
        return Some(quoted(rest, b'"'));
    }
    if rest[0] == b'\'' {
        // `'a'` and `'\n'` are letters, `'a` is a lifetime.
        let letter = *rest.get(1)?;
        let width = (letter.leading_ones() as usize).max(1);
        let closes = letter == b'\\' || rest.get(1 + width) == Some(&b'\'');
        return closes.then(|| quoted(rest, b'\''));
    }
    if after_letter || !matches!(rest[0], b'r' | b'b' | b'c') {
        return None;
    }
    let raw = rest.iter().take(2).position(|&byte| byte == b'r')? + 1;
    let hashes = rest[raw..].iter().take_while(|&&byte| byte == b'#').count();
    let start = raw + hashes + 1;
    if rest.get(start - 1) != Some(&b'"') {
        return None;
    }
    let closing: Vec<u8> = [b"\"", "#".repeat(hashes).as_bytes()].concat();
    let found = rest[start..].windows(closing.len()).position(|window| window == closing);
    let end = found.map_or(rest.len(), |offset| start + offset);
    Some((start..end, (end + closing.len()).min(rest.len())))
}

/// The inside and the length of what stands between two `quote`s, where `\` spares the next byte.
fn quoted(rest: &[u8], quote: u8) -> (Range<usize>, usize) {
    let mut place = 1;
    while place < rest.len() && rest[place] != quote {
        place += if rest[place] == b'\\' { 2 } else { 1 };
    }
    let end = place.min(rest.len());
    (1..end, (end + 1).min(rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Rust {
        Rust::new("crates/game/src/lib.rs".into(), text.into())
    }

    #[track_caller]
    fn check(text: &str, code: &str) {
        assert_eq!(blank(text).0, code, "of {text}");
    }

    #[test]
    fn comments_and_literals_are_blanked() {
        check("a // b\nc", "a     \nc");
        check("a /* b /* c */ d */ e", "a                   e");
        check(r#"f("a // \" b") + 1"#, r#"f("         ") + 1"#);
        check(r##"f(r#"a " b"#, br"x")"##, r##"f(r#"     "#, br" ")"##);
        check("('x', '\\'', '{', '王')", "(' ', '  ', ' ', '   ')");
        check("fn f<'a>(a: &'a str)", "fn f<'a>(a: &'a str)");
        check("let for_r = bar", "let for_r = bar");
    }

    #[test]
    fn prose_keeps_the_comments() {
        assert_eq!(blank("f(\"a\") // b").1, "f(\" \") // b");
    }

    #[test]
    fn tests_are_told_from_the_product() {
        let file = read("a();\n#[cfg(test)]\nmod tests {\n fn f() { a(); }\n}\na();\n");
        let lines: Vec<usize> = file.product_places("a()").map(|place| file.line(place)).collect();
        assert_eq!(lines, [1, 6]);
    }

    #[test]
    fn the_file_of_a_test_module_is_a_test() {
        let lib = "#[cfg(test)]\nmod oracle;\nmod rules;\n";
        let file = |name: &str, text: &str| Rust::new(format!("crates/x/src/{name}"), text.into());
        let mut files =
            [file("lib.rs", lib), file("oracle.rs", "a"), file("rules.rs", "#[cfg(test)] mod t;")];
        find_test_files(&mut files);
        assert!(!files[0].is_test(0) || files[0].is_test(5), "lib.rs has product code");
        assert!(files[1].is_test(0), "oracle.rs");
        let mut nested = [file("rules.rs", "#[cfg(test)] mod t;"), file("rules/t.rs", "a")];
        find_test_files(&mut nested);
        assert!(nested[1].is_test(0), "rules/t.rs");
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(places("unsafe_code unsafe", "unsafe").collect::<Vec<_>>(), [12]);
        assert_eq!(places("eprintln!() println!()", "println!").collect::<Vec<_>>(), [12]);
        assert_eq!(places("a.unwrap() b", ".unwrap()").collect::<Vec<_>>(), [1]);
    }
}
