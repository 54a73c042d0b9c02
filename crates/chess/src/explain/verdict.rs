//! What each reason cites, says and speaks of: its clause, its sentence and the sentence's blanks.

use touchmove_game::{Argument, Explain, Law};

use crate::{Finding, Piece, Role, Square, laws};

impl Explain for Finding {
    fn law(&self) -> Law {
        match self {
            Self::Nobody { .. } | Self::NotYours { .. } | Self::Stays { .. } => laws::ONE_MAN_MOVES,
            Self::OwnMan { .. } => laws::OWN_MAN,
            Self::KingTaken { .. } => laws::KING_NEVER_TAKEN,
            Self::WrongWay { man, .. } => way_law(man.role),
            Self::Blocked { .. } => laws::NO_CROSSING,
            Self::PawnBackward { .. } => laws::PAWN_FORWARD,
            Self::PawnBlocked { .. } => laws::PAWN_STEP,
            Self::PawnDouble { .. } | Self::PawnDoubleBlocked { .. } => laws::PAWN_DOUBLE,
            Self::PawnCapture { .. } => laws::PAWN_CAPTURE,
            Self::EnPassantLapsed { .. } => laws::EN_PASSANT_LAPSED,
            Self::KingInto { .. } => laws::KING_STEP,
            Self::KingIntoPinned { .. } => laws::PINNED_ATTACKS,
            Self::Pinned { .. } | Self::Exposed { .. } => laws::OWN_KING_EXPOSED,
            Self::CheckStands { .. } => laws::CHECK_STANDS,
            Self::CastlingKingMoved { .. } => laws::KING_MOVED,
            Self::CastlingRookMoved { .. } | Self::CastlingNoRook { .. } => laws::ROOK_MOVED,
            Self::CastlingInCheck { .. } => laws::CASTLING_IN_CHECK,
            Self::CastlingCrosses { .. } => laws::CASTLING_CROSSING,
            Self::CastlingInto { .. } => laws::CASTLING_TARGET,
            Self::CastlingBlocked { .. } => laws::CASTLING_BLOCKED,
            Self::PromotionMissing { .. }
            | Self::PromotionColor { .. }
            | Self::PromotionNowhere { .. } => laws::MUST_PROMOTE,
            Self::PromotionKing { .. } | Self::PromotionPawn { .. } => laws::PROMOTION_CHOICE,
            Self::Over => laws::DEAD,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            Self::Nobody { .. } => "chess.nobody",
            Self::NotYours { .. } => "chess.not-yours",
            Self::Stays { .. } => "chess.stays",
            Self::OwnMan { .. } => "chess.own-man",
            Self::KingTaken { .. } => "chess.king-taken",
            Self::WrongWay { man, .. } => way_sentence(man.role),
            Self::Blocked { .. } => "chess.blocked",
            Self::PawnBackward { .. } => "chess.pawn-backward",
            Self::PawnBlocked { .. } => "chess.pawn-blocked",
            Self::PawnDouble { .. } => "chess.pawn-double",
            Self::PawnDoubleBlocked { .. } => "chess.pawn-double-blocked",
            Self::PawnCapture { .. } => "chess.pawn-capture",
            Self::EnPassantLapsed { .. } => "chess.en-passant-lapsed",
            Self::KingInto { .. } => "chess.king-into",
            Self::KingIntoPinned { .. } => "chess.king-into-pinned",
            Self::Pinned { .. } => "chess.pinned",
            Self::Exposed { .. } => "chess.exposed",
            Self::CheckStands { .. } => "chess.check-stands",
            Self::CastlingKingMoved { .. } => "chess.castling-king-moved",
            Self::CastlingRookMoved { .. } => "chess.castling-rook-moved",
            Self::CastlingNoRook { .. } => "chess.castling-no-rook",
            Self::CastlingInCheck { .. } => "chess.castling-in-check",
            Self::CastlingCrosses { .. } => "chess.castling-crosses",
            Self::CastlingInto { .. } => "chess.castling-into",
            Self::CastlingBlocked { .. } => "chess.castling-blocked",
            Self::PromotionMissing { .. } => "chess.promotion-missing",
            Self::PromotionColor { .. } => "chess.promotion-color",
            Self::PromotionNowhere { .. } => "chess.promotion-nowhere",
            Self::PromotionKing { .. } => "chess.promotion-king",
            Self::PromotionPawn { .. } => "chess.promotion-pawn",
            Self::Over => "chess.over",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match *self {
            Self::Nobody { at }
            | Self::CastlingKingMoved { at }
            | Self::CastlingRookMoved { at }
            | Self::CastlingNoRook { at } => vec![point("at", at)],
            Self::NotYours { man, at }
            | Self::Stays { man, at }
            | Self::KingTaken { man, at }
            | Self::PawnDouble { man, at }
            | Self::PawnCapture { man, at }
            | Self::PromotionMissing { man, at }
            | Self::PromotionColor { man, at }
            | Self::PromotionNowhere { man, at }
            | Self::PromotionKing { man, at }
            | Self::PromotionPawn { man, at } => vec![of_man("man", man), point("at", at)],
            Self::OwnMan { man, by, at }
            | Self::Blocked { man, by, at }
            | Self::PawnBlocked { man, by, at }
            | Self::PawnDoubleBlocked { man, by, at }
            | Self::EnPassantLapsed { man, by, at } => {
                vec![of_man("man", man), of_man("by", by), point("at", at)]
            }
            Self::WrongWay { man, from, to } | Self::PawnBackward { man, from, to } => {
                vec![of_man("man", man), point("from", from), point("to", to)]
            }
            Self::KingInto { at, by, from }
            | Self::CastlingCrosses { at, by, from }
            | Self::CastlingInto { at, by, from } => {
                vec![point("at", at), of_man("by", by), point("from", from)]
            }
            Self::KingIntoPinned { at, by, from, pinner, pinner_at } => vec![
                point("at", at),
                of_man("by", by),
                point("from", from),
                of_man("pinner", pinner),
                point("pinner_at", pinner_at),
            ],
            Self::Pinned { man, at, by, from } => {
                vec![of_man("man", man), point("at", at), of_man("by", by), point("from", from)]
            }
            Self::Exposed { by, from }
            | Self::CheckStands { by, from }
            | Self::CastlingInCheck { by, from } => vec![of_man("by", by), point("from", from)],
            Self::CastlingBlocked { by, at } => vec![of_man("by", by), point("at", at)],
            Self::Over => Vec::new(),
        }
    }
}

fn of_man(name: &'static str, man: Piece) -> (&'static str, Argument) {
    (name, Argument::Man(man.to_string()))
}

fn point(name: &'static str, square: Square) -> (&'static str, Argument) {
    (name, Argument::Point(square.to_string()))
}

/// The clause that says how men of this kind move.
const fn way_law(role: Role) -> Law {
    match role {
        Role::Pawn => laws::PAWN_STEP,
        Role::Knight => laws::KNIGHT,
        Role::Bishop => laws::BISHOP,
        Role::Rook => laws::ROOK,
        Role::Queen => laws::QUEEN,
        Role::King => laws::KING_STEP,
    }
}

const fn way_sentence(role: Role) -> &'static str {
    match role {
        Role::Pawn => "chess.pawn-moves",
        Role::Knight => "chess.knight-moves",
        Role::Bishop => "chess.bishop-moves",
        Role::Rook => "chess.rook-moves",
        Role::Queen => "chess.queen-moves",
        Role::King => "chess.king-moves",
    }
}
