//! Tables of whole numbers with given sums, drawn with the chance that shuffled cards give them.
//!
//! A table has a row for each class of cards and a column for each place that they can lie in, and
//! says how many cards of a class lie in a place. Row sums and column sums are given, and some cells
//! have to be 0. So many ways of dealing different cards make one table: a constant times the
//! product of 1 / n! over its cells. The tables are counted with these weights, cell by cell: what
//! is left to place of each class is all that the cells to come depend on.
//!
//! Counts are 64-bit floating point numbers, added and multiplied in an order that is part of this
//! description, so that another program gets the same ones: see [`Tables::count`].

use crate::rng::Rng;

/// A table has at most this many rows and columns.
pub(crate) const SIDE: usize = 16;
/// By row and column how many cards.
pub(crate) type Table = [[u8; SIDE]; SIDE];

/// Marks a sum that is not yet known; sums that are 0 are marked apart from it.
const UNKNOWN: f64 = 0.0;
const ZERO: f64 = -1.0;

/// All tables of some sums.
#[derive(Debug)]
pub(crate) struct Tables {
    steps: Vec<Step>,
    /// Whether lines are rows and classes are columns.
    turned: bool,
    states: usize,
    start: usize,
    total: f64,
    known: Vec<f64>,
}

/// One cell that may hold something. Lines are gone through one after the other.
#[derive(Clone, Copy, Debug)]
struct Step {
    line: usize,
    class: usize,
    /// What the line holds in all.
    room: usize,
    /// Whether it is the first, the last cell of its line, and the last cell of its class.
    opens: bool,
    closes: bool,
    ends: bool,
    /// In the number of a state, one more of this class counts so much; and the class's most.
    stride: usize,
    most: usize,
}

/// 1 / n! for n from 0 to 75, each the one before divided by n.
static SHARES: [f64; 76] = {
    let mut shares = [1.0; 76];
    let (mut n, mut number) = (1, 1.0);
    while n < 76 {
        shares[n] = shares[n - 1] / number;
        number += 1.0;
        n += 1;
    }
    shares
};

/// n! as the quotient 1 / (1 / n!).
pub(crate) fn factorial(n: usize) -> f64 {
    1.0 / SHARES[n]
}

impl Tables {
    /// All tables with these sums of rows and columns, none of them 0, where row `r` may use the
    /// columns in the set `allowed[r]`.
    pub(crate) fn new(rows: &[usize], columns: &[usize], allowed: &[u32]) -> Self {
        let turned = states(columns) < states(rows);
        let (lines, classes) = if turned { (rows, columns) } else { (columns, rows) };
        let may = |line: usize, class: usize| {
            let (row, column) = if turned { (line, class) } else { (class, line) };
            allowed[row] >> column & 1 == 1
        };
        let steps = steps(lines, classes, may);
        let states = states(classes);
        let known = vec![UNKNOWN; steps.len() * states];
        let mut tables = Self { steps, turned, states, start: states - 1, total: 0.0, known };
        tables.total = tables.count(0, tables.start, 0);
        tables
    }

    /// The sum over all tables of the product of 1 / n! over their cells; 0 when there is none.
    pub(crate) const fn total(&self) -> f64 {
        self.total
    }

    /// The sum over what the cells from a step on can hold, when a state is left to place: the
    /// smallest number in the cell first, each term its 1 / n! times the sum that follows.
    fn count(&mut self, at: usize, state: usize, left: usize) -> f64 {
        let Some(&step) = self.steps.get(at) else { return f64::from(u8::from(state == 0)) };
        let place = at * self.states + state;
        if self.known[place] != UNKNOWN {
            return self.known[place].max(0.0);
        }
        let left = if step.opens { step.room } else { left };
        let mut sum = 0.0;
        for n in step.range(state, left) {
            sum += SHARES[n] * self.count(at + 1, state - n * step.stride, left - n);
        }
        self.known[place] = if sum == 0.0 { ZERO } else { sum };
        sum
    }

    /// A table, drawn by its weight.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Table {
        let mut table = [[0; SIDE]; SIDE];
        let (mut state, mut left) = (self.start, 0);
        for (at, step) in self.steps.iter().enumerate() {
            left = if step.opens { step.room } else { left };
            let n = self.draw_cell(at, state, left, rng);
            state -= n * step.stride;
            left -= n;
            let (row, column) =
                if self.turned { (step.line, step.class) } else { (step.class, step.line) };
            table[row][column] = u8::try_from(n).unwrap_or(u8::MAX);
        }
        table
    }

    /// Lots are only drawn where there is a choice.
    fn draw_cell(&self, at: usize, state: usize, left: usize, rng: &mut Rng) -> usize {
        let step = &self.steps[at];
        let range = step.range(state, left);
        if range.len() == 1 {
            return range.start;
        }
        let mut lot = rng.unit() * self.known[at * self.states + state];
        let mut chosen = range.start;
        for n in range {
            let weight = SHARES[n] * self.sum(at + 1, state - n * step.stride);
            if weight > 0.0 {
                chosen = n;
                if lot < weight {
                    break;
                }
                lot -= weight;
            }
        }
        chosen
    }

    fn sum(&self, at: usize, state: usize) -> f64 {
        if at == self.steps.len() {
            return f64::from(u8::from(state == 0));
        }
        self.known[at * self.states + state].max(0.0)
    }
}

impl Step {
    /// What this cell can hold: all that its class has left if no later line takes the class, and
    /// all that its line has left if no later class can fill it.
    fn range(&self, state: usize, left: usize) -> std::ops::Range<usize> {
        let have = state / self.stride % (self.most + 1);
        let least =
            usize::max(if self.ends { have } else { 0 }, if self.closes { left } else { 0 });
        least..usize::max(have.min(left) + 1, least)
    }
}

/// How many different amounts can be left of these.
fn states(sizes: &[usize]) -> usize {
    sizes.iter().map(|size| size + 1).product()
}

/// Lines with fewer open cells come first; in a line, classes in their order.
fn steps(lines: &[usize], classes: &[usize], may: impl Fn(usize, usize) -> bool) -> Vec<Step> {
    let open = |line: &usize| (0..classes.len()).filter(|&class| may(*line, class)).count();
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(open);
    let mut steps: Vec<Step> = Vec::new();
    for line in order {
        let first = steps.len();
        for class in (0..classes.len()).filter(|&class| may(line, class)) {
            steps.push(Step {
                line,
                class,
                room: lines[line],
                opens: steps.len() == first,
                closes: false,
                ends: false,
                stride: states(&classes[..class]),
                most: classes[class],
            });
        }
        if let Some(last) = steps[first..].last_mut() {
            last.closes = true;
        }
    }
    for class in 0..classes.len() {
        if let Some(last) = steps.iter_mut().rfind(|step| step.class == class) {
            last.ends = true;
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [usize; 3] = [3, 2, 4];
    const COLUMNS: [usize; 3] = [4, 3, 2];
    const ALLOWED: [u32; 3] = [0b111, 0b011, 0b101];

    /// Every table of the sums above, and its weight, by trying all fillings.
    fn all() -> Vec<([usize; 9], f64)> {
        let mut found = Vec::new();
        for number in 0..5_usize.pow(9) {
            let mut cells = [0; 9];
            let mut rest = number;
            for cell in &mut cells {
                (*cell, rest) = (rest % 5, rest / 5);
            }
            let sum = |of: &dyn Fn(usize) -> bool| -> usize {
                (0..9).filter(|&at| of(at)).map(|at| cells[at]).sum()
            };
            let fits = (0..3).all(|side| {
                sum(&|at| at / 3 == side) == ROWS[side]
                    && sum(&|at| at % 3 == side) == COLUMNS[side]
            });
            let open = (0..9).all(|at| cells[at] == 0 || ALLOWED[at / 3] >> (at % 3) & 1 == 1);
            if fits && open {
                found.push((cells, cells.iter().map(|&n| SHARES[n]).product()));
            }
        }
        found
    }

    #[test]
    fn the_total_is_the_sum_over_all_tables() {
        let total: f64 = all().iter().map(|(_, weight)| weight).sum();
        for tables in both() {
            assert!((tables.total() - total).abs() < 1e-12, "{} {total}", tables.total());
        }
    }

    /// Lines are columns in one and rows in the other.
    fn both() -> [Tables; 2] {
        let mut allowed = [0; 3];
        for (row, set) in ALLOWED.iter().enumerate() {
            for (column, to) in allowed.iter_mut().enumerate() {
                *to |= (set >> column & 1) << row;
            }
        }
        [Tables::new(&ROWS, &COLUMNS, &ALLOWED), Tables::new(&COLUMNS, &ROWS, &allowed)]
    }

    #[test]
    fn tables_come_by_their_weight() {
        let (tables, all, draws) = (&both()[0], all(), 100_000);
        let total: f64 = all.iter().map(|(_, weight)| weight).sum();
        let mut rng = Rng::new(4, 0);
        let mut counts = vec![0_u32; all.len()];
        for _ in 0..draws {
            let table = tables.draw(&mut rng);
            let cells: [usize; 9] = std::array::from_fn(|at| usize::from(table[at / 3][at % 3]));
            counts[all.iter().position(|(other, _)| *other == cells).unwrap()] += 1;
        }
        let chi_square: f64 = all
            .iter()
            .zip(&counts)
            .map(|((_, weight), &count)| (weight / total * f64::from(draws), f64::from(count)))
            .map(|(expected, count)| (count - expected).powi(2) / expected)
            .sum();
        let free = f64::from(u32::try_from(all.len() - 1).unwrap());
        assert!(chi_square < free + 4.0 * (2.0 * free).sqrt(), "{chi_square} with {free}");
    }

    #[test]
    fn where_nothing_fits_the_total_is_zero() {
        assert_eq!(Tables::new(&[2, 2], &[2, 2], &[0b01, 0b01]).total().to_bits(), 0);
        assert_eq!(Tables::new(&[1, 3], &[2, 2], &[0b11, 0b01]).total().to_bits(), 0);
        assert!((Tables::new(&[], &[], &[]).total() - 1.0).abs() < 1e-12);
    }
}
