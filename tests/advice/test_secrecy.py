"""Advice is made of what the seat may know: other cards elsewhere change nothing in it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.advice import WorldThinker, advise
from cardavia.rules import DealState
from cardavia.view import view
from tests.support.deals import playouts
from tests.support.worlds import resampled


@given(playouts(), st.integers(0, 2**32))
@settings(max_examples=8)
def test_deals_that_a_seat_cannot_tell_apart_give_it_equal_advice(
    states: tuple[DealState, ...], seed: int
) -> None:
    choices = [one for one in states if len(view(one, one.turn).legal) > 1]
    for state in choices[seed % 9 :: 9]:
        other = resampled(state, state.turn, seed)
        if other is None or other.turn != state.turn:
            continue
        thinker = WorldThinker(10)
        mine = advise(view(state, state.turn), seed, thinker=thinker)
        assert advise(view(other, state.turn), seed, thinker=thinker) == mine
