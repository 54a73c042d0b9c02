//! The hall: HTTP, WebSocket, time and storage. It decides nothing about games; the record room does.
//!
//! How a page talks to it is written down in `PROTOCOL.md`.

mod clock;
mod credit;
mod hall;
mod http;
mod listen;
mod log;
mod notice;
mod post;
mod reach;
mod serve;
mod socket;
mod standing;
mod store;
mod table;
mod tables;
mod token;
mod visitors;
mod wire;

pub use clock::{Clock, MachineClock};
pub use credit::Rate;
pub use hall::Limits;
pub use listen::bind;
pub use log::log_to_stderr;
pub use serve::{OpenHall, Options, ServeError, serve};
pub use standing::Standing;
pub use store::{
    Answer, Append, CommandName, Game, NewGame, OpenError, Sqlite, Store, StoreError, Stored,
    read_log,
};
pub use token::{Token, TokenHash};
