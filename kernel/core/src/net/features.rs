//! What the seat to move knows, as the numbers of the features that are on.
//!
//! Nothing here looks at what the seat may not know. Seats are relative: 0 is the seat itself, 1 its
//! left neighbour. A feature is a bit; [`BLOCKS`] names them all.

use crate::card::NO_CARD;
use crate::dealt::{NO_SEAT, SEATS};
use crate::net::lanes::{
    KINDS, LANES, TRUMPS, first_lane, kind_of_lane, lanes, place_of_lane, places_without,
    size_of_kind,
};
use crate::net::signs::{Signs, played};
use crate::slots::each;
use crate::state::{Phase, State};
use crate::trace::phase_number;

/// What the numbers of a block stand for, so that suits can be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Lanes, or several times all lanes.
    Lanes,
    /// Kinds, or several times all kinds.
    Kinds,
    /// By suit so many numbers.
    Suits(usize),
    /// Nothing that has to do with a suit.
    Other,
}

/// A run of features.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// Its name.
    pub name: &'static str,
    /// How many features it has.
    pub size: usize,
    /// What they stand for.
    pub of: Of,
}

const fn block(name: &'static str, size: usize, of: Of) -> Block {
    Block { name, size, of }
}

/// All features, in their order.
pub const BLOCKS: [Block; 24] = [
    block("own hand", LANES, Of::Lanes),
    block("played by relative seat", SEATS * LANES, Of::Lanes),
    block("shown of the stock, or own discard", LANES, Of::Lanes),
    block("kinds that a relative seat lacks", SEATS * KINDS, Of::Kinds),
    block("kinds that a relative seat has led", SEATS * KINDS, Of::Kinds),
    block("own hand by place among the cards not gone", LANES, Of::Lanes),
    block("face up on the table, own team's and the others'", 2 * LANES, Of::Lanes),
    block("relative seat has a card face down", SEATS, Of::Other),
    block("led kind", KINDS, Of::Kinds),
    block("best strength face up, own team's and the others'", 64, Of::Other),
    block("number of the trick", 9, Of::Other),
    block("cards on the table", SEATS, Of::Other),
    block("dealer", SEATS, Of::Other),
    block("recipient, or 8", SEATS + 1, Of::Other),
    block("indicator", TRUMPS, Of::Other),
    block("who holds the indicator", SEATS, Of::Other),
    block("phase", 3, Of::Other),
    block("declared; nobody declared; own Robai hidden; Meri; Monchi", 5, Of::Other),
    block("seats asked to declare", SEATS + 1, Of::Other),
    block("unseen trumps", TRUMPS + 1, Of::Other),
    block("unseen cards of a suit", 5 * 16, Of::Suits(16)),
    block("own trumps", 11, Of::Other),
    block("own cards of a suit", 5 * 11, Of::Suits(11)),
    block("ahead with a card face up: own team; the others", 2, Of::Other),
];

const fn start(name_at: usize) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < name_at {
        sum += BLOCKS[at].size;
        at += 1;
    }
    sum
}

const HAND: usize = start(0);
const PLAYED: usize = start(1);
const OUT: usize = start(2);
const VOID: usize = start(3);
const LED: usize = start(4);
const PLACE: usize = start(5);
const TABLE: usize = start(6);
const DOWN: usize = start(7);
const LED_NOW: usize = start(8);
const BEST: usize = start(9);
const TRICK: usize = start(10);
const PLAYS: usize = start(11);
const DEALER: usize = start(12);
const RECIPIENT: usize = start(13);
const INDICATOR: usize = start(14);
const HOLDS: usize = start(15);
const PHASE: usize = start(16);
const FLAGS: usize = start(17);
const ASKED: usize = start(18);
const UNSEEN_TRUMPS: usize = start(19);
const UNSEEN: usize = start(20);
const OWN_TRUMPS: usize = start(21);
const OWN: usize = start(22);
const AHEAD: usize = start(23);
/// How many features there are.
pub const FEATURES: usize = start(24);

/// The own card of this lane.
#[inline]
pub(crate) const fn hand(lane: u8) -> usize {
    HAND + lane as usize
}

/// A card of this lane, played by a relative seat to a finished trick.
#[inline]
pub(crate) const fn played_by(relative: usize, lane: u8) -> usize {
    PLAYED + LANES * relative + lane as usize
}

/// A card of this lane is out of play.
#[inline]
pub(crate) const fn out(lane: u8) -> usize {
    OUT + lane as usize
}

#[inline]
pub(crate) const fn void(relative: usize, kind: usize) -> usize {
    VOID + KINDS * relative + kind
}

#[inline]
pub(crate) const fn led(relative: usize, kind: usize) -> usize {
    LED + KINDS * relative + kind
}

/// The seat `other` as `seat` counts it.
#[inline]
pub(crate) const fn relative(other: usize, seat: usize) -> usize {
    (other + SEATS - seat) % SEATS
}

/// Every feature of what a seat knows.
pub fn all(state: &State, signs: &Signs, seat: usize, mut emit: impl FnMut(usize)) -> Moment {
    lasting(state, signs, seat, &mut emit);
    passing(state, signs, seat, &mut emit)
}

/// The features that stay from one of the seat's decisions to the next, but for a few.
pub(crate) fn lasting(state: &State, signs: &Signs, seat: usize, emit: &mut impl FnMut(usize)) {
    let lanes = lanes(state.trump);
    let lane = |card: u8| lanes[usize::from(card)];
    let (row, held) = state.hand(seat);
    each(held).for_each(|slot| emit(hand(lane(row[slot]))));
    for other in 0..SEATS {
        let from = relative(other, seat);
        played(state, other).for_each(|card| emit(played_by(from, lane(card))));
        for kind in 0..KINDS {
            if signs.void[other] >> kind & 1 == 1 {
                emit(void(from, kind));
            }
            if signs.led[other] >> kind & 1 == 1 {
                emit(led(from, kind));
            }
        }
    }
    shown(state, seat).for_each(|card| emit(out(lane(card))));
}

/// The cards out of play that a seat knows.
pub(crate) fn shown(state: &State, seat: usize) -> impl Iterator<Item = u8> {
    let opened = state.plays > 0 || state.trick > 1;
    let own = usize::from(state.recipient) == seat;
    let discard = Some(state.discard).filter(|&card| card != NO_CARD && (opened || own));
    let side = [state.stock[1], state.stock[2]].into_iter().filter(move |_| opened);
    side.chain(discard)
}

/// What a seat knows of a moment, in so far as its choices have to do with it.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// By kind the cards that the seat knows to be gone, as bits by place.
    gone: [u16; KINDS],
    /// The greatest strength of a card face up in the open trick.
    best: u8,
}

/// How many roles a choice can have.
pub const ROLES: usize = 16 * 8 + 1;
/// The role of declaring and passing.
pub const SAYING: usize = 16 * 8;

impl Moment {
    /// The part that a card of the seat to move plays when it is played, or laid aside: 16 times
    /// one of eight ways, and how many cards of its kind not known to be gone are stronger.
    pub(crate) fn role(&self, state: &State, card: u8) -> usize {
        let order = state.order();
        let lane = lanes(state.trump)[usize::from(card)];
        let (kind, place) = (kind_of_lane(lane), place_of_lane(lane));
        let way = if state.phase == Phase::Discard {
            7
        } else if state.plays == 0 {
            usize::from(kind > 0)
        } else {
            let strength = order.strength[usize::from(state.led)][usize::from(card)];
            match (kind, strength) {
                (0, strength) => 3 - usize::from(strength > self.best),
                (_, 0) => 6,
                (_, strength) => 5 - usize::from(strength > self.best),
            }
        };
        16 * way + rank(state.trump, &self.gone, kind, place)
    }
}

/// How many cards of a kind are above a place and not known to be gone.
fn rank(trump: u8, gone: &[u16; KINDS], kind: usize, place: usize) -> usize {
    let away = gone[kind] | places_without(trump, kind);
    place - (away & ((1 << place) - 1)).count_ones() as usize
}

/// The features of this moment alone.
pub(crate) fn passing(
    state: &State,
    signs: &Signs,
    seat: usize,
    emit: &mut impl FnMut(usize),
) -> Moment {
    let mut seen = Moment { gone: signs.gone, best: 0 };
    if state.plays > 0 {
        seen.best = table(state, seat, &mut seen.gone, emit);
    } else if usize::from(state.recipient) == seat && state.trick == 1 {
        let mut own = *signs;
        own.mark_gone(state, state.discard);
        seen.gone = own.gone;
    }
    counts(state, seat, &seen.gone, emit);
    moment(state, seat, emit);
    seen
}

/// What lies on the table; its cards face up are gone. The best strength among these.
fn table(state: &State, seat: usize, gone: &mut [u16; KINDS], emit: &mut impl FnMut(usize)) -> u8 {
    let (order, lanes) = (state.order(), lanes(state.trump));
    let mut best = [0; 2];
    for (other, &card) in state.open.iter().enumerate().filter(|(_, card)| **card != NO_CARD) {
        let side = (other ^ seat) & 1;
        if state.led != state.trump && order.is_trump(card) {
            emit(DOWN + relative(other, seat));
            continue;
        }
        let lane = lanes[usize::from(card)];
        emit(TABLE + LANES * side + usize::from(lane));
        gone[kind_of_lane(lane)] |= 1 << place_of_lane(lane);
        let strength = order.strength[usize::from(state.led)][usize::from(card)];
        best[side] = u8::max(best[side], strength);
    }
    emit(LED_NOW + if state.meri() { 0 } else { 1 + usize::from(state.led) });
    emit(BEST + usize::from(best[0]));
    emit(BEST + 32 + usize::from(best[1]));
    // The led card lies face up, and no two are equally strong unless they cannot win.
    emit(AHEAD + usize::from(best[1] > best[0]));
    best[0].max(best[1])
}

/// The own cards by place, and how many of each kind are held and unseen.
fn counts(state: &State, seat: usize, gone: &[u16; KINDS], emit: &mut impl FnMut(usize)) {
    let lanes = lanes(state.trump);
    let (row, held) = state.hand(seat);
    let mut own = [0_u32; KINDS];
    for slot in each(held) {
        let lane = lanes[usize::from(row[slot])];
        let (kind, place) = (kind_of_lane(lane), place_of_lane(lane));
        own[kind] += 1;
        emit(PLACE + first_lane(kind) + rank(state.trump, gone, kind, place));
    }
    for kind in 0..KINDS {
        let size = size_of_kind(state.trump, kind);
        if size == 0 {
            continue;
        }
        let unseen = (size - gone[kind].count_ones() - own[kind]) as usize;
        let own = own[kind] as usize;
        if kind == 0 {
            emit(UNSEEN_TRUMPS + unseen);
            emit(OWN_TRUMPS + own);
        } else {
            emit(UNSEEN + 16 * (kind - 1) + unseen);
            emit(OWN + 11 * (kind - 1) + own);
        }
    }
}

/// The deal, and how far it has come.
fn moment(state: &State, seat: usize, emit: &mut impl FnMut(usize)) {
    let from = |other: u8| relative(usize::from(other), seat);
    emit(TRICK + usize::from(state.trick) - 1);
    emit(PLAYS + usize::from(state.plays));
    emit(DEALER + from(state.dealer));
    emit(INDICATOR + usize::from(lanes(state.trump)[usize::from(state.stock[0])]));
    emit(PHASE + usize::from(phase_number(state.phase)));
    if state.recipient == NO_SEAT {
        emit(RECIPIENT + SEATS);
        emit(ASKED + usize::from(state.asked));
    } else {
        emit(RECIPIENT + from(state.recipient));
        emit(FLAGS + usize::from(!state.declared));
        if indicator_unseen(state, seat) {
            emit(HOLDS + from(state.recipient));
        }
    }
    if state.hidden && usize::from(state.robai_seat) == seat {
        emit(FLAGS + 2);
    }
    if state.meri() {
        emit(FLAGS + 3);
    }
    if state.monchi {
        emit(FLAGS + 4);
    }
}

/// Whether, as far as the seat knows, the recipient may still hold the indicator.
fn indicator_unseen(state: &State, seat: usize) -> bool {
    let recipient = usize::from(state.recipient);
    let indicator = state.stock[0];
    if state.slot_of(recipient, indicator).is_some() {
        return true;
    }
    if indicator == state.discard {
        return recipient != seat
            && state.phase == Phase::Play
            && state.trick == 1
            && state.plays == 0;
    }
    // Face down it has not been shown, but its owner has it no more.
    state.open[recipient] == indicator && state.led != state.trump && recipient != seat
}
