//! Rule sets: where editions of the Laws differ, a named parameter says so. No rule asks for an edition.

use touchmove_game::Law;

use crate::laws;

/// The Laws of one edition, as parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleSet {
    /// The name, as in logs and on the command line.
    pub id: &'static str,
    /// What a resignation means.
    pub resignation: Loss,
    /// What the fall of a flag means.
    pub flag: Loss,
    /// What refuses an offer without a word.
    pub decline: Decline,
    /// The clause on refusing an offer by word.
    pub decline_by_word: Law,
    /// The clause on making an offer.
    pub offer: Law,
    /// Whether a player who was refused must wait until the opponent has offered (DO-1).
    pub offers_alternate: bool,
    /// The clause on agreeing to a draw.
    pub agreement: Law,
    /// The clause on accepting an offer that nobody made.
    pub nothing_to_accept: Law,
    /// How many moves each player must have made before a draw may be agreed.
    pub moves_before_agreement: u32,
    /// The clause on pressing the clock without having moved.
    pub press_without_move: Law,
    /// The clause on the dead position, if not the game's own.
    pub dead_position: Option<Law>,
}

/// What it means for a player to lose other than on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The clause.
    pub law: Law,
    /// What becomes of it if the opponent cannot win by any lawful acts.
    pub against_unwinnable: AgainstUnwinnable,
}

/// What a loss becomes if the opponent cannot win by any lawful acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AgainstUnwinnable {
    /// It stays a loss.
    Loss,
    /// It is a draw.
    Draw,
}

/// What refuses an offer without a word, and the clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decline {
    /// Making a move.
    ByMove(Law),
    /// Touching a man with the intention of moving or capturing it.
    ByTouch(Law),
}

/// The source documents.
pub const CLASSIC: RuleSet = RuleSet {
    id: "classic",
    resignation: Loss { law: laws::RESIGNATION, against_unwinnable: AgainstUnwinnable::Loss },
    flag: Loss { law: laws::TIME, against_unwinnable: AgainstUnwinnable::Loss },
    decline: Decline::ByMove(laws::REFUSED_BY_MOVE),
    decline_by_word: laws::REFUSED_BY_WORD,
    offer: laws::OFFER_TIMELY,
    offers_alternate: true,
    agreement: laws::AGREEMENT,
    nothing_to_accept: laws::AGREEMENT,
    moves_before_agreement: 0,
    press_without_move: laws::PRESS_AFTER_MOVE,
    dead_position: None,
};

/// FIDE Laws of 2023, standard play.
pub const FIDE_2023_STANDARD: RuleSet = RuleSet {
    id: "fide-2023-standard",
    resignation: Loss { law: laws::FIDE_RESIGNATION, against_unwinnable: AgainstUnwinnable::Draw },
    flag: Loss { law: laws::FIDE_FLAG, against_unwinnable: AgainstUnwinnable::Draw },
    decline: Decline::ByTouch(laws::FIDE_OFFER),
    decline_by_word: laws::FIDE_OFFER,
    offer: laws::FIDE_OFFER,
    offers_alternate: false,
    agreement: laws::FIDE_AGREEMENT,
    nothing_to_accept: laws::FIDE_OFFER,
    moves_before_agreement: 1,
    press_without_move: laws::FIDE_EMPTY_PRESS,
    dead_position: Some(laws::FIDE_DEAD),
};

impl RuleSet {
    /// The rule sets that are shipped.
    pub const ALL: [&'static Self; 2] = [&CLASSIC, &FIDE_2023_STANDARD];

    /// The rule set of this name.
    pub fn named(id: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|rules| rules.id == id)
    }
}
