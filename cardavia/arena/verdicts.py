"""What a contest says in the end of each pair: the margin with its interval, and how it came about.

>>> duplicate("greedy", "greedy", deals=2, seed="tie").margin
0.0
"""

from msgspec import Struct

from cardavia.arena.contest import Contest, deals_needed, play_contest
from cardavia.arena.entrant import Faults, enter
from cardavia.arena.interval import estimate
from cardavia.arena.playing import Pair
from cardavia.arena.shard import Results, Trial

__all__ = ["Duplicate", "duplicate", "verdict"]


class Duplicate(Struct, frozen=True):
    """How player `a` did against player `b`.

    `margin` is the mean difference of the two teams' points per deal, positive when `a` is better;
    the 95 % interval of that mean runs from `low` to `high`. `reached` says whether the interval
    is as narrow as was asked for, if that was. `faults` counts, for `a` and `b`, what external
    programs did wrong; `all_seeing` names the players that may know more than their seats.
    """

    a: str
    b: str
    deals: int
    margin: float
    low: float
    high: float
    seed: str
    a_version: str
    b_version: str
    code: list[str]
    all_seeing: list[str]
    faults: tuple[Faults, Faults]
    reached: bool | None = None


def duplicate(a: str, b: str, *, deals: int, seed: str, workers: int | None = None) -> Duplicate:
    """Compare two players over so many deals (at least 2); raises `PlayersError`.

    Equal arguments give equal figures, whatever the number of worker processes.
    """
    wanted, results = Contest((Pair(enter(a), enter(b)),), seed, deals), Results()
    for _shard in play_contest(wanted, results, workers=workers):
        pass
    return verdict(wanted, results)[0]


def verdict(wanted: Contest, results: Results) -> list[Duplicate]:
    """What the results say of each pair of a contest that is over; ValueError if it is not."""
    return [_of_trial(trial, wanted, results) for trial in wanted.trials]


def _of_trial(trial: Trial, wanted: Contest, results: Results) -> Duplicate:
    deals = deals_needed(results, trial, wanted)
    if deals is None:
        raise ValueError(f"{trial}: not all deals are played")
    found = estimate(results.margins(trial, deals))
    a, b = trial.pair.a, trial.pair.b
    return Duplicate(
        a=a.level,
        b=b.level,
        deals=deals,
        margin=found.margin,
        low=found.low,
        high=found.high,
        seed=trial.seed,
        a_version=a.version,
        b_version=b.version,
        code=results.codes(trial),
        all_seeing=[one.level for one in (a, b) if one.all_seeing],
        faults=results.faults(trial, deals),
        reached=None if wanted.until is None else found.half_width <= wanted.until,
    )
