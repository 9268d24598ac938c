"""The levels that people choose among, and which of them this machine has."""

from collections.abc import Sequence
from typing import Final

from cardavia.kernel import available

__all__ = ["OFFERED", "offered_levels", "usual_level"]

OFFERED: Final = ("novice", "casual", "club", "expert", "master")
"""The levels that people choose among, weakest first."""
_WITHOUT_KERNEL: Final = ("novice",)
"""Those that are no network's."""
_USUAL: Final = "expert"
"""The strongest but one: it answers in a hundredth of a second."""


def offered_levels() -> tuple[str, ...]:
    """The levels that a person can choose here, weakest first: all, where the kernel was built.

    >>> offered_levels()[0]
    'novice'
    """
    return OFFERED if available() else _WITHOUT_KERNEL


def usual_level(offered: Sequence[str]) -> str:
    """The level for whoever does not choose: a strong one that answers soon.

    >>> usual_level(OFFERED), usual_level(["novice"])
    ('expert', 'novice')
    """
    return _USUAL if _USUAL in offered else offered[-1]
