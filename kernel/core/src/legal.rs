//! What the seat to move may do.

use crate::action::{Action, Actions, Deed};
use crate::dealt::SEATS;
use crate::mutant::{Mutant, broken};
use crate::slots;
use crate::state::{Phase, State};

impl State {
    /// What the seat to move may do: nothing only when the deal is done.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        let mut actions = Actions::NONE;
        match self.phase {
            Phase::Declare => {
                if self.may_declare() {
                    actions.push(Action::DECLARE);
                }
                actions.push(Action::PASS);
            }
            Phase::Discard => self.each_legal(|card| actions.push(Action::discard(card))),
            Phase::Play => self.each_legal(|card| actions.push(Action::play(card))),
            Phase::Done => {}
        }
        actions
    }

    /// Whether the seat to move may do this.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        match (self.phase, action.deed()) {
            (Phase::Declare, Deed::Declare) => self.may_declare(),
            (Phase::Declare, Deed::Pass) => true,
            (Phase::Discard, Deed::Discard(card)) | (Phase::Play, Deed::Play(card)) => {
                let seat = usize::from(self.turn);
                let legal = self.legal_slots();
                self.slot_of(seat, card).is_some_and(|slot| legal >> slot & 1 == 1)
            }
            _ => false,
        }
    }

    /// Whether the seat to move may declare.
    #[must_use]
    pub fn may_declare(&self) -> bool {
        self.phase == Phase::Declare
            && (self.turn == self.robai_seat || broken(Mutant::AnyoneDeclares))
    }

    /// The slots that the seat to move may discard or play from; none in the other phases.
    #[inline]
    #[must_use]
    pub fn legal_slots(&self) -> u16 {
        match self.phase {
            Phase::Play if self.plays > 0 => self.follow_slots(),
            Phase::Play => self.lead_slots(),
            Phase::Discard => self.discard_slots(),
            Phase::Declare | Phase::Done => 0,
        }
    }

    fn each_legal(&self, act: impl FnMut(u8)) {
        let cards = &self.cards[usize::from(self.turn)];
        slots::each(self.legal_slots()).map(|slot| cards[slot]).for_each(act);
    }

    /// The non-trumps of the recipient; with ten trumps, all of them.
    fn discard_slots(&self) -> u16 {
        let seat = usize::from(self.turn);
        let held = self.held[seat];
        if broken(Mutant::TrumpsDiscarded) {
            return held;
        }
        match held & !self.kinds[usize::from(self.trump)][seat] {
            0 if broken(Mutant::TenTrumpsOneDiscard) => 1,
            0 => held,
            plain => plain,
        }
    }

    /// Any card; to the first trick a non-trump while there is one.
    #[inline]
    pub(crate) fn lead_slots(&self) -> u16 {
        let seat = usize::from(self.turn);
        let held = self.held[seat];
        if self.trick > 1 || broken(Mutant::AnyFirstLead) {
            return held;
        }
        match held & !self.kinds[usize::from(self.trump)][seat] {
            0 => held,
            plain => plain,
        }
    }

    #[inline]
    fn follow_slots(&self) -> u16 {
        let seat = usize::from(self.turn);
        let held = self.held[seat];
        let asked = self.kinds[usize::from(self.row)][seat];
        let trumps = self.kinds[usize::from(self.trump)][seat];
        if let Some(flawed) = self.flawed_follow(seat) {
            return flawed;
        }
        follow(held, asked, trumps, self.lone[seat])
    }

    /// What each seat may play to the open trick, whose lead is known.
    #[inline]
    pub(crate) fn followers(&self) -> Followers {
        let asked = &self.kinds[usize::from(self.row)];
        let led = &self.kinds[usize::from(self.led)];
        let trumps = &self.kinds[usize::from(self.trump)];
        let mut all = Followers { legal: [0; SEATS], able: [0; SEATS] };
        for seat in 0..SEATS {
            all.legal[seat] = follow(self.held[seat], asked[seat], trumps[seat], self.lone[seat]);
            all.able[seat] = led[seat] | trumps[seat];
        }
        all
    }

    fn flawed_follow(&self, seat: usize) -> Option<u16> {
        let (held, lone) = (self.held[seat], self.lone[seat]);
        let asked = held & self.kinds[usize::from(self.row)][seat];
        if self.row == self.trump {
            let kept = broken(Mutant::LoneSunBesideIndicator) && held & lone != 0;
            return (broken(Mutant::MeriIsFree) || kept).then_some(held);
        }
        if broken(Mutant::NoMonchi) {
            return Some(held);
        }
        (broken(Mutant::MonchiBarsTrumps) && asked != 0).then_some(asked)
    }
}

/// By seat, which of its slots may follow, and which hold cards that can win.
pub(crate) struct Followers {
    pub(crate) legal: [u16; SEATS],
    pub(crate) able: [u16; SEATS],
}

/// The slots that may follow a lead: with a card of the kind asked for, those of that kind or any
/// trump, and without one any. A lone Sun alone is not asked for.
///
/// To a plain lead, the Sun's slot is not among those asked for, so `lone` changes nothing there.
#[inline]
#[must_use]
pub(crate) const fn follow(held: u16, asked: u16, trumps: u16, lone: u16) -> u16 {
    if held & asked & !lone == 0 { held } else { held & (asked | trumps) }
}
