//! Whether the links of the Markdown files to other files of the project lead anywhere.

use super::finding::Finding;
use super::tree::{File, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    let texts = tree.files.iter().filter(|file| file.extension() == "md");
    texts.flat_map(|file| dead(tree, file)).collect()
}

fn dead(tree: &Tree, file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut in_block = false;
    for (line, text) in file.lines() {
        if text.trim_start().starts_with("```") {
            in_block = !in_block;
        }
        if in_block {
            continue;
        }
        for target in targets(&without_code(text)) {
            let path = target.split(['#', '?']).next().unwrap_or(target);
            let is_there = resolve(&file.path, path).is_some_and(|path| tree.has(&path));
            if !is_elsewhere(target) && !is_there {
                let says = format!("the link to `{target}` leads nowhere");
                findings.push(Finding::error(&file.path, line, says));
            }
        }
    }
    findings
}

/// The line with its `code` blanked.
fn without_code(line: &str) -> String {
    let parts = line.split('`').enumerate();
    parts.map(|(place, part)| if place % 2 == 0 { part } else { " " }).collect()
}

/// What the links in the line lead to: `[text](target "title")`, and `[name]: target`.
fn targets(line: &str) -> Vec<&str> {
    let inline = line.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let defined = line.trim_start().strip_prefix('[').and_then(|rest| rest.split_once("]: "));
    let defined = defined.and_then(|(_, rest)| rest.split_whitespace().next());
    inline.chain(defined).map(|target| target.trim_matches(['<', '>'])).collect()
}

/// Whether the link leads out of the project, or within its own file.
fn is_elsewhere(target: &str) -> bool {
    target.starts_with('#') || target.contains("://") || target.starts_with("mailto:")
}

/// The path that `target` names when it is written in the file `from`; `None` above the project.
fn resolve(from: &str, target: &str) -> Option<String> {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(folders.pop()?),
            name => folders.push(name),
        }
    }
    Some(folders.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::told;
    use crate::tidy::tree::tree;

    #[track_caller]
    fn check_text(path: &str, text: &str, expected: &[&str]) {
        let files =
            [(path, text), ("LICENSE-MIT", ""), ("docs/board.png", ""), ("docs/a/b.md", "")];
        let expected: Vec<String> = expected.iter().map(|says| format!("{path}:{says}")).collect();
        assert_eq!(told(&check(&tree(&files))), expected);
    }

    #[test]
    fn a_link_leads_to_a_file() {
        check_text(
            "README.md",
            "[MIT](LICENSE-MIT) and [no](NOTICE), ![a board](docs/board.png \"A board\")\n\
             [docs](docs/), [up](../x)\n\n[b]: docs/c.md",
            &[
                "1: error: the link to `NOTICE` leads nowhere",
                "2: error: the link to `../x` leads nowhere",
                "4: error: the link to `docs/c.md` leads nowhere",
            ],
        );
        check_text(
            "docs/x.md",
            "[b](a/b.md#part) [r](../README.md) [l](../LICENSE-MIT)",
            &["1: error: the link to `../README.md` leads nowhere"],
        );
    }

    #[test]
    fn other_links_are_not_judged() {
        check_text(
            "README.md",
            "[a](https://example.org/a) [b](#tour) [c](mailto:a@example.org)\n\
             `[d](nowhere)`\n```\n[e](nowhere)\n```\n",
            &[],
        );
    }
}
