//! The tests of the room: the laws section by section, and evidence from outside.

mod a_board;
mod b_move;
mod c_king;
mod chess960;
mod contract;
mod d_pieces;
mod e_pawn;
mod fen;
mod fen_modes;
mod history;
mod hostile;
mod i_check;
mod j_end;
mod mailbox;
mod notation;
mod oracles;
mod perft;
mod repetition;
mod san;
mod sentences;
mod setup;
mod support;
mod why_not;
