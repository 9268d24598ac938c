"""Two players compared in duplicate: every deal is played twice, with the teams exchanged."""

import math
import statistics
from collections.abc import Iterable, Iterator
from functools import partial

from msgspec import Struct

from cardavia.arena.game import play_deal, seat_players
from cardavia.arena.pool import in_order
from cardavia.players import make_player
from cardavia.rules import deal_cards

__all__ = ["FEWEST_DEALS", "Duplicate", "duplicate", "duplicate_margins", "summarize"]

FEWEST_DEALS = 2
"""One deal has no spread, and so no interval."""

_CHUNK = 32
_NORMAL_95 = statistics.NormalDist().inv_cdf(0.975)


class Duplicate(Struct, frozen=True):
    """How player `a` did against player `b`.

    `margin` is the mean difference of the two teams' points per deal, positive when `a` is better;
    the 95 % interval of that mean runs from `low` to `high`.
    """

    a: str
    b: str
    deals: int
    margin: float
    low: float
    high: float


def duplicate(a: str, b: str, *, deals: int, seed: str, workers: int | None = None) -> Duplicate:
    """Compare two levels over so many deals (at least 2); raises `UnknownLevel`.

    Equal arguments give equal figures, whatever the number of worker processes.
    """
    return summarize(a, b, duplicate_margins(a, b, deals=deals, seed=seed, workers=workers))


def duplicate_margins(
    a: str, b: str, *, deals: int, seed: str, workers: int | None = None
) -> Iterator[float]:
    """The margin of each deal in turn: the mean over its two playings of a's points minus b's."""
    for level in (a, b):
        make_player(level, 0)
    return in_order(partial(_margin, a, b, seed), deals, chunk=_CHUNK, workers=workers)


def summarize(a: str, b: str, margins: Iterable[float]) -> Duplicate:
    """Mean and interval of the margins; raises ValueError for fewer than 2."""
    values = list(margins)
    if len(values) < FEWEST_DEALS:
        raise ValueError(f"an interval takes at least {FEWEST_DEALS} deals, not {len(values)}")
    margin = statistics.fmean(values)
    reach = _NORMAL_95 * statistics.stdev(values) / math.sqrt(len(values))
    return Duplicate(a, b, len(values), margin, margin - reach, margin + reach)


def _margin(a: str, b: str, seed: str, index: int) -> float:
    """The margin of one deal, the `index`th from 0; each eight are by all eight dealers."""
    match, place = divmod(index, 8)
    dealt = deal_cards(f"{seed}/{match}", place + 1, place)
    chance = f"{seed}/{index}"
    even, odd = play_deal(dealt, seat_players(a, b, f"{chance}/first")).score
    other_even, other_odd = play_deal(dealt, seat_players(b, a, f"{chance}/second")).score
    return ((even - odd) + (other_odd - other_even)) / 2
