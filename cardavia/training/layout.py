"""How features and choices are numbered, and which of them may be exchanged.

The three round suits differ in nothing but their name as long as they are not trump, and the kernel
numbers them in the same way; so each row teaches something about six deals.
"""

from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardavia.kernel import net_blocks

__all__ = [
    "CHOICES",
    "DEPTH",
    "EXCHANGES",
    "FEATURES",
    "LANES",
    "OUTPUTS",
    "ROLES",
    "WIDTH",
    "exchanged",
]

TRUMPS: Final = 16
RANKS: Final = 15
SUITS: Final = 5
LANES: Final = TRUMPS + SUITS * RANKS
"""Lanes of cards: 16 trumps by role, then the suits' plain cards by strength."""
CHOICES: Final = 2 * LANES + 2
"""To play a card of a lane, to discard one, to declare, to pass."""
ROLES: Final = 16 * 8 + 1
"""Parts that a choice can play, whatever its suit: eight ways by 16 places, and to declare."""
OUTPUTS: Final = CHOICES + ROLES
"""What the last layer says: of each choice, then of each role."""
WIDTH: Final = 128
"""Numbers of the first layer, as in the kernel."""
DEPTH: Final = 64
"""Numbers of the second layer, as in the kernel."""
FEATURES: Final = sum(size for _, size, _ in net_blocks())
"""How many features a row has."""

_Suits = tuple[int, ...]
_Numbers = NDArray[np.int32]


def exchanged(suits: _Suits) -> tuple[_Numbers, _Numbers]:
    """The features and the outputs when suit `s` takes the place of suit `suits[s]`.

    Returns:
        int32 (FEATURES,) and (OUTPUTS,): by number the number that it becomes.
    """
    lanes = _lanes(suits)
    kinds = np.array([0, *(1 + suit for suit in suits)])
    features, first = [], 0
    for _, size, of in net_blocks():
        unit = _unit(of, suits, lanes, kinds)
        repeats = np.arange(size // len(unit))[:, None] * len(unit)
        features.append(first + (repeats + unit).ravel())
        first += size
    rest = np.arange(2 * LANES, OUTPUTS)
    outputs = np.concatenate([lanes, LANES + lanes, rest])
    return np.concatenate(features).astype(np.int32), outputs.astype(np.int32)


def _lanes(suits: _Suits) -> NDArray[np.int64]:
    plain = [TRUMPS + RANKS * suit + np.arange(RANKS) for suit in suits]
    return np.concatenate([np.arange(TRUMPS), *plain])


def _unit(
    of: str, suits: _Suits, lanes: NDArray[np.int64], kinds: NDArray[np.int64]
) -> NDArray[np.int64]:
    """What the smallest part of a block that repeats itself becomes."""
    match of.split():
        case ["lanes"]:
            return lanes
        case ["kinds"]:
            return kinds
        case ["suits", each]:
            return np.concatenate([int(each) * suit + np.arange(int(each)) for suit in suits])
        case _:
            return np.array([0])


EXCHANGES: Final = [exchanged((0, 1, *round_suits)) for round_suits in permutations((2, 3, 4))]
"""The six ways to exchange the round suits, the first of which changes nothing."""
