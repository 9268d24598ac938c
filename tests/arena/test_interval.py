"""Margins and how sure they are."""

import random
import statistics

import pytest

from cardavia.arena import estimate
from cardavia.arena.interval import is_narrow


def margins(count: int) -> list[int]:
    """Margins such as players have."""
    chance = random.Random(7)
    return [round(chance.gauss(1, 2.2)) for _ in range(count)]


def test_the_interval_is_close_to_the_normal_one() -> None:
    drawn = margins(900)
    found = estimate(drawn)
    reach = 1.96 * statistics.stdev(drawn) / 30
    assert found.deals == 900
    assert found.margin == statistics.fmean(drawn)
    assert found.low == pytest.approx(found.margin - reach, abs=0.15 * reach)
    assert found.high == pytest.approx(found.margin + reach, abs=0.15 * reach)
    assert found.half_width == pytest.approx(reach, rel=0.1)


def test_equal_margins_give_an_equal_interval() -> None:
    assert estimate(margins(50)) == estimate(margins(50))
    assert estimate([1, 3, 2, 2]).low == 1.25


def test_the_interval_holds_the_truth_about_19_times_in_20() -> None:
    chance = random.Random(11)
    held = 0
    for _ in range(200):
        found = estimate([chance.choice((-3, -1, 0, 1, 5)) for _ in range(60)])
        held += found.low <= 0.4 <= found.high
    assert 178 <= held <= 199


def test_margins_all_alike_leave_no_doubt() -> None:
    found = estimate([2, 2, 2])
    assert (found.low, found.margin, found.high, found.half_width) == (2, 2, 2, 0)


def test_one_deal_has_no_interval() -> None:
    with pytest.raises(ValueError, match="at least 2 deals, not 1"):
        estimate([1])


@pytest.mark.parametrize("count", [64, 400, 1000])
def test_narrow_means_the_bootstraps_half_width(count: int) -> None:
    drawn = margins(count)
    width = estimate(drawn).half_width
    assert is_narrow(drawn, width)
    assert not is_narrow(drawn, width * 0.999)
    assert not is_narrow(drawn, width / 10)
