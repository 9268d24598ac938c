//! What the search has found out about positions between tricks.

/// Between which bounds the margin of a position lies, and which card proved good there.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The margin is at least this.
    pub low: i8,
    /// The margin is at most this.
    pub high: i8,
    /// The power of a card that was good; 0 for none.
    pub good: u8,
}

/// A table of entries; a new one takes the place of an old one where they fall together.
///
/// An entry is two words, of which zeros mean nothing, so that a large table costs nothing until it
/// is used: the form of the position's cards, and in bytes the bounds, the good card and the side.
pub(super) struct Memory {
    entries: Vec<[u64; 2]>,
}

const NOTHING: Entry = Entry { low: i8::MIN, high: i8::MAX, good: 0 };

impl Memory {
    /// Room for two to the power of `bits` positions.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![[0; 2]; 1 << bits] }
    }

    /// What is known of a position; `side` is all of it that is not in the form of its cards, and
    /// never 0.
    #[inline]
    pub fn get(&self, form: u64, side: u8) -> Entry {
        let [known, word] = self.entries[self.place(form, side)];
        let [low, high, good, found, ..] = word.to_le_bytes();
        if known == form && found == side {
            Entry { low: i8::from_le_bytes([low]), high: i8::from_le_bytes([high]), good }
        } else {
            NOTHING
        }
    }

    /// Keep what is known of a position.
    #[inline]
    pub fn put(&mut self, form: u64, side: u8, entry: Entry) {
        let [low, high] = [entry.low, entry.high].map(|bound| bound.to_le_bytes()[0]);
        let word = u64::from_le_bytes([low, high, entry.good, side, 0, 0, 0, 0]);
        let place = self.place(form, side);
        self.entries[place] = [form, word];
    }

    fn place(&self, form: u64, side: u8) -> usize {
        let mixed = (form ^ u64::from(side) << 56).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        narrow(mixed >> 20) & (self.entries.len() - 1)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "only low bits are used")]
const fn narrow(bits: u64) -> usize {
    bits as usize
}
