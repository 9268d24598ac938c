"""Endings solved by the kernel, against every way of playing them out by the readable rules."""

import pytest

from cardavia.kernel import stop_flag
from cardavia.rules import DealState, Phase, apply, deal_cards, legal_actions, start, team_of
from cardavia.search.solver import solve, solve_plays
from tests.support.deals import playout, steered_playout


def worth(state: DealState) -> int:
    """The even seats' points less the odd seats' at the end of the deal, by brute force."""
    if state.phase is Phase.DONE or state.turn is None:
        return state.score[0] - state.score[1]
    margins = [worth(apply(state, action)) for action in legal_actions(state)]
    return min(margins) if team_of(state.turn) else max(margins)


def ending(seed: int, tricks: int, plays: int) -> DealState:
    """The state of a random deal after so many tricks and plays."""
    dealt = deal_cards(f"ending/{seed}", 1, seed % 8)
    states = (steered_playout if seed % 2 else playout)(dealt, seed)
    return next(
        one
        for one in states
        if one.phase is Phase.PLAY and (len(one.tricks), len(one.plays)) == (tricks, plays)
    )


@pytest.mark.parametrize(("tricks", "plays"), [(7, 0), (7, 5), (6, 4), (6, 7)])
@pytest.mark.parametrize("seed", range(10))
def test_it_finds_what_brute_force_finds(seed: int, tricks: int, plays: int) -> None:
    state = ending(seed, tricks, plays)
    so_far = state.score[0] - state.score[1]
    expected = {one: worth(apply(state, one)) - so_far for one in legal_actions(state)}
    found = solve(state)
    assert found is not None
    assert solve_plays(state) == expected
    assert found.margin == (min if state.turn in {1, 3, 5, 7} else max)(expected.values())
    assert expected[found.best] == found.margin


def test_every_legal_play_gets_its_margin() -> None:
    state = ending(3, 4, 2)
    plays = solve_plays(state)
    assert plays is not None
    assert set(plays) == set(legal_actions(state))


def test_it_says_when_the_budget_ran_out() -> None:
    state = ending(1, 2, 0)
    assert solve(state, nodes=2_000) is None
    assert solve_plays(state, nodes=2_000) is None
    assert solve(state, seconds=0) is None


def test_it_stops_when_told_to() -> None:
    stop = stop_flag()
    stop.set()
    assert solve(ending(1, 2, 0), stop=stop) is None


def test_it_refuses_what_is_no_ending() -> None:
    with pytest.raises(ValueError, match="nobody is to play a card"):
        solve(start(deal_cards("ending", 1, 0)))
    with pytest.raises(ValueError, match="the first trick cannot be solved"):
        solve(ending(0, 0, 0))
