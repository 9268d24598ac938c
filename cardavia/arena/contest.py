"""Pairs measured against each other, several at once, on this machine's cores or on a cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from socket import gethostname

from msgspec import Struct

from cardavia.arena.entrant import Entrant, Faults, enter
from cardavia.arena.interval import FEWEST_DEALS, is_narrow
from cardavia.arena.playing import Pair, add_faults, play_twice
from cardavia.arena.shard import SHARD_DEALS, Results, ResultsConflict, Shard, Trial
from cardavia.kernel import KernelMissing
from cardavia.players import Limits, PlayersError
from cardavia.work.code import code_version
from cardavia.work.executor import Executor, LocalExecutor

__all__ = ["Contest", "deals_needed", "play_contest", "round_robin"]

_JOB_DEALS = 4
_FAR_JOB_DEALS = SHARD_DEALS
_GROWTH = 1.02


class Contest(Struct, frozen=True):
    """What is to be measured.

    Attributes:
        pairs: who plays whom.
        seed: any text; all pairs play the same deals.
        deals: how many deals each pair plays; with `until`, at most.
        until: if given, a pair stops when its interval is that narrow: half its width, in points.
        limits: how long external programs may take.
    """

    pairs: tuple[Pair, ...]
    seed: str
    deals: int
    until: float | None = None
    limits: Limits = Limits()

    @property
    def trials(self) -> list[Trial]:
        """Its trials, one for each pair."""
        return [Trial(pair, self.seed) for pair in self.pairs]


class _Job(Struct, frozen=True):
    """A few deals in a row, a unit of work; `last` ends a shard."""

    trial: Trial
    first: int
    deals: int
    last: bool


class _Played(Struct, frozen=True):
    job: _Job
    margins: list[int]
    faults: tuple[Faults, Faults]


def round_robin(entrants: Sequence[Entrant]) -> tuple[Pair, ...]:
    """Each against each, in the order given."""
    return tuple(Pair(a, b) for a, b in combinations(entrants, 2))


def deals_needed(results: Results, trial: Trial, wanted: Contest, known: int = 0) -> int | None:
    """After how many deals the trial is decided; None while there are too few.

    With `until` that is the first of certain numbers of deals at which the interval is narrow
    enough, or the greatest number allowed. So it does not depend on what else is there. Of the
    first `known` deals it is known that they do not decide it.
    """
    margins = results.margins(trial, wanted.deals)
    if wanted.until is not None:
        for count in _checkpoints(len(margins)):
            if count > known and is_narrow(margins[:count], wanted.until):
                return count
    return wanted.deals if len(margins) == wanted.deals else None


def _checkpoints(deals: int) -> Iterator[int]:
    """The numbers of deals, up to that one, at which an interval is looked at: whole shards."""
    count = 2 * SHARD_DEALS
    while count <= deals:
        yield count
        count = max(count + SHARD_DEALS, -(-int(count * _GROWTH) // SHARD_DEALS) * SHARD_DEALS)


def play_contest(
    wanted: Contest,
    results: Results,
    *,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda _deals: None,
) -> Iterator[Shard]:
    """Play what `results` lacks of the contest, and add it there: each shard once it is done.

    The `executor` plays; by default that are so many `workers` of this machine. Equal contests
    give equal shards, whatever plays and whatever was known before. Raises `ResultsConflict` at
    once when the results are of other versions, or later when a machine of a cluster has other
    players, and ValueError for too few deals. `progress` hears of deals as they are played.
    """
    if wanted.deals < FEWEST_DEALS:
        raise ValueError(f"an interval takes at least {FEWEST_DEALS} deals, not {wanted.deals}")
    for trial in wanted.trials:
        results.expect(trial)
    return _contest(wanted, results, executor or LocalExecutor(workers), progress)


def _contest(
    wanted: Contest, results: Results, executor: Executor, progress: Callable[[int], None]
) -> Iterator[Shard]:
    decided = _Decided(wanted, results)
    parts: dict[Trial, list[_Played]] = {trial: [] for trial in wanted.trials}
    with closing(_played(wanted, decided, executor)) as played:
        for part in played:
            trial = part.job.trial
            if decided.all:
                break  # the rest is played ahead, and not needed
            if trial in decided:
                continue
            progress(part.job.deals)
            parts[trial].append(part)
            if part.job.last:
                shard = _shard(parts[trial])
                parts[trial] = []
                results.add(shard)
                decided.look(trial)
                yield shard


def _played(
    wanted: Contest, decided: "_Decided", executor: Executor
) -> Generator[_Played, None, None]:
    """What is missing, as it is played: little by little here, by whole shards far away."""
    deals = _FAR_JOB_DEALS if executor.remote else _JOB_DEALS
    function = _play_far if executor.remote else _play
    most = len(wanted.pairs) * -(-wanted.deals // deals)
    return executor.run(decided.jobs(deals), partial(function, wanted.limits), most=most)


class _Decided:
    """Which trials need no more deals."""

    def __init__(self, wanted: Contest, results: Results) -> None:
        self._wanted = wanted
        self._results = results
        self._decided: set[Trial] = set()
        self._known: dict[Trial, int] = {}
        for trial in wanted.trials:
            self.look(trial)

    def __contains__(self, trial: Trial) -> bool:
        return trial in self._decided

    @property
    def all(self) -> bool:
        """Whether no trial needs any more."""
        return len(self._decided) == len(self._wanted.trials)

    def look(self, trial: Trial) -> None:
        """See whether the trial is decided now."""
        known = self._known.get(trial, 0)
        if deals_needed(self._results, trial, self._wanted, known) is not None:
            self._decided.add(trial)
        self._known[trial] = len(self._results.margins(trial, self._wanted.deals))

    def jobs(self, most: int) -> Iterator[_Job]:
        """What is missing, shard by shard, the pairs in turn, until all are decided.

        A job has at most `most` deals, and all of them are of one shard.
        """
        for first in range(1, self._wanted.deals + 1, SHARD_DEALS):
            last = min(first + SHARD_DEALS - 1, self._wanted.deals)
            for trial in self._wanted.trials:
                if trial not in self:
                    yield from self._missing(trial, range(first, last + 1), most)

    def _missing(self, trial: Trial, numbers: range, most: int) -> Iterator[_Job]:
        lacking = [one for one in numbers if self._results.margin(trial, one) is None]
        for run in _runs(lacking):
            for first in run[::most]:
                deals = min(most, run.stop - first)
                yield _Job(trial, first, deals, last=first + deals == run.stop)


def _runs(numbers: Sequence[int]) -> Iterator[range]:
    """Rising numbers as ranges without gaps."""
    first = 0
    for at, number in enumerate(numbers):
        if at + 1 == len(numbers) or numbers[at + 1] != number + 1:
            yield range(numbers[first], number + 1)
            first = at + 1


def _play(limits: Limits, job: _Job) -> _Played:
    """Play a job's deals; runs in a worker."""
    trial = job.trial
    played = [
        play_twice(trial.pair, trial.seed, number, limits)
        for number in range(job.first, job.first + job.deals)
    ]
    return _Played(job, [one.margin for one in played], _faults(one.faults for one in played))


def _play_far(limits: Limits, job: _Job) -> _Played:
    """Play a job's deals on a machine that may lack a program of the pair, or have another."""
    for entrant in (job.trial.pair.a, job.trial.pair.b):
        try:
            there = enter(entrant.level, limits)
        except (PlayersError, KernelMissing) as error:
            raise ResultsConflict(f"on {gethostname()}: {error}") from None
        if there != entrant:
            raise ResultsConflict(
                f"{entrant} is of the version {entrant.version!r} here, "
                f"of {there.version!r} on {gethostname()}"
            )
    return _play(limits, job)


def _shard(parts: Sequence[_Played]) -> Shard:
    """The shard that these jobs make up."""
    trial = parts[0].job.trial
    return Shard(
        a=trial.pair.a,
        b=trial.pair.b,
        code=code_version(),
        seed=trial.seed,
        first=parts[0].job.first,
        margins=[margin for part in parts for margin in part.margins],
        faults=_faults(part.faults for part in parts),
    )


def _faults(pairs: Iterable[tuple[Faults, Faults]]) -> tuple[Faults, Faults]:
    both = list(pairs)
    return add_faults(a for a, _ in both), add_faults(b for _, b in both)
