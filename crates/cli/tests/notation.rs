//! The commands that answer line by line, as a program beside them asks.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What `touchmove` answers to `lines`.
fn ask(arguments: &[&str], lines: &[String]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut stdin = child.stdin.take().expect("it listens");
    stdin.write_all(lines.join("\n").as_bytes()).expect("it listens");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn answers(output: &Output) -> Vec<Value> {
    assert!(output.status.success());
    let text = std::str::from_utf8(&output.stdout).expect("text");
    text.lines().map(|line| line.parse().expect("JSON")).collect()
}

/// The rows of a table in `fixtures/chess`, without comments and head.
fn table(name: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../fixtures/chess/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

#[test]
fn repetition_counts_as_reported() {
    let rows = table("repetition.tsv");
    let lines: Vec<String> = rows.iter().map(|row| format!("{}\t{}", row[1], row[2])).collect();
    let answers = answers(&ask(&["repetition", "--json"], &lines));
    assert_eq!(answers.len(), rows.len());
    for (answer, row) in answers.iter().zip(&rows) {
        assert_eq!(answer.to_string(), format!("{{\"occurrences\":{}}}", row[3]), "{}", row[0]);
    }
}

#[test]
fn repetition_says_which_move_is_wrong() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let lines = [format!("{start}\te2e4 e2e4"), start.to_owned()];
    let output = ask(&["repetition"], &lines);
    assert_eq!(output.status.code(), Some(1), "there was a no");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "error: move 2, e2e4: e2e4 is not lawful here\n1\n");
}

#[test]
fn san_reads_at_three_levels() {
    let rows = table("san_cases.tsv");
    let lines: Vec<String> = rows.iter().map(|row| format!("{}\t{}", row[0], row[1])).collect();
    for (column, mode) in [(2, "strict"), (3, "standard"), (4, "lenient")] {
        let answers = answers(&ask(&["san", "--mode", mode, "--json"], &lines));
        assert_eq!(answers.len(), rows.len());
        for ((answer, row), line) in answers.iter().zip(&rows).zip(&lines) {
            assert_eq!(answer["input"], **line);
            let expected = &row[column];
            if expected == "error" {
                assert!(answer["error"].is_string() && answer.get("uci").is_none(), "{answer}");
            } else {
                assert_eq!(answer["uci"], **expected, "{answer}");
            }
        }
    }
}

#[test]
fn san_says_what_is_wrong_and_what_may_be_meant() {
    let rows = table("san_read.tsv");
    let lines: Vec<String> = rows.iter().map(|row| format!("{}\t{}", row[0], row[1])).collect();
    let answers = answers(&ask(&["san", "--mode", "lenient", "--json"], &lines));
    for (answer, row) in answers.iter().zip(&rows) {
        match row[2].strip_prefix("error:") {
            Some(kind) => assert_eq!(answer["error"], kind, "{answer}"),
            None => assert_eq!(answer["uci"], *row[2], "{answer}"),
        }
    }
    let missing = answers.iter().zip(&rows).find(|(_, row)| row[1] == "d8").expect("in the table");
    assert_eq!(missing.0["candidates"].as_array().map(Vec::len), Some(4), "{}", missing.0);
}

#[test]
fn san_writes_as_players_do() {
    let rows = table("san_write.tsv");
    let lines: Vec<String> = rows.iter().map(|row| format!("{}\t{}", row[0], row[1])).collect();
    let output = ask(&["san", "--write"], &lines);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    let written: Vec<&str> = text.lines().collect();
    let expected: Vec<&str> = rows.iter().map(|row| row[2].as_str()).collect();
    assert_eq!(written, expected);
    let french = ask(&["san", "--write", "--letters", "fr"], &lines[..1]);
    assert_eq!(String::from_utf8_lossy(&french.stdout), "Cf6\n");
}
