//! What a beginner types for a move that may not be allowed: `e2e5`, `e2-e5`, `O-O`, `Nf6`, `exd6`.

use touchmove_chess::{Color, Move, Piece, Position, Role, Square};

/// The moves that `text` may mean, lawful or not; none if it means no move at all.
///
/// A lawful reading is the only one. Otherwise `Nf6` may mean a move of either knight.
pub fn read(position: &Position, text: &str) -> Vec<Move> {
    let text = text.trim();
    let squares = text.replace('-', "").to_ascii_lowercase();
    if let Ok(mv) = squares.parse() {
        return vec![mv];
    }
    if let Ok(mv) = position.read_san(text) {
        return vec![mv];
    }
    castling(position, text).map_or_else(|| by_name(position, text), |mv| vec![mv])
}

fn castling(position: &Position, text: &str) -> Option<Move> {
    let file = match text.replace('0', "O").to_ascii_uppercase().trim_end_matches(['+', '#']) {
        "O-O" => 'g',
        "O-O-O" => 'c',
        _ => return None,
    };
    let rank = match position.turn() {
        Color::White => 1,
        Color::Black => 8,
    };
    format!("e{rank}{file}{rank}").parse().ok()
}

/// Every own man of the kind that is named, carried to the square that is named.
fn by_name(position: &Position, text: &str) -> Vec<Move> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let (text, promotion) = match text.rsplit_once('=') {
        Some((text, letter)) => (text, role(letter)),
        None => (text, None),
    };
    let Some(target) = text.len().checked_sub(2).and_then(|at| text.get(at..)) else {
        return Vec::new();
    };
    let Ok(to) = target.parse::<Square>() else { return Vec::new() };
    let kind = text.get(..1).and_then(role).unwrap_or(Role::Pawn);
    let own = |(_, man): &(Square, Piece)| man.color == position.turn() && man.role == kind;
    let carried = position.men().filter(own).map(|(from, _)| match promotion {
        Some(role) => Move::promoting(from, to, role),
        None => Move::new(from, to),
    });
    let file = text.chars().next().filter(|_| kind == Role::Pawn && text.len() > 2);
    let from_file = |mv: &Move| file.is_none_or(|file| mv.from().to_string().starts_with(file));
    let from_or_to_file =
        |mv: &Move| kind != Role::Pawn || file.is_some() || { mv.from().file() == mv.to().file() };
    carried.filter(from_file).filter(from_or_to_file).collect()
}

fn role(letter: &str) -> Option<Role> {
    match letter {
        "K" => Some(Role::King),
        "Q" => Some(Role::Queen),
        "R" => Some(Role::Rook),
        "B" => Some(Role::Bishop),
        "N" => Some(Role::Knight),
        _ => None,
    }
}
