//! The first line of a log: what is played, by which rules, by whom.

use serde::{Deserialize, Serialize};
use touchmove_arbiter::{RuleSet, TimeControl};
use touchmove_chess::Chess;
use touchmove_game::{Game, Seat};

use crate::control::ControlText;
use crate::fault::FaultKind;

/// The version of the log that this program writes.
pub(crate) const VERSION: u32 = 1;

/// The games that can be recorded, by name.
pub const GAMES: [&str; 1] = ["chess"];

/// What the players agreed on before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// The version of the log.
    #[serde(rename = "touchmove")]
    version: u32,
    /// The name of this very game, so that no two logs are alike.
    pub id: String,
    /// Which game: one of [`GAMES`].
    pub game: String,
    /// The position to start from, as the game writes it (a FEN); `None` for the usual one.
    pub start: Option<String>,
    /// The rule set, by name: see [`rule_sets`].
    pub rules: String,
    /// The time control; `None` for a game without a clock.
    pub clock: Option<ControlText>,
    /// The players' names, in seat order; empty where unknown.
    pub names: Vec<String>,
    /// When the game was created, in milliseconds since 1970.
    pub created: u64,
}

/// The agreement behind a heading, every text of it understood.
pub(crate) struct Agreement {
    pub(crate) game: AnyGame,
    pub(crate) opening: Opening,
    pub(crate) rules: &'static RuleSet,
    pub(crate) control: Option<TimeControl>,
}

/// Where the moves of a game begin, as its export needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    /// The position in the game's own writing, if it is not the usual one.
    pub(crate) start: Option<String>,
    /// The number of the first move.
    pub(crate) number: u32,
    /// Who makes it.
    pub(crate) first: Seat,
}

/// The games of the house.
pub(crate) enum AnyGame {
    Chess(Chess),
}

impl Heading {
    /// A heading of this version.
    pub const fn new(
        id: String,
        game: String,
        start: Option<String>,
        rules: String,
        clock: Option<ControlText>,
        names: Vec<String>,
        created: u64,
    ) -> Self {
        Self { version: VERSION, id, game, start, rules, clock, names, created }
    }

    pub(crate) fn understand(&self) -> Result<Agreement, FaultKind> {
        if self.version != VERSION {
            return Err(FaultKind::Version(self.version));
        }
        let rules = RuleSet::named(&self.rules)
            .ok_or_else(|| FaultKind::UnknownRules(self.rules.clone()))?;
        let control = self.clock.as_ref().map(ControlText::check).transpose();
        let control = control.map_err(FaultKind::Control)?;
        let game = match self.game.as_str() {
            "chess" => chess(self.start.as_deref())?,
            _ => return Err(FaultKind::UnknownGame(self.game.clone())),
        };
        let opening = match &game {
            AnyGame::Chess(chess) => Opening {
                start: self.start.as_ref().map(|_| chess.start().fen()),
                number: chess.start().fullmove().max(1),
                first: chess.to_act(&chess.start()),
            },
        };
        Ok(Agreement { game, opening, rules, control })
    }
}

/// The names of the rule sets.
pub fn rule_sets() -> impl Iterator<Item = &'static str> {
    RuleSet::ALL.into_iter().map(|rules| rules.id)
}

fn chess(start: Option<&str>) -> Result<AnyGame, FaultKind> {
    let Some(fen) = start else { return Ok(AnyGame::Chess(Chess::standard())) };
    let chess = Chess::from_fen(fen).map_err(|error| FaultKind::Start(error.to_string()))?;
    let position = chess.start();
    match chess.outcome(&position, &[chess.key(&position)]) {
        Some(outcome) => Err(FaultKind::Start(format!("the game is over there ({})", outcome.law))),
        None => Ok(AnyGame::Chess(chess)),
    }
}
