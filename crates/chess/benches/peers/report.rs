//! The table that a person reads and the line that a program reads.

use std::fmt::Write;

use crate::race::Time;

/// What was measured, as far as it is.
pub struct Report {
    /// Whether the whole program was compiled for instructions that only some processors have.
    is_native: bool,
    table: String,
    perft: Vec<Line>,
    replay: Vec<Line>,
    fen: Vec<Line>,
    san: Vec<Line>,
}

/// One thing that was done by several: how often in a second, ours first.
struct Line(Vec<(&'static str, f64)>);

impl Line {
    fn ours(&self) -> f64 {
        self.0[0].1
    }

    /// How many times faster ours is than `peer`.
    fn versus(&self, peer: &str) -> Option<f64> {
        let (_, speed) = self.0.iter().find(|(name, _)| *name == peer)?;
        Some(self.ours() / speed)
    }

    /// How many times faster ours is than the fastest peer.
    fn versus_best(&self) -> Option<f64> {
        self.0[1..].iter().map(|(_, speed)| self.ours() / speed).reduce(f64::min)
    }
}

impl Report {
    pub fn new() -> Self {
        let is_native = cfg!(target_feature = "bmi2");
        let build = if is_native { "with bmi2" } else { "for the default target" };
        let table =
            format!("\nCompiled {build}. Million a second, ours first; in brackets ours / peer.\n");
        let [perft, replay, fen, san] = [const { Vec::new() }; 4];
        Self { is_native, table, perft, replay, fen, san }
    }

    pub fn perft(&mut self, title: &str, nodes: u64, times: Vec<Time>) {
        let line = self.line("perft", title, nodes, times);
        self.perft.push(line);
    }

    pub fn replay(&mut self, title: &str, plies: u64, times: Vec<Time>) {
        let line = self.line("replay", title, plies, times);
        self.replay.push(line);
    }

    pub fn fen(&mut self, positions: u64, times: Vec<Time>) {
        let line = self.line("FEN parse", "read and validated", positions, times);
        self.fen.push(line);
    }

    pub fn san(&mut self, moves: u64, times: Vec<Time>) {
        let line = self.line("SAN write", "with check marks", moves, times);
        self.san.push(line);
    }

    pub fn table(&self) -> &str {
        &self.table
    }

    /// One JSON object of numbers: more is better.
    pub fn json(&self) -> String {
        let cozy: Vec<f64> =
            self.perft.iter().filter_map(|line| line.versus("cozy-chess")).collect();
        let replay = self.replay.iter().filter_map(|line| line.versus("pgn-reader"));
        let ours = self.perft.iter().map(Line::ours);
        let best = |lines: &[Line]| lines.iter().filter_map(Line::versus_best).reduce(f64::min);
        let numbers = [
            ("perft_vs_cozy_geomean", geomean(cozy.iter().copied())),
            ("perft_vs_cozy_min", cozy.iter().copied().reduce(f64::min)),
            ("replay_vs_pgn_reader", geomean(replay)),
            ("fen_parse_vs_best", best(&self.fen)),
            ("san_write_vs_best", best(&self.san)),
            ("perft_million_a_second", geomean(ours)),
        ];
        let known = numbers.into_iter().filter_map(|(name, number)| Some((name, number?)));
        let mut json = format!("{{\"native\":{}", self.is_native);
        for (name, number) in known {
            write!(json, ",\"{name}\":{number:.3}").expect("a text takes all");
        }
        json + "}"
    }

    fn line(&mut self, kind: &str, title: &str, count: u64, times: Vec<Time>) -> Line {
        let speed = |time: Time| (time.name, per_second(count, time.seconds) / 1e6);
        let line = Line(times.into_iter().map(speed).collect());
        let mut row = format!("{kind:10}{title:22}{:9.2}", line.ours());
        for (peer, speed) in &line.0[1..] {
            let ratio = line.ours() / speed;
            write!(row, "{:>28}", format!("{peer} {speed:.2} ({ratio:.2})"))
                .expect("a text takes all");
        }
        eprintln!("    {row}");
        self.table += &row;
        self.table.push('\n');
        line
    }
}

fn geomean(ratios: impl Iterator<Item = f64>) -> Option<f64> {
    let logs: Vec<f64> = ratios.map(f64::ln).collect();
    (!logs.is_empty())
        .then(|| (logs.iter().sum::<f64>() / per_second(logs.len() as u64, 1.0)).exp())
}

#[expect(clippy::cast_precision_loss, reason = "a speed for people")]
fn per_second(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds
}
