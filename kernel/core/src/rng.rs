//! The kernel's own random numbers: the same on every machine, and none of the shuffle's.
//!
//! The generator is xoshiro256++ (Blackman and Vigna). Its four words are the first four outputs of
//! `SplitMix64` from `seed ^ mix(stream)`, where `mix(n)` is `SplitMix64`'s first output from `n`. A
//! number below n is the high half of the 128-bit product of n and a 64-bit output; its error from
//! equal chances is below n / 2^64.

/// A stream of random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rng {
    words: [u64; 4],
}

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

const fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(GOLDEN);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Rng {
    /// Stream number `stream` of a seed; streams of one seed know nothing of each other.
    #[must_use]
    pub const fn new(seed: u64, mut stream: u64) -> Self {
        let mut state = seed ^ split_mix(&mut stream);
        let mut words = [0; 4];
        let mut at = 0;
        while at < words.len() {
            words[at] = split_mix(&mut state);
            at += 1;
        }
        Self { words }
    }

    /// 64 random bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        let [a, b, c, d] = self.words;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c2, d2) = (c ^ a, d ^ b);
        self.words = [a ^ d2, b ^ c2, c2 ^ (b << 17), d2.rotate_left(45)];
        result
    }

    /// A number below `n`, which must not be 0.
    #[inline]
    pub const fn below(&mut self, n: u64) -> u64 {
        Luck(self.bits()).below(n)
    }

    /// A number from 0 up to but not 1: the upper 53 of 64 random bits.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "53 bits are exact")]
    pub const fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Put the items in an order of which all are equally likely (Fisher–Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1);
            items.swap(last, usize::try_from(other).unwrap_or(last));
        }
    }
}

/// 64 random bits from which several small numbers are taken, one after the other.
///
/// Each takes the high half of a product and leaves the low half to the next: drawing eight numbers
/// below ten from one word leaves each with an error below 2^-37.
#[derive(Clone, Copy, Debug)]
pub struct Luck(pub u64);

impl Luck {
    /// A number below `n`.
    #[inline]
    pub const fn below(&mut self, n: u64) -> u64 {
        let product = (self.0 as u128) * (n as u128);
        self.0 = low_half(product);
        (product >> 64) as u64
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
const fn low_half(product: u128) -> u64 {
    product as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_gives_its_published_numbers() {
        // xoshiro256++ from the words 1 2 3 4.
        let mut rng = Rng { words: [1, 2, 3, 4] };
        assert_eq!([(); 3].map(|()| rng.bits()), [41_943_041, 58_720_359, 3_588_806_011_781_223]);
    }

    #[test]
    fn split_mix_gives_its_published_numbers() {
        let mut state = 1_234_567;
        assert_eq!(split_mix(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(&mut state), 3_203_168_211_198_807_973);
    }

    #[test]
    fn streams_differ() {
        assert_ne!(Rng::new(1, 0).bits(), Rng::new(1, 1).bits());
        assert_ne!(Rng::new(1, 0).bits(), Rng::new(2, 0).bits());
    }

    #[test]
    fn small_numbers_are_equally_likely() {
        let mut rng = Rng::new(7, 0);
        let mut counts = [0_u32; 9];
        for _ in 0..20_000 {
            let mut luck = Luck(rng.bits());
            for _ in 0..8 {
                counts[usize::try_from(luck.below(9)).unwrap()] += 1;
            }
        }
        let expected = 160_000.0 / 9.0;
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(chi < 30.0, "chi-square with 8 degrees of freedom: {chi}");
    }
}
