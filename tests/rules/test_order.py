"""The orders of strength, written out by hand."""

import itertools

import pytest

from cardavia.rules import CARDS, Suit, card, order_of
from tests.support.deals import cards

TRUMPS = {
    "P": "Ps Pu Pt Pb Pr Pk P9 P8 P7 P6 P5 P4 P3 P2 P1",
    "I": "Is Iu It Pb Ib Ir Ik I9 I8 I7 I6 I5 I4 I3 I2 I1",
    "K": "Ks Ku Kt Pb Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8 K9",
    "O": "Os Ou Ot Pb Ob Or Ok O1 O2 O3 O4 O5 O6 O7 O8 O9",
    "G": "Gs Gu Gt Pb Gb Gr Gk G1 G2 G3 G4 G5 G6 G7 G8 G9",
}
PLAIN = {
    "P": "Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1",
    "I": "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1",
    "K": "Ks Ku Kr Kk Kt Kb K1 K2 K3 K4 K5 K6 K7 K8 K9",
    "O": "Os Ou Or Ok Ot Ob O1 O2 O3 O4 O5 O6 O7 O8 O9",
    "G": "Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9",
}


@pytest.mark.clause("2.trumps")
@pytest.mark.clause("2.numbers")
@pytest.mark.parametrize("trump", Suit)
def test_trumps_strongest_first(trump: Suit) -> None:
    assert order_of(trump).trumps == cards(TRUMPS[trump.letter])


@pytest.mark.clause("2.pao-trump")
def test_with_pao_trump_there_is_no_separate_tenka() -> None:
    assert len(order_of(Suit.PAO).trumps) == 15
    assert order_of(Suit.PAO).native_robai is card("Pb")
    assert all(len(order_of(trump).trumps) == 16 for trump in Suit if trump is not Suit.PAO)


@pytest.mark.clause("2.plain")
@pytest.mark.clause("2.isu-robai")
@pytest.mark.clause("2.numbers")
@pytest.mark.parametrize(("trump", "suit"), list(itertools.permutations(Suit, 2)))
def test_plain_suits_strongest_first(trump: Suit, suit: Suit) -> None:
    assert order_of(trump).plain(suit) == cards(PLAIN[suit.letter])


@pytest.mark.clause("2.led-suit")
@pytest.mark.parametrize(("trump", "led"), list(itertools.product(Suit, repeat=2)))
def test_strength_ranks_trumps_then_the_led_suit_and_nothing_else(trump: Suit, led: Suit) -> None:
    order = order_of(trump)
    able = [*order.trumps, *(order.plain(led) if led is not trump else ())]
    strengths = [order.strength(one, led) for one in able]
    assert strengths == list(range(len(able), 0, -1))
    assert all(order.strength(one, led) == 0 for one in CARDS if one not in able)
