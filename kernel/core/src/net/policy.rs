//! Deals played by the network.

use crate::action::Action;
use crate::dealt::Dealt;
use crate::net::mind::{Mind, Worths};
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

/// A deal on its way, with what its players keep in mind.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    /// How it stands.
    pub state: State,
    signs: Signs,
    brain: Brain<'a>,
    /// Once the play has begun.
    mind: Option<Mind>,
}

impl<'a> Game<'a> {
    /// A deal that the brain is to go on with.
    #[must_use]
    pub fn new(state: State, signs: Signs, brain: Brain<'a>) -> Self {
        let mut game = Self { state, signs, brain, mind: None };
        game.begin_play();
        game
    }

    /// The same moment with other hidden cards, of which its seats have been shown as much.
    #[must_use]
    pub fn recast(&self, state: State) -> Self {
        let mind = match (self.brain, &self.mind) {
            (Brain::Net(net), Some(mind)) => Some(mind.recast(net, &self.state, &state)),
            _ => None,
        };
        Self { state, signs: self.signs, brain: self.brain, mind }
    }

    fn begin_play(&mut self) {
        if let (Brain::Net(net), Phase::Play, None) = (self.brain, self.state.phase, &self.mind) {
            self.mind = Some(Mind::of(net, &self.state, self.signs));
        }
    }

    /// How it is gone on with.
    #[must_use]
    pub const fn brain(&self) -> Brain<'a> {
        self.brain
    }

    /// What all have seen.
    #[must_use]
    pub fn signs(&self) -> &Signs {
        self.mind.as_ref().map_or(&self.signs, Mind::signs)
    }

    /// Let the seat to move do what is legal for it.
    pub fn act(&mut self, action: Action) {
        if let (Some(mind), Brain::Net(net)) = (&mut self.mind, self.brain) {
            let slot = self.state.slot_of(usize::from(self.state.turn), action.code());
            return mind.play(net, &mut self.state, slot.unwrap_or(0));
        }
        self.signs.note_action(&self.state, action);
        let done = self.state.apply(action);
        debug_assert!(done.is_ok(), "{done:?}");
        self.begin_play();
    }

    /// What the network thinks of each legal action; nothing by the rule of thumb.
    #[must_use]
    pub fn worths(&self) -> Worths {
        match (self.brain, &self.mind) {
            (Brain::Net(net), Some(mind)) => mind.worths(net, &self.state),
            (Brain::Net(net), None) => net.think(&self.state, self.signs()),
            (Brain::Thumb, _) => [0; 10],
        }
    }

    /// What the brain would do for the seat to move.
    #[must_use]
    pub fn wish(&self) -> Action {
        let actions = self.state.legal_actions();
        if actions.len() == 1 {
            return actions[0];
        }
        match self.brain {
            Brain::Net(_) => actions[best(&self.worths()[..actions.len()])],
            Brain::Thumb => crate::greedy::decide(&self.state).unwrap_or(actions[0]),
        }
    }

    /// Go on to the end of the deal.
    pub fn finish(&mut self) {
        let Brain::Net(net) = self.brain else { return greedy(&mut self.state) };
        while self.state.phase < Phase::Play {
            let actions = self.state.legal_actions();
            let best = if actions.len() == 1 { 0 } else { best(&self.worths()[..actions.len()]) };
            self.act(actions[best]);
        }
        let Some(mind) = &mut self.mind else { return };
        while self.state.phase == Phase::Play {
            let slot = mind.choose(net, &self.state);
            mind.play(net, &mut self.state, slot);
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

/// Play to the end of the deal and tell the score of the even and the odd seats.
#[must_use]
pub fn play_out(state: State, signs: Signs, brain: Brain<'_>) -> [i8; 2] {
    let mut game = Game::new(state, signs, brain);
    game.finish();
    game.state.score()
}

/// The same deal played twice, the brains changing teams: points of the first brain's teams less
/// those of the other's, over both.
#[must_use]
pub fn duel(dealt: &Dealt, brains: [Brain<'_>; 2]) -> i32 {
    let mut margin = 0;
    for even in 0..2 {
        let mut games = [even, 1 - even]
            .map(|one| Game::new(State::start(dealt), Signs::default(), brains[one]));
        while let Some(turn) = games[0].state.turn() {
            let action = games[usize::from(turn % 2)].wish();
            for game in &mut games {
                game.act(action);
            }
        }
        let [first, second] = games[0].state.score().map(i32::from);
        margin += if even == 0 { first - second } else { second - first };
    }
    margin
}

/// Add to the margins what each legal action of the seat to move comes to when all seats go on by
/// the brain.
pub fn judge(game: &Game<'_>, margins: &mut Margins) {
    let team = usize::from(game.state.turn().unwrap_or(0)) % 2;
    for (action, margin) in game.state.legal_actions().iter().zip(margins) {
        let mut after = game.clone();
        after.act(*action);
        after.finish();
        let score = after.state.score();
        *margin += i64::from(score[team]) - i64::from(score[1 - team]);
    }
}
