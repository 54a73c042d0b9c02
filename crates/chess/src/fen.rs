//! Reading and writing FEN: the text in which set-ups and positions are passed on.

mod error;
mod read;
mod write;

use std::fmt;

use crate::{Fault, Position, Setup, Variant};

pub use error::{FenError, FenReason, ParseFenError};
pub use write::{CastlingText, EnPassantText};

impl Position {
    /// The position before the first move (CH-2.3a to CH-2.3c).
    pub fn start() -> Self {
        Self::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
            .expect("this is the array of the laws")
    }

    /// The position that `text` describes, read as [`FenMode::Standard`].
    ///
    /// The two counters at the end may be missing.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        FenMode::Standard.read(text, Variant::Standard).map(|reading| reading.position)
    }

    /// The position that `text` describes, even if no game can bring it about: for study, where
    /// [`Position::from_fen`] is for play. See [`crate::Refused::forgive`] for what is forgiven.
    pub fn from_fen_forgiving(text: &str) -> Result<Self, FenError> {
        let setup: Setup = text.parse().map_err(FenError::Text)?;
        setup.validate().or_else(crate::Refused::forgive).map_err(FenError::Refused)
    }
}

/// How much a reader of FEN lets pass.
///
/// All three ask for the same of the position; they differ in what they ask of the text, and the
/// lenient one drops rights that cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenMode {
    /// Six fields, written in the one way in which they should be.
    Strict,
    /// What programs write: four fields or more, any number of spaces, castlings in any order.
    Standard,
    /// What people write and paste: whatever has one meaning, with a list of the repairs.
    Lenient,
}

/// A position that was read, and what had to be repaired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenReading {
    /// The position.
    pub position: Position,
    /// What is not as it should be and was put right; always empty unless the mode is
    /// [`FenMode::Lenient`].
    pub repairs: Vec<Repair>,
}

/// One thing that a lenient reader put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repair {
    /// The text was read as it must have been meant; a field that is missing or says nothing as
    /// `w`, `-`, `0` or `1`.
    Text(ParseFenError),
    /// A right that is void for this reason was dropped.
    Right(Fault),
}

impl FenMode {
    /// The position that `text` describes. For Chess960 both X-FEN and Shredder-FEN are read.
    ///
    /// ```
    /// use touchmove_chess::{FenMode, Variant};
    ///
    /// let pasted = "4k3/8/8/8/8/8/8/4K2R  w KQ";
    /// assert!(FenMode::Standard.read(pasted, Variant::Standard).is_err());
    /// let reading = FenMode::Lenient.read(pasted, Variant::Standard)?;
    /// assert_eq!(reading.position.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    /// let repairs: Vec<&str> = reading.repairs.iter().map(|repair| repair.name()).collect();
    /// let missing = ["en-passant-missing", "halfmove-missing", "fullmove-missing"];
    /// assert_eq!(repairs[..1], ["spaces"]);
    /// assert_eq!(repairs[1..4], missing);
    /// assert_eq!(repairs[4..], ["castling-without-rook"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(self, text: &str, variant: Variant) -> Result<FenReading, FenError> {
        let (setup, mut repairs) = self.read_setup(text, variant).map_err(FenError::Text)?;
        let refused = match setup.validate() {
            Ok(position) => return Ok(FenReading { position, repairs }),
            Err(refused) => refused,
        };
        match self {
            Self::Strict | Self::Standard => Err(FenError::Refused(refused)),
            Self::Lenient => {
                let void = refused.faults.iter().copied().filter(|fault| fault.voids_right());
                repairs.extend(void.map(Repair::Right));
                let mut mended = refused.setup.without_void_rights(&refused.faults);
                if refused.faults.iter().any(|f| matches!(f, Fault::EnPassantInCheck { .. })) {
                    mended.en_passant = None;
                }
                let position = mended.validate().map_err(FenError::Refused)?;
                Ok(FenReading { position, repairs })
            }
        }
    }

    /// What `text` says, whether or not it is a position, and what was put right to read it.
    pub fn read_setup(
        self,
        text: &str,
        variant: Variant,
    ) -> Result<(Setup, Vec<Repair>), ParseFenError> {
        read::read(text, self, variant)
    }
}

impl Repair {
    /// What was put right, as programs call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text(error) => error.reason.name(),
            Self::Right(fault) => fault.name(),
        }
    }
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => write!(f, "read at byte {}: {}", error.at, error.reason),
            Self::Right(fault) => write!(f, "right dropped: {fault}"),
        }
    }
}
