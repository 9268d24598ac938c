"""Dealing out a deck, and what follows from a deal at once."""

import pytest

from cardavia.rules import CARDS, DealError, Dealt, Suit, card, deal_out, team_of
from tests.support.deals import cards, deal_with


@pytest.mark.clause("3.deal")
@pytest.mark.parametrize("dealer", range(8))
def test_three_batches_of_three_from_the_dealers_left(dealer: int) -> None:
    dealt = deal_out(CARDS, dealer)
    for step in range(8):
        seat = (dealer + 1 + step) % 8
        batches = [CARDS[24 * batch + 3 * step :][:3] for batch in range(3)]
        assert set(dealt.hands[seat]) == {one for batch in batches for one in batch}
    assert dealt.stock == CARDS[72:]


@pytest.mark.clause("3.indicator")
def test_the_first_stock_card_is_the_indicator_and_its_suit_is_trump() -> None:
    dealt = deal_with({}, stock="O4 G1 I7")
    assert dealt.indicator is card("O4")
    assert dealt.trump is Suit.OURU


@pytest.mark.clause("3.indicator")
def test_tenka_as_indicator_makes_pao_trump() -> None:
    dealt = deal_with({}, stock="Pb")
    assert dealt.trump is Suit.PAO
    assert dealt.robai_seat is None


@pytest.mark.clause("3.teams")
def test_teams_alternate() -> None:
    assert [team_of(seat) for seat in range(8)] == [0, 1, 0, 1, 0, 1, 0, 1]


def test_a_lone_sun_is_a_hand_whose_only_trump_is_the_sun() -> None:
    trumps = "Ks Ku Kt Pb Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8"
    assert deal_with({2: "Ks"}, stock="K9", avoid=trumps).lone_suns == {2}
    assert deal_with({2: "Ks Pb"}, stock="K9", avoid=trumps).lone_suns == frozenset()
    assert deal_with({}, stock="Ks", avoid=trumps).lone_suns == frozenset()


@pytest.mark.parametrize(
    ("hands", "stock", "says"),
    [
        (7, "Gs", "7 hands"),
        (8, "G5 Gs", "stock has 2"),
        (8, "G5 G5 Gs", "G5 was dealt twice"),
    ],
)
def test_what_is_no_deal_is_refused(hands: int, stock: str, says: str) -> None:
    dealt = tuple(CARDS[9 * seat : 9 * seat + 9] for seat in range(hands))
    with pytest.raises(DealError, match=says):
        Dealt(0, dealt, cards(stock))


def test_a_short_hand_names_its_seat() -> None:
    hands = [CARDS[9 * seat : 9 * seat + 9] for seat in range(8)]
    hands[3] = hands[3][:8]
    with pytest.raises(DealError, match="seat 3 was dealt 8 cards"):
        Dealt(0, tuple(hands), CARDS[72:])


def test_dealers_and_decks_are_checked() -> None:
    with pytest.raises(DealError, match="seats are 0 to 7"):
        deal_out(CARDS, 8)
    with pytest.raises(DealError, match="74 cards"):
        deal_out(CARDS[:74], 0)
