//! What many threads remember of the positions that they have counted, in bounded memory and
//! without locks.

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use touchmove_chess::Position;

/// Counts by position and depth. A later count may displace an earlier one of another position.
pub struct Table(Vec<Slot>);

/// A count and its key, in two words that two threads may write at the same time: the first holds
/// the exclusive or of both, so that halves of different counts do not fit each other.
#[derive(Default)]
struct Slot {
    key_and_nodes: AtomicU64,
    nodes: AtomicU64,
}

impl Table {
    /// An empty table of this size, or none at all for 0.
    pub fn of_mebibytes(size: usize) -> Result<Self, TryReserveError> {
        let length = size.saturating_mul(1 << 20) / size_of::<Slot>();
        let mut slots = Vec::new();
        slots.try_reserve_exact(length)?;
        slots.resize_with(length, Slot::default);
        Ok(Self(slots))
    }

    /// The count below `position`, by `count` if it is not remembered.
    pub fn remember(&self, position: &Position, depth: u32, count: impl FnOnce() -> u64) -> u64 {
        let key = key(position, depth);
        let Some(slot) = self.slot(key) else { return count() };
        let nodes = slot.nodes.load(Relaxed);
        if slot.key_and_nodes.load(Relaxed) ^ nodes == key {
            return nodes;
        }
        let nodes = count();
        slot.key_and_nodes.store(key ^ nodes, Relaxed);
        slot.nodes.store(nodes, Relaxed);
        nodes
    }

    /// Where `key` belongs, if there is a place at all.
    fn slot(&self, key: u64) -> Option<&Slot> {
        let scaled = (u128::from(key) * self.0.len() as u128) >> u64::BITS;
        self.0.get(usize::try_from(scaled).ok()?)
    }
}

/// Never 0 for a position, as far as chance allows, as a slot that is still empty would fit it.
fn key(position: &Position, depth: u32) -> u64 {
    // The golden ratio keeps the depths of one position apart.
    position.zobrist() ^ u64::from(depth).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_not_counted_again() {
        let table = Table::of_mebibytes(1).expect("a little memory");
        let start = Position::start();
        assert_eq!(table.remember(&start, 3, || 8_902), 8_902);
        assert_eq!(table.remember(&start, 3, || panic!("it is remembered")), 8_902);
        assert_eq!(table.remember(&start, 4, || 197_281), 197_281, "another depth");
    }

    #[test]
    fn no_memory_remembers_nothing() {
        let table = Table::of_mebibytes(0).expect("nothing");
        assert_eq!(table.remember(&Position::start(), 1, || 20), 20);
        assert_eq!(table.remember(&Position::start(), 1, || 21), 21);
    }

    #[test]
    fn halves_of_two_counts_do_not_fit() {
        let table = Table::of_mebibytes(1).expect("a little memory");
        let start = Position::start();
        table.remember(&start, 3, || 8_902);
        let slot = table.slot(key(&start, 3)).expect("a slot");
        slot.nodes.store(400, Relaxed);
        assert_eq!(table.remember(&start, 3, || 8_902), 8_902);
    }

    #[test]
    fn more_memory_than_there_is_is_an_error() {
        assert!(Table::of_mebibytes(usize::MAX).is_err());
    }
}
