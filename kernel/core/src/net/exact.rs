//! Exponents and logarithms made of sums and products alone, so that every machine gets the same bits.
//!
//! Those of the standard library are the platform's, which differ in the last place.

use std::f64::consts::LN_2;

/// e to the power of `x`; 0 below -700, and `x` may not be above 700.
pub fn exp(x: f64) -> f64 {
    if x < -700.0 {
        return 0.0;
    }
    let turns = (x / LN_2).round();
    let rest = x - turns * LN_2; // at most 0.35 either way, so that 13 terms suffice
    let mut sum = 1.0;
    for term in (1..14).rev() {
        sum = 1.0 + sum * rest / f64::from(term);
    }
    #[expect(clippy::cast_possible_truncation, reason = "a whole number of at most 1010")]
    let turns = turns as i64;
    sum * f64::from_bits(u64::try_from(1023 + turns).unwrap_or(0) << 52)
}

/// The natural logarithm of a positive, normal number.
pub fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let turns = i32::try_from(bits >> 52).unwrap_or(0) - 1023;
    let part = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52); // 1 to 2
    // ln of (1 + y) / (1 - y) is twice the sum of the odd powers of y by their number.
    let y = (part - 1.0) / (part + 1.0);
    let mut sum = 0.0;
    for half in (0..18).rev() {
        sum = sum * y * y + 1.0 / f64::from(2 * half + 1);
    }
    2.0 * y * sum + f64::from(turns) * LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_the_platform_says_to_twelve_places() {
        for number in -690..690 {
            let x = f64::from(number) * 1.01;
            let (own, platform) = (exp(x), x.exp());
            assert!((own / platform - 1.0).abs() < 1e-12, "exp {x}: {own} {platform}");
            let (own, platform) = (ln(platform), x);
            assert!((own - platform).abs() < 1e-11 * (1.0 + x.abs()), "ln {x}: {own}");
        }
        assert!(exp(-1000.0) < f64::MIN_POSITIVE);
    }
}
