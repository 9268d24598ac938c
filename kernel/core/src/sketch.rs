//! From what a seat saw to which cards may lie where.

use crate::card::{END, NO_CARD};
use crate::dealt::{NO_SEAT, SEATS};
use crate::facts::{Discard, Facts, Seen};
use crate::order::{Order, order_of};

/// The classes after the five kinds.
const SUN: u8 = 5;
const ROBAI: u8 = 6;
pub(crate) const CLASSES: usize = 7;
const ANY: u8 = 0b111_1111;

/// Where a card can lie that the seat does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Hand(usize),
    Table(usize),
    Stock,
    Discard,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bin {
    pub(crate) place: Place,
    pub(crate) room: usize,
    /// The classes that it takes, as bits.
    pub(crate) takes: u8,
}

/// What the recipient did with the indicator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Indicator {
    /// What was seen: it is in hand unless it was played or laid aside for all to see.
    AsSeen,
    /// It is the card that lies face down.
    OnTable,
    /// It is the discard that the seat does not know.
    LaidAside,
}

/// From what is seen to what may lie where.
pub(crate) struct Sketch<'a> {
    pub(crate) facts: &'a Facts,
    pub(crate) seen: &'a Seen,
}

impl Sketch<'_> {
    /// The cards that the seat neither holds nor has seen, rising.
    pub(crate) fn unknown(&self) -> Vec<u8> {
        let discard = self.seen.laid().unwrap_or(NO_CARD);
        let played = self.seen.played.iter().flatten();
        let known = self.facts.hand.iter().chain(&self.facts.stock).chain(played).chain([&discard]);
        let mut unknown = [true; 256];
        known.for_each(|&card| unknown[usize::from(card)] = false);
        (0..END).filter(|&card| unknown[usize::from(card)]).collect()
    }

    /// The cases into which the worlds fall; one of them may turn out to have none.
    pub(crate) fn cases(&self) -> Vec<(Indicator, Vec<Bin>)> {
        let recipient = usize::from(self.seen.recipient);
        let cases = if self.seen.discard == Discard::Unknown {
            self.discards().into()
        } else if self.keeps_indicator(recipient) && self.seen.face_down[recipient] {
            [Indicator::AsSeen, Indicator::OnTable].map(|one| (one, self.bins(one))).into()
        } else {
            vec![(Indicator::AsSeen, self.bins(Indicator::AsSeen))]
        };
        cases.into_iter().filter_map(|(indicator, bins)| Some((indicator, bins?))).collect()
    }

    /// The unknown discard is plain, or one of ten trumps; the indicator at last.
    fn discards(&self) -> [(Indicator, Option<Vec<Bin>>); 3] {
        let with = |indicator, discard: Option<u8>, hand: u8| {
            let mut bins = self.bins(indicator)?;
            let recipient = Place::Hand(usize::from(self.seen.recipient));
            for bin in bins.iter_mut().filter(|bin| bin.place == recipient) {
                bin.takes &= hand;
            }
            bins.extend(discard.map(|takes| Bin { place: Place::Discard, room: 1, takes }));
            Some(bins)
        };
        let (seen, laid) = (Indicator::AsSeen, Indicator::LaidAside);
        [
            (seen, with(seen, Some(self.plain()), ANY)),
            (seen, with(seen, Some(self.trumps()), self.trumps())),
            (laid, with(laid, None, self.trumps())),
        ]
    }

    /// The bins but for the discard, those of the hands first; `None` when a hand is overfull.
    fn bins(&self, indicator: Indicator) -> Option<Vec<Bin>> {
        let others = || (0..SEATS).filter(|&seat| seat != usize::from(self.facts.seat));
        let hands: Option<Vec<Bin>> = others().map(|seat| self.hand(seat, indicator)).collect();
        let mut bins = hands?;
        for seat in others().filter(|&seat| self.seen.face_down[seat]) {
            let known = indicator == Indicator::OnTable && seat == usize::from(self.seen.recipient);
            let takes = self.takes(seat) & self.trumps();
            bins.push(Bin { place: Place::Table(seat), room: usize::from(!known), takes });
        }
        if self.facts.stock[1] == NO_CARD {
            bins.push(Bin { place: Place::Stock, room: 2, takes: ANY & !self.declared() });
        }
        bins.retain(|bin| bin.room > 0);
        Some(bins)
    }

    /// The cards of a hand that are not known; of the recipient's, the indicator is while it lasts.
    fn hand(&self, seat: usize, indicator: Indicator) -> Option<Bin> {
        let gone = self.seen.played[seat].len() + usize::from(self.seen.face_down[seat]);
        let kept = indicator == Indicator::AsSeen && self.keeps_indicator(seat);
        let room = 9_usize.checked_sub(gone + usize::from(kept))?;
        Some(Bin { place: Place::Hand(seat), room, takes: self.takes(seat) })
    }

    /// Whether the indicator is in this other hand, as far as was seen, instead of a card that was
    /// dealt to it.
    fn keeps_indicator(&self, seat: usize) -> bool {
        let indicator = self.facts.stock[0];
        let gone = match self.seen.discard {
            Discard::NotYet => true,
            Discard::Unknown => false,
            Discard::Known(card) => card == indicator,
        };
        seat == usize::from(self.seen.recipient)
            && seat != usize::from(self.facts.seat)
            && !gone
            && !self.seen.played[seat].contains(&indicator)
    }

    /// The classes that a seat can still hold.
    fn takes(&self, seat: usize) -> u8 {
        let void = self.seen.void[seat];
        let mut takes = ANY & !void;
        if void & self.trump() != 0 {
            takes &= !self.trumps();
            takes |= u8::from(self.may_be_lone(seat)) << SUN;
        }
        if usize::from(self.seen.declarer) == seat { takes } else { takes & !self.declared() }
    }

    /// Whether a seat can have been dealt the Sun as its only trump.
    fn may_be_lone(&self, seat: usize) -> bool {
        let taken =
            |card: u8| card == self.facts.stock[0] && usize::from(self.seen.recipient) == seat;
        self.seen.played[seat].iter().all(|&card| !self.seen.is_trump(card) || taken(card))
    }

    /// The class of the native Robai when somebody declared.
    fn declared(&self) -> u8 {
        u8::from(self.seen.declarer != NO_SEAT) << ROBAI
    }

    fn order(&self) -> &'static Order {
        order_of(crate::card::suit_of(self.facts.stock[0]))
    }

    fn trump(&self) -> u8 {
        1 << self.order().trump
    }

    fn trumps(&self) -> u8 {
        self.trump() | 1 << SUN | 1 << ROBAI
    }

    fn plain(&self) -> u8 {
        ANY & !self.trumps()
    }

    /// The class of a card.
    pub(crate) fn class(&self, card: u8) -> u8 {
        let order = self.order();
        match card {
            card if card == order.sun => SUN,
            card if card == order.native_robai => ROBAI,
            card => order.kind[usize::from(card)],
        }
    }
}
