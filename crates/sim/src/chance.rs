//! Chance with a seed: the same seed deals the same fate for ever (the splitmix64 generator).

/// A source of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The chance that follows from `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is not 0.
    pub const fn below(&mut self, end: u64) -> u64 {
        self.number() % end
    }

    /// Whether something happens that happens once in `times`.
    pub const fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of `things`; none if there are none.
    pub fn pick<T: Clone>(&mut self, things: &[T]) -> Option<T> {
        let end = u64::try_from(things.len()).expect("a list is shorter than 2^64");
        if end == 0 {
            return None;
        }
        let place = usize::try_from(self.below(end)).expect("below the length");
        Some(things[place].clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers for this seed, as published with the generator's implementations on Rosetta Code.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut chance = Chance::new(1_234_567);
        let numbers = [(); 5].map(|()| chance.number());
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ],
        );
    }
}
