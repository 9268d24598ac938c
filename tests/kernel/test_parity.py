"""The kernel agrees with the readable rules before every action of thousands of deals."""

from collections import Counter
from collections.abc import Callable

import pytest

from cardavia.kernel import position_bytes, trace
from cardavia.rules import Card, DealState, Phase
from tests.kernel.comparison import split, whole_trace
from tests.kernel.deals import random_deal, steered_deal

BLOCK = 250


def assert_agree(states: tuple[DealState, ...]) -> None:
    fast, slow = trace(position_bytes(states[-1])), whole_trace(states)
    assert fast == slow, first_difference(states, fast, slow)


def first_difference(states: tuple[DealState, ...], fast: bytes, slow: bytes) -> str:
    for number, (kernel, rules) in enumerate(zip(split(fast), split(slow), strict=False)):
        if kernel != rules:
            past = position_bytes(states[number]).hex()
            return f"after {number} actions: {list(kernel)}, not {list(rules)}; position {past}"
    return "one of them ends early"


@pytest.mark.clause("2.trumps")
@pytest.mark.clause("2.plain")
@pytest.mark.clause("5.winner")
@pytest.mark.parametrize("block", range(20))
def test_five_thousand_random_deals(block: int) -> None:
    for number in range(BLOCK * block, BLOCK * (block + 1)):
        assert_agree(random_deal(number))


@pytest.mark.clause("5.meri")
@pytest.mark.clause("5.monchi")
@pytest.mark.clause("5.lone-sun")
@pytest.mark.parametrize("block", range(8))
def test_two_thousand_steered_deals(block: int) -> None:
    for number in range(BLOCK * block, BLOCK * (block + 1)):
        assert_agree(steered_deal(number))


def hand_to_move(state: DealState) -> tuple[Card, ...]:
    return () if state.turn is None else state.hands[state.turn]


def has_lone_sun(state: DealState) -> bool:
    """A seat is to follow a Meri that was dealt a lone Sun and still has it."""
    dealt = state.turn in state.dealt.lone_suns
    return dealt and state.meri and state.order.sun in hand_to_move(state)


def plain_to_discard(state: DealState) -> int:
    if state.phase is not Phase.DISCARD:
        return -1
    return sum(not state.order.is_trump(one) for one in hand_to_move(state))


def has_five(state: DealState, number: int) -> bool:
    """Trick `number`, counted from 0, moved five points."""
    pair = state.tricks[number].combination if len(state.tricks) == 9 else None
    return pair is not None and pair.value == 5


RARE: dict[str, Callable[[DealState], bool]] = {
    "a lone Sun": has_lone_sun,
    "a lone Sun and the indicator": lambda state: (
        has_lone_sun(state) and state.dealt.indicator in hand_to_move(state)
    ),
    "ten trumps": lambda state: plain_to_discard(state) == 0,
    "one card to discard": lambda state: plain_to_discard(state) == 1,
    "a first lead of a trump": lambda state: state.meri and not state.tricks,
    "a hidden Robai": lambda state: state.phase is Phase.PLAY and state.hidden_robai,
    "five points for it": lambda state: any(has_five(state, number) for number in range(8)),
    "a pair in the ninth trick": lambda state: has_five(state, 8),
}


def test_steered_deals_come_to_what_is_rare() -> None:
    met = Counter(
        name
        for number in range(BLOCK)
        for state in steered_deal(number)
        for name, is_so in RARE.items()
        if is_so(state)
    )
    assert {name for name in RARE if met[name] < 5} == set()
