//! What a browser is told to be careful about, and whose pages may ask for what.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::notice::Notice;

/// The page is all ours: nothing comes from anywhere else, and nobody frames it.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; object-src 'none'";

const HEADERS: [(HeaderName, &str); 3] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
];

/// Refuses what a page of another host asks a visitor's browser to do here.
pub(super) async fn same_origin(request: Request, next: Next) -> Response {
    let changes = ![Method::GET, Method::HEAD].contains(request.method());
    let guarded = changes || request.headers().contains_key(UPGRADE);
    if guarded && !is_own(request.headers()) {
        return Notice::ForeignOrigin.into_response();
    }
    next.run(request).await
}

/// Adds the headers that every answer has.
pub(super) async fn careful(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// What the interface answers holds for now only.
pub(super) async fn never_cached(mut response: Response) -> Response {
    let no_store = HeaderValue::from_static("no-store");
    response.headers_mut().entry(CACHE_CONTROL).or_insert(no_store);
    response
}

/// Whether the request comes from a page of this very host, or from no page at all: programs send no origin, and a
/// browser always sends one where it matters.
fn is_own(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let (origin, further) = (origins.next(), origins.next());
    let Some(origin) = origin else { return true };
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_ascii_lowercase);
    let (Some(origin), Some(host)) = (text(origin), headers.get(HOST).and_then(text)) else {
        return false;
    };
    let site = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    further.is_none() && site == Some(host.as_str())
}

#[cfg(test)]
mod tests {
    use super::is_own;
    use axum::http::HeaderMap;
    use axum::http::header::{HOST, ORIGIN};

    #[test]
    fn only_pages_of_this_very_host_are_our_own() {
        for (host, origins, own) in [
            ("192.168.1.5:8080", &[][..], true),
            ("192.168.1.5:8080", &["http://192.168.1.5:8080"], true),
            ("chess.example", &["https://chess.example"], true),
            ("Chess.Example", &["https://chess.example"], true),
            ("192.168.1.5:8080", &["http://192.168.1.5"], false),
            ("192.168.1.5:8080", &["http://192.168.1.5:8081"], false),
            ("chess.example", &["https://chess.example.evil.example"], false),
            ("chess.example", &["https://evil.example"], false),
            ("chess.example", &["chess.example"], false),
            ("chess.example", &["ftp://chess.example"], false),
            ("chess.example", &["null"], false),
            ("chess.example", &[""], false),
            ("chess.example", &["https://chess.example", "https://evil.example"], false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().expect("a header"));
            for origin in origins {
                headers.append(ORIGIN, origin.parse().expect("a header"));
            }
            assert_eq!(is_own(&headers), own, "{origins:?} at {host}");
        }
    }
}
