//! A table's inbox, and the moment at which each letter was received.
//!
//! A letter is stamped and put into the queue under one lock, and the clock never runs backwards. So the
//! letters lie in the order of their stamps, and once the table has held the lock at or after a
//! moment, every letter stamped before that moment lies in the queue. That is why a press that came in
//! time is judged in time, however long the disk or the queue took.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::clock::Clock;

/// Where letters to a table are handed in.
pub(crate) struct Post<T> {
    clock: Arc<dyn Clock>,
    /// `None` once the table takes no more letters.
    slot: Mutex<Option<UnboundedSender<Letter<T>>>>,
}

/// Where the table takes them out.
pub(crate) struct Inbox<T> {
    post: Arc<Post<T>>,
    letters: UnboundedReceiver<Letter<T>>,
}

/// Something that reached the hall at a moment.
#[derive(Debug)]
pub(crate) struct Letter<T> {
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// What.
    pub(crate) matter: T,
}

/// The table is gone; another may have taken its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

impl<T> Post<T> {
    /// Stamps the matter and hands it in.
    pub(crate) fn send(&self, matter: T) -> Result<(), Gone> {
        let slot = self.lock();
        let letters = slot.as_ref().ok_or(Gone)?;
        letters.send(Letter { at: self.clock.now(), matter }).map_err(|_| Gone)
    }

    fn lock(&self) -> MutexGuard<'_, Option<UnboundedSender<Letter<T>>>> {
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Inbox<T> {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        let (slot, letters) = mpsc::unbounded_channel();
        Self { post: Arc::new(Post { clock, slot: Mutex::new(Some(slot)) }), letters }
    }

    pub(crate) const fn post(&self) -> &Arc<Post<T>> {
        &self.post
    }

    /// The next letter, some time later. Never comes once the inbox is closed and empty.
    pub(crate) async fn next(&mut self) -> Letter<T> {
        match self.letters.recv().await {
            Some(letter) => letter,
            None => std::future::pending().await,
        }
    }

    /// The next letter that is there now. `None` means that there is none with a stamp before now.
    pub(crate) fn next_queued(&mut self) -> Option<Letter<T>> {
        let _nobody_is_stamping = self.post.lock();
        self.letters.try_recv().ok()
    }

    /// Takes no more letters, unless one is there. Tells whether it is closed.
    pub(crate) fn close_if_empty(&mut self) -> bool {
        let mut slot = self.post.lock();
        if self.letters.is_empty() {
            *slot = None;
        }
        slot.is_none()
    }
}

impl<T> Drop for Inbox<T> {
    fn drop(&mut self) {
        *self.post.lock() = None;
    }
}

#[cfg(test)]
mod tests {
    use super::{Gone, Inbox};
    use crate::clock::Clock;
    use std::future::Future;
    use std::pin::Pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::thread;

    /// A clock that goes on by one whenever it is read: no two letters have the same moment.
    #[derive(Default)]
    struct EveryReading(AtomicU64);

    impl Clock for EveryReading {
        fn now(&self) -> u64 {
            self.0.fetch_add(1, Ordering::SeqCst)
        }

        fn sleep_until(&self, _at: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
            Box::pin(std::future::pending())
        }
    }

    #[test]
    fn letters_lie_in_the_order_of_their_moments_whoever_sends_them() {
        let mut inbox = Inbox::new(Arc::new(EveryReading::default()));
        thread::scope(|scope| {
            for sender in 0..8 {
                let post = Arc::clone(inbox.post());
                scope.spawn(move || (0..2000).for_each(|_| post.send(sender).expect("open")));
            }
        });
        let stamps: Vec<u64> =
            std::iter::from_fn(|| inbox.next_queued().map(|letter| letter.at)).collect();
        assert_eq!(stamps, (0..16_000).collect::<Vec<u64>>());
    }

    #[test]
    fn once_the_inbox_is_found_empty_at_a_deadline_nothing_from_before_it_comes() {
        let clock = Arc::new(EveryReading::default());
        let mut inbox = Inbox::new(Arc::clone(&clock) as Arc<dyn Clock>);
        thread::scope(|scope| {
            for _ in 0..4 {
                let post = Arc::clone(inbox.post());
                scope.spawn(move || (0..5000).for_each(|_| post.send(()).expect("open")));
            }
            let mut latest = 0;
            while latest < 19_000 {
                let deadline = clock.now();
                while let Some(letter) = inbox.next_queued() {
                    latest = latest.max(letter.at);
                }
                // The flag falls here. Whatever is found later was received later.
                if let Some(late) = inbox.next_queued() {
                    assert!(late.at > deadline, "{} came before {deadline}", late.at);
                    latest = latest.max(late.at);
                }
            }
        });
    }

    #[test]
    fn an_inbox_with_a_letter_in_it_stays_open() {
        let mut inbox = Inbox::new(Arc::new(EveryReading::default()));
        let post = Arc::clone(inbox.post());
        post.send("letter").expect("open");
        assert!(!inbox.close_if_empty());
        assert_eq!(inbox.next_queued().map(|letter| letter.matter), Some("letter"));
        assert!(inbox.close_if_empty());
        assert_eq!(post.send("too late"), Err(Gone));
    }

    #[test]
    fn an_inbox_that_is_dropped_takes_no_letters() {
        let inbox = Inbox::new(Arc::new(EveryReading::default()));
        let post = Arc::clone(inbox.post());
        drop(inbox);
        assert_eq!(post.send(()), Err(Gone));
    }
}
