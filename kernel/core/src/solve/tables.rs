//! What is known about a set of cards of one kind, found out once for every such set.

use std::collections::HashMap;

use crate::dealt::SEATS;
use crate::solve::layout::{Layout, ones};

/// The kinds with more cards than this are not brought into a common form.
const MOST: u32 = 12;

/// What a set of trumps, still out or best on the table, says by itself.
#[derive(Clone, Copy, Default)]
pub(super) struct Trumps {
    /// A number that sets share which are alike in all that can matter.
    pub form: u16,
    /// The trumps whose rank matters, not only their place among the others.
    pub roles: u16,
    /// By team: tricks that it takes whatever happens.
    pub sure: [i8; 2],
    /// By team: by how much combinations can move the margin its way, at most.
    pub pairs: [i8; 2],
}

/// The tables of one root position.
pub(super) struct Tables {
    /// By set of the trumps, its lowest place shifted to 0.
    pub trumps: Vec<Trumps>,
    /// By kind and set: the set of the same form whose cards are the weakest. Empty: every set is
    /// its own form.
    forms: [Vec<u16>; 5],
}

impl Tables {
    pub fn of(layout: &Layout) -> Self {
        let forms = [0, 1, 2, 3, 4].map(|kind| plain_forms(layout, kind));
        Self { trumps: all_trumps(layout), forms }
    }

    /// What is known of these trumps.
    #[inline]
    pub fn known(&self, layout: &Layout, set: u64) -> &Trumps {
        let shift = layout.shifts[usize::from(layout.trump)];
        &self.trumps[index((set & layout.trumps()) >> shift)]
    }

    /// A set that stands for all those with which play goes on alike.
    #[inline]
    pub fn form(&self, layout: &Layout, set: u64) -> u64 {
        let mut form = 0;
        for kind in 0..5 {
            let (cards, shift) = (set & layout.kinds[kind], layout.shifts[kind]);
            let table = &self.forms[kind];
            form |= if kind == usize::from(layout.trump) {
                u64::from(self.trumps[index(cards >> shift)].form) << shift
            } else if table.is_empty() {
                cards
            } else {
                u64::from(table[index(cards >> shift)]) << shift
            };
        }
        form
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a kind has 16 cards at most")]
const fn index(set: u64) -> usize {
    set as usize
}

#[expect(clippy::cast_possible_truncation, reason = "a kind has 16 cards at most")]
const fn short(set: u64) -> u16 {
    set as u16
}

/// In a plain suit only the order of the owners matters: the same owners are sought from below.
fn plain_forms(layout: &Layout, kind: usize) -> Vec<u16> {
    let count = layout.kinds[kind].count_ones();
    if kind == usize::from(layout.trump) || count > MOST {
        return Vec::new();
    }
    (0..1 << count).map(|set| lowest_alike(layout, layout.shifts[kind], set)).collect()
}

fn lowest_alike(layout: &Layout, shift: u32, set: u64) -> u16 {
    let owner = |place: u32| layout.owner[(shift + place) as usize];
    let (mut form, mut next) = (0, 0);
    for power in ones(set) {
        while owner(next) != owner(u32::from(power) - 1) {
            next += 1;
        }
        form |= 1 << next;
        next += 1;
    }
    form
}

fn all_trumps(layout: &Layout) -> Vec<Trumps> {
    let shift = layout.shifts[usize::from(layout.trump)];
    let count = layout.trumps().count_ones();
    let mut forms = HashMap::new();
    let known = |set: u64| {
        let mut known = trumps(layout, set << shift);
        known.roles = short(roles(layout, set << shift) >> shift);
        let number = short(forms.len() as u64);
        known.form = *forms.entry(shape(layout, set << shift)).or_insert(number);
        known
    };
    (0..1 << count).map(known).collect()
}

/// The trumps of a set that make a pair with an opponent's, and the lone Sun.
fn roles(layout: &Layout, set: u64) -> u64 {
    let lone = layout.lone.iter().fold(0, |all, sun| all | sun);
    ones(set).fold(set & lone, |roles, winner| {
        let loser = layout.pair[usize::from(winner)];
        let live = loser != u8::MAX && set >> (loser - 1) & 1 == 1;
        if live { roles | 1 << (winner - 1) | 1 << (loser - 1) } else { roles }
    })
}

/// How many there are, the owners in their order with who of them has a role, and which roles.
fn shape(layout: &Layout, set: u64) -> (u32, u64, u64) {
    let roles = roles(layout, set);
    let owners = ones(set).fold(0, |owners, power| {
        let place = usize::from(power) - 1;
        owners << 4 | u64::from(layout.owner[place]) << 1 | roles >> place & 1
    });
    (set.count_ones(), owners, roles)
}

fn trumps(layout: &Layout, set: u64) -> Trumps {
    let sure = [0, 1].map(|team| sure_tricks(layout, set, team));
    let pairs = [0, 1].map(|team| most_moved(layout, set, team));
    Trumps { sure, pairs, ..Trumps::default() }
}

/// One seat's trumps fall to different tricks, and each of the opponents' spoils one at most. So of
/// the best n of a seat, as many win as there are more of them than of the opponents' above the nth.
fn sure_tricks(layout: &Layout, set: u64, team: usize) -> i8 {
    let theirs = set & layout.team[1 - team];
    let of_seat = |seat: usize| {
        let mut own = set & layout.own[seat];
        let (mut most, mut count) = (0, 0);
        while own != 0 {
            let place = own.ilog2();
            count += 1;
            most = most.max(count - few(theirs >> place));
            own &= !(1 << place);
        }
        most
    };
    (team..SEATS).step_by(2).map(of_seat).max().unwrap_or(0)
}

#[expect(clippy::cast_possible_truncation, reason = "16 at most")]
const fn few(set: u64) -> i8 {
    set.count_ones() as i8
}

/// Twice the points of all pairs that the team could still make, one of them in the ninth trick.
fn most_moved(layout: &Layout, set: u64, team: usize) -> i8 {
    let live = |power: &u8| {
        let loser = layout.pair[usize::from(*power)];
        loser != u8::MAX && set >> (loser - 1) & 1 == 1
    };
    let pairs = ones(set & layout.team[team]).filter(live);
    let (mut sum, mut ninth) = (0, 0);
    for power in pairs {
        let moved = layout.moves[usize::from(power)];
        sum += 2 * moved;
        ninth = ninth.max(2 * (5 - moved));
    }
    sum + ninth
}
