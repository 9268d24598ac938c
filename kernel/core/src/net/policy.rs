//! Deals played by the network.

use crate::action::Action;
use crate::dealt::Dealt;
use crate::net::mind::{Mind, Seats, Worths};
use crate::net::signs::Signs;
use crate::net::weights::Net;
use crate::playout::greedy;
use crate::search::Margins;
use crate::state::{Phase, State};

/// How the seats go on: by the rule of thumb, or by a network.
#[derive(Clone, Copy, Debug)]
pub enum Brain<'a> {
    /// As `cardavia.players.greedy`.
    Thumb,
    /// By a network.
    Net(&'a Net),
}

impl Brain<'_> {
    fn is(self, other: Self) -> bool {
        match (self, other) {
            (Self::Thumb, Self::Thumb) => true,
            (Self::Net(one), Self::Net(other)) => std::ptr::eq(one, other),
            _ => false,
        }
    }
}

/// A deal on its way, with what its players keep in mind.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    /// How it stands.
    pub state: State,
    signs: Signs,
    /// Of the even and the odd seats.
    brains: [Brain<'a>; 2],
    /// By team, once the play has begun; if both have the same brain, the first is of all seats.
    minds: [Option<Mind>; 2],
}

impl<'a> Game<'a> {
    /// A deal that the even and the odd seats are to go on with by these brains.
    #[must_use]
    pub fn new(state: State, signs: Signs, brains: [Brain<'a>; 2]) -> Self {
        let mut game = Self { state, signs, brains, minds: [None, None] };
        game.begin_play();
        game
    }

    fn begin_play(&mut self) {
        if self.state.phase != Phase::Play {
            return;
        }
        let mind = |brain, seats| match brain {
            Brain::Net(net) => Some(Mind::of(net, &self.state, &self.signs, seats)),
            Brain::Thumb => None,
        };
        let [even, odd] = self.brains;
        self.minds = if even.is(odd) {
            [mind(even, Seats::All), None]
        } else {
            [mind(even, Seats::Team(0)), mind(odd, Seats::Team(1))]
        };
    }

    /// What all have seen.
    #[must_use]
    pub const fn signs(&self) -> &Signs {
        &self.signs
    }

    fn team(&self) -> usize {
        usize::from(self.state.turn) % 2
    }

    /// The mind of the seat to move.
    fn mind(&self) -> Option<&Mind> {
        let [even, odd] = &self.minds;
        if self.team() == 0 || self.brains[0].is(self.brains[1]) {
            even.as_ref()
        } else {
            odd.as_ref()
        }
    }

    /// Let the seat to move do what is legal for it.
    pub fn act(&mut self, action: Action) {
        if self.state.phase == Phase::Play {
            let slot = self.state.slot_of(usize::from(self.state.turn), action.code());
            return self.play(slot.unwrap_or(0));
        }
        self.signs.note_action(&self.state, action);
        let done = self.state.apply(action);
        debug_assert!(done.is_ok(), "{done:?}");
        self.begin_play();
    }

    /// Let the seat to move play from this slot.
    fn play(&mut self, slot: usize) {
        let (state, before) = (&mut self.state, self.signs);
        let mut table = state.open;
        table[usize::from(state.turn)] = state.cards[usize::from(state.turn)][slot];
        let last = state.plays == 7;
        self.signs.note(state, slot);
        for (mind, brain) in self.minds.iter_mut().zip(self.brains) {
            if let (Some(mind), Brain::Net(net)) = (mind, brain) {
                mind.note(net, state, slot, &before, &self.signs);
            }
        }
        state.use_slot(slot);
        if !last || state.phase != Phase::Play {
            return;
        }
        for (mind, brain) in self.minds.iter_mut().zip(self.brains) {
            if let (Some(mind), Brain::Net(net)) = (mind, brain) {
                mind.turn_over(net, state.trump, &table);
            }
        }
    }

    /// What the network of the seat to move thinks of each legal action; nothing by the rule of
    /// thumb.
    #[must_use]
    pub fn worths(&self) -> Worths {
        match (self.brains[self.team()], self.mind()) {
            (Brain::Net(net), Some(mind)) => mind.worths(net, &self.state, &self.signs),
            (Brain::Net(net), None) => net.think(&self.state, &self.signs),
            (Brain::Thumb, _) => [0; 10],
        }
    }

    /// What the brain of the seat to move would have it do.
    #[must_use]
    pub fn wish(&self) -> Action {
        let actions = self.state.legal_actions();
        if actions.len() == 1 {
            return actions[0];
        }
        match self.brains[self.team()] {
            Brain::Net(_) => actions[best(&self.worths()[..actions.len()])],
            Brain::Thumb => crate::greedy::decide(&self.state).unwrap_or(actions[0]),
        }
    }

    /// Go on to the end of the deal.
    pub fn finish(&mut self) {
        if let [Brain::Thumb, Brain::Thumb] = self.brains {
            return greedy(&mut self.state);
        }
        while self.state.phase < Phase::Play {
            self.act(self.wish());
        }
        while self.state.phase == Phase::Play {
            match (self.brains[self.team()], self.mind()) {
                (Brain::Net(net), Some(mind)) => {
                    let slot = mind.choose(net, &self.state, &self.signs);
                    self.play(slot);
                }
                _ => self.act(self.wish()),
            }
        }
    }
}

/// The place of the greatest worth, of equal ones the first.
pub(crate) fn best(worths: &[i32]) -> usize {
    let mut best = 0;
    for place in 1..worths.len() {
        if worths[place] > worths[best] {
            best = place;
        }
    }
    best
}

/// The same deal played twice, the brains changing teams: points of the first brain's teams less
/// those of the other's, over both.
#[must_use]
pub fn duel(dealt: &Dealt, brains: [Brain<'_>; 2]) -> i32 {
    let [one, other] = brains;
    let margin = |brains| {
        let mut game = Game::new(State::start(dealt), Signs::default(), brains);
        game.finish();
        let [even, odd] = game.state.score().map(i32::from);
        even - odd
    };
    margin([one, other]) - margin([other, one])
}

/// Add to the margins what each legal action of the seat to move comes to when all seats go on by
/// their brains; of these actions only those whose places are among the bits.
pub fn judge(game: &Game<'_>, places: u16, margins: &mut Margins) {
    let team = usize::from(game.state.turn().unwrap_or(0)) % 2;
    let actions = game.state.legal_actions();
    for (place, (action, margin)) in actions.iter().zip(margins).enumerate() {
        if places >> place & 1 == 0 {
            continue;
        }
        let mut after = game.clone();
        after.act(*action);
        after.finish();
        let score = after.state.score();
        *margin += i64::from(score[team]) - i64::from(score[1 - team]);
    }
}

/// All places, for [`judge`].
pub const ALL: u16 = u16::MAX;
