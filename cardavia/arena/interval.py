"""How sure a margin is: the paired bootstrap.

The two playings of a deal are one pair, and its margin one number, so the luck of the cards falls
out. From `n` margins, `n` are drawn with replacement, 1,000 times; the 95 % interval is that of
the means of these samples, from their 2.5 % to their 97.5 % quantile. The generator always starts
alike: equal margins give an equal interval, on every machine.

>>> estimate([1, 3, 2, 2])
Estimate(deals=4, margin=2.0, low=1.25, high=2.75)
"""

import math
import statistics
from collections.abc import Sequence
from random import Random

from msgspec import Struct

__all__ = ["FEWEST_DEALS", "RESAMPLES", "Estimate", "estimate", "is_narrow"]

FEWEST_DEALS = 2
"""One deal has no spread, and so no interval."""

RESAMPLES = 1_000
_SEED = 20_221_119
_NORMAL_95 = statistics.NormalDist().inv_cdf(0.975)
_NEAR = 1.1


class Estimate(Struct, frozen=True):
    """A mean margin in points a deal, over so many deals, and its 95 % interval."""

    deals: int
    margin: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the width of the interval: the `0.1` of `±0.1`."""
        return (self.high - self.low) / 2


def estimate(margins: Sequence[int]) -> Estimate:
    """Mean and interval of the margins; raises ValueError for fewer than 2."""
    count = len(margins)
    if count < FEWEST_DEALS:
        raise ValueError(f"an interval takes at least {FEWEST_DEALS} deals, not {count}")
    # `random()` is the one method whose sequence Python promises to keep between versions.
    draw = Random(_SEED).random
    means = [
        sum([margins[int(draw() * count)] for _ in range(count)]) / count for _ in range(RESAMPLES)
    ]
    cuts = statistics.quantiles(means, n=40, method="inclusive")
    return Estimate(count, statistics.fmean(margins), cuts[0], cuts[-1])


def is_narrow(margins: Sequence[int], half_width: float) -> bool:
    """Whether the interval of these margins is that narrow or narrower."""
    # The normal interval is close by, and takes no time: most often it settles the matter.
    count, total = len(margins), sum(margins)
    squares = count * sum([one * one for one in margins]) - total * total
    reach = _NORMAL_95 * math.sqrt(squares / (count - 1)) / count
    return reach <= _NEAR * half_width and estimate(margins).half_width <= half_width
