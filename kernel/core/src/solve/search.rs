//! The search: is the margin at least so much? A yes-or-no question at a time.
//!
//! Every trick but the ninth is one point, so all margins of a position are odd or all are even.

use crate::card::SUITS;
use crate::dealt::SEATS;
use crate::solve::layout::{Layout, high_power};
use crate::solve::memory::{Entry, Memory};
use crate::solve::order::Moves;
use crate::solve::tables::Tables;
use crate::state::State;

/// How often `go_on` is asked, in nodes.
const ASK: u64 = 1024;
/// With so many cards in the hands a small table is enough.
const FEW: u32 = 32;

/// A position of the search.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The cards in the hands.
    pub alive: u64,
    /// By team: the power of its best card in the open trick.
    pub best: [u8; 2],
    /// The cards that are asked for in the open trick.
    pub asked: u64,
    /// The cards that can win the open trick.
    pub able: u64,
    pub meri: bool,
    pub monchi: bool,
    pub turn: u8,
    pub plays: u8,
    /// Tricks that are not decided, the ninth included.
    pub left: i8,
    /// Whether only a plain card may be led.
    pub first: bool,
}

/// A search from one position on.
pub(super) struct Search<'a, G> {
    pub layout: Layout,
    pub tables: Tables,
    memory: Memory,
    /// Positions looked at.
    pub nodes: u64,
    most: u64,
    go_on: &'a mut G,
    spent: bool,
    /// By tricks left: the lead that last proved good.
    good_leads: [u8; 16],
}

/// The budget was spent.
pub(super) struct Spent;

impl Node {
    pub fn of(state: &State, layout: &Layout) -> Self {
        let mut node = Self {
            alive: 0,
            best: [0; 2],
            asked: 0,
            able: 0,
            meri: false,
            monchi: state.monchi,
            turn: state.turn,
            plays: state.plays,
            left: 10 - i8::from_le_bytes([state.trick]),
            first: state.trick == 1,
        };
        node.alive = (0..SEATS).fold(0, |all, seat| all | layout.own[seat]);
        for (team, best) in state.best.into_iter().enumerate().filter(|(_, best)| best >> 3 > 0) {
            let card = state.open[usize::from(best & 7)];
            node.best[team] = layout.power_of(card).unwrap_or(0);
            node.alive &= !(1 << (node.best[team] - 1));
        }
        if node.plays > 0 {
            node.open(layout, state.led);
        }
        node
    }

    /// A card of this kind was led.
    fn open(&mut self, layout: &Layout, led: u8) {
        self.meri = led == layout.trump;
        let led = if usize::from(led) < SUITS { layout.kinds[usize::from(led)] } else { 0 };
        self.asked = if self.meri || self.monchi { led } else { 0 };
        self.able = led | layout.trumps();
    }

    /// The cards that the seat to move may play.
    #[inline]
    pub fn legal(&self, layout: &Layout) -> u64 {
        let seat = usize::from(self.turn);
        let held = self.alive & layout.own[seat];
        if self.plays == 0 {
            let plain = held & !layout.trumps();
            return if self.first && plain != 0 { plain } else { held };
        }
        if held & self.asked & !layout.lone[seat] == 0 {
            held
        } else {
            held & (self.asked | layout.trumps())
        }
    }

    /// Of the cards that count: those in hand and the teams' best on the table.
    #[inline]
    pub const fn counting(&self) -> u64 {
        let table = bit(self.best[0]) | bit(self.best[1]);
        self.alive | table
    }

    /// The position after this card, and what the even seats win by it over the odd ones.
    #[inline]
    pub fn after(&self, layout: &Layout, power: u8) -> (Self, i8) {
        let mut next = *self;
        if self.plays == 0 {
            next.open(layout, layout.kind[usize::from(power) - 1]);
        }
        next.alive &= !bit(power);
        if next.able & bit(power) != 0 {
            let best = &mut next.best[usize::from(self.turn % 2)];
            *best = power.max(*best);
        }
        next.turn = (self.turn + 1) % 8;
        next.plays += 1;
        if next.plays < 8 { (next, 0) } else { next.settled(layout) }
    }

    /// The position after the trick, and after the ninth too when this is the eighth.
    fn settled(mut self, layout: &Layout) -> (Self, i8) {
        let mut gain = gain(layout, self.best, self.meri, false);
        let winner = self.best[0].max(self.best[1]);
        self.turn = layout.owner[usize::from(winner) - 1];
        self.monchi |= self.meri;
        (self.best, self.plays, self.first) = ([0; 2], 0, false);
        self.left -= 1;
        if self.left == 1 {
            gain += self.ninth(layout);
            self.left = 0;
        }
        (self, gain)
    }

    /// Everyone's last card at once; the dealer's gives the suit.
    fn ninth(&self, layout: &Layout) -> i8 {
        let last = high_power(self.alive & layout.own[usize::from(layout.dealer)]);
        let led = layout.kind[usize::from(last) - 1];
        let able = self.alive & (layout.kinds[usize::from(led)] | layout.trumps());
        gain(layout, layout.team.map(|team| high_power(able & team)), false, true)
    }
}

/// What the even seats win over the odd ones by a trick.
fn gain(layout: &Layout, best: [u8; 2], meri: bool, ninth: bool) -> i8 {
    let team = usize::from(best[1] > best[0]);
    let moved = if meri { 0 } else { layout.moved(best[team], best[1 - team], ninth) };
    let points = 1 + 2 * moved;
    if team == 0 { points } else { -points }
}

/// The card of a power; none for 0.
#[inline]
pub(super) const fn bit(power: u8) -> u64 {
    (1 << power) >> 1
}

impl<'a, G: FnMut() -> bool> Search<'a, G> {
    pub fn new(layout: Layout, cards: u32, most: u64, go_on: &'a mut G) -> Self {
        let tables = Tables::of(&layout);
        let bits = if cards <= FEW { 15 } else { 20 };
        Self {
            layout,
            tables,
            memory: Memory::new(bits),
            nodes: 0,
            most,
            go_on,
            spent: false,
            good_leads: [0; 16],
        }
    }

    /// The margin of the even seats over the odd ones in what is left of the deal.
    pub fn margin(&mut self, node: &Node, guess: i8) -> Result<i8, Spent> {
        if node.left == 0 {
            return Ok(0);
        }
        let (mut low, mut high) = self.bounds(node);
        let mut ask = guess.clamp(low, high);
        while low < high {
            let asked = ask.max(low + 2);
            if self.at_least(node, asked) {
                (low, ask) = (asked, asked + 2);
            } else {
                (high, ask) = (asked - 2, asked - 2);
            }
            if self.spent {
                return Err(Spent);
            }
        }
        Ok(low)
    }

    /// A play that reaches the margin, which must be the node's.
    pub fn best(&mut self, node: &Node, margin: i8) -> Result<u8, Spent> {
        let (_, best) =
            self.any_move(node, if node.turn % 2 == 0 { margin } else { margin + 2 }, 0);
        if self.spent { Err(Spent) } else { Ok(best) }
    }

    /// A margin that is never missed, and one that is never passed.
    #[inline]
    fn bounds(&self, node: &Node) -> (i8, i8) {
        let known = self.tables.known(&self.layout, node.counting());
        let [even, odd] = known.sure;
        (2 * even - node.left - known.pairs[1], node.left - 2 * odd + known.pairs[0])
    }

    /// Whether the margin is at least this.
    fn at_least(&mut self, node: &Node, margin: i8) -> bool {
        if node.left == 0 {
            return margin <= 0;
        }
        let (low, high) = self.bounds(node);
        if low >= margin || high < margin {
            return low >= margin;
        }
        if self.is_spent() {
            return false;
        }
        if node.plays == 0 { self.at_lead(node, margin) } else { self.any_move(node, margin, 0).0 }
    }

    fn at_lead(&mut self, node: &Node, margin: i8) -> bool {
        let form = self.tables.form(&self.layout, node.alive);
        let side = node.turn | u8::from(node.monchi) << 3 | 1 << 4;
        let entry = self.memory.get(form, side);
        if entry.low >= margin || entry.high < margin {
            return entry.low >= margin;
        }
        let left = usize::from(node.left.unsigned_abs());
        let first = if entry.good == 0 { self.good_leads[left] } else { entry.good };
        let (reached, good) = self.any_move(node, margin, first);
        if good != 0 {
            self.good_leads[left] = good;
        }
        if !self.spent {
            // Deeper positions may have taken the entry's place, or told more of this one.
            let Entry { low, high, .. } = self.memory.get(form, side);
            let low = if reached { low.max(margin) } else { low };
            let high = if reached { high } else { high.min(margin - 2) };
            self.memory.put(form, side, Entry { low, high, good });
        }
        reached
    }

    /// Whether the margin is at least this, and the move that decided it (or 0).
    fn any_move(&mut self, node: &Node, margin: i8, first: u8) -> (bool, u8) {
        let wanted = node.turn % 2 == 0;
        for power in Moves::of(self, node, first) {
            let (next, gain) = node.after(&self.layout, power);
            if self.at_least(&next, margin - gain) == wanted {
                return (wanted, power);
            }
        }
        (!wanted, 0)
    }

    fn is_spent(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes % ASK == 0 && (self.nodes >= self.most || !(self.go_on)()) {
            self.spent = true;
        }
        self.spent
    }
}
