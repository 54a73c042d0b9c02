//! Boards as JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use touchmove_chess::Chess;
use touchmove_game::{Direction, Game, Geometry, Ground, Shade};

/// A board as a page draws it. The fields are those of [`touchmove_game::Geometry`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "touchmove_game::Geometry documents them")]
pub struct GeometryText {
    pub width: i32,
    pub height: i32,
    pub ground: GroundText,
    pub spots: Vec<SpotText>,
    pub labels: Vec<LabelText>,
    pub turns: Vec<i32>,
}

/// What is drawn beneath the men: the word `squares`, or lines of spots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "touchmove_game::Ground documents them")]
pub enum GroundText {
    Squares(&'static str),
    Lines(Vec<Vec<u16>>),
}

/// A point of the board. The fields are those of [`touchmove_game::Spot`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "touchmove_game::Spot documents them")]
pub struct SpotText {
    pub name: String,
    pub x: i32,
    pub y: i32,
    pub shade: &'static str,
    pub neighbours: BTreeMap<&'static str, u16>,
}

/// A text at the edge. The fields are those of [`touchmove_game::Label`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "touchmove_game::Label documents them")]
pub struct LabelText {
    pub text: String,
    pub x: i32,
    pub y: i32,
}

/// The board of the game of this name, if there is one.
pub fn geometry(game: &str) -> Option<GeometryText> {
    match game {
        "chess" => Some(Chess::standard().geometry().into()),
        _ => None,
    }
}

impl From<Geometry> for GeometryText {
    fn from(geometry: Geometry) -> Self {
        let spot = |spot: touchmove_game::Spot| SpotText {
            name: spot.name,
            x: spot.x,
            y: spot.y,
            shade: match spot.shade {
                Shade::Light => "light",
                Shade::Dark => "dark",
                Shade::Plain => "plain",
            },
            neighbours: spot.neighbours.into_iter().map(|(to, spot)| (name(to), spot)).collect(),
        };
        let label =
            |label: touchmove_game::Label| LabelText { text: label.text, x: label.x, y: label.y };
        Self {
            width: geometry.width,
            height: geometry.height,
            ground: match geometry.ground {
                Ground::Squares => GroundText::Squares("squares"),
                Ground::Lines(lines) => GroundText::Lines(lines),
            },
            spots: geometry.spots.into_iter().map(spot).collect(),
            labels: geometry.labels.into_iter().map(label).collect(),
            turns: geometry.turns,
        }
    }
}

fn name(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}
