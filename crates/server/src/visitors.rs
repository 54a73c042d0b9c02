//! How much each address asks for: new games, connections and open sockets.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::credit::Credits;
use crate::hall::Limits;
use crate::notice::Notice;

/// How many connections an address may hold beside its sockets: pages that load, programs that ask.
const CONNECTIONS_BESIDE: usize = 100;

/// How many addresses may be remembered before those that owe nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// The addresses that have asked for something lately.
pub(crate) struct Visitors {
    limits: Limits,
    known: Mutex<BTreeMap<IpAddr, Visitor>>,
}

struct Visitor {
    games: Credits,
    connections: usize,
    sockets: usize,
}

/// Something that an address holds. Dropping it gives it back.
pub(crate) struct Held {
    visitors: Arc<Visitors>,
    address: IpAddr,
    what: fn(&mut Visitor) -> &mut usize,
}

impl Visitors {
    pub(crate) const fn new(limits: Limits) -> Self {
        Self { limits, known: Mutex::new(BTreeMap::new()) }
    }

    /// Whether this address may create a game now.
    pub(crate) fn create_game(&self, address: IpAddr, now: u64) -> Result<(), Notice> {
        let mut known = self.lock();
        let paid = self.visitor(&mut known, address, now).games.pay(now);
        if paid { Ok(()) } else { Err(Notice::TooManyGames) }
    }

    /// Opens a socket from this address.
    pub(crate) fn open_socket(self: &Arc<Self>, address: IpAddr, now: u64) -> Result<Held, Notice> {
        let mut known = self.lock();
        let in_all: usize = known.values().map(|visitor| visitor.sockets).sum();
        let visitor = self.visitor(&mut known, address, now);
        if in_all >= self.limits.sockets_of_all || visitor.sockets >= self.limits.sockets_of_one {
            return Err(Notice::TooManySockets);
        }
        Ok(self.hold(&mut known, address, now, |visitor| &mut visitor.sockets))
    }

    /// Takes a connection in from this address, which may turn out to be a socket; `None` if it holds too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr, now: u64) -> Option<Held> {
        let mut known = self.lock();
        let held = self.visitor(&mut known, address, now).connections;
        let may = held < self.limits.sockets_of_one.saturating_add(CONNECTIONS_BESIDE);
        may.then(|| self.hold(&mut known, address, now, |visitor| &mut visitor.connections))
    }

    fn hold(
        self: &Arc<Self>,
        known: &mut BTreeMap<IpAddr, Visitor>,
        address: IpAddr,
        now: u64,
        what: fn(&mut Visitor) -> &mut usize,
    ) -> Held {
        *what(self.visitor(known, address, now)) += 1;
        Held { visitors: Arc::clone(self), address: neighbourhood(address), what }
    }

    fn visitor<'a>(
        &self,
        known: &'a mut BTreeMap<IpAddr, Visitor>,
        address: IpAddr,
        now: u64,
    ) -> &'a mut Visitor {
        if known.len() >= REMEMBERED {
            known.retain(|_, visitor| !visitor.owes_nothing(now));
        }
        known.entry(neighbourhood(address)).or_insert_with(|| Visitor {
            games: Credits::full(self.limits.games, now),
            connections: 0,
            sockets: 0,
        })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Visitor>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visitor {
    fn owes_nothing(&mut self, now: u64) -> bool {
        self.sockets == 0 && self.connections == 0 && self.games.is_full(now)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(visitor) = self.visitors.lock().get_mut(&self.address) {
            *(self.what)(visitor) -= 1;
        }
    }
}

/// One household has one IPv4 address, or 2^64 of IPv6.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Visitors;
    use crate::credit::Rate;
    use crate::hall::Limits;
    use crate::notice::Notice;
    use std::net::IpAddr;
    use std::sync::Arc;

    const LIMITS: Limits = Limits {
        commands: Rate { a_second: 1, at_most: 1 },
        games: Rate { a_second: 1, at_most: 2 },
        sockets_of_one: 2,
        sockets_of_all: 3,
    };

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_creates_no_more_games_than_it_may() {
        let visitors = Visitors::new(LIMITS);
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let created = [(one, 0), (one, 0), (one, 999), (other, 999), (one, 1000)];
        let created = created.map(|(address, now)| visitors.create_game(address, now).is_ok());
        assert_eq!(created, [true, true, false, true, true]);
    }

    #[test]
    fn an_address_holds_no_more_connections_than_it_may() {
        let visitors = Arc::new(Visitors::new(LIMITS));
        let connect = |text| visitors.connect(address(text), 0);
        let held: Vec<_> = (0..102).filter_map(|_| connect("192.0.2.1")).collect();
        assert_eq!(held.len(), 102, "a hundred beside its two sockets");
        assert!(connect("192.0.2.1").is_none());
        assert!(connect("192.0.2.2").is_some(), "another address");
        drop(held);
        assert!(connect("192.0.2.1").is_some());
    }

    #[test]
    fn sockets_are_counted_for_a_household_and_in_all() {
        let visitors = Arc::new(Visitors::new(LIMITS));
        let open = |text| visitors.open_socket(address(text), 0);
        let first = open("2001:db8::1").expect("the first");
        let _second = open("2001:db8::2").expect("the second of one household");
        assert_eq!(open("2001:db8::3").err(), Some(Notice::TooManySockets));
        let _third = open("192.0.2.1").expect("the third in all");
        assert_eq!(open("192.0.2.2").err(), Some(Notice::TooManySockets));
        drop(first);
        assert!(open("192.0.2.2").is_ok());
    }
}
