//! Deals played one after the other, for learning by self-play.

use crate::dealt::Dealt;
use crate::observe::{CHOICES, DECLARE, PASS, Past, observe, write_choices};
use crate::rng::Rng;
use crate::slots::Listed;
use crate::state::{Phase, State};

/// One deal of a batch. When it is done, the next is dealt at once, by the dealer's left neighbour.
#[derive(Clone, Debug)]
pub struct Lane {
    state: State,
    past: Past,
    dealing: Rng,
    choosing: Rng,
}

impl Lane {
    /// The lane of this number of a seed: its deals and its random choices are its own.
    #[must_use]
    pub fn new(seed: u64, number: u64) -> Self {
        let mut dealing = Rng::new(seed, 2 * number);
        let state = State::start(&Dealt::shuffled(&mut dealing, number.to_le_bytes()[0] % 8));
        Self { state, past: Past::default(), dealing, choosing: Rng::new(seed, 2 * number + 1) }
    }

    /// The seat to move.
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.state.turn
    }

    /// Whether the seat to move has this choice.
    #[must_use]
    pub fn allows(&self, choice: u8) -> bool {
        match choice {
            DECLARE => self.state.may_declare(),
            PASS => self.state.phase == Phase::Declare,
            card => self.slot(card).is_some_and(|slot| self.state.legal_slots() >> slot & 1 == 1),
        }
    }

    /// Any choice that the seat to move has, each with the same chance.
    pub fn any_choice(&mut self) -> u8 {
        if self.state.phase == Phase::Declare {
            let declares = self.state.may_declare() && self.choosing.below(2) == 0;
            return if declares { DECLARE } else { PASS };
        }
        let legal = Listed::new(self.state.legal_slots());
        let slot = legal.at(self.choosing.below(legal.count()));
        self.state.cards[usize::from(self.state.turn)][slot]
    }

    /// Make a choice that the seat to move has; the score of the deal when that ends it.
    pub fn step(&mut self, choice: u8) -> Option<[i8; 2]> {
        match choice {
            DECLARE => self.state.declare(),
            PASS => self.state.pass(),
            card => self.use_card(card),
        }
        (self.state.phase == Phase::Done).then(|| self.deal_anew())
    }

    /// Write what the seat to move may know and which choices it has.
    pub fn write(&self, observation: &mut [u8], choices: &mut [u8]) {
        observe(&self.state, &self.past, self.state.turn, observation);
        write_choices(&self.state, choices);
    }

    fn slot(&self, card: u8) -> Option<usize> {
        self.state.slot_of(usize::from(self.state.turn), card)
    }

    fn use_card(&mut self, card: u8) {
        if let Some(slot) = self.slot(card) {
            self.past.note(&self.state, slot);
            self.state.use_slot(slot);
        }
    }

    fn deal_anew(&mut self) -> [i8; 2] {
        let score = self.state.score;
        let dealer = (self.state.dealer + 1) % 8;
        self.state = State::start(&Dealt::shuffled(&mut self.dealing, dealer));
        self.past = Past::default();
        score
    }
}

const _: () = assert!(CHOICES == PASS as usize + 1);
