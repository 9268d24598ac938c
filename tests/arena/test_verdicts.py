"""Duplicate comparison: the figures, and that they depend on the arguments alone."""

import pytest

from cardavia.arena import duplicate, duplicate_margins, summarize
from cardavia.players import UnknownLevel


def test_greedy_beats_random_by_more_than_the_floor() -> None:
    result = duplicate("greedy", "random", deals=400, seed="floor")
    assert result.low > 1.6


def test_a_player_that_draws_no_lots_ties_with_itself() -> None:
    assert set(duplicate_margins("greedy", "greedy", deals=20, seed="tie", workers=1)) == {0.0}


def test_margins_do_not_depend_on_the_workers() -> None:
    alone = list(duplicate_margins("greedy", "random", deals=40, seed="workers", workers=1))
    assert list(duplicate_margins("greedy", "random", deals=40, seed="workers", workers=2)) == alone


def test_another_seed_gives_other_deals() -> None:
    one = list(duplicate_margins("greedy", "random", deals=8, seed="one", workers=1))
    assert one != list(duplicate_margins("greedy", "random", deals=8, seed="two", workers=1))


def test_exchanging_the_players_turns_the_margin_round_on_average() -> None:
    there = duplicate("greedy", "random", deals=60, seed="turn", workers=1)
    back = duplicate("random", "greedy", deals=60, seed="turn", workers=1)
    assert there.margin > 0 > back.margin


def test_the_interval_is_that_of_the_mean() -> None:
    result = summarize("a", "b", [1.0, 3.0])
    assert (result.a, result.b, result.deals, result.margin) == ("a", "b", 2, 2.0)
    assert (result.low, result.high) == pytest.approx((2 - 1.959964, 2 + 1.959964))


def test_one_deal_has_no_interval() -> None:
    with pytest.raises(ValueError, match="at least 2 deals, not 1"):
        summarize("a", "b", [1.0])


def test_an_unknown_player_is_named_before_any_deal() -> None:
    with pytest.raises(UnknownLevel):
        duplicate_margins("greedy", "gready", deals=2, seed="x")
