//! `cargo xtask bench`: measures a room beside its peers, and the build that people get beside one
//! made for this processor.

use crate::failure::Failure;
use crate::shell::Shell;

const USAGE: &str = "Usage: cargo xtask bench chess [--quick] [--json]";

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let wrong = || Failure::Usage(USAGE.into());
    let (room, flags) = arguments.split_first().ok_or_else(wrong)?;
    if room != "chess" || flags.iter().any(|flag| !["--quick", "--json"].contains(&flag.as_str())) {
        return Err(wrong());
    }
    let is_asked = |name: &str| flags.iter().any(|flag| flag == name);
    chess(is_asked("--quick"), is_asked("--json"))
}

fn chess(is_quick: bool, is_json: bool) -> Result<(), Failure> {
    let quick: &[&str] = if is_quick { &["--quick"] } else { &[] };
    let native = peers(quick).with("RUSTFLAGS", "-Ctarget-cpu=native".into());
    let native = native.step_told("ours and the peers, compiled for this processor")?;
    let usual = peers(&[quick, &["--ours"]].concat()).with("RUSTFLAGS", "".into());
    let usual = usual.step_told("ours, compiled as usual")?;
    let (native_table, native) = parted(&native)?;
    let (usual_table, usual) = parted(&usual)?;
    let kept = number(usual, PERFT)? / number(native, PERFT)?;
    print!("{native_table}{usual_table}");
    println!("\nThe usual build keeps {:.0} % of the speed of perft.", kept * 100.0);
    for (name, meaning) in RATIOS {
        println!("{:6.2}  {meaning}", number(native, name)?);
    }
    if is_json {
        println!("{},\"default_vs_native\":{kept:.3}}}", native.trim_end_matches('}'));
    }
    Ok(())
}

/// How fast we count, in what the benchmark says.
const PERFT: &str = "perft_million_a_second";

/// The ratios of ours to the peers' in what the benchmark says: more is better.
const RATIOS: [(&str, &str); 5] = [
    ("perft_vs_cozy_geomean", "perft beside cozy-chess, geometric mean"),
    ("perft_vs_cozy_min", "perft beside cozy-chess, the worst position"),
    ("replay_vs_pgn_reader", "PGN replayed beside pgn-reader and shakmaty"),
    ("fen_parse_vs_best", "FEN read beside the fastest peer"),
    ("san_write_vs_best", "SAN written beside the fastest peer"),
];

fn peers(flags: &[&str]) -> Shell {
    let bench = ["bench", "-p", "touchmove-chess", "--bench", "peers", "--", "--json"];
    Shell::cargo(&[&bench, flags].concat())
}

/// The table and the line of JSON after it.
fn parted(output: &str) -> Result<(&str, &str), Failure> {
    let output = output.trim_end();
    let (table, json) = output.rsplit_once('\n').unwrap_or(("", output));
    if json.starts_with('{') && json.ends_with('}') {
        Ok((&output[..=table.len()], json))
    } else {
        Err(Failure::Missing(format!("The benchmark ended without its figures: {json}")))
    }
}

/// A number of a flat JSON object.
fn number(json: &str, name: &str) -> Result<f64, Failure> {
    let missing = || Failure::Missing(format!("The benchmark did not tell `{name}`: {json}"));
    let (_, rest) = json.split_once(&format!("\"{name}\":")).ok_or_else(missing)?;
    let number = rest.split([',', '}']).next().unwrap_or(rest);
    number.parse().map_err(|_| missing())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_room_or_flag_is_a_wrong_call() {
        for arguments in [&[][..], &["gomoku"], &["chess", "--slow"]] {
            let arguments: Vec<String> = arguments.iter().copied().map(String::from).collect();
            let failure = run(&arguments).expect_err("a wrong call");
            assert!(matches!(failure, Failure::Usage(_)), "{failure}");
        }
    }

    #[test]
    fn figures_are_found_behind_the_table() {
        let (table, json) = parted("a 1\nb 2\n{\"a\":1.5,\"b\":2}\n").expect("figures");
        assert_eq!(table, "a 1\nb 2\n");
        assert_eq!(number(json, "a").expect("there").to_string(), "1.5");
        assert_eq!(number(json, "b").expect("there").to_string(), "2");
        assert!(number(json, "c").is_err());
        assert!(parted("killed\n").is_err());
    }
}
