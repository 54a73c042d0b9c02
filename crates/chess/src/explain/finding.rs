//! The reasons, one variant a clause and case, with the squares and men that each speaks of.

use crate::{Piece, Square};

/// One reason for which an attempt is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Finding {
    /// Nobody stands there.
    Nobody {
        /// The square in question.
        at: Square,
    },
    /// The man is not of the player to move.
    NotYours {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// The man is let go where it was taken up.
    Stays {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// A man of one's own stands there.
    OwnMan {
        /// The man in question.
        man: Piece,
        /// The man that forbids it.
        by: Piece,
        /// The square in question.
        at: Square,
    },
    /// A king is never taken.
    KingTaken {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// A man of this kind does not go that way.
    WrongWay {
        /// The man in question.
        man: Piece,
        /// Where it stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// It would have to pass over a man.
    Blocked {
        /// The man in question.
        man: Piece,
        /// The man that forbids it.
        by: Piece,
        /// The square in question.
        at: Square,
    },
    /// A pawn goes forward only.
    PawnBackward {
        /// The man in question.
        man: Piece,
        /// Where it stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// A pawn goes forward only where nobody stands.
    PawnBlocked {
        /// The man in question.
        man: Piece,
        /// The man that forbids it.
        by: Piece,
        /// The square in question.
        at: Square,
    },
    /// A pawn that has moved goes one square only.
    PawnDouble {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// A pawn goes two squares only if both are empty.
    PawnDoubleBlocked {
        /// The man in question.
        man: Piece,
        /// The man that forbids it.
        by: Piece,
        /// The square in question.
        at: Square,
    },
    /// A pawn goes aslant only to capture.
    PawnCapture {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// The pawn beside could be captured in passing at once only, if ever.
    EnPassantLapsed {
        /// The man in question.
        man: Piece,
        /// The man that forbids it.
        by: Piece,
        /// The square in question.
        at: Square,
    },
    /// The king may not go where he is attacked.
    KingInto {
        /// The square in question.
        at: Square,
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// The king may not go where he is attacked, even by a man that could not move itself.
    KingIntoPinned {
        /// The square in question.
        at: Square,
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
        /// The man that pins it.
        pinner: Piece,
        /// That man's square.
        pinner_at: Square,
    },
    /// The man shields its king.
    Pinned {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// Capturing in passing would open a line to the king.
    Exposed {
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// The king would still be in check.
    CheckStands {
        /// The man that gives check.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// The king has moved before, or both rooks have.
    CastlingKingMoved {
        /// The square in question.
        at: Square,
    },
    /// This rook has moved before.
    CastlingRookMoved {
        /// The square in question.
        at: Square,
    },
    /// No rook stands there any more.
    CastlingNoRook {
        /// The square in question.
        at: Square,
    },
    /// The king is in check.
    CastlingInCheck {
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// The king would cross an attacked square.
    CastlingCrosses {
        /// The square in question.
        at: Square,
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// The king would end on an attacked square.
    CastlingInto {
        /// The square in question.
        at: Square,
        /// The man that forbids it.
        by: Piece,
        /// That man's square.
        from: Square,
    },
    /// A man stands between king and rook.
    CastlingBlocked {
        /// The man that forbids it.
        by: Piece,
        /// The square in question.
        at: Square,
    },
    /// It is not said what the pawn becomes.
    PromotionMissing {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// The new man must be of the pawn's colour.
    PromotionColor {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// No pawn of the player to move can be promoted there now.
    PromotionNowhere {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// A pawn may not become a king.
    PromotionKing {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// A pawn may not remain a pawn on the last rank.
    PromotionPawn {
        /// The man in question.
        man: Piece,
        /// The square in question.
        at: Square,
    },
    /// The game is over: neither side can mate any more.
    Over,
}
