//! Moves as players write them down (CH-2.5, CH-5.1.2c, CH-5.6.3d).

mod read;
mod write;

pub use read::SanError;
