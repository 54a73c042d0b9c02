//! Credits: how much a page may ask for in a short time.

/// A purse that fills up with time, up to a limit. Each request costs one credit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Credits {
    rate: Rate,
    /// In thousandths of a credit.
    left: u64,
    counted_at: u64,
}

/// How fast credits come back, and how many may be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Credits a second.
    pub a_second: u32,
    /// The most that can be saved; what a newcomer has.
    pub at_most: u32,
}

impl Credits {
    /// A full purse.
    pub(crate) fn full(rate: Rate, now: u64) -> Self {
        Self { rate, left: u64::from(rate.at_most) * 1000, counted_at: now }
    }

    /// Pays for one request, if there is enough.
    #[must_use]
    pub(crate) fn pay(&mut self, now: u64) -> bool {
        self.count(now);
        let paid = self.left >= 1000;
        if paid {
            self.left -= 1000;
        }
        paid
    }

    /// Whether nothing is owed any more.
    pub(crate) fn is_full(&mut self, now: u64) -> bool {
        self.count(now);
        self.left == u64::from(self.rate.at_most) * 1000
    }

    fn count(&mut self, now: u64) {
        // So many a second are as many thousandths a millisecond.
        let earned = now.saturating_sub(self.counted_at).saturating_mul(self.rate.a_second.into());
        let most = u64::from(self.rate.at_most) * 1000;
        self.left = self.left.saturating_add(earned).min(most);
        self.counted_at = self.counted_at.max(now);
    }
}

#[cfg(test)]
mod tests {
    use super::{Credits, Rate};

    #[test]
    fn credits_come_back_with_time_up_to_the_limit() {
        let mut purse = Credits::full(Rate { a_second: 2, at_most: 3 }, 0);
        assert_eq!(
            [0, 0, 0, 0, 499, 500].map(|now| purse.pay(now)),
            [true, true, true, false, false, true]
        );
        assert!(!purse.is_full(1999));
        assert!(purse.is_full(2000));
        let paid = (0..10).filter(|_| purse.pay(60_000)).count();
        assert_eq!(paid, 3);
    }
}
