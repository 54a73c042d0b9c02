//! A plain search for a win, good enough for toys.

use touchmove_game::{Game, Seat};

/// Whether a series of lawful acts leads from `position` to a win of `seat`; `None` if `limit` positions did not
/// suffice to tell.
pub(super) fn reaches_win<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    limit: u64,
) -> Option<bool> {
    let mut waiting = vec![position.clone()];
    for _ in 0..limit {
        let Some(position) = waiting.pop() else { return Some(false) };
        match game.outcome(&position, &[game.key(&position)]) {
            Some(outcome) if outcome.winner() == Some(seat) => return Some(true),
            Some(_) => {}
            None => {
                let acts = game.acts(&position);
                waiting.extend(acts.iter().map(|act| game.play(&position, act)));
            }
        }
    }
    None
}
