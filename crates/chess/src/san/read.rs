//! Reading SAN at three levels: what is written exactly, what programs write, what people write.
//!
//! | mode     | reads                                                                             |
//! |----------|-----------------------------------------------------------------------------------|
//! | strict   | the exact text only                                                               |
//! | standard | also: zeros in castling, wrong or missing check marks, `!` and `?`, `e.p.`        |
//! |          | (CH-5.6.3d), more of the square of departure than needed (`Ng1f3`, `Ng1-f3`), a   |
//! |          | man's capture without `x`, `a8Q` and `a8=q`, the null moves `--` and `Z0`         |
//! | lenient  | also: other letters and figurines, long algebraic (`e2-e4`) and UCI (`e1g1`),     |
//! |          | a pawn's capture as `ed6`, `exd` or `ed`, `a8(Q)`, `a8/Q`, `o-o`, `2e4`, an `x`   |
//! |          | where a man takes nothing, remarks such as `±`, spaces around                     |
//!
//! Never read: the king's own square for castling (`Kg1`), a pawn's capture without its file, a
//! promotion that is not named, a text that more than one lawful move fits.

use crate::san::error::SanError;
use crate::san::letters::Letters;
use crate::san::plain::Plain;
use crate::san::said::{Said, without_marks};
use crate::{Bitboard, Move, Position, Role};

/// How much is read as SAN; the table of this module says what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SanMode {
    /// The exact text only.
    Strict,
    /// What programs write.
    Standard,
    /// What people write.
    Lenient,
}

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// A lawful move.
    Move(Move),
    /// A null move, by which analysts let a player pass.
    Null,
}

impl Position {
    /// The lawful move that `text` means; read as [`SanMode::Standard`].
    pub fn read_san(&self, text: &str) -> Result<Move, SanError> {
        match Said::parse::<false>(without_marks(text)) {
            Ok(said) => self.find::<false>(&said),
            Err(_) if is_null::<false>(text) => Err(SanError::Null),
            Err(error) => Err(error),
        }
    }

    /// What `text` means, read in this mode and in these letters.
    ///
    /// Without letters they are English. The lenient mode then reads other letters too, each as
    /// every man that it names in any of [`Letters::ALL`]; one lawful move must fit. A letter of
    /// English is always read as English.
    ///
    /// ```
    /// use touchmove_chess::{Letters, Position, SanMode, Written};
    ///
    /// let start = Position::start();
    /// let knight = Ok(Written::Move("g1f3".parse().expect("a move")));
    /// assert_eq!(start.read_written("Nf3", SanMode::Strict, None), knight);
    /// assert_eq!(start.read_written("♘f3", SanMode::Lenient, None), knight);
    /// assert_eq!(start.read_written("Cf3", SanMode::Strict, Letters::of("fr")), knight);
    /// ```
    pub fn read_written(
        &self,
        text: &str,
        mode: SanMode,
        letters: Option<Letters>,
    ) -> Result<Written, SanError> {
        let is_null = match mode {
            SanMode::Strict => false,
            SanMode::Standard => is_null::<false>(text),
            SanMode::Lenient => is_null::<true>(text),
        };
        if is_null {
            return Ok(Written::Null);
        }
        let mv = match (mode, letters) {
            (SanMode::Lenient, _) => self.read_lenient(text, letters),
            (SanMode::Strict | SanMode::Standard, None) => self.read_san(text),
            (SanMode::Strict | SanMode::Standard, Some(letters)) => {
                let plain = Plain::rewrite(text, &[letters]);
                let said = Said::parse::<false>(without_marks(plain.text()));
                said.and_then(|said| self.find::<false>(&said)).map_err(|error| plain.place(error))
            }
        }?;
        if mode == SanMode::Strict {
            self.expect_exact(text, mv, letters.unwrap_or(Letters::ENGLISH))?;
        }
        Ok(Written::Move(mv))
    }

    fn read_lenient(&self, text: &str, letters: Option<Letters>) -> Result<Move, SanError> {
        // What is read as usual means what it usually means.
        if letters.is_none()
            && let Ok(mv) = self.read_san(text)
        {
            return Ok(mv);
        }
        let mut found: Vec<Move> = Vec::new();
        let mut refused = None;
        for plain in readings(text, letters) {
            let said = Said::parse::<true>(plain.moved());
            match said.and_then(|said| self.find::<true>(&said)) {
                Ok(mv) => found.push(mv),
                Err(error) => {
                    found.extend(fitting(&error));
                    refused = refused.or(Some(plain.place(error)));
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        match (found.as_slice(), refused) {
            ([mv], _) => Ok(*mv),
            ([], Some(error)) => Err(error),
            (_, Some(SanError::PromotionMissing { candidates })) if candidates == found => {
                Err(SanError::PromotionMissing { candidates })
            }
            (_, _) => Err(SanError::Ambiguous { candidates: found }),
        }
    }

    /// The one lawful move that fits.
    fn find<const LENIENT: bool>(&self, said: &Said) -> Result<Move, SanError> {
        let role = said.role::<LENIENT>(self);
        let mut found = None;
        let mut is_only_one = true;
        self.each_move_of(role, said.to(self), |mv| {
            if said.fits::<LENIENT>(self, role, mv) {
                is_only_one = found.is_none();
                found = Some(mv);
            }
        });
        match found {
            Some(mv) if is_only_one => Ok(mv),
            Some(_) => Err(self.doubt::<LENIENT>(said)),
            None => Err(SanError::NotLawful { candidates: self.nearest(said) }),
        }
    }

    /// Why `said`, which more than one lawful move fits, is no move.
    #[cold]
    fn doubt<const LENIENT: bool>(&self, said: &Said) -> SanError {
        let role = said.role::<LENIENT>(self);
        let mut candidates = Vec::new();
        self.each_move_of(role, said.to(self), |mv| {
            if said.fits::<LENIENT>(self, role, mv) {
                candidates.push(mv);
            }
        });
        candidates.sort_unstable();
        let path = |mv: &Move| (mv.from(), mv.to());
        let is_one_pawn = candidates.iter().all(|mv| path(mv) == path(&candidates[0]));
        if is_one_pawn && said.promotion().is_none() {
            SanError::PromotionMissing { candidates }
        } else {
            SanError::Ambiguous { candidates }
        }
    }

    /// The lawful moves to where the man is said to go: by such men, or else by any. Nothing is
    /// near castling.
    #[cold]
    fn nearest(&self, said: &Said) -> Vec<Move> {
        let to = match said {
            Said::Castling(_) => Bitboard::EMPTY,
            Said::Move { to, .. } => *to,
        };
        let by = |role| {
            let mut moves = Vec::new();
            self.each_move_of(role, to, |mv| moves.push(mv));
            moves
        };
        let such = by(said.role::<true>(self));
        if such.is_empty() { Role::ALL.into_iter().flat_map(by).collect() } else { such }
    }

    fn expect_exact(&self, text: &str, mv: Move, letters: Letters) -> Result<(), SanError> {
        let exact = self.san_in(mv, letters);
        if exact == text {
            return Ok(());
        }
        let same = exact.char_indices().zip(text.chars()).find(|((_, one), other)| one != other);
        let at = same.map_or(exact.len().min(text.len()), |((at, _), _)| at);
        Err(SanError::NotExact { at, exact })
    }
}

impl Plain {
    /// The error at its place in the source.
    fn place(&self, error: SanError) -> SanError {
        match error {
            SanError::Text { at, expected } => SanError::Text { at: self.source(at), expected },
            other @ (SanError::NotLawful { .. }
            | SanError::PromotionMissing { .. }
            | SanError::Ambiguous { .. }
            | SanError::NotExact { .. }
            | SanError::Null) => other,
        }
    }
}

fn is_null<const LENIENT: bool>(text: &str) -> bool {
    matches!(text, "--" | "Z0") || (LENIENT && matches!(text, "0000" | "@@@@"))
}

/// The lawful moves that fit a text, of which there are too many.
fn fitting(error: &SanError) -> &[Move] {
    match error {
        SanError::PromotionMissing { candidates } | SanError::Ambiguous { candidates } => {
            candidates
        }
        SanError::Text { .. }
        | SanError::NotLawful { .. }
        | SanError::NotExact { .. }
        | SanError::Null => &[],
    }
}

/// What `text` says in plain letters: in these, or else in all that are known, each reading once.
fn readings(text: &str, letters: Option<Letters>) -> Vec<Plain> {
    let mut readings: Vec<Plain> = Vec::new();
    let sets = letters.as_ref().map_or(Letters::ALL, std::slice::from_ref);
    let first = letters.unwrap_or(Letters::ENGLISH);
    for set in sets {
        let plain = Plain::rewrite(
            text,
            &[
                first,
                Letters::FIGURINES,
                Letters::BLACK_FIGURINES,
                Letters::CHINESE,
                Letters::TRADITIONAL_CHINESE,
                *set,
            ],
        );
        if !readings.contains(&plain) {
            readings.push(plain);
        }
    }
    readings
}
