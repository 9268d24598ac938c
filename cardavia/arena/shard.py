"""Results as they are kept: JSON Lines, each line the margins of some deals in a row.

The format is `cardavia.arena/1`. A line is whole in itself, so files are merged by putting one
after the other, in any order; the same deals twice do no harm if they agree.

ResultsError (ValueError)
└── ResultsConflict   two lines that cannot both be right, or players that are not those of now
"""

from collections.abc import Iterator
from typing import Annotated, BinaryIO, Literal

import msgspec
from msgspec import Meta, Struct

from cardavia.arena.entrant import Entrant, Faults
from cardavia.arena.playing import Pair, add_faults
from cardavia.notation import UnreadableLine, decode_line, read_lines

__all__ = [
    "SHARD_DEALS",
    "Results",
    "ResultsConflict",
    "ResultsError",
    "Shard",
    "Trial",
    "read_results",
    "resume_results",
]

SHARD_DEALS = 32
"""The deals of one line, at most."""

_FORMAT: Literal["cardavia.arena/1"] = "cardavia.arena/1"
_Margin = Annotated[int, Meta(ge=-100, le=100)]


class ResultsError(ValueError):
    """Anything that is wrong with kept results."""


class ResultsConflict(ResultsError):
    """Lines that contradict each other, or were made by other players than those of now."""


class Trial(Struct, frozen=True):
    """What makes margins comparable: the pair with its versions, and the seed of the deals."""

    pair: Pair
    seed: str

    def __str__(self) -> str:
        return f"{self.pair}, seed {self.seed}"


class Shard(Struct, frozen=True, kw_only=True):
    """One line.

    Attributes:
        a: the player that is measured.
        b: the player that it is measured against.
        code: what played: the program's version and a digest of what decides a game.
        seed: what the deals and the players' chance come from (see `cardavia.arena.playing`).
        first: the number of the first deal, from 1.
        margins: a's points minus b's in each deal from there on, the mean of its two playings.
        faults: what programs did wrong, counted by kind, a's and b's.
    """

    format: Literal["cardavia.arena/1"] = _FORMAT
    a: Entrant
    b: Entrant
    code: str
    seed: str
    first: Annotated[int, Meta(ge=1)]
    margins: Annotated[list[_Margin], Meta(min_length=1)]
    faults: tuple[Faults, Faults] = ({}, {})

    @property
    def trial(self) -> Trial:
        """What the margins belong to."""
        return Trial(Pair(self.a, self.b), self.seed)

    def line(self) -> bytes:
        """The shard as its line, newline included."""
        return msgspec.json.encode(self) + b"\n"


class _Found:
    """What is known of one trial."""

    def __init__(self) -> None:
        self.margins: dict[int, int] = {}
        self.faults: list[tuple[int, tuple[Faults, Faults]]] = []
        self.codes: set[str] = set()


class Results:
    """Margins by trial and deal, put together from shards in any order."""

    def __init__(self) -> None:
        self._found: dict[Trial, _Found] = {}

    def __iter__(self) -> Iterator[Trial]:
        return iter(self._found)

    def add(self, shard: Shard) -> None:
        """Take a shard in; raises `ResultsConflict`, and then takes nothing."""
        self.expect(shard.trial)
        found = self._found.get(shard.trial) or _Found()
        fresh = False
        for number, margin in enumerate(shard.margins, start=shard.first):
            known = found.margins.get(number, margin)
            if known != margin:
                raise ResultsConflict(
                    f"{shard.trial}: deal {number} has the margin {margin:+}, elsewhere {known:+}"
                )
            fresh = fresh or number not in found.margins
        found.margins.update(enumerate(shard.margins, start=shard.first))
        found.codes.add(shard.code)
        if fresh:
            found.faults.append((shard.first, shard.faults))
        self._found[shard.trial] = found

    def expect(self, trial: Trial) -> None:
        """Raise `ResultsConflict` if there are results of the same players in other versions."""
        for known in self._found:
            if known != trial and _names(known) == _names(trial):
                raise ResultsConflict(
                    f"{trial} is of the versions {_versions(trial)}, but there are results of "
                    f"the versions {_versions(known)}; keep them in another file"
                )

    def margin(self, trial: Trial, number: int) -> int | None:
        """The margin of one deal, from 1; None if that is not known."""
        return self._of(trial).margins.get(number)

    def margins(self, trial: Trial, deals: int | None = None) -> list[int]:
        """The margins of deals 1 to `deals` as far as there is none missing."""
        known = self._of(trial).margins
        found: list[int] = []
        while (deals is None or len(found) < deals) and len(found) + 1 in known:
            found.append(known[len(found) + 1])
        return found

    def deals(self, trial: Trial) -> list[int]:
        """The numbers of the deals that are known."""
        return sorted(self._of(trial).margins)

    def count(self, trial: Trial, deals: int) -> int:
        """How many of the first `deals` deals are known."""
        return sum(number <= deals for number in self._of(trial).margins)

    def faults(self, trial: Trial, deals: int) -> tuple[Faults, Faults]:
        """The faults of `a` and of `b`, in the shards that begin in the first `deals` deals."""
        counted = [faults for first, faults in self._of(trial).faults if first <= deals]
        return add_faults(a for a, _ in counted), add_faults(b for _, b in counted)

    def codes(self, trial: Trial) -> list[str]:
        """Everything that played it."""
        return sorted(self._of(trial).codes)

    def _of(self, trial: Trial) -> _Found:
        return self._found.get(trial) or _Found()


def read_results(file: BinaryIO, results: Results | None = None) -> Results:
    """Add all lines of a file to results, new ones by default; raises `ResultsError`."""
    results = results or Results()
    for line in read_lines(file):
        try:
            results.add(decode_line(line, Shard))
        except UnreadableLine as error:
            raise ResultsError(f"line {line.number}: {error}") from error
        except ResultsConflict as error:
            raise ResultsConflict(f"line {line.number}: {error}") from error
    return results


def resume_results(file: BinaryIO, results: Results | None = None) -> Results:
    """Like `read_results`, for a file open for reading and writing that is to be added to.

    A last line without an end is taken away: whoever wrote it was stopped in the middle.
    """
    file.seek(0)
    whole = sum(len(line) for line in file if line.endswith(b"\n"))
    file.truncate(whole)
    file.seek(0)
    return read_results(file, results)


def _names(trial: Trial) -> tuple[str, str, str]:
    return trial.pair.a.level, trial.pair.b.level, trial.seed


def _versions(trial: Trial) -> str:
    return f"{trial.pair.a.version!r} and {trial.pair.b.version!r}"
