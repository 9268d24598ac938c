"""A view as the byte string of facts that a search is given.

Version 1, every number one byte; 255 stands for a card that the seat does not know: ``HV``, the
version, the seat, the dealer, the stock (the indicator, and the two cards that are shown with the
opening play), the seat's nine cards as dealt, how many actions follow, and the actions. These are
coded as in the kernel's positions, a card by its identity number: that of a card played, 75 more
for a card discarded, 150 to declare, 151 to pass; 152 for a discard that the seat does not know,
153 for a trump face down.
"""

from collections.abc import Iterator
from typing import Final

from cardavia.search.codes import DECLARE, DISCARDS, FACE_DOWN, NO_CARD, PASS, UNKNOWN_DISCARD
from cardavia.search.errors import NothingUnknown
from cardavia.view import View

__all__ = ["VERSION", "facts_of"]

VERSION: Final = 1
"""The version of facts that is written and read."""


def facts_of(view: View) -> bytes:
    """All that the seat of a view knows about where the cards are.

    Raises:
        NothingUnknown: the view is a spectator's, who holds no cards, or the deal is done.
    """
    if view.seat is None or view.phase == "done":
        raise NothingUnknown(view.seat)
    stock = [NO_CARD] * 2 if view.side_cards is None else [one.index for one in view.side_cards[1:]]
    hand = [one.index for one in view.dealt_hand]
    actions = [*_said(view), *_laid_aside(view), *_played(view)]
    head = [VERSION, view.seat, view.dealer, view.indicator.index, *stock, *hand, len(actions)]
    return b"HV" + bytes(head) + bytes(actions)


def _said(view: View) -> Iterator[int]:
    for one in view.declarations:
        yield DECLARE if one.do == "declare" else PASS


def _laid_aside(view: View) -> Iterator[int]:
    if view.phase in ("play", "done"):
        yield UNKNOWN_DISCARD if view.discard is None else view.discard.index + DISCARDS


def _played(view: View) -> Iterator[int]:
    for trick in view.tricks[:8]:
        yield from (card.index for _, card in trick.plays)
    for _, card in view.trick.plays if view.trick else ():
        yield FACE_DOWN if card is None else card.index
