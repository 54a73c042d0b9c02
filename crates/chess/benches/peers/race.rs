//! Times several programs in turn, round after round, so that a slow moment of the machine meets
//! them all.

use std::time::Instant;

/// A program in the race: its name and its work, whose answer shows that the work was done.
pub struct Runner<'a> {
    pub name: &'static str,
    pub work: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Runner<'a> {
    pub fn new(name: &'static str, work: impl FnMut() -> u64 + 'a) -> Self {
        Self { name, work: Box::new(work) }
    }
}

/// A runner's best time.
#[derive(Clone, Copy)]
pub struct Time {
    pub name: &'static str,
    pub seconds: f64,
}

/// The best time of each in `rounds` rounds. Every answer of everyone must be `expected`.
pub fn race(title: &str, rounds: u32, expected: u64, mut runners: Vec<Runner<'_>>) -> Vec<Time> {
    eprintln!("  {title}");
    let fresh = |runner: &Runner<'_>| Time { name: runner.name, seconds: f64::INFINITY };
    let mut times: Vec<Time> = runners.iter().map(fresh).collect();
    for _ in 0..rounds {
        for (runner, time) in runners.iter_mut().zip(&mut times) {
            let start = now();
            let answer = (runner.work)();
            time.seconds = time.seconds.min(start.elapsed().as_secs_f64());
            assert_eq!(answer, expected, "{title}: what {} says", runner.name);
        }
    }
    times
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn now() -> Instant {
    Instant::now()
}
