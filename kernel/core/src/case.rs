//! One of the cases into which the worlds fall: counted once, then dealt as often as is wanted.

use crate::card::CARDS;
use crate::rng::Rng;
use crate::sketch::{Bin, CLASSES, Indicator, Place, Sketch};
use crate::tables::{SIDE, Tables, factorial};

/// Which cards may lie in which bins, and the tables that say how many of which.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) indicator: Indicator,
    rows: Vec<Vec<u8>>,
    columns: Vec<Column>,
    tables: Tables,
    /// In how many ways it can be.
    pub(crate) ways: f64,
}

/// Bins that take the same classes.
#[derive(Debug)]
struct Column {
    takes: u8,
    bins: Vec<Bin>,
}

impl Case {
    /// `None` when there is no world like that.
    pub(crate) fn new(sketch: &Sketch<'_>, indicator: Indicator, bins: Vec<Bin>) -> Option<Self> {
        let columns = columns(bins);
        let (rows, allowed) = rows(sketch, &columns);
        let sizes: Vec<usize> = rows.iter().map(Vec::len).collect();
        let rooms: Vec<usize> = columns.iter().map(Column::room).collect();
        if sizes.iter().sum::<usize>() != rooms.iter().sum::<usize>() {
            return None;
        }
        let tables = Tables::new(&sizes, &rooms, &allowed);
        let ways = ways(tables.total(), &sizes, &columns);
        (ways > 0.0).then_some(Self { indicator, rows, columns, tables, ways })
    }

    /// Deal the cards, and put those of every bin where they lie.
    pub(crate) fn deal(&self, rng: &mut Rng, mut put: impl FnMut(Place, &[u8])) {
        let mut piles = self.piles(rng);
        let mut rest = &mut piles[..];
        for column in &self.columns {
            let (pile, left) = rest.split_at_mut(column.room());
            rng.shuffle(pile);
            let mut cards = &*pile;
            for bin in &column.bins {
                let (taken, others) = cards.split_at(bin.room);
                put(bin.place, taken);
                cards = others;
            }
            rest = left;
        }
    }

    /// The cards of the columns, one after the other: of each row as many as a drawn table says.
    fn piles(&self, rng: &mut Rng) -> [u8; CARDS] {
        let table = self.tables.draw(rng);
        let mut piles = [0; CARDS];
        let mut ends = self.begins();
        for (row, counts) in self.rows.iter().zip(&table) {
            let mut shuffled = [0; CARDS];
            let cards = &mut shuffled[..row.len()];
            cards.copy_from_slice(row);
            rng.shuffle(cards);
            let mut rest = &*cards;
            for (end, &count) in ends.iter_mut().zip(&counts[..self.columns.len()]) {
                let (taken, left) = rest.split_at(usize::from(count));
                piles[*end..*end + taken.len()].copy_from_slice(taken);
                *end += taken.len();
                rest = left;
            }
        }
        piles
    }

    /// Where the cards of each column begin.
    fn begins(&self) -> [usize; SIDE] {
        let (mut begins, mut begin) = ([0; SIDE], 0);
        for (at, column) in begins.iter_mut().zip(&self.columns) {
            *at = begin;
            begin += column.room();
        }
        begins
    }
}

/// From the sum over tables to a number of worlds, in which the order of the stock counts.
fn ways(total: f64, sizes: &[usize], columns: &[Column]) -> f64 {
    let mut ways = total;
    for &size in sizes {
        ways *= factorial(size);
    }
    for column in columns {
        ways *= factorial(column.room());
        for bin in column.bins.iter().filter(|bin| bin.place != Place::Stock) {
            ways /= factorial(bin.room);
        }
    }
    ways
}

/// By row its cards, rising, and the columns that they may lie in, as bits.
fn rows(sketch: &Sketch<'_>, columns: &[Column]) -> (Vec<Vec<u8>>, Vec<u32>) {
    let mut classes: [Vec<u8>; CLASSES] = Default::default();
    for card in sketch.unknown() {
        classes[usize::from(sketch.class(card))].push(card);
    }
    let (mut rows, mut allowed): (Vec<Vec<u8>>, Vec<u32>) = (Vec::new(), Vec::new());
    for (class, cards) in classes.into_iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
        let takes = |column: &Column| u32::from(column.takes >> class & 1);
        let set = (0..).zip(columns).fold(0, |set, (at, one)| set | takes(one) << at);
        if let Some(row) = allowed.iter().position(|&other| other == set) {
            rows[row].extend(cards);
        } else {
            rows.push(cards);
            allowed.push(set);
        }
    }
    (rows, allowed)
}

/// Bins that take the same, together; in the order of the first of each.
fn columns(bins: Vec<Bin>) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for bin in bins {
        match columns.iter_mut().find(|column| column.takes == bin.takes) {
            Some(column) => column.bins.push(bin),
            None => columns.push(Column { takes: bin.takes, bins: vec![bin] }),
        }
    }
    columns
}

impl Column {
    fn room(&self) -> usize {
        self.bins.iter().map(|bin| bin.room).sum()
    }
}
