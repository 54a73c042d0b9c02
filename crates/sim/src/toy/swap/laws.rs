//! The laws of the toy.

use touchmove_game::Law;

pub const FIRST_THREE: Law = Law::new("SW-1");
pub const CHOICE: Law = Law::new("SW-2");
pub const NO_EARLY_LINE: Law = Law::new("SW-3");
pub const OWN_STONE: Law = Law::new("SW-4");
pub const THREE_WIN: Law = Law::new("SW-5");
pub const FULL_BOARD: Law = Law::new("SW-6");
pub const OFFER_POINT: Law = Law::new("SW-7");
pub const STONES_STAY: Law = Law::new("SW-8");
