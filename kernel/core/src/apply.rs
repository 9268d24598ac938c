//! The next state after an action.

use std::fmt;

use crate::action::{Action, Deed};
use crate::card::NO_CARD;
use crate::dealt::SEATS;
use crate::mutant::{Mutant, broken};
use crate::slots;
use crate::state::{FREE, Phase, State, Taken};

/// An action that the rules do not allow now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal(pub Action);

impl fmt::Display for Illegal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.0.code();
        match self.0.deed() {
            Deed::Declare => write!(to, "declaring (code {code}) is not allowed now"),
            Deed::Pass => write!(to, "passing (code {code}) is not allowed now"),
            Deed::Discard(card) => write!(to, "discarding {card} (code {code}) is not allowed now"),
            Deed::Play(card) => write!(to, "playing {card} (code {code}) is not allowed now"),
        }
    }
}

impl std::error::Error for Illegal {}

impl State {
    /// Let the seat to move do this. The eighth trick's last card decides the ninth trick too.
    ///
    /// # Errors
    /// The action is not legal; the state is as it was.
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        if !self.is_legal(action) {
            return Err(Illegal(action));
        }
        match action.deed() {
            Deed::Declare => self.declare(),
            Deed::Pass => self.pass(),
            Deed::Discard(card) | Deed::Play(card) => {
                let slot = self.slot_of(usize::from(self.turn), card);
                self.use_slot(slot.ok_or(Illegal(action))?);
            }
        }
        Ok(())
    }

    /// Let the seat to move discard or play from this slot, which must be among
    /// [`legal_slots`](Self::legal_slots).
    pub fn use_slot(&mut self, slot: usize) {
        if self.phase == Phase::Discard {
            self.lay_aside(slot);
        } else {
            self.play_slot(slot);
        }
    }

    /// Let the holder of the native Robai declare: only where it
    /// [`may_declare`](Self::may_declare).
    pub fn declare(&mut self) {
        self.asked += 1;
        self.declared = true;
        self.take_indicator(self.turn);
    }

    /// Let the seat to move pass; only in the declaring.
    pub fn pass(&mut self) {
        let spared = broken(Mutant::DealerHidesNothing) && self.turn == self.dealer;
        self.hidden |= self.turn == self.robai_seat && !spared;
        self.asked += 1;
        self.turn = (self.turn + 1) % 8;
        if self.asked == 8 {
            let eldest = broken(Mutant::EldestTakes);
            self.take_indicator(if eldest { self.turn } else { self.dealer });
        }
    }

    fn take_indicator(&mut self, seat: u8) {
        (self.recipient, self.turn, self.phase) = (seat, seat, Phase::Discard);
        let worth = &self.order().worth;
        let (row, indicator) = (&mut self.cards[usize::from(seat)], self.stock[0]);
        let mut slot = 9;
        while slot > 0 && worth[usize::from(row[slot - 1])] > worth[usize::from(indicator)] {
            row[slot] = row[slot - 1];
            slot -= 1;
        }
        row[slot] = indicator;
        self.held[usize::from(seat)] = (1 << 10) - 1;
        self.lay_out(usize::from(seat));
    }

    fn lay_aside(&mut self, slot: usize) {
        let seat = usize::from(self.turn);
        let row = &mut self.cards[seat];
        self.discard = row[slot];
        row.copy_within(slot + 1..10, slot);
        row[9] = NO_CARD;
        self.held[seat] = (1 << 9) - 1;
        self.lay_out(seat);
        self.phase = Phase::Play;
    }

    /// Let the seat to move play from this slot.
    #[inline]
    pub(crate) fn play_slot(&mut self, slot: usize) {
        let seat = usize::from(self.turn);
        let card = self.cards[seat][slot];
        if self.plays == 0 {
            self.lead(card);
        }
        self.open[seat] = card;
        self.held[seat] &= !(1 << slot);
        let strength = self.order().strength[usize::from(self.led)][usize::from(card)];
        self.best[seat % 2] = self.best[seat % 2].max(strength << 3 | self.turn);
        self.turn = (self.turn + 1) % 8;
        self.plays += 1;
        if usize::from(self.plays) == SEATS {
            self.finish_trick();
        }
    }

    fn lead(&mut self, card: u8) {
        self.leader = self.turn;
        self.led = self.order().kind[usize::from(card)];
        self.row = self.row_of(self.led);
    }

    /// The row of `kinds` that must be followed when a card of this kind is led.
    #[inline]
    pub(crate) fn row_of(&self, led: u8) -> u8 {
        let bound = self.monchi || led == self.trump || broken(Mutant::MonchiAtOnce);
        if bound { led } else { FREE }
    }

    pub(crate) fn finish_trick(&mut self) {
        let meri = self.led == self.trump;
        self.settle(self.best, meri);
        self.monchi |= meri;
        let winner = self.tricks[usize::from(self.trick) - 1].winner;
        let goes_round = broken(Mutant::LeadGoesRound);
        self.turn = if goes_round { (self.leader + 1) % 8 } else { winner };
        self.clear_table();
        self.trick += 1;
        if self.trick == 9 {
            self.play_ninth(winner);
        }
    }

    fn clear_table(&mut self) {
        self.open = [NO_CARD; SEATS];
        self.best = [0; 2];
        self.plays = 0;
    }

    /// Everyone's last card at once; the dealer's gives the suit.
    pub(crate) fn play_ninth(&mut self, eighth_winner: u8) {
        let order = self.order();
        let last = |seat: usize| self.cards[seat][slots::lowest(self.held[seat])];
        let asking = if broken(Mutant::NinthFollowsWinner) { eighth_winner } else { self.dealer };
        let led = order.kind[usize::from(last(usize::from(asking)))];
        let mut best = [0; 2];
        for seat in 0..8 {
            let at = usize::from(seat);
            let strength = order.strength[usize::from(led)][usize::from(last(at))];
            best[at % 2] = u8::max(best[at % 2], strength << 3 | seat);
            self.open[at] = last(at);
        }
        self.settle(best, broken(Mutant::NinthIsMeri) && led == self.trump);
        self.open = [NO_CARD; SEATS];
        self.held = [0; SEATS];
        self.phase = Phase::Done;
    }

    /// Give the trick to the stronger of both teams' best plays.
    #[inline]
    pub(crate) fn settle(&mut self, best: [u8; 2], meri: bool) {
        let team = usize::from(best[1] > best[0]);
        let moved = self.moved(best[team] >> 3, best[1 - team] >> 3, meri);
        self.tricks[usize::from(self.trick) - 1] = Taken { winner: best[team] & 7, moved };
        self.score[team] += 1 + moved;
        self.score[1 - team] -= if broken(Mutant::NothingTaken) { 0 } else { moved };
    }

    /// How many points the pair of these strengths moves; the loser is the other team's best.
    #[inline]
    fn moved(&self, winner: u8, mut loser: u8, meri: bool) -> i8 {
        let order = self.order();
        if broken(Mutant::PartnersPair) {
            loser = self.second_strength(winner);
        }
        let pairs = order.pair[usize::from(winner)] == loser;
        if !pairs || meri && !broken(Mutant::MeriPairs) {
            return 0;
        }
        let robai = order.robai_pairs.contains(&winner) || broken(Mutant::HiddenMovesFive);
        let hidden = self.hidden && robai && !broken(Mutant::HiddenMovesTwo);
        let ninth = self.trick == 9 && !broken(Mutant::NinthMovesTwo);
        if ninth || hidden { 5 } else { 2 }
    }

    /// The strongest trump on the table but the winner, whoever played it.
    fn second_strength(&self, winner: u8) -> u8 {
        let row = &self.order().strength[usize::from(self.trump)];
        let strengths = self.open.map(|card| row[usize::from(card)]);
        strengths.into_iter().filter(|&one| one != winner).max().unwrap_or(0)
    }
}
