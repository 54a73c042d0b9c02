//! `touchmove perft` with threads, table and divide counts what was published.

use std::process::Command;

/// Published: chessprogramming wiki, perft results, position 2.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn perft(arguments: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["perft", "--fen", KIWIPETE])
        .args(arguments)
        .output()
        .expect("the command runs");
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).expect("text").lines().map(String::from).collect()
}

#[test]
fn threads_and_table_change_nothing_in_the_count() {
    for more in [
        &[][..],
        &["--threads", "1", "--hash", "0"],
        &["--threads", "3", "--hash", "1"],
        &["--threads", "2", "--hash", "0"],
    ] {
        assert_eq!(perft(&[&["4"], more].concat()), ["4085603"], "{more:?}");
    }
    assert_eq!(perft(&["0"]), ["1"]);
    assert_eq!(perft(&["1"]), ["48"]);
}

#[test]
fn divide_tells_each_first_move_and_the_sum_last() {
    let lines = perft(&["3", "--divide", "--threads", "2"]);
    let (sum, moves) = lines.split_last().expect("lines");
    assert_eq!(sum, "97862");
    assert_eq!(moves.len(), 48);
    let count = |line: &String| -> u64 {
        let (_, nodes) = line.split_once(": ").expect("a move and its count");
        nodes.parse().expect("a number")
    };
    assert_eq!(moves.iter().map(count).sum::<u64>(), 97_862);
}
