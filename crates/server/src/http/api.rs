//! What a page or a program may know about the hall and its games.

use std::fmt::Display;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use touchmove_record::{GAMES, GeometryText, rule_sets};

use crate::hall::Hall;
use crate::notice::Notice;
use crate::socket::{self, LARGEST_MESSAGE};
use crate::store::{Game, Stored};
use crate::table::replay;
use crate::wire::Summary;

/// How many games a list shows.
const LISTED: usize = 100;

pub(super) async fn hall(State(hall): State<Arc<Hall>>) -> Json<Value> {
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "addresses": hall.addresses,
        "rules": rule_sets().collect::<Vec<_>>(),
        "games": GAMES,
    }))
}

pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Result<Json<Value>, Notice> {
    let games = hall.store.listed(LISTED).await.map_err(unreadable)?;
    let games: Vec<Summary> = games.iter().map(summary).collect();
    Ok(Json(json!({ "games": games })))
}

pub(super) async fn game(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<Response, Notice> {
    let game = find(&hall, &id).await?;
    Ok(Json(summary(&game)).into_response())
}

pub(super) async fn pgn(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Notice> {
    let session = replay(lines(&hall, &id).await?, |_| {}).await.map_err(unreadable)?;
    Ok(([(CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8")], session.pgn()))
}

pub(super) async fn log(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Notice> {
    let lines = lines(&hall, &id).await?;
    let log: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], log))
}

pub(super) async fn geometry(Path(game): Path<String>) -> Result<Json<GeometryText>, Notice> {
    touchmove_record::geometry(&game).map(Json).ok_or(Notice::NoGame)
}

pub(super) async fn socket(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Notice> {
    let upgrade = upgrade.map_err(|rejection| Notice::Malformed(rejection.body_text()))?;
    let closing = hall.closing.subscribe();
    if *closing.borrow() {
        return Err(Notice::Closing);
    }
    let open = hall.visitors.open_socket(visitor.ip(), hall.clock.now())?;
    let game = find(&hall, &id).await?;
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(64 * 1024)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        socket::serve(hall, game, socket, closing).await;
        drop(open);
    }))
}

async fn find(hall: &Hall, id: &str) -> Result<Game, Notice> {
    hall.store.game(id).await.map_err(unreadable)?.ok_or(Notice::NoGame)
}

async fn lines(hall: &Hall, id: &str) -> Result<Vec<Stored>, Notice> {
    let lines = hall.store.lines(id).await.map_err(unreadable)?;
    if lines.is_empty() { Err(Notice::NoGame) } else { Ok(lines) }
}

fn summary(game: &Game) -> Summary<'_> {
    Summary::new(&game.heading, game.listed, &game.standing)
}

fn unreadable(error: impl Display) -> Notice {
    tracing::error!(%error, "the store does not answer");
    Notice::Storage
}
