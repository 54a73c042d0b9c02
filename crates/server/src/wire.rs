//! The messages of the socket, as `PROTOCOL.md` says.

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use touchmove_record::{ControlText, DeedText, Heading, OutcomeText, PhaseName, Refused, Told};

use crate::notice::Notice;
use crate::standing::Standing;

/// How many letters the name of a command may have.
const LONGEST_COMMAND: usize = 64;

/// What the page says first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hello {
    pub(crate) join: JoinText,
}

/// How the page joins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinText {
    /// How many entries it has.
    pub(crate) after: u64,
    /// The tokens of its seats.
    #[serde(default)]
    pub(crate) seats: Vec<String>,
}

/// What the page says then.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub(crate) name: String,
    pub(crate) seat: u8,
    pub(crate) deed: DeedText,
}

/// What the hall says.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Message<'a> {
    Welcome { game: Summary<'a>, you: &'a [u8], now: u64, next: u64 },
    Entry(&'a Told),
    Ack { cmd: &'a str, number: u64 },
    Refused(RefusedText<'a>),
    Present { seats: Vec<bool>, watching: usize },
    Beat { now: u64 },
    Error(&'a Notice),
}

/// A refusal with the command that it answers; without one where that could not be read.
#[derive(Serialize)]
pub(crate) struct RefusedText<'a> {
    cmd: Option<&'a str>,
    #[serde(flatten)]
    refused: Refused,
}

/// A game in the hall's lists.
#[derive(Serialize)]
pub(crate) struct Summary<'a> {
    id: &'a str,
    game: &'a str,
    rules: &'a str,
    clock: Option<&'a ControlText>,
    names: &'a [String],
    listed: bool,
    phase: PhaseName,
    acts: u32,
    created: u64,
    outcome: Option<&'a OutcomeText>,
}

impl Command {
    /// Reads a command. If that fails, its name is told if at least that can be read.
    pub(crate) fn read(text: &str) -> Result<Self, (Option<String>, Notice)> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Form {
            cmd: String,
            seat: u8,
            #[serde(rename = "do")]
            deed: DeedText,
        }
        #[derive(Deserialize)]
        struct Named {
            cmd: String,
        }
        let malformed = |detail: String| {
            let named = serde_json::from_str(text).ok();
            let name = named.map(|Named { cmd }| cmd).filter(|name| is_name(name));
            (name, Notice::Malformed(detail))
        };
        let form: Form =
            serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
        if !is_name(&form.cmd) {
            return Err(malformed("cmd has 1 to 64 letters, digits or hyphens".to_owned()));
        }
        Ok(Self { name: form.cmd, seat: form.seat, deed: form.deed })
    }
}

impl Message<'_> {
    /// The message as it is sent.
    pub(crate) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).expect("texts and numbers make JSON").into()
    }
}

impl<'a> RefusedText<'a> {
    /// What the arbiter says against the command.
    pub(crate) fn by_law(cmd: &'a str, refused: &Refused) -> Self {
        Self { cmd: Some(cmd), refused: refused.clone() }
    }

    /// What the hall says against the command.
    pub(crate) fn by_hall(cmd: Option<&'a str>, notice: &Notice) -> Self {
        let refused = Refused { law: None, says: notice.says(), findings: Vec::new() };
        Self { cmd, refused }
    }
}

impl<'a> Summary<'a> {
    pub(crate) fn new(heading: &'a Heading, listed: bool, standing: &'a Standing) -> Self {
        Self {
            id: &heading.id,
            game: &heading.game,
            rules: &heading.rules,
            clock: heading.clock.as_ref(),
            names: &heading.names,
            listed,
            phase: standing.phase,
            acts: standing.acts,
            created: heading.created,
            outcome: standing.outcome.as_ref(),
        }
    }
}

fn is_name(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=LONGEST_COMMAND).contains(&text.len()) && text.bytes().all(is_letter)
}

#[cfg(test)]
mod tests {
    use super::Command;
    use touchmove_record::DeedText;

    #[test]
    fn a_command_is_read_as_the_protocol_says() {
        for (text, seat, deed) in [
            (r#"{"cmd":"a-1","seat":0,"do":"press"}"#, 0, DeedText::Press),
            (r#"{"cmd":"B","seat":1,"do":{"touch":"g1"}}"#, 1, DeedText::Touch("g1".to_owned())),
        ] {
            let command = Command::read(text).expect("a command");
            assert_eq!((command.seat, command.deed), (seat, deed), "{text}");
        }
    }

    #[test]
    fn a_malformed_command_is_named_where_it_can_be() {
        let long = format!(r#"{{"cmd":"{}","seat":0,"do":"press"}}"#, "x".repeat(65));
        for (text, name) in [
            ("", None),
            ("[]", None),
            (r#"{"cmd":"a b","seat":0,"do":"press"}"#, None),
            (long.as_str(), None),
            (r#"{"cmd":"a","seat":0,"do":"wake"}"#, Some("a")),
            (r#"{"cmd":"a","seat":0,"do":{"outage":{"from":1}}}"#, Some("a")),
            (r#"{"cmd":"a","seat":0,"do":"press","at":5}"#, Some("a")),
            (r#"{"cmd":"a","seat":256,"do":"press"}"#, Some("a")),
        ] {
            let (found, _) = Command::read(text).expect_err(text);
            assert_eq!(found.as_deref(), name, "{text}");
        }
    }
}
