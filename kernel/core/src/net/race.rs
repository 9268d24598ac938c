//! Actions that are tried in the same worlds until it is clear that they are not the best.
//!
//! What an action comes to varies by three points from world to world, and actions are a tenth of a
//! point apart: so the tries are better spent on those that may be the best than on all.

use crate::search::Margins;

/// An action is given up when another is ahead of it by so many standard errors.
const SURE: f64 = 3.0;

/// Fewer worlds than that leave everything in doubt.
const FEWEST: usize = 16;

/// Actions, by their places, and what they came to.
#[derive(Clone, Debug)]
pub struct Race {
    /// By world: the margin of each action; of one that is given up by then, anything.
    rows: Vec<Margins>,
    /// By action: in how many worlds, of the first ones, it was tried.
    tried: Vec<usize>,
    /// By action: whether it may be the best.
    contends: Vec<bool>,
}

/// How far an action is ahead of the contenders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Its margin times the number of contenders less the sum of theirs, summed over worlds.
    pub sum: i64,
    /// The same squared, summed over worlds.
    pub squares: i64,
    /// In how many worlds it was tried.
    pub worlds: usize,
}

impl Race {
    /// So many actions before any world.
    #[must_use]
    pub fn of(actions: usize) -> Self {
        Self { rows: Vec::new(), tried: vec![0; actions], contends: vec![true; actions] }
    }

    /// In how many worlds the contenders were tried.
    #[must_use]
    pub fn worlds(&self) -> usize {
        self.rows.len()
    }

    /// The places of the actions that may be the best.
    pub fn contenders(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.contends.len()).filter(|&place| self.contends[place])
    }

    /// The contenders are tried in more worlds; those that are worse beyond doubt are given up.
    pub fn go_on(&mut self, rows: impl IntoIterator<Item = Margins>) {
        self.rows.extend(rows);
        let contenders: Vec<usize> = self.contenders().collect();
        for &place in &contenders {
            self.tried[place] = self.rows.len();
        }
        let sum = |place: &usize| self.rows.iter().map(|row| row[*place]).sum::<i64>();
        if let Some(best) = contenders.iter().copied().max_by_key(sum) {
            for place in contenders {
                self.contends[place] = !self.is_worse(place, best);
            }
        }
    }

    /// Whether one action is worse than another beyond doubt.
    #[expect(clippy::cast_precision_loss, reason = "sums of margins are small")]
    fn is_worse(&self, place: usize, best: usize) -> bool {
        if self.rows.len() < FEWEST {
            return false;
        }
        let (mut sum, mut squares) = (0, 0);
        for row in &self.rows {
            let behind = row[best] - row[place];
            sum += behind;
            squares += behind * behind;
        }
        let sum = sum as f64;
        let spread = squares as f64 - sum * sum / self.rows.len() as f64;
        sum > SURE * spread.max(0.0).sqrt()
    }

    /// The margins of all contenders, summed over worlds.
    #[must_use]
    pub fn all(&self) -> i64 {
        self.rows.iter().map(|row| self.of_contenders(row)).sum()
    }

    fn of_contenders(&self, row: &Margins) -> i64 {
        self.contenders().map(|place| row[place]).sum()
    }

    /// How far the action of this place is ahead of the contenders, in the worlds where it was tried.
    #[must_use]
    pub fn ahead(&self, place: usize) -> Ahead {
        let (count, worlds) = (self.contenders().map(|_| 1).sum::<i64>(), self.tried[place]);
        let (mut sum, mut squares) = (0, 0);
        for row in &self.rows[..worlds] {
            let ahead = row[place] * count - self.of_contenders(row);
            sum += ahead;
            squares += ahead * ahead;
        }
        Ahead { sum, squares, worlds }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(margins: [i64; 3]) -> Margins {
        let mut row = [0; 10];
        row[..3].copy_from_slice(&margins);
        row
    }

    /// The second is behind by one on average, by anything from none to two; the third by two always.
    fn run(pairs: usize) -> Race {
        let mut race = Race::of(3);
        race.go_on((0..pairs).flat_map(|_| [row([3, 3, 1]), row([4, 2, 2])]));
        race
    }

    fn left(race: &Race) -> Vec<usize> {
        race.contenders().collect()
    }

    #[test]
    fn what_is_worse_beyond_doubt_is_given_up() {
        // Of 16 worlds the sum is 16 and the spread 16: four standard errors.
        assert_eq!(left(&run(8)), [0]);
        assert_eq!(left(&run(7)), [0, 1, 2], "14 worlds leave everything in doubt");
        let mut race = Race::of(2);
        // The sum is 9 and the spread 25 - 81 / 25 = 21.76, of which the root is 4.66.
        race.go_on((0..25).map(|world| row([if world < 17 { 1 } else { -1 }, 0, 0])));
        assert_eq!(left(&race), [0, 1]);
    }

    #[test]
    fn what_is_given_up_is_compared_in_the_worlds_where_it_was_tried() {
        let mut race = Race::of(3);
        race.go_on((0..20).map(|world| row([world % 2 * 9, 9 - world % 2 * 9, -1])));
        assert_eq!(left(&race), [0, 1]);
        race.go_on([row([5, 7, 100])]);
        assert_eq!(race.worlds(), 21);
        assert_eq!(race.all(), 20 * 9 + 12);
        // Twice its own margin less the sum of theirs.
        assert_eq!(race.ahead(2), Ahead { sum: 20 * -11, squares: 20 * 121, worlds: 20 });
        assert_eq!(race.ahead(0).sum, 10 * -9 + 10 * 9 - 2);
        assert_eq!(race.ahead(1), Ahead { sum: 2, squares: 20 * 81 + 4, worlds: 21 });
    }
}
