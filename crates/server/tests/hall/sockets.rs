//! Joining, hearing everything once, doing everything once, and who may do what.

use serde_json::{Value, json};
use tokio::net::TcpSocket;

use crate::client::{Page, both_ready};
use crate::http::create;
use crate::world::World;

#[tokio::test]
async fn joining_again_gives_what_was_missed_and_then_what_happens() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    for deed in [json!({ "touch": "g1" }), json!({ "release": "f3" })] {
        white.deed(0, deed).await.expect("a lawful deed");
    }
    for after in 0..=white.entries.len() {
        let mut again = Page::resume(world.address, &id, &[&tokens[1]], after as u64).await;
        assert_eq!(again.welcome["next"], json!(white.entries.len()));
        assert_eq!(again.welcome["you"], json!([1]));
        black.deed(1, json!({ "touch": "e7" })).await.expect("a lawful touch");
        black.deed(1, json!({ "release": "e7" })).await.expect("put back");
        white.hear_entries(white.entries.len() + 2).await;
        again.hear_entries(white.entries.len() - after).await;
        assert_eq!(again.entries, white.entries[after..], "after {after}");
    }
}

#[tokio::test]
async fn a_command_is_done_once_however_often_it_is_sent() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, black] = both_ready(world.address, &id, &tokens).await;
    let name = white.send(0, json!({ "touch": "e2" })).await;
    let first = white.answer(&name).await.expect("a lawful touch");
    let command = json!({ "cmd": name, "seat": 0, "do": { "touch": "e2" } });
    white.say(&command).await;
    assert_eq!(white.answer(&name).await, Ok(first));

    let mut again = Page::resume(world.address, &id, &[&tokens[0]], first + 1).await;
    again.say(&command).await;
    assert_eq!(again.answer(&name).await, Ok(first));

    drop((white, black, again));
    let folder = world.close().await;
    let clock = std::sync::Arc::new(touchmove_server::MachineClock::start(0));
    let world = World::open(folder, clock, touchmove_server::Limits::default()).await;
    let mut later = Page::resume(world.address, &id, &[&tokens[0]], first + 1).await;
    later.say(&command).await;
    assert_eq!(later.answer(&name).await, Ok(first));
    assert_eq!(later.welcome["next"], json!(first + 1));
}

#[tokio::test]
async fn the_same_name_from_the_other_seat_is_another_command() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    let command = |seat: u8, deed: Value| json!({ "cmd": "1", "seat": seat, "do": deed });
    black.say(&command(1, json!("resign-not"))).await;
    black.answer("1").await.expect_err("no such deed");
    white.say(&command(0, json!({ "touch": "e2" }))).await;
    let touched = white.answer("1").await.expect("a lawful touch");
    black.say(&command(1, json!("resign"))).await;
    let resigned = black.answer("1").await.expect("one may resign at any time");
    assert_eq!(resigned, touched + 1);
}

#[tokio::test]
async fn a_refused_command_stays_refused_when_it_is_sent_again() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    let early = black.send(1, json!({ "touch": "e7" })).await;
    let refused = black.answer(&early).await.expect_err("it is White's move");
    assert!(refused["law"].is_string());
    white.deed(0, json!({ "touch": "e2" })).await.expect("a touch");
    white.deed(0, json!({ "release": "e4" })).await.expect("a move");
    black.say(&json!({ "cmd": early, "seat": 1, "do": { "touch": "e7" } })).await;
    assert_eq!(black.answer(&early).await, Err(refused), "a touch binds: it is not done late");
}

#[tokio::test]
async fn a_refusal_names_its_clause_to_the_sender_alone() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    white.deed(0, json!({ "touch": "g1" })).await.expect("a touch");
    let refused = white.deed(0, json!({ "touch": "e2" })).await.expect_err("touched, moved");
    assert_eq!(refused["law"], "CH-7.2.1a");
    for language in ["en", "zh-Hans", "zh-Hant"] {
        assert!(refused["says"][language].as_str().is_some_and(|text| !text.is_empty()));
    }
    white.deed(0, json!({ "release": "f3" })).await.expect("a move");
    black.hear_entries(5).await;
    assert_eq!(black.entries, white.entries);
}

#[tokio::test]
async fn only_who_holds_a_seat_plays_for_it() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [_white, mut black] = both_ready(world.address, &id, &tokens).await;
    let mut spectator = Page::join(world.address, &id, &[]).await;
    for (is_black, seat) in [(false, 0), (true, 0), (true, 7)] {
        let page = if is_black { &mut black } else { &mut spectator };
        let refused = page.deed(seat, json!({ "touch": "e2" })).await.expect_err("not theirs");
        assert_eq!((&refused["law"], &refused["findings"]), (&Value::Null, &json!([])));
        assert!(refused["says"]["zh-Hans"].is_string());
    }
    spectator.hear_entries(3).await;
    assert_eq!(spectator.entries, black.entries);
    for tokens in [&["no-token"][..], &[&tokens[0], "no-token"], &[""]] {
        let mut stranger = connect(&world, &id).await;
        stranger.say(&json!({ "join": { "after": 0, "seats": tokens } })).await;
        assert_eq!(stranger.end().await, (json!("unknown_seat"), 1008));
    }
}

#[tokio::test]
async fn both_players_may_sit_at_one_screen() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let mut page = Page::join(world.address, &id, &[&tokens[1], &tokens[0]]).await;
    assert_eq!(page.welcome["you"], json!([0, 1]));
    for (seat, deed) in [
        (0, json!("ready")),
        (1, json!("ready")),
        (0, json!({ "touch": "e2" })),
        (0, json!({ "release": "e4" })),
        (1, json!({ "touch": "e7" })),
    ] {
        page.deed(seat, deed).await.expect("a lawful deed");
    }
}

#[tokio::test]
async fn everyone_hears_who_is_there() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let mut white = Page::join(world.address, &id, &[&tokens[0]]).await;
    let black = Page::join(world.address, &id, &[&tokens[1]]).await;
    let spectator = Page::join(world.address, &id, &[]).await;
    let mut present = async |seats: [bool; 2], watching: u32| {
        while white.present != json!({ "seats": seats, "watching": watching }) {
            white.hear().await;
        }
    };
    present([true, true], 1).await;
    drop(black);
    present([true, false], 1).await;
    drop(spectator);
    present([true, false], 0).await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_without_a_clause() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, _black] = both_ready(world.address, &id, &tokens).await;
    for (text, cmd) in [
        ("no JSON", Value::Null),
        (r#"{"cmd":"a","seat":0,"do":"wake"}"#, json!("a")),
        (r#"{"cmd":"b","seat":0,"do":{"outage":{"from":0}}}"#, json!("b")),
        (r#"{"cmd":"c","seat":0,"do":{"touch":"e9"}}"#, json!("c")),
    ] {
        white.say_text(text).await;
        let refused = loop {
            let message = white.hear().await;
            if let Some(refused) = message.get("refused") {
                break refused.clone();
            }
        };
        assert_eq!((&refused["cmd"], &refused["law"]), (&cmd, &Value::Null), "{text}");
    }
    for hello in [r#"{"cmd":"a","seat":0,"do":"press"}"#, r#"{"join":{}}"#, "hello"] {
        let mut page = connect(&world, &id).await;
        page.say_text(hello).await;
        assert_eq!(page.end().await, (json!("malformed"), 1008), "{hello}");
    }
    let mut ahead = connect(&world, &id).await;
    ahead.say(&json!({ "join": { "after": 4, "seats": [] } })).await;
    assert_eq!(ahead.end().await, (json!("ahead_of_log"), 1008));
}

#[tokio::test]
async fn closing_answers_what_was_asked_and_says_good_bye() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, black] = both_ready(world.address, &id, &tokens).await;
    drop(black);
    for deed in [json!({ "touch": "e2" }), json!({ "release": "e4" })] {
        white.send(0, deed).await;
    }
    white.settle().await;
    let (end, _folder) = tokio::join!(white.end(), world.close());
    assert_eq!(end, (json!("closing"), 1012));
    let made = &white.last()["events"][0]["is"];
    assert_eq!((white.entries.len(), made), (5, &json!("move_made")));
}

async fn connect(world: &World, id: &str) -> Page {
    Page::connect(world.address, id, TcpSocket::new_v4().expect("a socket")).await
}
