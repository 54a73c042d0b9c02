//! The page: the files of `web/dist`, which are part of this program.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::notice::Notice;

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What is shown if this program was built without the page.
const NO_PAGE: &str = "<!doctype html><meta charset=utf-8><title>Touchmove</title>
<p lang=en>The hall is open, but this program was built without the page.
Build both with <code>cargo xtask run</code>.</p>
<p lang=zh-Hans>棋室已经开放，但这个程序构建时没有包含页面。请用 <code>cargo xtask run</code> 一并构建。</p>
<p lang=zh-Hant>棋室已經開放，但這個程式建置時沒有包含頁面。請用 <code>cargo xtask run</code> 一併建置。</p>
";

/// A file of the page. The paths are in order.
struct File {
    path: &'static str,
    bytes: &'static [u8],
}

/// The tag of each file of [`FILES`], made from what is in it.
static TAGS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let tag =
        |file: &File| format!("\"{}\"", URL_SAFE_NO_PAD.encode(&Sha256::digest(file.bytes)[..12]));
    FILES.iter().map(tag).collect()
});

/// The page itself, whatever it shows.
pub(super) async fn index(headers: HeaderMap) -> Response {
    answer("/index.html", &headers)
        .unwrap_or_else(|| (StatusCode::SERVICE_UNAVAILABLE, Html(NO_PAGE)).into_response())
}

/// A file that the page uses.
pub(super) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    answer(uri.path(), &headers).unwrap_or_else(|| Notice::NotFound.into_response())
}

fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    let place = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    let (file, tag) = (&FILES[place], TAGS[place].as_str());
    // The names of the assets change with what is in them.
    let is_asset = path.starts_with("/assets/");
    let cache = if is_asset { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag));
    let head = [(ETAG, tag), (CACHE_CONTROL, cache), (CONTENT_TYPE, content_type(path))];
    Some(if is_known {
        (StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, Bytes::from_static(file.bytes)).into_response()
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}
