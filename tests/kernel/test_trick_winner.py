"""The kernel's trick winner, held against the readable rules."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import kernel
from cardavia.rules import CARDS, TENKA, Card, Suit, card, order_of

TRICKS = 5_000


def slow_winner(trump: Suit, led: Suit, plays: list[Card]) -> int:
    """By the rules: the play that is strongest."""
    order = order_of(trump)
    return max(range(len(plays)), key=lambda index: order.strength(plays[index], led))


def led_suit(lead: Card, trump: Suit) -> Suit:
    """What a lead asks for: its suit, and trump where Tenka was led."""
    return trump if order_of(trump).is_trump(lead) else lead.suit


@pytest.mark.clause("2.trumps")
@pytest.mark.clause("2.plain")
@pytest.mark.clause("2.led-suit")
@pytest.mark.clause("5.winner")
def test_agrees_with_the_rules_on_thousands_of_random_tricks() -> None:
    chance = random.Random("cardavia parity")
    for _ in range(TRICKS):
        trump = chance.choice(list(Suit))
        plays = chance.sample(CARDS, 8)
        led = led_suit(plays[0], trump)
        fast = kernel.trick_winner(trump, led, [one.index for one in plays])
        assert fast == slow_winner(trump, led, plays), (
            f"{trump.name} trump, {led.name} led: {plays}"
        )


@given(trump=st.sampled_from(Suit), plays=st.permutations(CARDS).map(lambda deck: deck[:8]))
def test_agrees_with_the_rules_on_any_trick(trump: Suit, plays: list[Card]) -> None:
    # As in the ninth trick, any of the eight may have named the suit.
    for led in {led_suit(one, trump) for one in plays}:
        fast = kernel.trick_winner(trump, led, [one.index for one in plays])
        assert fast == slow_winner(trump, led, plays)


@pytest.mark.parametrize("trump", list(Suit))
def test_agrees_on_every_pair_of_cards(trump: Suit) -> None:
    # Seven cards that cannot win, so that each pair's order shows: those of a fourth suit.
    order = order_of(trump)
    for led in Suit:
        rivals = [one for one in CARDS if order.strength(one, led) > 0]
        losers = [one for one in CARDS if order.strength(one, led) == 0][:6]
        for first in rivals:
            for second in rivals:
                if first is not second:
                    plays = [*losers, first, second]
                    fast = kernel.trick_winner(trump, led, [one.index for one in plays])
                    assert plays[fast] is max(
                        first, second, key=lambda one: order.strength(one, led)
                    )


@pytest.mark.clause("1.tenka")
@pytest.mark.parametrize("trump", [suit for suit in Suit if suit is not Suit.PAO])
def test_tenka_takes_a_plain_lead(trump: Suit) -> None:
    led = next(suit for suit in Suit if suit not in (trump, Suit.PAO))
    plays = [*[one for one in CARDS if one.suit is led][:7], TENKA]
    assert kernel.trick_winner(trump, led, [one.index for one in plays]) == 7


KOPPU_1_TO_8 = [card(f"K{number}").index for number in range(1, 9)]


@pytest.mark.parametrize(
    ("trump", "led", "cards", "message"),
    [
        (5, 0, KOPPU_1_TO_8, "trump is 5; a suit is 0 to 4"),
        (-1, 0, KOPPU_1_TO_8, "trump is -1; a suit is 0 to 4"),
        (0, 900, KOPPU_1_TO_8, "led is 900; a suit is 0 to 4"),
        (0, 2, KOPPU_1_TO_8[:7], "a trick has 8 cards, not 7"),
        (0, 2, [*KOPPU_1_TO_8, 0], "a trick has 8 cards, not 9"),
        (0, 2, [*KOPPU_1_TO_8[:7], 30], "card 30 is there twice"),
        (0, 2, [*KOPPU_1_TO_8[:7], 75], r"75 is no card; a card is 0 \(P1\) to 74 \(Gs\)"),
        (0, 2, [*KOPPU_1_TO_8[:7], 256], r"256 is no card; a card is 0 \(P1\) to 74 \(Gs\)"),
        (0, 2, [*KOPPU_1_TO_8[:7], -1], r"-1 is no card; a card is 0 \(P1\) to 74 \(Gs\)"),
        (0, 1, KOPPU_1_TO_8, "no card is a trump or of the led suit"),
    ],
)
def test_says_what_was_wrong(trump: int, led: int, cards: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        kernel.trick_winner(trump, led, cards)


def test_tells_its_build_profile() -> None:
    assert kernel.build_profile() in ("debug", "release")
