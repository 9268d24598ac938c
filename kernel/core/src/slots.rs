//! Sets of hand slots: bit n stands for slot n, of which a hand has at most ten.

/// How many sets of ten slots there are.
const SETS: usize = 1 << 10;

/// By set: in the lowest nibbles the slots that it holds, rising; in the highest how many.
static LISTED: [u64; SETS] = {
    let mut listed = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let (mut count, mut slot) = (0, 0);
        while slot < 10 {
            if set >> slot & 1 == 1 {
                listed[set] |= slot << (4 * count);
                count += 1;
            }
            slot += 1;
        }
        listed[set] |= count << 60;
        set += 1;
    }
    listed
};

/// The slots of a set in a list that fits a register.
#[derive(Clone, Copy, Debug)]
pub struct Listed(u64);

impl Listed {
    /// List a set of at most ten slots; bits above are ignored.
    #[inline]
    #[must_use]
    pub fn new(set: u16) -> Self {
        Self(LISTED[usize::from(set) & (SETS - 1)])
    }

    /// How many slots it holds.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u64 {
        self.0 >> 60
    }

    /// The slot at this place of the list.
    #[inline]
    #[must_use]
    pub const fn at(self, place: u64) -> usize {
        (self.0 >> (4 * place) & 15) as usize
    }
}

/// The slots of a set, rising.
pub fn each(set: u16) -> impl Iterator<Item = usize> {
    let listed = Listed::new(set);
    (0..listed.count()).map(move |place| listed.at(place))
}

/// The lowest slot of a set that is not empty.
#[inline]
#[must_use]
pub const fn lowest(set: u16) -> usize {
    set.trailing_zeros() as usize
}

/// The highest slot of a set that is not empty.
#[inline]
#[must_use]
pub const fn highest(set: u16) -> usize {
    15 - set.leading_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_is_listed() {
        for set in 0..1 << 10 {
            let slots: Vec<usize> = each(set).collect();
            let expected: Vec<usize> = (0..10).filter(|slot| set >> slot & 1 == 1).collect();
            assert_eq!(slots, expected);
            if set != 0 {
                assert_eq!((lowest(set), highest(set)), (slots[0], *slots.last().unwrap()));
            }
        }
    }
}
