"""Duplicate comparison: the figures, and that they depend on the arguments alone."""

import msgspec
import pytest

from cardavia.arena import duplicate
from cardavia.players import UnknownLevel


def test_greedy_beats_random_by_more_than_the_floor() -> None:
    assert duplicate("greedy", "random", deals=400, seed="floor").low > 1.6


def test_a_player_that_draws_no_lots_ties_with_itself() -> None:
    found = duplicate("greedy", "greedy", deals=20, seed="tie", workers=1)
    assert (found.low, found.margin, found.high) == (0, 0, 0)


def test_the_figures_do_not_depend_on_the_workers() -> None:
    alone = duplicate("greedy", "random", deals=40, seed="workers", workers=1)
    assert duplicate("greedy", "random", deals=40, seed="workers", workers=2) == alone


def test_exchanging_the_players_turns_the_margin_round_on_average() -> None:
    there = duplicate("greedy", "random", deals=60, seed="turn", workers=1)
    back = duplicate("random", "greedy", deals=60, seed="turn", workers=1)
    assert there.margin > 0 > back.margin


def test_the_figures_come_first_and_what_they_rest_on_after_them() -> None:
    found = msgspec.to_builtins(duplicate("greedy", "random", deals=8, seed="keys", workers=1))
    assert list(found) == [
        "a", "b", "deals", "margin", "low", "high", "seed", "a_version", "b_version", "code",
        "all_seeing", "faults", "reached",
    ]  # fmt: skip
    assert (found["a"], found["b"], found["deals"], found["seed"]) == (
        "greedy",
        "random",
        8,
        "keys",
    )


def test_an_unknown_player_is_named_before_any_deal() -> None:
    with pytest.raises(UnknownLevel, match="'gready'; the players are novice, casual"):
        duplicate("greedy", "gready", deals=2, seed="x")
