//! The arbiter has a sentence in every language for whatever it refuses.

use touchmove_arbiter::{CLASSIC, Duty, Man, Refusal};
use touchmove_chess::Chess;
use touchmove_game::{Explain, Seat};
use touchmove_rulebook::{Language, clause, say};

#[test]
fn every_refusal_has_its_sentence() {
    for refusal in refusals() {
        let law = clause(refusal.law().id()).expect("the rule book has every clause");
        for language in Language::ALL {
            let says = say(&refusal, language);
            // Without a sentence of its own the clause would be said, and an unfilled blank the same.
            assert_ne!(says, law.text(language), "{}", refusal.sentence());
            assert!(!says.contains('{'), "{says}");
        }
    }
}

fn refusals() -> Vec<Refusal<Chess>> {
    let law = CLASSIC.offer;
    let at = "e1".parse().expect("a square");
    let man = Man { at, man: "wK".parse().expect("a piece") };
    let bound = |duty| Refusal::Bound { law, duty };
    vec![
        Refusal::Over { law },
        Refusal::NotStarted,
        Refusal::AlreadyReady,
        Refusal::NoSeat,
        Refusal::TooLate { law },
        Refusal::NotYourMove { to_act: Seat::FIRST },
        Refusal::NobodyThere { point: at },
        Refusal::HandFull { held: at },
        Refusal::HandEmpty,
        bound(Duty::Move(man)),
        bound(Duty::Capture(man)),
        bound(Duty::CaptureWith { own: man, theirs: man }),
        bound(Duty::Castle { king: man, rook: man }),
        bound(Duty::FinishCastling(man)),
        bound(Duty::FinishPromotion(man)),
        Refusal::RookFirst { rook: at },
        Refusal::NoSuchAct,
        Refusal::NothingToRemove { point: at },
        Refusal::CannotAdjust,
        Refusal::Adjusting,
        Refusal::NoClock,
        Refusal::ClockNotRunning { law },
        Refusal::NotMade { law },
        Refusal::OfferStands,
        Refusal::OfferToAnswer,
        Refusal::OfferRepeated,
        Refusal::OfferTooEarly { law, moves: 1 },
        Refusal::NoOffer { law },
    ]
}
