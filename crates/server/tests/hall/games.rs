//! Whole games through two sockets, touch by touch and press by press: the PGN says the moves that were played.

use serde_json::{Value, json};
use touchmove_record::verify;

use crate::client::{Page, both_ready};
use crate::http::{create, get};
use crate::world::World;

const OPERA: &str = include_str!("../../../../fixtures/games/opera.moves");
const LONG: &str = include_str!("../../../../fixtures/games/long.moves");

/// An hour each.
const CLOCK: u64 = 3_600_000;

#[tokio::test]
async fn the_opera_game_is_played_and_written_down() {
    let outcome = play(OPERA).await;
    assert_eq!(outcome, json!({ "scores": [2, 0], "reason": "checkmate", "law": "CH-10.1" }));
}

#[tokio::test]
async fn a_long_game_with_every_kind_of_move_is_played_and_written_down() {
    let moves: Vec<(&str, &str)> = read(LONG).collect();
    assert!(moves.len() > 200);
    for kind in ["O-O", "O-O-O", "=N", "=B", "=R"] {
        assert!(moves.iter().any(|(san, _)| san.contains(kind)), "{kind}");
    }
    let outcome = play(LONG).await;
    assert_eq!(outcome["scores"], json!([0, 2]));
}

/// Plays the moves with a clock and gives the outcome.
async fn play(moves: &str) -> Value {
    let world = World::new().await;
    let (id, tokens) = create(world.address, Some(CLOCK)).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    for (ply, (san, uci)) in read(moves).enumerate() {
        let (seat, player, opponent) = match ply % 2 {
            0 => (0, &mut white, &mut black),
            _ => (1, &mut black, &mut white),
        };
        make(player, seat, uci).await;
        let made = player.last()["events"].as_array().expect("events").iter();
        let notation = made.clone().find(|event| event["is"] == "move_made");
        assert_eq!(notation.map(|event| &event["notation"]), Some(&json!(san)));
        if player.last()["table"]["phase"] == "running" {
            player.deed(seat, json!("press")).await.expect("a press");
        }
        opponent.hear_entries(player.entries.len()).await;
    }
    assert_eq!(white.entries, black.entries);
    let numbers = white.entries.iter().map(|entry| entry["number"].as_u64());
    assert!(numbers.eq((0..white.entries.len() as u64).map(Some)), "numbers without a gap");

    let pgn = get(world.address, &format!("/api/games/{id}/pgn")).await.body;
    let written = movetext(&pgn);
    let expected: Vec<&str> = read(moves).map(|(san, _)| san).collect();
    assert_eq!(written, expected);

    let log = get(world.address, &format!("/api/games/{id}/log")).await.body;
    let session = verify(log.lines()).expect("a log that judges to itself");
    assert_eq!(Some(session.head().as_str()), white.last()["hash"].as_str());
    let summary = get(world.address, &format!("/api/games/{id}")).await.json();
    assert_eq!(summary["acts"], json!(expected.len()));
    assert_eq!(summary["phase"], "over");
    summary["outcome"].clone()
}

/// Makes a move with the hand: touch, release, and whatever the board still asks for.
async fn make(page: &mut Page, seat: u8, uci: &str) {
    let mut step = json!({ "from": uci[..2], "to": uci[2..4] });
    loop {
        if let Some(man) = step.get("man") {
            let place = json!({ "place": { "man": man, "to": step["to"] } });
            page.deed(seat, place).await.expect(uci);
        } else {
            page.deed(seat, json!({ "touch": step["from"] })).await.expect(uci);
            page.deed(seat, json!({ "release": step["to"] })).await.expect(uci);
        }
        let entry = page.last();
        let events = entry["events"].as_array().expect("events");
        if events.iter().any(|event| event["is"] == "move_made") {
            return;
        }
        let open = entry["table"]["owed"]["open"].as_array().expect("steps");
        // The rook of a castling, or the man that the pawn becomes.
        let wanted = uci[4..].to_ascii_uppercase();
        let fits = |step: &&Value| match step["man"].as_str() {
            Some(man) => man.ends_with(&wanted),
            None => true,
        };
        step = open.iter().find(fits).unwrap_or_else(|| panic!("{uci}: {entry}")).clone();
    }
}

/// The moves of a file, as SAN and as UCI.
fn read(moves: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = moves.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').expect("SAN and UCI"))
}

/// The moves of a PGN, without numbers, comments and result.
fn movetext(pgn: &str) -> Vec<&str> {
    let (_, text) = pgn.split_once("\n\n").expect("tags and moves");
    let outside = text.split('{').flat_map(|piece| {
        piece.split_once('}').map_or(piece, |(_, after)| after).split_whitespace()
    });
    outside
        .filter(|word| !word.ends_with('.') && !["1-0", "0-1", "1/2-1/2", "*"].contains(word))
        .collect()
}
