"""Players by level and seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.players import LEVELS, OFFERED, PlayersError, UnknownLevel, make_player
from cardavia.rules import DealState
from cardavia.view import view
from tests.support.deals import playouts

QUICK = ("random", "greedy", "novice", "casual", "pimc-2")


def test_the_levels() -> None:
    assert (*OFFERED, "random", "greedy", "pimc-20", "pimc-200", "pimc-1000") == LEVELS
    assert OFFERED == ("novice", "casual", "club", "expert", "master")


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_knows_its_level_and_its_name(level: str) -> None:
    player = make_player(level, 1)
    assert player.level == level
    assert player.name
    assert player.version


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="'expart'; the players are novice, casual") as caught:
        make_player("expart", 1)
    assert isinstance(caught.value, PlayersError)
    assert caught.value.known == LEVELS


@pytest.mark.parametrize("level", QUICK)
@given(states=playouts(), seed=st.integers(0, 2**64))
def test_a_player_always_does_what_is_legal(
    level: str, states: tuple[DealState, ...], seed: int
) -> None:
    player = make_player(level, seed)
    for state in states[:-1]:
        seen = view(state, state.turn)
        assert player.act(seen) in seen.legal


@pytest.mark.parametrize("level", QUICK)
@given(states=playouts(), seed=st.integers(0, 2**64))
def test_equal_seeds_act_alike(level: str, states: tuple[DealState, ...], seed: int) -> None:
    seen = [view(state, state.turn) for state in states[:-1]]
    one, other = make_player(level, seed), make_player(level, seed)
    assert [one.act(each) for each in seen] == [other.act(each) for each in seen]
