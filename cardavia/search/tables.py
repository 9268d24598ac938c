"""Tables of whole numbers with given sums, drawn with the chance that shuffled cards give them.

As `kernel/core/src/tables.rs`, operation by operation, so that both come to the same floating point
numbers. A table's weight is the product of 1 / n! over its cells.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.search.chance import Rng

__all__ = ["Tables", "factorial"]


def _shares() -> tuple[float, ...]:
    """1 / n! for n from 0 to 75, each the one before divided by n."""
    shares = [1.0]
    for n in range(1, 76):
        shares.append(shares[-1] / n)
    return tuple(shares)


_SHARES: Final = _shares()


def factorial(n: int) -> float:
    """The factorial, as the quotient 1 / (1 / n!)."""
    return 1.0 / _SHARES[n]


@dataclass
class _Step:
    """One cell that may hold something.

    `opens` and `closes` tell the first and the last cell of its line, `ends` the last one of its
    class; one more of the class counts `stride` in the number of a state.
    """

    line: int
    kind: int
    room: int
    opens: bool
    stride: int
    most: int
    closes: bool = False
    ends: bool = False

    def range(self, state: int, left: int) -> range:
        """What the cell can hold when so much is left to place, and so much room in its line."""
        have = state // self.stride % (self.most + 1)
        least = max(have if self.ends else 0, left if self.closes else 0)
        return range(least, max(min(have, left) + 1, least))


class Tables:
    """All tables with these sums, none of them 0; row r may use the columns in `allowed[r]`.

    `total` is the sum of their weights, 0 when there is none.
    """

    def __init__(self, rows: Sequence[int], columns: Sequence[int], allowed: Sequence[int]) -> None:
        self._turned = _states(columns) < _states(rows)
        lines, classes = (rows, columns) if self._turned else (columns, rows)

        def may(line: int, kind: int) -> bool:
            row, column = (line, kind) if self._turned else (kind, line)
            return bool(allowed[row] >> column & 1)

        self._shape = (len(rows), len(columns))
        self._steps = _steps(lines, classes, may)
        self._start = _states(classes) - 1
        self._known: dict[tuple[int, int], float] = {}
        self.total = self._count(0, self._start, 0)

    def _count(self, at: int, state: int, left: int) -> float:
        if at == len(self._steps):
            return float(state == 0)
        if (at, state) in self._known:
            return self._known[at, state]
        step = self._steps[at]
        left = step.room if step.opens else left
        total = 0.0
        for n in step.range(state, left):
            total += _SHARES[n] * self._count(at + 1, state - n * step.stride, left - n)
        self._known[at, state] = total
        return total

    def draw(self, rng: Rng) -> list[list[int]]:
        """A table, drawn by its weight: by row and column."""
        height, width = self._shape
        table = [[0] * width for _ in range(height)]
        state, left = self._start, 0
        for at, step in enumerate(self._steps):
            left = step.room if step.opens else left
            n = self._draw_cell(at, state, left, rng)
            state -= n * step.stride
            left -= n
            row, column = (step.line, step.kind) if self._turned else (step.kind, step.line)
            table[row][column] = n
        return table

    def _draw_cell(self, at: int, state: int, left: int, rng: Rng) -> int:
        """Lots are only drawn where there is a choice."""
        step = self._steps[at]
        numbers = step.range(state, left)
        chosen = numbers.start
        if len(numbers) == 1:
            return chosen
        lot = rng.unit() * self._known[at, state]
        for n in numbers:
            weight = _SHARES[n] * self._count(at + 1, state - n * step.stride, left - n)
            if weight > 0.0:
                chosen = n
                if lot < weight:
                    break
                lot -= weight
        return chosen


def _states(sizes: Sequence[int]) -> int:
    """How many different amounts can be left of these."""
    return math.prod(size + 1 for size in sizes)


def _steps(
    lines: Sequence[int], classes: Sequence[int], may: Callable[[int, int], bool]
) -> list[_Step]:
    """Lines with fewer open cells come first; in a line, classes in their order."""
    open_cells = [
        [kind for kind in range(len(classes)) if may(line, kind)] for line in range(len(lines))
    ]
    steps: list[_Step] = []
    for line in sorted(range(len(lines)), key=lambda line: len(open_cells[line])):
        for kind in open_cells[line]:
            opens = kind == open_cells[line][0]
            stride = _states(classes[:kind])
            steps.append(_Step(line, kind, lines[line], opens, stride, classes[kind]))
        if open_cells[line]:
            steps[-1].closes = True
    for kind in range(len(classes)):
        for step in [step for step in steps if step.kind == kind][-1:]:
            step.ends = True
    return steps
