//! What the search has found out about positions between tricks.

/// Between which bounds the margin of a position lies, and which card proved good there.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    form: u64,
    side: u8,
    /// The margin is at least this.
    pub low: i8,
    /// The margin is at most this.
    pub high: i8,
    /// The power of a card that was good; 0 for none.
    pub good: u8,
}

/// A table of entries; a new one takes the place of an old one where they fall together.
pub(super) struct Memory {
    entries: Vec<Entry>,
}

const NOTHING: Entry = Entry { form: 0, side: u8::MAX, low: i8::MIN, high: i8::MAX, good: 0 };

impl Memory {
    /// Room for two to the power of `bits` positions.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![NOTHING; 1 << bits] }
    }

    /// The entry of a position, new ones without any knowledge; `side` is all of the position that
    /// is not in the form of its cards.
    #[inline]
    pub fn entry(&mut self, form: u64, side: u8) -> &mut Entry {
        let at = self.place(form, side);
        let entry = &mut self.entries[at];
        if entry.form != form || entry.side != side {
            *entry = Entry { form, side, ..NOTHING };
        }
        entry
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
