//! The hall ends and is opened again: nothing is lost, and no player's time ran.

use serde_json::json;
use touchmove_server::{Limits, Sqlite, Store};

use crate::client::{Page, both_ready};
use crate::http::create;
use crate::time::is;
use crate::world::{START, SetClock, World};

const MINUTE: u64 = 60_000;

#[tokio::test]
async fn an_outage_costs_no_time() {
    let (world, clock) = World::with_clock().await;
    let (id, tokens) = create(world.address, Some(MINUTE)).await;
    let [mut white, black] = both_ready(world.address, &id, &tokens).await;
    clock.set(10_000);
    white.deed(0, json!({ "touch": "e2" })).await.expect("a touch");
    let copy = world.as_after_a_crash();
    drop([white, black]);
    world.close().await;

    let hour = 60 * MINUTE;
    clock.set(hour);
    let world = World::open(copy, clock.clone(), Limits::default()).await;
    let mut again = Page::resume(world.address, &id, &[&tokens[0]], 4).await;
    again.hear_entries(1).await;
    assert_eq!(is(again.last()), ["outage"]);
    assert_eq!(again.last()["events"][0]["from"], json!(START + 10_000));
    assert_eq!(again.last()["events"][0]["to"], json!(START + hour));
    assert_eq!(again.last()["table"]["clock"]["left"], json!([50_000, MINUTE]));
    assert_eq!(again.last()["table"]["hand"]["held"], "e2");
    // From now on it runs again.
    clock.set(hour + 50_000);
    again.hear_entries(2).await;
    assert_eq!(is(again.last()), ["flag_fell", "ended"]);
    assert_eq!(again.last()["at"], json!(START + hour + 50_000));
}

#[tokio::test]
async fn time_runs_until_the_hall_is_closed_in_order() {
    let (world, clock) = World::with_clock().await;
    let (id, tokens) = create(world.address, Some(MINUTE)).await;
    drop(both_ready(world.address, &id, &tokens).await);
    clock.set(20_000);
    let folder = world.close().await;
    clock.set(5 * MINUTE);
    let world = World::open(folder, clock.clone(), Limits::default()).await;
    let mut again = Page::join(world.address, &id, &[&tokens[0]]).await;
    again.hear_entries(4).await;
    assert_eq!(again.last()["table"]["clock"]["left"], json!([40_000, MINUTE]));
}

#[tokio::test]
async fn a_flag_that_fell_before_the_outage_has_fallen() {
    let (world, clock) = World::with_clock().await;
    let (id, tokens) = create(world.address, Some(MINUTE)).await;
    drop(both_ready(world.address, &id, &tokens).await);
    let copy = world.as_after_a_crash();
    world.close().await;
    // The hall was up a moment longer than the player had time, and ended before it could say so.
    let store = Sqlite::open(copy.path()).expect("a store");
    store.beat(START + MINUTE + 1).await.expect("a beat");
    store.close().await.expect("closed");
    clock.set(10 * MINUTE);
    let world = World::open(copy, clock, Limits::default()).await;
    let mut page = Page::join(world.address, &id, &[]).await;
    page.hear_entries(4).await;
    assert_eq!(is(page.last()), ["flag_fell", "ended"]);
    assert_eq!(page.last()["at"], json!(START + MINUTE));
}

#[tokio::test]
async fn a_calendar_that_went_back_moves_no_clock_back() {
    let (world, clock) = World::with_clock().await;
    let (id, tokens) = create(world.address, Some(MINUTE)).await;
    let [mut white, black] = both_ready(world.address, &id, &tokens).await;
    clock.set(10_000);
    white.deed(0, json!({ "touch": "e2" })).await.expect("a touch");
    drop([white, black]);
    let folder = world.close().await;
    let world = World::open(folder, SetClock::new(START - MINUTE), Limits::default()).await;
    let mut again = Page::resume(world.address, &id, &[&tokens[0]], 4).await;
    let number = again.deed(0, json!({ "release": "e4" })).await.expect("a move");
    assert_eq!((number, &again.last()["at"]), (4, &json!(START + 10_000)));
    assert_eq!(again.last()["table"]["clock"]["left"], json!([50_000, MINUTE]));
}
