//! Rules broken on purpose, to show that the comparison with the readable rules would notice.
//!
//! Without the feature `mutants`, [`broken`] is always false and costs nothing.

/// One rule that is broken while its mutant is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mutant {
    /// Nothing is broken.
    None,
    /// Tenka is a card of plain Pao.
    TenkaIsPlain,
    /// Tenka is weaker than the native Robai.
    TenkaBelowRobai,
    /// Among trumps Sota stands where it stands in a plain suit.
    TrumpSotaIsLow,
    /// Plain Isu Robai stands above the numbers as in other suits.
    IsuRobaiIsHigh,
    /// The numbers of round suits rise as those of long suits do.
    RoundNumbersRise,
    /// Long trumps have the pair of round ones, and the other way round.
    NumberPairsSwapped,
    /// Tenka is a native Robai in pairs.
    TenkaPairsAsRobai,
    /// Whoever is asked may declare.
    AnyoneDeclares,
    /// After eight passes the dealer's left takes the indicator.
    EldestTakes,
    /// The recipient may discard trumps.
    TrumpsDiscarded,
    /// A recipient with ten trumps may discard the weakest only.
    TenTrumpsOneDiscard,
    /// The first lead may be a trump.
    AnyFirstLead,
    /// No trump need be played to a Meri.
    MeriIsFree,
    /// Plain leads need never be followed.
    NoMonchi,
    /// Plain leads have to be followed from the first trick on.
    MonchiAtOnce,
    /// Under Monchi only the led suit may be played while it lasts.
    MonchiBarsTrumps,
    /// A lone Sun has to be played to a Meri.
    NoLoneSun,
    /// Any Sun that is the only trump left may be kept.
    AnyLastSunIsLone,
    /// A lone Sun may be kept even beside the indicator.
    LoneSunBesideIndicator,
    /// The seat after the last leader leads.
    LeadGoesRound,
    /// The first card of a tricks's winners gives the ninth trick's suit.
    NinthFollowsWinner,
    /// A ninth trick whose led card is a trump is a Meri.
    NinthIsMeri,
    /// A combination in the ninth trick moves two.
    NinthMovesTwo,
    /// A hidden Robai is worth no more than another.
    HiddenMovesTwo,
    /// A hidden Robai that takes part in no pair still makes it five.
    HiddenMovesFive,
    /// The dealer's Robai is never hidden.
    DealerHidesNothing,
    /// Combinations count in a Meri too.
    MeriPairs,
    /// The winner's partners' trumps count as the opponents' do.
    PartnersPair,
    /// What a combination moves is not taken from the losers.
    NothingTaken,
}

impl Mutant {
    /// Every broken rule.
    pub const ALL: [Self; 29] = [
        Self::TenkaIsPlain,
        Self::TenkaBelowRobai,
        Self::TrumpSotaIsLow,
        Self::IsuRobaiIsHigh,
        Self::RoundNumbersRise,
        Self::NumberPairsSwapped,
        Self::TenkaPairsAsRobai,
        Self::AnyoneDeclares,
        Self::EldestTakes,
        Self::TrumpsDiscarded,
        Self::TenTrumpsOneDiscard,
        Self::AnyFirstLead,
        Self::MeriIsFree,
        Self::NoMonchi,
        Self::MonchiAtOnce,
        Self::MonchiBarsTrumps,
        Self::NoLoneSun,
        Self::AnyLastSunIsLone,
        Self::LoneSunBesideIndicator,
        Self::LeadGoesRound,
        Self::NinthFollowsWinner,
        Self::NinthIsMeri,
        Self::NinthMovesTwo,
        Self::HiddenMovesTwo,
        Self::HiddenMovesFive,
        Self::DealerHidesNothing,
        Self::MeriPairs,
        Self::PartnersPair,
        Self::NothingTaken,
    ];

    /// Whether it is this one; `==` cannot be used where constants are made.
    pub(crate) const fn is(self, other: Self) -> bool {
        self as u8 == other as u8
    }
}

#[cfg(feature = "mutants")]
mod chosen {
    use super::Mutant;
    use std::sync::atomic::{AtomicU8, Ordering};

    static CHOSEN: AtomicU8 = AtomicU8::new(0);

    /// Break this rule from now on, in the whole process.
    pub fn break_rule(mutant: Mutant) {
        CHOSEN.store(mutant as u8, Ordering::SeqCst);
    }

    pub(crate) fn broken(mutant: Mutant) -> bool {
        CHOSEN.load(Ordering::Relaxed) == mutant as u8
    }
}

#[cfg(feature = "mutants")]
pub use chosen::break_rule;
#[cfg(feature = "mutants")]
pub(crate) use chosen::broken;

/// Whether this rule is to be broken: never, in a build that is meant for play.
#[cfg(not(feature = "mutants"))]
pub(crate) const fn broken(_mutant: Mutant) -> bool {
    false
}
