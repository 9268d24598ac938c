"""Rows to learn from: decisions of deals, and what every choice came to."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import Growth, Net, harvest

__all__ = ["NO_CHOICE", "Rows", "grow", "join"]

NO_CHOICE = 255
"""Stands in `Rows.choices` where there is no further choice."""
_MOST_CHOICES = 10


class Rows(NamedTuple):
    """Decisions.

    Attributes:
        features: uint8 (rows, bytes): a bit for each feature, the lowest of a byte first.
        choices: uint8 (rows, 10): numbers of the legal choices, then `NO_CHOICE`.
        roles: uint8 (rows, 10): the part that each choice plays, 0 to `layout.ROLES` - 1; 0 where
            there is no choice.
        margins: int8 (rows, 10): by choice, points that the own team got from here to the end of
            the deal less those of the others; 0 where there is no choice.
    """

    features: NDArray[np.uint8]
    choices: NDArray[np.uint8]
    roles: NDArray[np.uint8]
    margins: NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.choices)

    def take(self, places: NDArray[np.int64] | slice) -> "Rows":
        """The rows at these places."""
        features, choices, roles, margins = self
        return Rows(features[places], choices[places], roles[places], margins[places])

    @classmethod
    def read(cls, harvested: tuple[bytes, bytes, bytes, bytes]) -> "Rows":
        """The rows that `cardavia.kernel.harvest` gave."""
        features, choices, roles, margins = harvested
        rows = len(choices) // _MOST_CHOICES
        return cls(
            np.frombuffer(features, np.uint8).reshape(rows, -1),
            np.frombuffer(choices, np.uint8).reshape(rows, _MOST_CHOICES),
            np.frombuffer(roles, np.uint8).reshape(rows, _MOST_CHOICES),
            np.frombuffer(margins, np.int8).reshape(rows, _MOST_CHOICES),
        )

    def save(self, path: Path) -> None:
        """Write them to a file, whole or not at all."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, **self._asdict())
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Rows":
        """Read what `save` wrote."""
        with np.load(path) as file:
            return cls(*(file[name] for name in cls._fields))


def grow(
    nets: Sequence[Net | None], first: int, deals: int, seed: int, growth: Growth, threads: int = 1
) -> Rows:
    """The rows of the deals of these numbers, which depend on nothing but what is given here.

    One team plays by the first network, and its decisions become rows; the other by any of them.
    """
    return Rows.read(harvest(nets, first, deals, seed, growth, threads=threads))


def join(parts: list[Rows]) -> Rows:
    """All rows of several."""
    return Rows(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
