//! What the hall does not put up with: large frames, floods, and too many of anything.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::net::TcpSocket;
use touchmove_server::{Limits, Rate};

use crate::client::{Page, both_ready};
use crate::http::{create, post, request, wish};
use crate::world::{START, SetClock, World};

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_connection() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let mut page = Page::join(world.address, &id, &[&tokens[0]]).await;
    page.say_text(&"x".repeat(8 * 1024)).await;
    while page.hear().await.get("refused").is_none() {}
    page.say_text(&"x".repeat(8 * 1024 + 1)).await;
    assert_eq!(page.end().await, (json!("too_large"), 1009));
    let mut page = connect(&world, &id).await;
    page.say_text(&"x".repeat(8 * 1024 + 1)).await;
    assert_eq!(page.end().await, (json!("too_large"), 1009));
}

#[tokio::test]
async fn a_flood_ends_the_connection_and_no_other() {
    let commands = Rate { a_second: 1, at_most: 5 };
    let (world, clock) = with(Limits { commands, ..Limits::default() }).await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    for _ in 0..4 {
        white.deed(0, json!("adjust")).await.expect("the fifth command at most");
    }
    white.send(0, json!("adjust")).await;
    assert_eq!(white.end().await, (json!("flood"), 1008));
    black.hear_entries(7).await;
    let mut again = Page::resume(world.address, &id, &[&tokens[0]], 7).await;
    for second in 1..=10 {
        again.deed(0, json!("adjust")).await.expect("one a second is no flood");
        clock.set(second * 1000);
    }
}

#[tokio::test]
async fn a_slow_reader_is_let_go_and_can_go_on_where_it_stopped() {
    let plenty = Rate { a_second: 1000, at_most: 1_000_000 };
    let (world, _clock) = with(Limits { commands: plenty, ..Limits::default() }).await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, _black] = both_ready(world.address, &id, &tokens).await;
    let narrow = TcpSocket::new_v4().expect("a socket");
    narrow.set_recv_buffer_size(4096).expect("a small buffer");
    let mut slow = Page::connect(world.address, &id, narrow).await;
    slow.say(&json!({ "join": { "after": 0, "seats": [] } })).await;
    while white.present["watching"] != 1 {
        white.hear().await;
    }
    // It fetches nothing while much happens: sooner or later it is let go, and nobody waited for it.
    while white.present["watching"] == 1 {
        white.deed(0, json!("adjust")).await.expect("a lawful deed");
    }
    let (error, code) = slow.end().await;
    assert_eq!((error, code), (Value::Null, 1013));
    let heard = slow.entries.len();
    assert!(heard < white.entries.len());
    assert_eq!(slow.entries, white.entries[..heard], "no gap before the end");
    let mut again = Page::resume(world.address, &id, &[], heard as u64).await;
    again.hear_entries(white.entries.len() - heard).await;
    assert_eq!(again.entries, white.entries[heard..]);
}

#[tokio::test]
async fn who_does_not_answer_is_let_go() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let page = Page::join(world.address, &id, &[&tokens[0]]).await;
    let stranger = connect(&world, &id).await;
    // From here on nobody waits in earnest: time jumps to the next moment at which something is due.
    tokio::time::pause();
    for dead in [page, stranger] {
        let heard = dead.play_dead().await;
        assert!(heard.contains(r#"{"error":{"code":"silent""#), "{heard:?}");
    }
}

#[tokio::test]
async fn an_address_gets_no_more_games_and_sockets_than_it_may() {
    let games = Rate { a_second: 1, at_most: 2 };
    let (world, clock) = with(Limits { games, sockets_of_one: 2, ..Limits::default() }).await;
    let (id, tokens) = create(world.address, None).await;
    create(world.address, None).await;
    let refused = post(world.address, "/api/games", &wish(None)).await;
    assert_eq!((refused.status, &refused.json()["error"]), (429, &json!("too_many_games")));
    clock.set(1000);
    create(world.address, None).await;

    let first = Page::join(world.address, &id, &[]).await;
    let mut second = Page::join(world.address, &id, &[&tokens[0]]).await;
    let path = format!("/api/games/{id}/socket");
    let refused = request(world.address, "GET", &path, UPGRADE, "").await;
    assert_eq!((refused.status, &refused.json()["error"]), (429, &json!("too_many_sockets")));
    drop(first);
    while second.present != json!({ "seats": [true, false], "watching": 0 }) {
        second.hear().await;
    }
    // Who left is out of the books soon after the table knows.
    while request(world.address, "GET", &path, UPGRADE, "").await.status == 429 {}
}

/// What asks for a socket.
pub const UPGRADE: &[(&str, &str)] = &[
    ("connection", "upgrade, close"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

async fn with(limits: Limits) -> (World, Arc<SetClock>) {
    let clock = SetClock::new(START);
    let folder = tempfile::tempdir().expect("a folder");
    (World::open(folder, Arc::clone(&clock) as _, limits).await, clock)
}

async fn connect(world: &World, id: &str) -> Page {
    Page::connect(world.address, id, TcpSocket::new_v4().expect("a socket")).await
}
