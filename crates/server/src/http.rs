//! What is asked for over HTTP: the routes, and what holds for all of them.

mod api;
mod create;
mod guard;
mod laws;
mod page;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, map_response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::hall::Hall;
use crate::notice::Notice;

/// How large a request's body may be.
const LARGEST_BODY: usize = 16 * 1024;

/// How long a visitor may pause while it sends a body.
const BODY: Duration = Duration::from_secs(10);

/// Everything that the hall answers.
pub(crate) fn routes(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/hall", get(api::hall))
        .route("/games", get(api::games).merge(post(create::create)))
        .route("/games/{id}", get(api::game))
        .route("/games/{id}/pgn", get(api::pgn))
        .route("/games/{id}/log", get(api::log))
        .route("/games/{id}/socket", get(api::socket))
        .route("/geometry/{game}", get(api::geometry))
        .route("/laws", get(laws::all))
        .route("/laws/{id}", get(laws::one))
        .fallback(async || Notice::NotFound)
        .layer(map_response(guard::never_cached))
        .with_state(hall);
    Router::new()
        .nest("/api", api)
        .route("/", get(page::index))
        .route("/game/{id}", get(page::index))
        .fallback(get(page::file))
        .layer(from_fn(guard::same_origin))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyTimeoutLayer::new(BODY))
        .layer(CompressionLayer::new())
        .layer(map_response(guard::careful))
}
