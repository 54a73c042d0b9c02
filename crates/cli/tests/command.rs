//! The command as people and scripts use it: what it prints, and with which status it ends.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

const OPERA_LOG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/logs/opera-v1.jsonl");

fn touchmove(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("the command runs")
}

fn says(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

#[test]
fn perft_ends_with_the_count_alone() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    for (arguments, count) in [
        (&["perft", "4"][..], "197281"),
        (&["perft", "3", "--fen", kiwipete], "97862"),
        (&["perft", "3", "--divide"], "8902"),
    ] {
        let output = touchmove(arguments);
        assert!(output.status.success());
        assert_eq!(says(&output).lines().last(), Some(count), "{arguments:?}");
    }
}

#[test]
fn verify_is_content_only_with_logs_that_are_right() {
    let right = touchmove(&["verify", OPERA_LOG]);
    assert_eq!(right.status.code(), Some(0));
    let head = says(&right).trim_end().rsplit(' ').next().expect("the hash").to_owned();
    assert_eq!(touchmove(&["verify", "--head", &head, OPERA_LOG]).status.code(), Some(0));

    let folder = tempfile::tempdir().expect("a folder");
    let cut = folder.path().join("cut.jsonl");
    let log = fs::read_to_string(OPERA_LOG).expect("the log");
    let lines: Vec<&str> = log.lines().collect();
    fs::write(&cut, lines[..lines.len() - 1].join("\n")).expect("written");
    let cut = cut.to_str().expect("a path in UTF-8");
    assert_eq!(touchmove(&["verify", cut]).status.code(), Some(0), "a game that goes on");
    assert_eq!(touchmove(&["verify", "--head", &head, cut]).status.code(), Some(1), "but cut off");

    let forged = folder.path().join("forged.jsonl");
    fs::write(&forged, log.replacen("e2e4", "e2e3", 1)).expect("written");
    let forged = forged.to_str().expect("a path in UTF-8");
    let wrong = touchmove(&["verify", OPERA_LOG, forged]);
    assert_eq!(wrong.status.code(), Some(1), "one wrong log among right ones");
    assert!(says(&wrong).contains("forged.jsonl: WRONG: line 4"), "{}", says(&wrong));
}

#[test]
fn explain_says_every_clause_in_the_language_asked_for() {
    let attacked = "4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1";
    for (language, sentence) in
        [("en", "the black rook on g2 attacks that square"), ("zh-Hans", "王"), ("zh-Hant", "王")]
    {
        let output = touchmove(&["explain", "O-O", "--fen", attacked, "--lang", language]);
        assert!(output.status.success());
        let text = says(&output);
        assert!(text.contains("CH-5.1.6c") && text.contains(sentence), "{text}");
    }
    let lawful = touchmove(&["explain", "e2e4"]);
    assert!(says(&lawful).contains("allowed, and written e4"));
    assert_eq!(touchmove(&["explain", "xyzzy"]).status.code(), Some(2));
    assert_eq!(touchmove(&["explain", "e2e4", "--fen", "nonsense"]).status.code(), Some(2));
}

#[test]
fn export_says_when_there_is_no_such_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path in UTF-8");
    let output = touchmove(&["export", "nobody", "--data", data]);
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn a_hall_that_is_asked_to_end_closes_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["serve", "--listen", "127.0.0.1", "--port", "0", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the hall starts");
    let mut printed = BufReader::new(hall.stdout.take().expect("a pipe")).lines();
    let first = printed.next().expect("a line").expect("text");
    assert!(first.starts_with("Touchmove is open at http://127.0.0.1:"), "{first}");
    let asked = Command::new("kill").arg(hall.id().to_string()).status().expect("kill runs");
    assert!(asked.success());
    assert_eq!(hall.wait().expect("it ends").code(), Some(0));
    let kept: Vec<_> = fs::read_dir(folder.path()).expect("the folder").collect();
    assert_eq!(kept.len(), 1, "all is in one file that can be copied");
}
