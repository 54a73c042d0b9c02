//! `kill -9` under load: whatever the hall has told anyone is there when it is opened again.
//!
//! Many games are played at once. After a number of entries that is drawn by lot the hall is killed, opened
//! again, and everything that was heard is compared with what it says now. `TOUCHMOVE_CRASHES` says how
//! often (8 times, if nothing else is asked for).

mod hall;
mod lot;
mod player;

use std::env;
use std::process::Command;
use std::sync::Arc;

use serde_json::Value;
use tokio::sync::watch;
use touchmove_record::{Hash, verify};

use hall::Hall;
use lot::Lot;
use player::Player;

/// How many games are played at once.
const GAMES: u64 = 24;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kill_9() {
    let crashes = env::var("TOUCHMOVE_CRASHES").map_or(8, |text| text.parse().expect("a number"));
    let data = tempfile::tempdir().expect("a folder");
    let mut lot = Lot::new(20_261_130);
    let mut hall = Hall::open(data.path()).await;
    let mut players = Vec::new();
    for seed in 0..GAMES {
        players.push(Player::new(hall.create_game().await, Lot::new(seed)));
    }
    for _ in 0..crashes {
        let heard = Arc::new(watch::Sender::new(0));
        let playing: Vec<_> = players
            .into_iter()
            .map(|player| tokio::spawn(player.play(hall.address, Arc::clone(&heard))))
            .collect();
        let enough = 20 + lot.below(500);
        heard.subscribe().wait_for(|count| *count >= enough).await.expect("somebody plays");
        hall.kill().await;
        players = Vec::new();
        for player in playing {
            players.push(player.await.expect("a player who stops when the line breaks"));
        }
        hall = Hall::open(data.path()).await;
        for player in &players {
            check(&hall, player).await;
        }
    }
    hall.kill().await;
    check_logs(data.path(), &players);
}

/// Compares what the player has heard with what the hall says now.
async fn check(hall: &Hall, player: &Player) {
    let log = hall.get(&format!("/api/games/{}/log", player.game.id)).await;
    let lines: Vec<&str> = log.lines().collect();
    // This judges every line anew, and finds any number or hash that does not follow from the line before.
    let session = verify(lines.iter().copied()).expect("a log that judges to itself");
    assert_eq!(session.next_number(), lines.len() as u64);
    for entry in &player.entries {
        let number = entry["number"].as_u64().expect("a number");
        let line = lines.get(usize::try_from(number).expect("small"));
        let hash = line.map(|line| Hash::of(line).as_str().to_owned());
        assert_eq!(hash.as_deref(), entry["hash"].as_str(), "entry {number} is there, unchanged");
    }
    for (command, number) in &player.acknowledged {
        let line = lines[usize::try_from(*number).expect("small")];
        let line: Value = serde_json::from_str(line).expect("a line");
        assert_eq!(line["cmd"].as_str(), Some(command.as_str()), "done as it was acknowledged");
    }
    // What is told of the entries now is what was told then: the game stands as it stood.
    let told = player::spectate(hall.address, &player.game.id, lines.len()).await;
    let numbers = (0..told.len()).map(|number| Some(number as u64));
    assert!(told.iter().map(|entry| entry["number"].as_u64()).eq(numbers));
    assert_eq!(told[..player.entries.len()], player.entries);
}

/// The logs as `touchmove export` writes them are right for `touchmove verify`.
fn check_logs(data: &std::path::Path, players: &[Player]) {
    let mut files = Vec::new();
    for player in players {
        let export = Command::new(env!("CARGO_BIN_EXE_touchmove"))
            .args(["export", &player.game.id, "--log", "--data"])
            .arg(data)
            .output()
            .expect("the program runs");
        assert!(export.status.success(), "{export:?}");
        let file = data.join(format!("{}.jsonl", player.game.id));
        std::fs::write(&file, export.stdout).expect("a file");
        files.push(file);
    }
    let verified =
        Command::new(env!("CARGO_BIN_EXE_touchmove")).arg("verify").args(&files).output();
    let verified = verified.expect("the program runs");
    assert!(verified.status.success(), "{verified:?}");
}
