"""The kernel's rule of thumb decides as the player does, on every view of hundreds of deals."""

from collections.abc import Callable

import pytest

from cardavia.kernel import code_of, decisions, playouts, position_bytes
from cardavia.players import make_player
from cardavia.rules import DealState, apply
from cardavia.view import view
from tests.kernel.deals import random_deal, steered_deal

PLAYER = make_player("greedy", seed=0)


def decided(state: DealState) -> int:
    return code_of(PLAYER.act(view(state, state.turn)))


@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("deal", [random_deal, steered_deal])
def test_agrees_on_every_view(block: int, deal: Callable[[int], tuple[DealState, ...]]) -> None:
    for number in range(50 * block, 50 * (block + 1)):
        states = deal(number)
        expected = bytes(decided(state) for state in states[:-1])
        assert decisions(position_bytes(states[-1])) == expected, f"deal {number}"


def test_agrees_to_the_end_of_whole_deals() -> None:
    for number in range(60):
        states = steered_deal(number)
        state = states[number]
        position = position_bytes(state)
        while state.turn is not None:
            state = apply(state, PLAYER.act(view(state, state.turn)))
        even = state.score[0]
        assert playouts(position, "greedy", 1, seed=0) == (1, even, even * even)
