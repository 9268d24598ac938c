"""A table of all players, from the margins of pairs.

**Points.** The points of a player are such that the margin of each pair comes as close as it can to
the difference of their points: the least squares over all pairs, each weighed with its deals; their
mean is 0. So a player's points are its margin over the field.

**Elo.** The same on the scale that chess players know. Nine points are shared out in a deal, so
with `p` points over the field a player takes the share `s = 1/2 + p/18` of them, and its Elo is
`400 * log10(s / (1 - s))`.
"""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from cardavia.arena.entrant import Entrant
from cardavia.arena.interval import Estimate
from cardavia.arena.playing import Pair

__all__ = ["Rating", "elo", "ratings"]

_SWEEPS = 10_000
_SETTLED = 1e-12
_LEAST_SHARE = 0.001


class Rating(Struct, frozen=True):
    """A player's place in a table: points a deal over the field, the same as Elo, deals played."""

    player: str
    version: str
    points: float
    elo: float
    deals: int


def elo(points: float) -> float:
    """Points a deal over the field as Elo (see the module's head).

    >>> round(elo(1.0)), round(elo(-1.0)), elo(0.0)
    (39, -39, 0.0)
    """
    share = min(max(0.5 + points / 18, _LEAST_SHARE), 1 - _LEAST_SHARE)
    return 400 * math.log10(share / (1 - share))


def ratings(measured: Iterable[tuple[Pair, Estimate]]) -> list[Rating]:
    """The table, best first. Players must be connected by pairs, or their points say nothing."""
    pairs = list(measured)
    players = list(dict.fromkeys(one for pair, _ in pairs for one in (pair.a, pair.b)))
    points = _least_squares(players, pairs)
    table = [
        Rating(
            player=str(one),
            version=one.version,
            points=points[one],
            elo=elo(points[one]),
            deals=sum(found.deals for pair, found in pairs if one in (pair.a, pair.b)),
        )
        for one in players
    ]
    return sorted(table, key=lambda rating: -rating.points)


def _least_squares(
    players: Sequence[Entrant], pairs: Sequence[tuple[Pair, Estimate]]
) -> dict[Entrant, float]:
    """Solve by sweeps: each player's points follow from those of the others until none moves."""
    met: dict[Entrant, list[tuple[Entrant, float, int]]] = {one: [] for one in players}
    for pair, found in pairs:
        met[pair.a].append((pair.b, found.margin, found.deals))
        met[pair.b].append((pair.a, -found.margin, found.deals))
    points = dict.fromkeys(players, 0.0)
    for _ in range(_SWEEPS):
        moved = 0.0
        for one, others in met.items():
            weight = sum(deals for _, _, deals in others)
            fresh = sum((points[other] + by) * deals for other, by, deals in others) / weight
            moved = max(moved, abs(fresh - points[one]))
            points[one] = fresh
        if moved < _SETTLED:
            break
    mean = sum(points.values()) / (len(points) or 1)
    return {one: value - mean for one, value in points.items()}
