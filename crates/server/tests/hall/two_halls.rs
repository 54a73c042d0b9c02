//! Two halls over one store, as many nodes will be one day: a game never has two ends.

use std::net::Ipv4Addr;
use std::sync::Arc;

use serde_json::json;
use touchmove_server::{Limits, MachineClock, OpenHall, Sqlite, bind};

use crate::client::{Page, both_ready};
use crate::http::create;
use crate::world::World;

#[tokio::test]
async fn a_table_that_is_behind_is_set_up_anew() {
    let world = World::new().await;
    let (id, tokens) = create(world.address, None).await;
    let [mut white, mut black] = both_ready(world.address, &id, &tokens).await;
    let store = Arc::new(Sqlite::open(world.folder.path()).expect("the same store"));
    let door = bind((Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
    let clock = Arc::new(MachineClock::start(0));
    let other = OpenHall::open(door, store, clock, Limits::default()).await.expect("open");

    let mut elsewhere = Page::join(other.address(), &id, &[&tokens[0]]).await;
    elsewhere.deed(0, json!({ "touch": "e2" })).await.expect("a touch");
    // Here, nobody has heard of that touch. What is asked for now is lawful here, and still not kept.
    white.send(0, json!({ "touch": "g1" })).await;
    assert_eq!(white.end().await, (json!("interrupted"), 1013));
    assert_eq!(black.end().await, (json!("interrupted"), 1013));
    assert_eq!(white.entries.len(), 3);

    let mut again = Page::resume(world.address, &id, &[&tokens[0]], 3).await;
    again.hear_entries(1).await;
    assert_eq!(again.entries, elsewhere.entries[3..]);
    let refused = again.deed(0, json!({ "touch": "g1" })).await.expect_err("e2 was touched");
    assert_eq!(refused["law"], "CH-7.2.1a");
    again.deed(0, json!({ "release": "e4" })).await.expect("a move");
}
