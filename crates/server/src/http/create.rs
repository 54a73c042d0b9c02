//! A new game: what is asked for, checked and kept.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use touchmove_record::{ControlText, Heading, Session};

use crate::hall::Hall;
use crate::notice::Notice;
use crate::standing::Standing;
use crate::store::NewGame;
use crate::token::{Token, game_id};

/// How many letters a name may have.
const LONGEST_NAME: usize = 40;

/// What is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    game: String,
    rules: String,
    clock: Option<ControlText>,
    names: Vec<String>,
    listed: bool,
    start: Option<String>,
}

/// What is told to whoever asked: nobody else ever hears the tokens.
#[derive(Serialize)]
pub(super) struct Created {
    id: String,
    seats: Vec<String>,
}

pub(super) async fn create(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Notice> {
    let Json(wish) = wish.map_err(|rejection| misread(&rejection))?;
    let now = hall.clock.now();
    hall.visitors.create_game(visitor.ip(), now)?;
    let Wish { game, rules, clock, names, listed, start } = wish;
    let names = names.iter().map(|name| clean(name)).collect();
    let heading = Heading::new(game_id(), game, start, rules, clock, names, now);
    let (session, line, told) = Session::begin(heading.clone()).map_err(Notice::Unplayable)?;
    let tokens: Vec<Token> = told.table.sides.iter().map(|_| Token::random()).collect();
    let new = NewGame {
        heading,
        listed,
        seats: tokens.iter().map(Token::hash).collect(),
        standing: Standing::of(&session),
        line,
    };
    let id = new.heading.id.clone();
    hall.store.create(new).await.map_err(|error| {
        tracing::error!(%error, "the new game cannot be kept");
        Notice::Storage
    })?;
    let seats = tokens.into_iter().map(Token::into_text).collect();
    Ok((StatusCode::CREATED, Json(Created { id, seats })))
}

fn misread(rejection: &JsonRejection) -> Notice {
    if let JsonRejection::MissingJsonContentType(_) = rejection {
        return Notice::NotJson;
    }
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Notice::TooLarge,
        _ => Notice::Malformed(rejection.body_text()),
    }
}

/// A name without what could disturb the texts around it.
fn clean(name: &str) -> String {
    let visible = name.chars().filter(|letter| !letter.is_control() && !directs(*letter));
    let visible: String = visible.collect();
    let short: String = visible.trim().chars().take(LONGEST_NAME).collect();
    short.trim_end().to_owned()
}

/// Whether the letter is unseen and changes the direction or the shape of the text around it.
const fn directs(letter: char) -> bool {
    matches!(
        letter,
        '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn names_disturb_nothing() {
        for (name, cleaned) in [
            ("  Ann  ", "Ann"),
            ("李 小龙", "李 小龙"),
            ("A\u{202e}nn\u{2066}\u{200f}\n\u{0}\u{feff}", "Ann"),
            ("\u{200b} \t", ""),
        ] {
            assert_eq!(clean(name), cleaned, "{name:?}");
        }
        assert_eq!(clean(&"é".repeat(50)).chars().count(), 40);
    }
}
