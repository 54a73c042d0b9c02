//! Moves as players write them down (CH-2.5, CH-5.1.2c, CH-5.6.3d).

mod error;
mod letters;
mod plain;
mod read;
mod said;
mod write;

pub use error::{Expected, SanError};
pub use letters::Letters;
pub use read::{SanMode, Written};
