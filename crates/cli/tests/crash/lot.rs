//! Numbers drawn by lot, the same in every run (`SplitMix64`).

pub struct Lot(u64);

impl Lot {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `limit - 1`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        usize::try_from(mixed % limit as u64).expect("below a usize")
    }
}
