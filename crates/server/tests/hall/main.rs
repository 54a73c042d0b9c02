//! The hall from outside: real sockets on a loopback port, a real store in a folder of its own.

mod api;
mod client;
mod games;
mod http;
mod limits;
mod origin;
mod restart;
mod sockets;
mod store;
mod time;
mod two_halls;
mod world;
