//! The lawful moves, and only these: none is made first and thrown away later.
//!
//! What the king forbids is found once ([`masks::Masks`]); what is left goes to a [`Visitor`] in
//! sets of squares, so that counting takes no list.

mod lists;
mod masks;
mod pawns;

use crate::attacks::{BETWEEN, KING, KNIGHT, Sliders};
use crate::castling::{CORNERS, king_home};
use crate::make::color;
use crate::{Bitboard, Color, Position, Role, Square, Wing};

pub(crate) use lists::{Counter, Visit};
pub(crate) use pawns::{en_passant_is_safe, origin};

use masks::Masks;

/// What the lawful moves are told to.
pub(crate) trait Visitor {
    /// Whether it wants to hear of men of this kind; those that it does not want are passed over.
    #[inline(always)]
    fn wants(&self, role: Role) -> bool {
        let _ = role;
        true
    }

    /// The squares of destination that it wants to hear of.
    #[inline(always)]
    fn asks(&self) -> Bitboard {
        Bitboard::FULL
    }

    /// The man on `from`, no pawn, may go to any of `targets`; a king also castles so.
    fn man<const WHITE: bool>(&mut self, role: Role, from: Square, targets: Bitboard);

    /// Pawns may go to `targets`, each from the square `up` places before it.
    fn pawns<const WHITE: bool>(&mut self, targets: Bitboard, up: i8);

    /// Pawns may go to `targets` on the last rank and become any of four.
    fn promotions<const WHITE: bool>(&mut self, targets: Bitboard, up: i8);

    /// The pawn on `from` may capture in passing on `to`.
    fn en_passant<const WHITE: bool>(&mut self, from: Square, to: Square);
}

/// Tells `visitor` every lawful move of `position`, each once.
#[inline(always)]
pub(crate) fn generate<S: Sliders, V: Visitor>(position: &Position, sliders: S, visitor: &mut V) {
    match position.turn {
        Color::White => generate_for::<true, S, V>(position, sliders, visitor),
        Color::Black => generate_for::<false, S, V>(position, sliders, visitor),
    }
}

#[inline(always)]
fn generate_for<const WHITE: bool, S: Sliders, V: Visitor>(
    position: &Position,
    sliders: S,
    visitor: &mut V,
) {
    let masks = Masks::of::<WHITE>(position);
    if visitor.wants(Role::King) {
        king::<WHITE, S, V>(position, sliders, &masks, visitor);
    }
    if masks.checkers.many() {
        return; // Only the king can escape from two checks.
    }
    if visitor.wants(Role::Pawn) {
        pawns::generate::<WHITE, S, V>(position, sliders, &masks, visitor);
    }
    let own = position.side(color::<WHITE>());
    let wanted = |role: Role| {
        if visitor.wants(role) { position.roles[role.index()] & own } else { Bitboard::EMPTY }
    };
    let [knights, bishops, rooks, queens] =
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(wanted);
    let targets = masks.resolving & !own & visitor.asks();
    let pinned = masks.pinned_straight | masks.pinned_slanting;
    for from in knights & !pinned {
        visitor.man::<WHITE>(Role::Knight, from, KNIGHT[from.index()] & targets);
    }
    let slanting = (bishops | queens) & !masks.pinned_straight;
    let straight = (rooks | queens) & !masks.pinned_slanting;
    let role = |from, other| if queens.has(from) { Role::Queen } else { other };
    for from in slanting & !pinned {
        let attacks = sliders.bishop(from, masks.occupied);
        visitor.man::<WHITE>(role(from, Role::Bishop), from, attacks & targets);
    }
    for from in straight & !pinned {
        let attacks = sliders.rook(from, masks.occupied);
        visitor.man::<WHITE>(role(from, Role::Rook), from, attacks & targets);
    }
    // A pinned man moves along the pin only.
    for from in slanting & pinned {
        let attacks = sliders.bishop(from, masks.occupied) & masks.pinned_slanting;
        visitor.man::<WHITE>(role(from, Role::Bishop), from, attacks & targets);
    }
    for from in straight & pinned {
        let attacks = sliders.rook(from, masks.occupied) & masks.pinned_straight;
        visitor.man::<WHITE>(role(from, Role::Rook), from, attacks & targets);
    }
}

/// The king's own moves and castling (CH-5.1.1a, CH-5.1.6).
#[inline(always)]
fn king<const WHITE: bool, S: Sliders, V: Visitor>(
    position: &Position,
    sliders: S,
    masks: &Masks,
    visitor: &mut V,
) {
    let us = color::<WHITE>();
    let steps = KING[masks.king.index()] & !position.side(us);
    let rooks = position.castling.rooks() & Bitboard::rank(us.first_rank());
    if steps.is_empty() && (rooks.is_empty() || masks.checkers.any()) {
        return;
    }
    let attacked = masks::attacked_without_king::<WHITE, S>(position, sliders, masks);
    let mut targets = steps & !attacked;
    if rooks.any() && masks.checkers.is_empty() {
        if masks.king != king_home(us) || (rooks & !CORNERS).any() {
            targets |= castlings_of_chess960(position, attacked);
            return visitor.man::<WHITE>(Role::King, masks.king, targets & visitor.asks());
        }
        for wing in Wing::ALL {
            let lanes = Lanes::of(us, wing);
            if rooks.has(wing.rook_home(us))
                && (masks.occupied & lanes.empty).is_empty()
                && (attacked & lanes.safe).is_empty()
            {
                targets |= wing.king_target(us).into();
            }
        }
    }
    visitor.man::<WHITE>(Role::King, masks.king, targets & visitor.asks());
}

/// The squares of the rooks with which the king can lawfully castle, if he or they did not start
/// where they do in standard chess; a corner's rook by a king at home is castled with as ever.
#[cold]
#[inline(never)]
fn castlings_of_chess960(position: &Position, attacked: Bitboard) -> Bitboard {
    let us = position.turn;
    let king = position.king(us);
    let mut targets = Bitboard::EMPTY;
    for wing in Wing::ALL {
        let Some(rook) = position.castling.rook(king, wing) else { continue };
        let lanes = Lanes::between(king, rook, us, wing);
        if (position.occupied() & lanes.empty).is_empty()
            && (attacked & lanes.safe).is_empty()
            && uncovered(position, rook, wing).is_empty()
        {
            let is_standard = king == king_home(us) && rook == wing.rook_home(us);
            targets |= if is_standard { wing.king_target(us).into() } else { rook.into() };
        }
    }
    targets
}

/// The men that attack the king on this wing once he has castled with the rook on `rook`: with the
/// rook may have gone what stood between.
pub(crate) fn uncovered(position: &Position, rook: Square, wing: Wing) -> Bitboard {
    let us = position.turn;
    let (king, target) = (position.king(us), wing.king_target(us));
    let left = position.occupied().without(king).without(rook);
    let occupied = left | target.into() | wing.rook_target(us).into();
    position.attackers_through(target, !us, occupied)
}

/// What castling needs of the squares beside the king.
pub(crate) struct Lanes {
    /// Where nobody may stand (CH-5.1.6d).
    pub(crate) empty: Bitboard,
    /// What the enemy may not attack besides the king's square (CH-5.1.6b, CH-5.1.6c).
    pub(crate) safe: Bitboard,
}

impl Lanes {
    /// For a king and a rook that stand on these squares of the first rank: nobody else may stand
    /// where one of them goes or crosses.
    pub(crate) fn between(king: Square, rook: Square, color: Color, wing: Wing) -> Self {
        let way = |from: Square, to: Square| BETWEEN[from.index()][to.index()].with(to);
        let safe = way(king, wing.king_target(color));
        let empty = safe | way(rook, wing.rook_target(color));
        Self { empty: empty.without(king).without(rook), safe: safe.without(king) }
    }

    /// The squares between king and rook, and those that the king crosses and goes to.
    #[inline(always)]
    pub(crate) const fn of(color: Color, wing: Wing) -> Self {
        let (empty, safe) = match wing {
            Wing::Short => (0b0110_0000, 0b0110_0000),
            Wing::Long => (0b0000_1110, 0b0000_1100),
        };
        let shift = 8 * color.first_rank().index();
        Self { empty: Bitboard(empty << shift), safe: Bitboard(safe << shift) }
    }
}
