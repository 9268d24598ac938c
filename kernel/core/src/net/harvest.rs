//! What a network learns from: decisions of deals, each with what every choice came to.
//!
//! One team plays by the brain that is to be improved, the other by one of several, with some plays
//! at random so that more is seen than these would do by themselves. At some decisions of the first
//! team every legal action is tried and the deal played on by both brains, on the true cards. What
//! the seat may know and what came of each action is a row: over many rows, the mean is what the
//! action is worth to one who knows so much, among such team-mates and against such opponents.

use crate::action::Action;
use crate::dealt::Dealt;
use crate::net::features::{self, FEATURES, Moment, ROLES};
use crate::net::mind::each_choice;
use crate::net::policy::{ALL, Brain, Game, judge};
use crate::net::signs::Signs;
use crate::net::weights::WORTHS;
use crate::playout::random_action;
use crate::rng::Rng;
use crate::state::{Phase, State};

/// How deals are grown.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    /// The chance that an action is any legal one.
    pub random: f64,
    /// The chance that a seat which may lead a trump does so.
    pub trump_leads: f64,
    /// The chance that a decision of the first team becomes a row.
    pub kept: f64,
}

/// Bytes of the features of a row: a bit for each, the lowest first.
pub const ROW_BYTES: usize = FEATURES.div_ceil(8);
/// Stands in a row where there is no further choice.
pub const NO_CHOICE: u8 = u8::MAX;

/// Rows: decisions and what came of them.
#[derive(Clone, Debug, Default)]
pub struct Crop {
    /// By row the features that are on, [`ROW_BYTES`] each.
    pub features: Vec<u8>,
    /// By row the numbers of up to ten legal choices, then [`NO_CHOICE`].
    pub choices: Vec<u8>,
    /// By row and choice: its role; 0 where there is no choice.
    pub roles: Vec<u8>,
    /// By row and choice: points that the own team got from here on, less those of the others.
    pub margins: Vec<i8>,
}

impl Crop {
    /// Append another one.
    pub fn append(&mut self, mut other: Self) {
        self.features.append(&mut other.features);
        self.choices.append(&mut other.choices);
        self.roles.append(&mut other.roles);
        self.margins.append(&mut other.margins);
    }

    fn add(&mut self, game: &Game<'_>) {
        let state = &game.state;
        let (choices, roles) = choices_of(state, game.signs());
        self.features.extend(bits_of(state, game.signs()));
        self.choices.extend(choices);
        self.roles.extend(roles);
        self.margins.extend(from_here(game));
    }
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(NO_CHOICE)
}

/// What the seat to move knows: a bit for each feature, the lowest of a byte first.
#[must_use]
pub fn bits_of(state: &State, signs: &Signs) -> [u8; ROW_BYTES] {
    seen(state, signs).0
}

/// The numbers of the legal choices of the seat to move, then [`NO_CHOICE`], and their roles.
#[must_use]
pub fn choices_of(state: &State, signs: &Signs) -> ([u8; 10], [u8; 10]) {
    let (mut choices, mut roles) = ([NO_CHOICE; 10], [0; 10]);
    each_choice(state, &seen(state, signs).1, |place, choice, role| {
        choices[place] = byte(choice);
        roles[place] = byte(role);
    });
    (choices, roles)
}

fn seen(state: &State, signs: &Signs) -> ([u8; ROW_BYTES], Moment) {
    let mut bits = [0; ROW_BYTES];
    let seat = usize::from(state.turn);
    let moment = features::all(state, signs, seat, |one| bits[one / 8] |= 1 << (one % 8));
    (bits, moment)
}

const _: () = assert!(WORTHS < NO_CHOICE as usize);
const _: () = assert!(ROLES < NO_CHOICE as usize);

/// What each legal action comes to, counted from here.
fn from_here(game: &Game<'_>) -> [i8; 10] {
    let (mut margins, team) = ([0; 10], usize::from(game.state.turn) % 2);
    judge(game, ALL, &mut margins);
    let score = game.state.score;
    let so_far = i64::from(score[team]) - i64::from(score[1 - team]);
    let count = game.state.legal_actions().len();
    std::array::from_fn(|at| {
        if at < count { i8::try_from(margins[at] - so_far).unwrap_or(0) } else { 0 }
    })
}

/// The rows of the deal of this number, dealt and played from that stream of the seed.
///
/// One team plays by the first brain, the other by any of them.
#[must_use]
pub fn harvest(brains: &[Brain<'_>], growth: &Growth, seed: u64, number: u64) -> Crop {
    let mut rng = Rng::new(seed, number);
    let dealer = u8::try_from(rng.below(8)).unwrap_or(0);
    let state = State::start(&Dealt::shuffled(&mut rng, dealer));
    let team = u8::from(rng.below(2) == 1);
    let other = usize::try_from(rng.below(brains.len() as u64)).unwrap_or(0);
    let mut seated = [brains[other]; 2];
    seated[usize::from(team)] = brains[0];
    let mut game = Game::new(state, Signs::default(), seated);
    let mut crop = Crop::default();
    while let Some(turn) = game.state.turn() {
        let several = game.state.legal_actions().len() > 1;
        if several && turn % 2 == team && rng.unit() < growth.kept {
            crop.add(&game);
        }
        game.act(choose(&game, growth, &mut rng));
    }
    crop
}

fn choose(game: &Game<'_>, growth: &Growth, rng: &mut Rng) -> Action {
    let actions = game.state.legal_actions();
    if actions.len() == 1 {
        return actions[0];
    }
    if leads_trump(&game.state) && rng.unit() < growth.trump_leads {
        let is_trump = |one: &&Action| game.state.order().is_trump(one.code());
        let trumps: Vec<&Action> = actions.iter().filter(is_trump).collect();
        let place = usize::try_from(rng.below(trumps.len() as u64)).unwrap_or(0);
        return *trumps[place];
    }
    if rng.unit() < growth.random {
        return random_action(&game.state, rng).unwrap_or(actions[0]);
    }
    game.wish()
}

/// Whether the seat to move leads and may lead a trump.
fn leads_trump(state: &State) -> bool {
    let trumps = state.kinds[usize::from(state.trump)][usize::from(state.turn)];
    state.phase == Phase::Play && state.plays == 0 && state.legal_slots() & trumps != 0
}
