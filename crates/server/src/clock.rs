//! The hall's time: the only place that reads a clock.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The hall's time in whole milliseconds since 1970. It never runs backwards.
pub trait Clock: Send + Sync + 'static {
    /// The time now.
    fn now(&self) -> u64;

    /// Waits until [`Clock::now`] is `at` or later.
    fn sleep_until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The clock of this machine: read once from its calendar, and carried on by its monotonic clock from
/// there, so that setting the machine's time moves no player's clock.
///
/// While the machine sleeps the time stands still, and with it every player's clock.
pub struct MachineClock {
    anchor: Instant,
    anchored_at: u64,
}

impl MachineClock {
    /// The clock as of now. It starts at `not_before` if the calendar of the machine is behind that: the hall has
    /// written down that moment already.
    #[expect(clippy::disallowed_methods, reason = "this is the place that reads the clock")]
    pub fn start(not_before: u64) -> Self {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        let anchored_at = whole_millis(since_1970).max(not_before);
        Self { anchor: Instant::now(), anchored_at }
    }
}

impl Clock for MachineClock {
    fn now(&self) -> u64 {
        self.anchored_at.saturating_add(whole_millis(self.anchor.elapsed()))
    }

    fn sleep_until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let wait = Duration::from_millis(at.saturating_sub(self.anchored_at));
        Box::pin(async move {
            // A deadline beyond what the machine can count to never comes.
            match self.anchor.checked_add(wait) {
                Some(instant) => tokio::time::sleep_until(instant).await,
                None => std::future::pending().await,
            }
        })
    }
}

fn whole_millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Clock, MachineClock};
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn it_waits_for_the_very_millisecond() {
        let clock = MachineClock::start(0);
        let start = clock.now();
        clock.sleep_until(start + 5000).await;
        assert_eq!(clock.now(), start + 5000);
        clock.sleep_until(start).await;
        assert_eq!(clock.now(), start + 5000);
    }

    #[tokio::test(start_paused = true)]
    async fn it_is_never_behind_what_was_written_down() {
        let far = 4_102_444_800_000;
        let clock = MachineClock::start(far);
        tokio::time::advance(Duration::from_millis(7)).await;
        assert_eq!(clock.now(), far + 7);
    }
}
