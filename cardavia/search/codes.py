"""The numbers that stand for actions and cards in facts and positions."""

from typing import Final

from cardavia.rules import CARDS, Action, DealState, discard, play
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
    "code_of",
    "position_bytes",
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


def code_of(action: Action) -> int:
    """The code of an action."""
    if action.card is None:
        return DECLARE if action.do == "declare" else PASS
    return action.card.index + (DISCARDS if action.do == "discard" else 0)


def position_bytes(state: DealState) -> bytes:
    """A state with its whole past, as the kernel reads it."""
    dealt, codes = state.dealt, [code_of(action) for _, action in state.actions]
    hands = [card.index for hand in dealt.hands for card in hand]
    stock = [card.index for card in dealt.stock]
    return b"HM" + bytes([1, dealt.dealer, *hands, *stock, len(codes), *codes])
