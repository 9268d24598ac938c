"""The strengths that a person can choose for the other players, and whether this machine has them.

Each is a level of `cardavia.players`; the names that people read are in the language files.
"""

from collections.abc import Iterable, Sequence

from cardavia.kernel import build_profile
from cardavia.players import LEVELS

__all__ = ["offered_levels", "usual_level"]

_OFFERED = ("greedy", "pimc-20", "pimc-200")


def offered_levels(known: Iterable[str] = LEVELS) -> tuple[str, ...]:
    """The levels that a person can choose, weakest first: those offered that there are.

    >>> offered_levels(("random", "pimc-20", "greedy"))
    ('greedy', 'pimc-20')
    """
    there = frozenset(known)
    return tuple(level for level in _OFFERED if level in there)


def usual_level(offered: Sequence[str], profile: str | None = None) -> str:
    """The level for whoever does not choose: the strongest, or the weakest without a quick kernel.

    >>> usual_level(("greedy", "pimc-200"), "release"), usual_level(("greedy", "pimc-200"), "debug")
    ('pimc-200', 'greedy')
    """
    return offered[-1 if (profile or build_profile()) == "release" else 0]
