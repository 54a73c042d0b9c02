//! Time: flags fall at their moment, with nobody looking, and waiting for the disk costs no player time.

use std::sync::Arc;

use serde_json::{Value, json};
use touchmove_server::Limits;

use crate::client::{Page, both_ready};
use crate::http::{create, create_as, get, wish};
use crate::world::{START, SetClock, SlowStore, World};

const MINUTE: u64 = 60_000;

#[tokio::test]
async fn a_flag_falls_with_nobody_connected() {
    let (world, clock) = World::with_clock().await;
    let (id, tokens) = create(world.address, Some(MINUTE)).await;
    drop(both_ready(world.address, &id, &tokens).await);
    clock.set(MINUTE - 1);
    let path = format!("/api/games/{id}");
    assert_eq!(get(world.address, &path).await.json()["phase"], "running");
    clock.set(MINUTE);
    // The hall's list shows what is kept, and does not wake the table.
    while get(world.address, &path).await.json()["phase"] == "running" {
        tokio::task::yield_now().await;
    }
    let summary = get(world.address, &path).await.json();
    assert_eq!(summary["outcome"]["reason"], "flag");
    assert_eq!(summary["outcome"]["scores"], json!([0, 2]));
    let mut page = Page::join(world.address, &id, &[]).await;
    page.hear_entries(4).await;
    assert_eq!(page.last()["at"], json!(START + MINUTE));
}

#[tokio::test]
async fn every_deadline_is_judged_at_its_moment_however_late_the_table_wakes() {
    let (world, clock) = World::with_clock().await;
    let none = json!({ "kind": "none" });
    let mut two_periods = wish(None);
    two_periods["clock"] = json!({
        "periods": [
            { "moves": 1, "time": MINUTE, "bonus": none },
            { "moves": null, "time": MINUTE, "bonus": none },
        ],
        "transition": "at_zero",
    });
    let (id, tokens) = create_as(world.address, &two_periods).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    for (seat, page, from, to) in [(0, &mut white, "e2", "e4"), (1, &mut black, "e7", "e5")] {
        page.deed(seat, json!({ "touch": from })).await.expect("a touch");
        page.deed(seat, json!({ "release": to })).await.expect("a move");
        page.deed(seat, json!("press")).await.expect("a press");
    }
    // White's second move takes an hour: its first period ends, and then its second.
    clock.set(60 * MINUTE);
    white.hear_entries(11).await;
    let heard = white.entries[9..].iter().map(|entry| (is(entry), entry["at"].clone()));
    let expected = [
        (vec!["period_began"], json!(START + MINUTE)),
        (vec!["flag_fell", "ended"], json!(START + 2 * MINUTE)),
    ];
    assert!(heard.clone().eq(expected), "{:?}", heard.collect::<Vec<_>>());
}

#[tokio::test]
async fn a_press_before_the_deadline_is_in_time_however_slow_the_disk() {
    let Slow { world, clock, store, id, players: [mut white, mut black] } = slow().await;
    white.deed(0, json!({ "touch": "e2" })).await.expect("a touch");
    store.open_gate(false);
    clock.set(MINUTE - 20);
    let made = white.send(0, json!({ "release": "e4" })).await;
    white.settle().await;
    clock.set(MINUTE - 1);
    let pressed = white.send(0, json!("press")).await;
    white.settle().await;
    assert_eq!(white.entries.len(), 4, "nobody hears what is not durable");
    clock.set(10 * MINUTE);
    store.open_gate(true);
    assert_eq!(white.answer(&made).await, Ok(4));
    assert_eq!(white.answer(&pressed).await, Ok(5));
    assert_eq!(white.entries[5]["at"], json!(START + MINUTE - 1));
    assert_eq!(white.entries[5]["table"]["clock"]["left"], json!([1, MINUTE]));
    // The time of the opponent did run out meanwhile.
    black.hear_entries(7).await;
    assert_eq!(is(black.last()), ["flag_fell", "ended"]);
    assert_eq!(black.last()["at"], json!(START + MINUTE - 1 + MINUTE));
    assert_eq!(get(world.address, &format!("/api/games/{id}")).await.json()["phase"], "over");
}

#[tokio::test]
async fn a_press_at_the_deadline_is_too_late_however_slow_the_disk() {
    let Slow { world: _world, clock, store, players: [mut white, mut black], .. } = slow().await;
    white.deed(0, json!({ "touch": "e2" })).await.expect("a touch");
    white.deed(0, json!({ "release": "e4" })).await.expect("a move");
    store.open_gate(false);
    clock.set(MINUTE - 1);
    let offered = white.send(0, json!("offer")).await;
    white.settle().await;
    clock.set(MINUTE);
    let pressed = white.send(0, json!("press")).await;
    white.settle().await;
    store.open_gate(true);
    assert_eq!(white.answer(&offered).await, Ok(5));
    let refused = white.answer(&pressed).await.expect_err("too late");
    assert!(refused["law"].is_string(), "{refused}");
    black.hear_entries(7).await;
    assert_eq!(is(black.last()), ["flag_fell", "ended"]);
    assert_eq!(black.last()["at"], json!(START + MINUTE));
}

struct Slow {
    world: World,
    clock: Arc<SetClock>,
    store: Arc<SlowStore>,
    id: String,
    players: [Page; 2],
}

/// A game with a minute each that has begun, in a hall whose disk can be slow.
async fn slow() -> Slow {
    let folder = tempfile::tempdir().expect("a folder");
    let (clock, store) = (SetClock::new(START), SlowStore::new(folder.path()));
    let (its_clock, its_store) = (Arc::clone(&clock), Arc::clone(&store));
    let world = World::over(folder, its_store, its_clock, Limits::default()).await;
    let (id, tokens) = create(world.address, Some(MINUTE)).await;
    let players = both_ready(world.address, &id, &tokens).await;
    Slow { world, clock, store, id, players }
}

/// What an entry's events are.
pub fn is(entry: &Value) -> Vec<&str> {
    let events = entry["events"].as_array().expect("events");
    events.iter().map(|event| event["is"].as_str().expect("a name")).collect()
}
