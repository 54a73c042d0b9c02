//! A hand that plays moves of a text at a recorded board, touch by touch and press by press.

use touchmove_chess::{Chess, Position};
use touchmove_game::{Game, Step};
use touchmove_record::{Ask, DeedText, Heading, Line, PhaseName, Refused, Session, Told};

/// A recorded game and the lines of its log.
pub struct Board {
    pub session: Session,
    log: Vec<Line>,
    chess: Chess,
    position: Position,
    now: u64,
}

impl Board {
    pub fn new(heading: Heading) -> Self {
        let now = heading.created;
        let (session, line, _) = Session::begin(heading).expect("a game that can be played");
        let chess = Chess::standard();
        let position = chess.start();
        Self { session, log: vec![line], chess, position, now }
    }

    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.log.iter().map(|line| line.text.as_str())
    }

    pub fn start(&mut self) {
        for seat in [0, 1] {
            self.deed(seat, DeedText::Ready).expect("both may be ready");
        }
    }

    /// Plays a move by hand, and presses the clock if there is one and the game goes on.
    pub fn play(&mut self, san: &str) {
        let act = self.position.read_san(san).expect("a move of the source");
        let seat = u8::try_from(self.chess.to_act(&self.position).index()).expect("0 or 1");
        for step in self.chess.footprint(&self.position, &act).steps {
            match step {
                Step::Carry { from, to } => {
                    self.deed(seat, DeedText::Touch(from.to_string())).expect("it is its move");
                    self.deed(seat, DeedText::Release(to.to_string())).expect("it is legal");
                }
                Step::Place { man, to } => {
                    let place = DeedText::Place { man: man.to_string(), to: to.to_string() };
                    self.deed(seat, place).expect("it is legal");
                }
            }
        }
        self.position = self.chess.play(&self.position, &act);
        if self.session.heading().clock.is_some() && self.session.phase() == PhaseName::Running {
            self.deed(seat, DeedText::Press).expect("a move was made");
        }
    }

    /// Does one deed, a tenth of a second after the last.
    pub fn deed(&mut self, seat: u8, deed: DeedText) -> Result<Option<Told>, Refused> {
        self.now += 100;
        let step = self.session.judge(self.now, Some(seat), None, &Ask::Deed(deed))?;
        Ok(step.map(|step| {
            self.log.push(step.line.clone());
            self.session.commit(step)
        }))
    }
}

/// The moves of a fixture: the first word of each line that is no comment.
pub fn moves(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_whitespace().next())
}

/// The moves of a PGN without variations.
pub fn moves_of(pgn: &str) -> impl Iterator<Item = &str> {
    let movetext = pgn.split_once("\n\n").expect("tags and moves").1;
    let mut in_comment = false;
    movetext.split_whitespace().filter(move |word| {
        let comment = in_comment || word.starts_with('{');
        in_comment = comment && !word.ends_with('}');
        let result = matches!(*word, "1-0" | "0-1" | "1/2-1/2" | "*");
        !comment && !result && !word.ends_with('.')
    })
}
