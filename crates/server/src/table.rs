//! The task of one live game: it decides, keeps, lets it be so and sends, in this order.
//!
//! Nobody hears of an entry before it is durable. While the disk is slow, letters wait in the inbox with
//! the moment of their receipt, so that waiting costs no player time.

mod audience;
mod load;
mod matter;

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};
use touchmove_record::{Ask, Refused, Session, Step};

use crate::clock::Clock;
use crate::hall::until_closing;
use crate::notice::Notice;
use crate::post::{Inbox, Letter, Post};
use crate::standing::Standing;
use crate::store::{Append, CommandName, Store, StoreError};
use crate::wire::{Command, Message, RefusedText, Summary};
use audience::Audience;

pub(crate) use audience::{Outbox, SocketId};
pub(crate) use load::replay;
pub(crate) use matter::{Join, Joined, Matter, Request};

/// How long a table stays when nobody is there and no clock runs.
const STAYS: Duration = Duration::from_mins(1);

/// How many refusals a table remembers, so that a repeated command is answered as it was.
const REMEMBERED: usize = 64;

/// A live game.
pub(crate) struct Table {
    id: Arc<str>,
    session: Session,
    standing: Standing,
    listed: bool,
    /// The commands that were done, with the number of the entry.
    done: BTreeMap<CommandName, u64>,
    refusals: VecDeque<(CommandName, Refused)>,
    audience: Audience,
    inbox: Inbox<Matter>,
    clock: Arc<dyn Clock>,
    store: Arc<dyn Store>,
    /// Whether a player's clock runs, for those who note that the hall is up.
    ticking: Arc<AtomicBool>,
}

/// Why a table cannot go on. What it has acknowledged is safe; it is loaded anew when it is needed.
#[derive(Debug)]
pub(crate) enum Broken {
    /// The store did not keep an entry.
    Store(StoreError),
    /// The log went on without this table.
    Behind,
    /// The arbiter has nothing to say where it must: at its own deadline, or to a deed.
    Mute,
}

/// What the table turns to next.
enum Turn {
    Letter(Letter<Matter>),
    Deadline(u64),
    Idle,
    Closing,
}

impl Table {
    /// Where letters to this table are handed in.
    pub(crate) fn post(&self) -> Arc<Post<Matter>> {
        Arc::clone(self.inbox.post())
    }

    /// Whether a player's clock runs, now and later.
    pub(crate) fn ticking(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.ticking)
    }

    /// Plays until nobody needs the table, or the hall closes.
    ///
    /// `may_leave` is asked when nobody does; it says whether the table is forgotten now.
    pub(crate) async fn run(
        &mut self,
        mut closing: watch::Receiver<bool>,
        may_leave: impl Fn(&mut Inbox<Matter>) -> bool,
    ) -> Result<(), Broken> {
        loop {
            let done = match self.turn(&mut closing).await {
                Turn::Letter(letter) => self.read(letter).await,
                Turn::Deadline(deadline) => self.ring(deadline).await,
                Turn::Idle | Turn::Closing if may_leave(&mut self.inbox) => return Ok(()),
                Turn::Idle | Turn::Closing => Ok(()),
            };
            if let Err(broken) = done {
                self.audience.dismiss(&broken.notice());
                return Err(broken);
            }
        }
    }

    /// Judges that the hall was down since `from`, unless a flag had fallen before.
    pub(crate) async fn outage(&mut self, from: u64) -> Result<(), Broken> {
        let from = from.max(self.session.last_at());
        self.catch_up(from).await?;
        let now = self.clock.now().max(from);
        match self.session.judge(now, None, None, &Ask::outage(from)) {
            Ok(Some(step)) => self.let_be(step, None).await.map(drop),
            Ok(None) => Ok(()),
            Err(_) => Err(Broken::Mute),
        }
    }

    async fn turn(&mut self, closing: &mut watch::Receiver<bool>) -> Turn {
        let deadline = self.session.deadline();
        let nobody = self.audience.is_empty();
        let (clock, inbox) = (&self.clock, &mut self.inbox);
        let turn = tokio::select! {
            biased;
            letter = inbox.next() => return Turn::Letter(letter),
            () = wait_until(clock.as_ref(), deadline) => {
                Turn::Deadline(deadline.expect("only a deadline ends this wait"))
            }
            () = until_closing(closing) => Turn::Closing,
            () = tokio::time::sleep(STAYS), if deadline.is_none() && nobody => Turn::Idle,
        };
        // What was received before the deadline comes first, also if it is only just being queued.
        match turn {
            Turn::Deadline(_) => inbox.next_queued().map_or(turn, Turn::Letter),
            Turn::Letter(_) | Turn::Idle | Turn::Closing => turn,
        }
    }

    async fn read(&mut self, letter: Letter<Matter>) -> Result<(), Broken> {
        self.catch_up(letter.at).await?;
        match letter.matter {
            Matter::Join(join) => self.join(join),
            Matter::Do(request) => return self.answer(letter.at, request).await,
            Matter::Leave(socket) => self.audience.leave(socket),
        }
        Ok(())
    }

    fn join(&mut self, join: Join) {
        let Join { outbox, seats, reply } = join;
        let heading = self.session.heading();
        let next = self.session.next_number();
        let welcome = Message::Welcome {
            game: Summary::new(heading, self.listed, &self.standing),
            you: &seats,
            now: self.clock.now(),
            next,
        };
        let welcome = welcome.text();
        let socket = self.audience.join(seats, outbox);
        if reply.send(Joined { socket, next, welcome }).is_err() {
            self.audience.leave(socket);
        }
    }

    async fn answer(&mut self, at: u64, request: Request) -> Result<(), Broken> {
        let Request { socket, command, place } = request;
        let text = match command {
            Err((name, notice)) => {
                Message::Refused(RefusedText::by_hall(name.as_deref(), &notice)).text()
            }
            Ok(command) => match self.audience.may_play(socket, command.seat) {
                Err(notice) => {
                    Message::Refused(RefusedText::by_hall(Some(&command.name), &notice)).text()
                }
                Ok(()) => self.obey(at, command).await?,
            },
        };
        drop(place);
        self.audience.tell(socket, &text);
        Ok(())
    }

    /// Does what a player asks for, once, and gives the answer.
    async fn obey(&mut self, at: u64, command: Command) -> Result<Utf8Bytes, Broken> {
        let Command { name, seat, deed } = command;
        let key = (seat, name);
        if let Some(&number) = self.done.get(&key) {
            return Ok(Message::Ack { cmd: &key.1, number }.text());
        }
        if let Some((_, refused)) = self.refusals.iter().find(|(earlier, _)| *earlier == key) {
            return Ok(Message::Refused(RefusedText::by_law(&key.1, refused)).text());
        }
        let name = &key.1;
        let at = at.max(self.session.last_at());
        match self.session.judge(at, Some(seat), Some(name), &Ask::Deed(deed)) {
            Ok(Some(step)) => {
                let number = self.let_be(step, Some(&key)).await?;
                Ok(Message::Ack { cmd: name, number }.text())
            }
            Ok(None) => Err(Broken::Mute),
            Err(refused) => {
                let text = Message::Refused(RefusedText::by_law(name, &refused)).text();
                if self.refusals.len() == REMEMBERED {
                    self.refusals.pop_front();
                }
                self.refusals.push_back((key, refused));
                Ok(text)
            }
        }
    }

    /// Judges every deadline up to `at`: a new period may begin and end before a flag falls.
    async fn catch_up(&mut self, at: u64) -> Result<(), Broken> {
        while let Some(deadline) = self.session.deadline().filter(|deadline| *deadline <= at) {
            self.ring(deadline).await?;
        }
        Ok(())
    }

    /// Judges that the deadline has come.
    async fn ring(&mut self, deadline: u64) -> Result<(), Broken> {
        let at = deadline.max(self.session.last_at());
        match self.session.judge(at, None, None, &Ask::WAKE) {
            Ok(Some(step)) => self.let_be(step, None).await.map(drop),
            Ok(None) | Err(_) => Err(Broken::Mute),
        }
    }

    /// Keeps the step, lets it be so and sends it to everyone. Gives its number.
    async fn let_be(&mut self, step: Step, command: Option<&CommandName>) -> Result<u64, Broken> {
        let standing = self.standing.after(&step.line.text);
        let number = step.line.number;
        let append = Append {
            game: Arc::clone(&self.id),
            by: command.map(|(seat, _)| *seat),
            command: command.map(|(_, name)| name.clone()),
            line: step.line.clone(),
            standing: standing.clone(),
        };
        if self.store.append(append).await.map_err(Broken::Store)? != number {
            return Err(Broken::Behind);
        }
        let told = self.session.commit(step);
        self.standing = standing;
        if let Some(command) = command {
            self.done.insert(command.clone(), number);
        }
        self.ticking.store(self.session.deadline().is_some(), Ordering::Relaxed);
        self.audience.tell_all(&Message::Entry(&told).text());
        Ok(number)
    }
}

impl Broken {
    const fn notice(&self) -> Notice {
        match self {
            Self::Store(StoreError::Conflict { .. }) | Self::Behind | Self::Mute => {
                Notice::Interrupted
            }
            Self::Store(
                StoreError::Stopped { .. } | StoreError::Unreadable(_) | StoreError::Closed,
            ) => Notice::Storage,
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Behind => f.write_str("the log went on without this table"),
            Self::Mute => f.write_str("the arbiter has nothing to say where it must"),
        }
    }
}

async fn wait_until(clock: &dyn Clock, deadline: Option<u64>) {
    match deadline {
        Some(deadline) => clock.sleep_until(deadline).await,
        None => std::future::pending().await,
    }
}

/// A place for what is sent to one socket.
pub(crate) fn outbox() -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
    mpsc::channel(audience::OUTBOX)
}
