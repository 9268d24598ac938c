"""Worlds come with equal chances: small endings against all worlds that there are."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from cardavia.rules import (
    DealState,
    Dealt,
    apply,
    deal_cards,
    legal_actions,
    position_text,
    start,
)
from cardavia.search import facts_of, sample_positions
from cardavia.search.belief import Belief
from cardavia.search.reference import read_position
from cardavia.view import view
from tests.search.brute import all_worlds
from tests.support.deals import playout, steered_playout


def hoarding_playout(dealt: Dealt, seed: int) -> Iterator[DealState]:
    """A deal played at random, but for the indicator, which stays in hand as long as it can."""
    rng, state = random.Random(seed), start(dealt)
    yield state
    while legal := legal_actions(state):
        others = [action for action in legal if action.card is not dealt.indicator]
        state = apply(state, rng.choice(others or legal))
        yield state


ENDINGS = {
    "hands alone": (playout, 20, 72, 6),
    "void in suits and trumps": (steered_playout, 4, 67, 6),
    "cards face down": (steered_playout, 15, 72, 5),
    "the declarer's Robai not yet seen": (playout, 41, 68, 7),
    "the declarer's Robai may lie face down": (playout, 14, 70, 2),
    "a Sun that may be lone": (playout, 21, 72, 0),
    "the indicator may lie face down": (hoarding_playout, 69, 68, 2),
    "a Sun that may be lone with one seat but not with another": (steered_playout, 35, 72, 4),
}


def ending(name: str) -> tuple[DealState, int]:
    play, number, moment, seat = ENDINGS[name]
    states = play(deal_cards(str(number), 1, number % 8), number)
    return next(islice(states, moment, None)), seat


@pytest.mark.parametrize("name", ENDINGS)
def test_all_worlds_and_no_others_come_equally_often(name: str) -> None:
    state, seat = ending(name)
    worlds = all_worlds(state, seat)
    assert Belief(facts_of(view(state, seat))).size == pytest.approx(len(worlds))
    each = 40
    drawn = sample_positions(facts_of(view(state, seat)), each * len(worlds), seed=11)
    counts = Counter(drawn)
    assert {position_text(read_position(one)) for one in counts} == worlds
    # Chi-square with so many degrees of freedom, in standard deviations from its mean.
    free = len(worlds) - 1
    chi_square = sum((count - each) ** 2 / each for count in counts.values())
    assert abs(chi_square - free) / (2 * free) ** 0.5 < 4
