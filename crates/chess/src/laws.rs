//! The clauses that this room cites.

use touchmove_game::Law;

/// Declares constants and the list of all of them.
macro_rules! laws {
    ($($name:ident = $id:literal;)*) => {
        $(pub(crate) const $name: Law = Law::new($id);)*

        /// Every clause that a verdict of this room can cite.
        pub const LAWS: &[Law] = &[$($name),*];
    };
}

laws! {
    ONE_MAN_MOVES = "CH-4.1";
    NO_CROSSING = "CH-4.2";
    OWN_MAN = "CH-4.4";
    KING_STEP = "CH-5.1.1a";
    PINNED_ATTACKS = "CH-5.1.1b";
    KING_MOVED = "CH-5.1.5a";
    ROOK_MOVED = "CH-5.1.5b";
    CASTLING_IN_CHECK = "CH-5.1.6a";
    CASTLING_CROSSING = "CH-5.1.6b";
    CASTLING_TARGET = "CH-5.1.6c";
    CASTLING_BLOCKED = "CH-5.1.6d";
    QUEEN = "CH-5.2";
    ROOK = "CH-5.3";
    BISHOP = "CH-5.4a";
    KNIGHT = "CH-5.5a";
    PAWN_FORWARD = "CH-5.6.1";
    PAWN_STEP = "CH-5.6.2a";
    PAWN_DOUBLE = "CH-5.6.2b";
    PAWN_CAPTURE = "CH-5.6.2d";
    EN_PASSANT_LAPSED = "CH-5.6.3b";
    MUST_PROMOTE = "CH-5.6.4a";
    PROMOTION_CHOICE = "CH-5.6.4c";
    ONE_OF_FOUR = "Q-1";
    OWN_KING_EXPOSED = "CH-9.1b";
    CHECK_STANDS = "CH-9.2a";
    KING_NEVER_TAKEN = "CH-10.0";
    CHECKMATE = "CH-10.1";
    STALEMATE = "CH-10.3a";
    DEAD = "CH-10.4a";
    DEAD_BY_MATERIAL = "CH-10.4b";
}
