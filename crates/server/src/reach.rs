//! At which addresses the hall can be reached.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The addresses at which this machine itself and other devices of the network reach a hall that listens at `bound`.
pub(crate) fn addresses(bound: SocketAddr) -> Reach {
    let everywhere = bound.ip().is_unspecified();
    let mut found = if everywhere { interfaces(bound.is_ipv4()) } else { vec![bound.ip()] };
    found.retain(|address| !address.is_loopback());
    if let Some(usual) = towards_the_world()
        && let Some(place) = found.iter().position(|address| *address == usual)
    {
        found[..=place].rotate_right(1);
    }
    let local = everywhere || bound.ip().is_loopback();
    let local = local.then(|| if everywhere { Ipv4Addr::LOCALHOST.into() } else { bound.ip() });
    let url = |address: IpAddr| format!("http://{}", SocketAddr::new(address, bound.port()));
    Reach { here: local.map(url), network: found.into_iter().map(url).collect() }
}

/// Addresses of the hall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// For this machine alone.
    pub(crate) here: Option<String>,
    /// For the network, the likeliest first.
    pub(crate) network: Vec<String>,
}

/// The addresses of this machine. Those that hold for one cable only are left out: they need a scope in the link.
fn interfaces(only_v4: bool) -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<IpAddr> = interfaces.into_iter().map(|interface| interface.ip()).collect();
    found.retain(|address| match address {
        IpAddr::V4(address) => !address.is_link_local(),
        IpAddr::V6(address) => !only_v4 && !address.is_unicast_link_local(),
    });
    found.sort();
    found.dedup();
    found
}

/// The address from which this machine would talk to the world: the one that the neighbours know, most likely. Nothing is
/// sent to find it out.
fn towards_the_world() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation (RFC 5737).
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::{Reach, addresses};

    #[test]
    fn a_hall_for_this_machine_is_reached_from_no_other() {
        let reach = addresses("127.0.0.1:8080".parse().expect("an address"));
        let here = Some("http://127.0.0.1:8080".to_owned());
        assert_eq!(reach, Reach { here, network: vec![] });
    }

    #[test]
    fn a_hall_at_one_address_is_reached_there() {
        for (bound, url) in [
            ("192.0.2.7:80", "http://192.0.2.7:80"),
            ("[2001:db8::7]:8080", "http://[2001:db8::7]:8080"),
        ] {
            let reach = addresses(bound.parse().expect("an address"));
            assert_eq!(reach, Reach { here: None, network: vec![url.to_owned()] });
        }
    }

    #[test]
    fn a_hall_everywhere_is_reached_from_this_machine_too() {
        let reach = addresses("0.0.0.0:8080".parse().expect("an address"));
        assert_eq!(reach.here.as_deref(), Some("http://127.0.0.1:8080"));
        assert!(
            reach.network.iter().all(|url| url.starts_with("http://") && url.ends_with(":8080"))
        );
        assert!(!reach.network.iter().any(|url| url.contains("//127.")));
    }
}
