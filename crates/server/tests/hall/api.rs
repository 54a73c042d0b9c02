//! What a page may ask over HTTP, and how it is told that something is not to be had.

use serde_json::{Value, json};
use touchmove_record::verify;

use crate::http::{create, get, post, request, wish};
use crate::world::World;

#[tokio::test]
async fn the_hall_says_what_can_be_played_here() {
    let world = World::new().await;
    let hall = get(world.address, "/api/hall").await.json();
    assert_eq!(hall["rules"], json!(["classic", "fide-2023-standard"]));
    assert_eq!(hall["games"], json!(["chess"]));
    assert_eq!(hall["addresses"], json!([]), "this one listens to this machine alone");
    let board = get(world.address, "/api/geometry/chess").await.json();
    assert_eq!(board["spots"].as_array().map(Vec::len), Some(64));
    let laws = get(world.address, "/api/laws").await.json();
    let touch = get(world.address, "/api/laws/CH-7.2.1a").await.json();
    assert!(laws["laws"].as_array().expect("laws").contains(&touch));
    assert_eq!((&touch["id"], &touch["section"]), (&json!("CH-7.2.1a"), &json!("g")));
}

#[tokio::test]
async fn a_new_game_is_found_by_its_id_and_in_the_list_if_it_is_listed() {
    let world = World::new().await;
    let (first, _) = create(world.address, Some(300_000)).await;
    let mut unlisted = wish(None);
    unlisted["listed"] = json!(false);
    unlisted["names"] = json!(["\u{202e}  Ann\u{0}", ""]);
    let unlisted = post(world.address, "/api/games", &unlisted).await.json();
    let (second, _) = create(world.address, None).await;
    let list = get(world.address, "/api/games").await.json();
    let listed = list["games"].as_array().expect("games").iter();
    let listed: std::collections::BTreeSet<_> =
        listed.map(|game| game["id"].as_str().expect("an id")).collect();
    assert_eq!(listed, [first.as_str(), second.as_str()].into());

    let id = unlisted["id"].as_str().expect("an id");
    let summary = get(world.address, &format!("/api/games/{id}")).await;
    let created = summary.json()["created"].clone();
    assert_eq!(
        summary.json(),
        json!({
            "id": id, "game": "chess", "rules": "classic", "clock": null, "names": ["Ann", ""],
            "listed": false, "phase": "waiting", "acts": 0, "created": created, "outcome": null,
        })
    );
    assert!(!summary.body.contains(unlisted["seats"][0].as_str().expect("a token")));
    let log = get(world.address, &format!("/api/games/{id}/log")).await;
    assert_eq!(log.header("content-type"), Some("application/jsonl; charset=utf-8"));
    verify(log.body.lines()).expect("a log");
    let pgn = get(world.address, &format!("/api/games/{id}/pgn")).await;
    assert!(pgn.body.contains("[White \"Ann\"]"), "{}", pgn.body);
}

#[tokio::test]
async fn what_is_not_to_be_had_is_told_in_three_languages() {
    let world = World::new().await;
    let changed = |field: &str, value: Value| {
        let mut wish = wish(Some(60_000));
        wish[field] = value;
        wish.to_string()
    };
    let json = ("content-type", "application/json");
    let text = ("content-type", "text/plain");
    let large = changed("start", json!("x".repeat(16 * 1024)));
    for (method, path, header, body, status, code) in [
        ("GET", "/api/games/nobody", None, String::new(), 404, "no_game"),
        ("GET", "/api/games/nobody/pgn", None, String::new(), 404, "no_game"),
        ("GET", "/api/games/nobody/log", None, String::new(), 404, "no_game"),
        ("GET", "/api/games/nobody/socket", None, String::new(), 400, "malformed"),
        ("GET", "/api/laws/CH-0", None, String::new(), 404, "no_clause"),
        ("GET", "/api/geometry/draughts", None, String::new(), 404, "no_game"),
        ("GET", "/api/nothing", None, String::new(), 404, "not_found"),
        ("GET", "/assets/../Cargo.toml", None, String::new(), 404, "not_found"),
        ("POST", "/api/games", Some(text), wish(None).to_string(), 415, "not_json"),
        ("POST", "/api/games", None, wish(None).to_string(), 415, "not_json"),
        ("POST", "/api/games", Some(json), "{".to_owned(), 400, "malformed"),
        ("POST", "/api/games", Some(json), changed("colour", json!(1)), 400, "malformed"),
        ("POST", "/api/games", Some(json), large, 413, "too_large"),
        ("POST", "/api/games", Some(json), changed("game", json!("go")), 422, "unplayable"),
        ("POST", "/api/games", Some(json), changed("rules", json!("mine")), 422, "unplayable"),
        ("POST", "/api/games", Some(json), changed("names", json!([])), 422, "unplayable"),
        ("POST", "/api/games", Some(json), changed("start", json!("8/8")), 422, "unplayable"),
    ] {
        let headers: Vec<_> = header.into_iter().collect();
        let answer = request(world.address, method, path, &headers, &body).await;
        let told = answer.json();
        assert_eq!((answer.status, &told["error"]), (status, &json!(code)), "{path} {body}");
        for language in ["en", "zh-Hans", "zh-Hant"] {
            assert!(told["says"][language].as_str().is_some_and(|says| !says.is_empty()));
        }
    }
}

#[tokio::test]
async fn every_answer_tells_the_browser_to_be_careful() {
    let world = World::new().await;
    for path in ["/", "/game/any", "/api/hall", "/api/nothing", "/nothing"] {
        let answer = get(world.address, path).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'self'"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
    let packed = [("accept-encoding", "gzip")];
    let packed = request(world.address, "GET", "/api/laws/CH-7.2.1a", &packed, "").await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert_eq!(packed.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn the_page_is_here_or_it_is_said_how_to_build_it() {
    let world = World::new().await;
    let page = get(world.address, "/").await;
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(get(world.address, "/game/any").await.body, page.body);
    if let Some(tag) = page.header("etag") {
        assert_eq!(page.status, 200);
        let known = [("if-none-match", tag)];
        let known = request(world.address, "GET", "/", &known, "").await;
        assert_eq!((known.status, known.body.as_str()), (304, ""));
    } else {
        assert_eq!(page.status, 503);
        assert!(page.body.contains("cargo xtask run"));
    }
}
