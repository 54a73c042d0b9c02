//! The positions of a game one after another, and how often the present one has been there
//! (DR-3F.d, DR-3F.e).

use crate::{Move, Position};

/// A game as a line of positions, the start first. Never empty.
///
/// ```
/// use touchmove_chess::{History, Position};
///
/// let mut history = History::new(Position::start());
/// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     let mv = history.position().read_uci(text)?;
///     assert!(history.play(mv));
/// }
/// assert_eq!(history.occurrences(), 2);
/// # Ok::<(), touchmove_chess::UciError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    before: Vec<Position>,
    now: Position,
}

impl History {
    /// A game that has not begun.
    pub const fn new(start: Position) -> Self {
        Self { before: Vec::new(), now: start }
    }

    /// The present position.
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// Every position, the start first and the present one last.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        self.before.iter().chain([&self.now])
    }

    /// How many moves were made, counting those of both players.
    pub const fn moves_made(&self) -> usize {
        self.before.len()
    }

    /// Makes `mv`, if it is lawful; says whether it was.
    #[must_use = "a move that is not lawful changes nothing"]
    pub fn play(&mut self, mv: Move) -> bool {
        let Some(next) = self.now.play(mv) else { return false };
        self.before.push(std::mem::replace(&mut self.now, next));
        true
    }

    /// Takes the last move back; `false` at the start.
    pub fn take_back(&mut self) -> bool {
        let Some(last) = self.before.pop() else { return false };
        self.now = last;
        true
    }

    /// How often the present position has been there, this time included.
    pub fn occurrences(&self) -> usize {
        1 + self.before.iter().rev().take(self.reach()).filter(|past| self.is_now(past)).count()
    }

    /// How many moves ago a position can lie that is the present one: none before the last capture
    /// or pawn move, for those are never undone.
    fn reach(&self) -> usize {
        usize::try_from(self.now.halfmove()).unwrap_or(usize::MAX)
    }

    fn is_now(&self, past: &Position) -> bool {
        past.zobrist() == self.now.zobrist() && past.key() == self.now.key()
    }
}
