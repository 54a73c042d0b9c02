//! `touchmove serve`: open the hall.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;

use tokio::runtime::Runtime;
use touchmove_server::{Limits, Options, log_to_stderr, serve};

use crate::failure::Failure;

/// The arguments of `touchmove serve`.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen at: every one of this machine, so that a friend on the same network can open
    /// your link; 127.0.0.1 keeps the hall to yourself.
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::UNSPECIFIED))]
    listen: IpAddr,
    /// The port; 0 picks a free one.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The folder that the games are kept in; made if it does not exist.
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
}

pub fn run(args: Args) -> Result<ExitCode, Failure> {
    log_to_stderr();
    let options = Options {
        listen: args.listen,
        port: args.port,
        data: args.data,
        limits: Limits::default(),
    };
    let runtime = Runtime::new().map_err(|error| Failure::while_doing("the hall", error))?;
    runtime.block_on(serve(options)).map_err(|error| Failure::new(error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}
