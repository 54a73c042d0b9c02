//! The clauses that the arbiter decides.

use touchmove_game::Law;

/// White moves first; at the start the clock of the seat to act runs.
pub const FIRST_MOVE: Law = Law::new("CH-3.1a");
/// The side whose turn it is has the move.
pub const HAS_MOVE: Law = Law::new("CH-3.2");
/// Players move alternately, one move at a time.
pub const ALTERNATELY: Law = Law::new("CH-3.1b");
/// A move is the transfer of one piece.
pub const ONE_PIECE: Law = Law::new("CH-4.1");
/// A captured piece is taken off the board.
pub const TAKE_OFF: Law = Law::new("CH-4.3b");
/// The rook was touched before the king.
pub const ROOK_FIRST: Law = Law::new("CH-5.1.3");
/// King and rook were touched to castle.
pub const MEANT_TO_CASTLE: Law = Law::new("CH-5.1.4a");
/// They were, and the king has no legal move.
pub const KING_CANNOT_MOVE: Law = Law::new("CH-5.1.4b");
/// A move to an empty square is made on release.
pub const MADE_ON_RELEASE: Law = Law::new("CH-6.1");
/// A capture is made when the captured piece is off the board too.
pub const MADE_BY_CAPTURE: Law = Law::new("CH-6.2");
/// Castling is made when the rook is released.
pub const MADE_BY_CASTLING: Law = Law::new("CH-6.3a");
/// The king is released: castling on that side it must be.
pub const KING_RELEASED: Law = Law::new("CH-6.3b");
/// A promotion is made when the new piece is released.
pub const MADE_BY_PROMOTION: Law = Law::new("CH-6.4a");
/// The pawn is released on the last rank.
pub const PAWN_RELEASED: Law = Law::new("CH-6.4b");
/// The move is completed by the press.
pub const COMPLETED: Law = Law::new("CH-6.5");
/// What is made is not changed.
pub const NO_REGRET: Law = Law::new("CH-6.6a");
/// Held, it may go elsewhere, but it must move.
pub const STILL_HELD: Law = Law::new("CH-6.6b");
/// Adjusting must be announced, by the player to move.
pub const ADJUST: Law = Law::new("CH-7.1");
/// The first own piece touched must move.
pub const MOVE_TOUCHED: Law = Law::new("CH-7.2.1a");
/// The first opposing piece touched must be captured.
pub const CAPTURE_TOUCHED: Law = Law::new("CH-7.2.1b");
/// The touched own piece must capture the touched opposing one.
pub const CAPTURE_WITH_TOUCHED: Law = Law::new("CH-7.2.2a");
/// It cannot: the first touched that can.
pub const FIRST_THAT_CAN: Law = Law::new("CH-7.2.2b");
/// The order is unknown: own first.
pub const ORDER_UNKNOWN: Law = Law::new("CH-7.2.2c");
/// No touched own piece can move.
pub const NONE_CAN_MOVE: Law = Law::new("CH-7.3a");
/// No touched opposing piece can be captured.
pub const NONE_CAN_BE_CAPTURED: Law = Law::new("CH-7.3b");
/// The game is played with a clock.
pub const WITH_CLOCK: Law = Law::new("CK-1");
/// The clock is pressed after the move, not before.
pub const PRESS_AFTER_MOVE: Law = Law::new("CK-2");
/// The settings are checked before the start.
pub const SETTINGS_CHECKED: Law = Law::new("CK-6");
/// Offers alternate.
pub const OFFERS_ALTERNATE: Law = Law::new("DO-1");
/// An offer is refused by word.
pub const REFUSED_BY_WORD: Law = Law::new("DO-2a");
/// An offer is refused by a move.
pub const REFUSED_BY_MOVE: Law = Law::new("DO-2b");
/// An offer is made after the move and before the press.
pub const OFFER_TIMELY: Law = Law::new("DO-3");
/// A draw is agreed by offer and acceptance.
pub const AGREEMENT: Law = Law::new("DR-AGR");
/// A resignation loses.
pub const RESIGNATION: Law = Law::new("CH-10.2");
/// Overstepping the time loses.
pub const TIME: Law = Law::new("WL-TIME");
/// FIDE 2023: resignation, and the draw if the opponent cannot mate.
pub const FIDE_RESIGNATION: Law = Law::new("F23-5.1.2");
/// FIDE 2023: the dead position.
pub const FIDE_DEAD: Law = Law::new("F23-5.2.2");
/// FIDE 2023: agreement after a move by each.
pub const FIDE_AGREEMENT: Law = Law::new("F23-5.2.3");
/// FIDE 2023: pressing late, and the next move that completes.
pub const FIDE_LATE_PRESS: Law = Law::new("F23-6.2.2");
/// FIDE 2023: flag-fall, and the draw if the opponent cannot mate.
pub const FIDE_FLAG: Law = Law::new("F23-6.9");
/// FIDE 2023: pressing without a move.
pub const FIDE_EMPTY_PRESS: Law = Law::new("F23-7.5.3");
/// FIDE 2023: making and refusing offers.
pub const FIDE_OFFER: Law = Law::new("F23-9.1.2");
