//! Draw offers: made, accepted, refused by word, by a move or by a touch (DO-*, DR-AGR, F23-9.1.2).

use touchmove_game::{Game, Reason, Seat};

use super::Decision;
use crate::arbiter::{Arbiter, Offer};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::Decline;

impl<G: Game> Arbiter<G> {
    pub(super) fn decide_offer(&self, seat: Seat) -> Decision<G> {
        match self.offer() {
            Some(by) if by == seat => return Err(Refusal::OfferStands),
            Some(_) => return Err(Refusal::OfferToAnswer),
            None => {}
        }
        if self.rules.offers_alternate && self.last_offer == Some(seat) {
            return Err(Refusal::OfferRepeated);
        }
        let timely = match self.clock {
            Some(_) => self.unpressed.last() == Some(&seat),
            None => self.to_act() != seat,
        };
        Ok(vec![Event::DrawOffered { seat, timely, law: self.rules.offer }])
    }

    pub(super) fn decide_accept(&self, seat: Seat) -> Decision<G> {
        let nothing = Refusal::NoOffer { law: self.rules.nothing_to_accept };
        let offer = self.offer_to(seat).ok_or(nothing)?;
        let law = self.rules.agreement;
        let moves = self.rules.moves_before_agreement;
        let asked = || Seat::all(self.game.seats()).filter(|other| self.plays(*other));
        if asked().any(|other| self.made[other.index()] < moves) {
            return Err(Refusal::OfferTooEarly { law, moves });
        }
        let agreed = |other| other == offer.by || other == seat || offer.accepted.contains(&other);
        let mut events = vec![Event::DrawAccepted { seat, law }];
        if asked().all(agreed) {
            events.push(Event::Ended { outcome: self.drawn(Reason::Agreement, law) });
        }
        Ok(events)
    }

    pub(super) fn decide_decline(&self, seat: Seat) -> Decision<G> {
        let law = self.rules.decline_by_word;
        self.offer_to(seat).ok_or(Refusal::NoOffer { law })?;
        Ok(vec![Event::DrawDeclined { seat, law }])
    }

    pub(super) fn declined_by_touch(&self, seat: Seat) -> Option<Event<G>> {
        match self.rules.decline {
            Decline::ByTouch(law) => self.offer_to(seat).map(|_| Event::DrawDeclined { seat, law }),
            Decline::ByMove(_) => None,
        }
    }

    /// Where a touch refuses, an act that is said refuses too.
    pub(super) fn declined_by_move(&self, seat: Seat) -> Option<Event<G>> {
        let (Decline::ByMove(law) | Decline::ByTouch(law)) = self.rules.decline;
        self.offer_to(seat).map(|_| Event::DrawDeclined { seat, law })
    }

    fn offer_to(&self, seat: Seat) -> Option<&Offer> {
        self.offer.as_ref().filter(|offer| offer.by != seat && !offer.accepted.contains(&seat))
    }
}
