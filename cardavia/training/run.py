"""A run of training: generation after generation, kept in a folder, to be gone on with at any time.

A generation grows deals in which the brain of the moment plays against a field: itself, the brains
before it, and the rule of thumb. The network is fitted to them and plays duels against the field.
If it does better there than that brain beyond doubt, it is promoted: it is the brain of the next
generation. If not, it learns on from other deals of the same brain. Without a field each generation
learns to beat the last and forgets the ones before (`docs/ai.md`).

The folder holds `plan.json`, `record.jsonl` with a line for each finished generation, its network
`net-N.bin` and weights `weights-N.npz`, and the rows of the generation that is going on: in
`rows-N` a file for each chunk, and `unlearnt.npz`.
"""

import shutil
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from cardavia.growing import Span, duel, grow, spans
from cardavia.kernel import Net, duels
from cardavia.training.learning import fit, gain
from cardavia.training.network import Weights, any_weights, net_bytes
from cardavia.training.plan import Plan
from cardavia.training.rows import Rows, join
from cardavia.work import Executor, LocalExecutor

__all__ = ["Generation", "Point", "Progress", "Run", "TrainingError", "Won", "won"]

_Told = TypeVar("_Told")

_LATEST: Final = 2
"""So many of the latest promoted generations are played against; the first and the thumb always."""

_DUELS: Final = 5_000
"""So many duels are a unit of work, about a second of one core."""


class TrainingError(Exception):
    """The folder cannot be used; the message says why and what would be right."""


class Point(NamedTuple):
    """A point of a learning curve: rows looked at, mean loss since the last, gain on other rows."""

    rows: int
    loss: float
    gain: float


class Won(NamedTuple):
    """Points a deal by which one brain is ahead of another, and half of the 95 % interval."""

    margin: float
    half_width: float


class Generation(msgspec.Struct, frozen=True):
    """What came of a generation.

    Attributes:
        number: 1 for the first.
        taught_by: the generation whose network grew the deals; 0 for the rule of thumb.
        rows: how many decisions it learnt from.
        curve: how the fitting went.
        field: the generations that the deals were played against, 0 for the rule of thumb.
        against_teacher: the duels against the brain that is to be improved.
        against_thumb: duels against the rule of thumb.
        ahead: how much better than its teacher it does against the field.
        promoted: whether the network is the brain of the next generation.
        seconds: how long it took, without what went on before an interruption.
    """

    number: int
    taught_by: int
    field: tuple[int, ...]
    rows: int
    curve: tuple[Point, ...]
    against_teacher: Won
    against_thumb: Won
    ahead: Won
    promoted: bool
    seconds: float


class Progress(NamedTuple):
    """What is told while a run goes on: what is being done, and how much of it has been."""

    generation: int
    doing: str
    done: float


def won(one: Net | None, other: Net | None, deals: int, seed: int, threads: int = 1) -> Won:
    """Play duels: points a deal, both playings of which count as one and a half each."""
    return _won(np.array(duels(one, other, 0, deals, seed, threads=threads)) / 2)


def _won(margins: NDArray[np.float64]) -> Won:
    return Won(float(margins.mean()), float(1.96 * margins.std() / len(margins) ** 0.5))


class Run:
    """A run in its folder.

    Args:
        folder: where it is kept; made if it is not there.
        plan: what it is to do; None to go on with the plan of the folder.
        executor: grows deals and plays duels; by default this process. A run comes to the same
            with any.
        threads: how many do so for each unit of the executor's work.
        tell: is told how it goes.

    Raises:
        TrainingError: the folder holds another plan, or none when none is given.
    """

    def __init__(
        self,
        folder: Path,
        plan: Plan | None,
        *,
        executor: Executor | None = None,
        threads: int = 1,
        tell: Callable[[Progress], None] = lambda _: None,
    ) -> None:
        self.folder = folder
        self.plan = _agreed(folder, plan)
        self._executor = executor or LocalExecutor(workers=1)
        self._threads = threads
        self._tell = tell
        self.generations = _read(folder / "record.jsonl")

    @property
    def teacher(self) -> int:
        """The generation whose network is the brain now; 0 for the rule of thumb."""
        return max((one.number for one in self.generations if one.promoted), default=0)

    @property
    def field(self) -> tuple[int, ...]:
        """The brains that deals are played against, first the one that is to be improved.

        The first generation stays: it has learnt what the rule of thumb comes to in all worlds, and
        so plays like those who search with it.
        """
        promoted = [one.number for one in self.generations if one.promoted]
        latest, first = promoted[-_LATEST:], promoted[:1]
        return (*dict.fromkeys((*reversed(latest), *first)), 0)

    def net(self, number: int) -> Net | None:
        """The network of a generation; None, the rule of thumb, for 0."""
        brain = self._brain(number)
        return None if brain is None else Net(brain)

    def next_generation(self) -> Generation:
        """Bring the next generation about, from wherever the last call was interrupted."""
        began, number = time.monotonic(), len(self.generations) + 1
        rows, unlearnt = self._rows(number)
        weights, curve = self._fitted(number, rows, unlearnt)
        net, teacher = net_bytes(weights), self._brain(self.teacher)
        field = [self._brain(one) for one in self.field]
        against = [self._margins(number, net, other) for other in field]
        before = [self._margins(number, teacher, other) for other in field]
        ahead = _won(np.mean(against, axis=0) - np.mean(before, axis=0))
        generation = Generation(
            number,
            self.teacher,
            self.field,
            len(rows),
            curve,
            _won(against[0]),
            _won(against[self.field.index(0)]),
            ahead,
            promoted=ahead.margin > ahead.half_width,
            seconds=round(time.monotonic() - began, 1),
        )
        self._keep(generation, weights)
        return generation

    @property
    def _deals(self) -> int:
        return self.plan.deals if self.teacher else self.plan.thumb_deals

    def _path(self, number: int, name: str, ending: str) -> Path:
        return self.folder / f"{name}-{number}.{ending}"

    def _brain(self, number: int) -> bytes | None:
        return self._path(number, "net", "bin").read_bytes() if number else None

    def _rows(self, number: int) -> tuple[Rows, Rows]:
        """Rows to learn from, and those that are kept apart."""
        chunks = spans(self._deals, self.plan.chunk)
        folder = self.folder / f"rows-{number}"
        folder.mkdir(exist_ok=True)
        units = {folder / f"{at}.npz": chunk for at, chunk in enumerate(chunks)}
        unlearnt = folder / "unlearnt.npz"
        self._grow(number, {**units, unlearnt: Span(self._deals, self.plan.unlearnt)})
        return join([Rows.load(path) for path in units]), Rows.load(unlearnt)

    def _grow(self, number: int, units: dict[Path, Span]) -> None:
        """Grow the units whose files are lacking; each is kept as soon as it is there."""
        lacking = {path: unit for path, unit in units.items() if not path.exists()}
        function = partial(
            grow,
            [self._brain(one) for one in self.field],
            self.plan.seed << 32 | number,
            self.plan.growth,
            self._threads,
        )
        done = len(units) - len(lacking)
        with closing(self._executor.run(lacking.values(), function, most=len(lacking))) as grown:
            for at, path in enumerate(lacking, done):
                self._tell(Progress(number, "growing deals", at / len(units)))
                Rows.read(next(grown)).save(path)

    def _fitted(self, number: int, rows: Rows, unlearnt: Rows) -> tuple[Weights, tuple[Point, ...]]:
        plan, weights = self.plan, self._first_weights(number)
        curve: list[Point] = []
        found = fit(
            weights,
            rows,
            epochs=plan.epochs,
            batch=min(plan.batch, len(rows)),
            rate=plan.rate,
            seed=plan.seed + number,
        )
        for weights, seen, error in found:
            self._tell(Progress(number, "learning", seen / (plan.epochs * len(rows))))
            better = gain(weights, unlearnt)
            curve.append(Point(seen, round(error, 4), round(better, 4)))
        return weights, tuple(curve)

    def _first_weights(self, number: int) -> Weights:
        if number == 1:
            return any_weights(self.plan.seed)
        with np.load(self._path(number - 1, "weights", "npz")) as file:
            return Weights(*(file[name] for name in Weights._fields))

    def _margins(self, number: int, net: bytes | None, other: bytes | None) -> NDArray[np.float64]:
        """By deal the points by which one is ahead of the other."""
        self._tell(Progress(number, "playing duels", 0))
        # The same deals each time, and none of those that a network learns from.
        units = spans(self.plan.duels, _DUELS)
        function = partial(duel, net, other, self.plan.seed, self._threads)
        played = self._executor.run(units, function, most=len(units))
        return np.array([margin for part in played for margin in part]) / 2

    def _keep(self, generation: Generation, weights: Weights) -> None:
        """The record is written last: what it names is there."""
        number = generation.number
        np.savez(self._path(number, "weights", "npz"), **weights._asdict())
        self._path(number, "net", "bin").write_bytes(net_bytes(weights))
        with (self.folder / "record.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(generation) + b"\n")
        self.generations.append(generation)
        shutil.rmtree(self.folder / f"rows-{number}", ignore_errors=True)


def _agreed(folder: Path, plan: Plan | None) -> Plan:
    path = folder / "plan.json"
    kept = _decoded(path, path.read_bytes(), Plan) if path.exists() else None
    if kept is None and plan is None:
        raise TrainingError(f"{folder} holds no run; say what is to be done")
    if kept is not None and plan not in (None, kept):
        raise TrainingError(f"{path} holds another plan; take another folder, or go on with that")
    if kept is None:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
    return kept or plan or Plan()


def _read(path: Path) -> list[Generation]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [_decoded(path, line, Generation) for line in lines]


def _decoded(path: Path, text: bytes, kind: type[_Told]) -> _Told:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise TrainingError(f"{path} cannot be read: {error}") from error
