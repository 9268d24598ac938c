//! Which cards are worth trying, the likeliest first.

use crate::solve::layout::high_power;
use crate::solve::search::{Node, Search, bit};

/// As many cards as a hand can hold.
const MOST: usize = 10;

/// The moves of a seat, one of each kind of alike cards.
pub(super) struct Moves {
    powers: [u8; MOST],
    count: usize,
    next: usize,
}

impl Moves {
    /// The moves at a node; `first` (a power, or 0) comes first if it is among them.
    #[inline]
    pub fn of<G>(search: &Search<G>, node: &Node, first: u8) -> Self {
        let mut moves = Self { powers: [0; MOST], count: 0, next: 0 };
        let unlike = unlike(search, node, node.legal(&search.layout));
        let mut sets = ranked(search, node, unlike);
        if bit(first) & unlike != 0 {
            moves.push(bit(first), false);
            sets = sets.map(|(set, high)| (set & !bit(first), high));
        }
        for (set, high) in sets {
            moves.push(set, high);
        }
        moves
    }

    fn push(&mut self, mut set: u64, highest_first: bool) {
        while set != 0 {
            let one = if highest_first { bit(high_power(set)) } else { set & set.wrapping_neg() };
            self.powers[self.count] = high_power(one);
            self.count += 1;
            set &= !one;
        }
    }
}

impl Iterator for Moves {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let at = self.next;
        self.next += 1;
        (at < self.count).then(|| self.powers[at])
    }
}

/// The power that stands for this legal one and all cards alike.
pub(super) fn alike<G>(search: &Search<G>, node: &Node, power: u8) -> u8 {
    let kind = search.layout.kind[usize::from(power) - 1];
    let unlike = unlike(search, node, node.legal(&search.layout));
    high_power(unlike & search.layout.kinds[usize::from(kind)] & (bit(power) << 1).wrapping_sub(1))
}

/// Of cards that are alike only the lowest: of one kind, with nothing between them that counts, and
/// without a role.
#[inline]
fn unlike<G>(search: &Search<G>, node: &Node, legal: u64) -> u64 {
    let layout = &search.layout;
    if legal.is_power_of_two() {
        return legal;
    }
    let counting = node.counting();
    let shift = layout.shifts[usize::from(layout.trump)];
    let roles = u64::from(search.tables.known(layout, counting).roles) << shift;
    let mut unlike = 0;
    for kind in layout.kinds {
        let (mut own, mut below) = (legal & kind, 0_u64);
        while own != 0 {
            let lowest = own & own.wrapping_neg();
            // What counts between the own card below and this one, both included: alike if only
            // these two, and neither has a role.
            let span = counting & kind & (lowest | (lowest - 1)) & !below.wrapping_sub(1);
            if below == 0 || span != below | lowest || span & roles != 0 {
                unlike |= lowest;
            }
            (below, own) = (lowest, own & (own - 1));
        }
    }
    unlike
}

/// The moves in two groups, each to be tried from its highest card or from its lowest.
#[inline]
fn ranked<G>(search: &Search<G>, node: &Node, moves: u64) -> [(u64, bool); 2] {
    let trumps = search.layout.trumps();
    if node.plays == 0 {
        return [(moves & trumps, true), (moves & !trumps, true)];
    }
    let [ours, theirs] = reach(search, node);
    let winning = if ours > theirs { 0 } else { moves & node.able & !(bit(theirs + 1) - 1) };
    [(winning, false), (moves & !winning, false)]
}

/// The best that either team has in the trick or may still play to it after this seat, the seat's
/// own team first.
#[inline]
fn reach<G>(search: &Search<G>, node: &Node) -> [u8; 2] {
    let mut after = [0, 0];
    for play in 1..8 - node.plays {
        let seat = usize::from((node.turn + play) % 8);
        after[seat % 2] |= search.layout.own[seat];
    }
    let team = usize::from(node.turn % 2);
    let able = node.alive & node.able;
    [team, 1 - team].map(|side| high_power(able & after[side]).max(node.best[side]))
}
