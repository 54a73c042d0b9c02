//! The rule book over HTTP.

use std::sync::LazyLock;

use axum::Json;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Serialize;
use touchmove_record::Says;
use touchmove_rulebook::{Clause, Status, clause, clauses};

use crate::notice::Notice;

/// The whole book, written out once.
static BOOK: LazyLock<Bytes> = LazyLock::new(|| {
    #[derive(Serialize)]
    struct Book {
        laws: Vec<ClauseText>,
    }
    let book = Book { laws: clauses().iter().map(ClauseText::from).collect() };
    serde_json::to_vec(&book).expect("texts make JSON").into()
});

pub(super) async fn all() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], BOOK.clone())
}

pub(super) async fn one(Path(id): Path<String>) -> Result<Json<ClauseText>, Notice> {
    clause(&id).map(|clause| Json(clause.into())).ok_or(Notice::NoClause)
}

/// A clause as a page reads it.
#[derive(Serialize)]
pub(super) struct ClauseText {
    id: &'static str,
    section: char,
    source: &'static str,
    status: &'static str,
    reason: Option<&'static str>,
    text: Says,
}

impl From<&Clause> for ClauseText {
    fn from(clause: &Clause) -> Self {
        let (status, reason) = match clause.status {
            Status::Decided => ("decided", None),
            Status::ByConstruction(reason) => ("by-construction", Some(reason)),
            Status::OutOfScope(reason) => ("out-of-scope", Some(reason)),
            Status::Planned(room) => ("planned", Some(room)),
            Status::Background => ("background", None),
        };
        Self {
            id: clause.law.id(),
            section: clause.section,
            source: clause.source,
            status,
            reason,
            text: Says::new(|language| clause.text(language).to_owned()),
        }
    }
}
