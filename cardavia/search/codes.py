"""The numbers that stand for actions and cards in facts and positions."""

from typing import Final

from cardavia.rules import CARDS, Action, discard, play
from cardavia.rules import DECLARE as DECLARING
from cardavia.rules import PASS as PASSING

__all__ = [
    "DECLARE",
    "DISCARDS",
    "FACE_DOWN",
    "NO_CARD",
    "PASS",
    "UNKNOWN_DISCARD",
    "action_of",
]

DISCARDS: Final = 75
"""More for a card discarded than for the same card played."""
DECLARE: Final = 150
PASS: Final = 151
UNKNOWN_DISCARD: Final = 152
FACE_DOWN: Final = 153
NO_CARD: Final = 255
"""A card that the seat does not know."""

_SPOKEN: Final = {DECLARE: DECLARING, PASS: PASSING}


def action_of(code: int) -> Action:
    """The action of a code below 152.

    >>> str(action_of(46)), str(action_of(121)), str(action_of(151))
    ('play O2', 'discard O2', 'pass')
    """
    if code in _SPOKEN:
        return _SPOKEN[code]
    return play(CARDS[code]) if code < DISCARDS else discard(CARDS[code - DISCARDS])
