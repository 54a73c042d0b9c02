//! Pages of other hosts can neither play nor create anything with a visitor's browser.

use crate::http::{create, request, wish};
use crate::limits::UPGRADE;
use crate::world::World;

#[tokio::test]
async fn what_changes_something_or_listens_is_for_our_own_pages() {
    let world = World::new().await;
    let (id, _) = create(world.address, None).await;
    let socket = format!("/api/games/{id}/socket");
    let own = format!("http://{}", world.address);
    let other_port = "http://127.0.0.1:1".to_owned();
    let wish = wish(None).to_string();
    for (origin, allowed) in [
        (None, true),
        (Some(own), true),
        (Some(other_port), false),
        (Some("https://evil.example".to_owned()), false),
        (Some("null".to_owned()), false),
    ] {
        let origin = origin.as_ref().map(|origin| ("origin", origin.as_str()));
        let json = ("content-type", "application/json");
        let headers: Vec<_> = [json].into_iter().chain(origin).collect();
        let posted = request(world.address, "POST", "/api/games", &headers, &wish).await;
        assert_eq!(posted.status, if allowed { 201 } else { 403 }, "{origin:?}");
        let headers: Vec<_> = UPGRADE.iter().copied().chain(origin).collect();
        let upgraded = request(world.address, "GET", &socket, &headers, "").await;
        assert_eq!(upgraded.status, if allowed { 101 } else { 403 }, "{origin:?}");
        if !allowed {
            assert_eq!(upgraded.json()["error"], "foreign_origin");
        }
        let origin: Vec<_> = origin.into_iter().collect();
        let read = request(world.address, "GET", "/api/games", &origin, "").await;
        assert_eq!(read.status, 200, "anyone may read: {origin:?}");
    }
}
