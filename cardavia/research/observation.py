"""A view as the numbers that the kernel's batched environment gives, made by the readable rules.

`docs/research.md` says what each of the 104 numbers is.

>>> from cardavia.rules import deal_cards, start
>>> from cardavia.view import view
>>> seen = observation(view(start(deal_cards("karuta", number=1, dealer=0)), seat=1))
>>> len(seen), seen[:75].count(1), seen[75:80]
(104, 9, [0, 0, 1, 7, 8])
"""

from collections.abc import Iterator
from typing import Final

from cardavia.view import OpenTrick, View

__all__ = ["GREATEST", "observation"]

_PHASES: Final = ("declare", "discard", "play", "done")
_LEAST_POINTS: Final = -100
_NO_SEAT: Final = 8
_NO_CARD: Final = 75

GREATEST: Final = (
    *[24 + 8 * 8 + 7] * 75,  # where each card is
    *(3, 4, 74, 7, 8, 8, 1, 9, 1, 1),  # phase to Monchi
    *(200, 200),  # points, plus 100
    *[8] * 8,  # leaders
    *[1] * 8,  # face down
    75,  # the led card
)
"""The greatest value of each number of an observation; the least is 0."""


def observation(view: View) -> list[int]:
    """What a seat may know as 104 numbers from 0 to 200.

    Raises:
        ValueError: the view is a spectator's, who has no seat to look from.
    """
    if view.seat is None:
        raise ValueError("a spectator has no observation; it is made from a seat's view")
    return [*_cards(view, view.seat), *_rest(view, view.seat)]


def _relative(seat: int | None, to: int) -> int:
    return _NO_SEAT if seat is None else (seat - to) % 8


def _cards(view: View, seat: int) -> list[int]:
    codes = [0] * 75
    if view.recipient is None:
        codes[view.indicator.index] = 3
    elif view.recipient != seat:
        codes[view.indicator.index] = 8 + _relative(view.recipient, seat)
    for card in view.hand:
        codes[card.index] = 1
    for out in (view.discard, *(view.side_cards or ())):
        if out:
            codes[out.index] = 2
    for trick in view.tricks:
        for other, card in trick.plays:
            codes[card.index] = 24 + 8 * (trick.number - 1) + _relative(other, seat)
    for other, seen in view.trick.plays if view.trick else ():
        if seen:
            codes[seen.index] = 16 + _relative(other, seat)
    return codes


def _rest(view: View, seat: int) -> Iterator[int]:
    yield _PHASES.index(view.phase)
    yield "PIKOG".index(view.trump)
    yield view.indicator.index
    yield _relative(view.dealer, seat)
    yield _relative(view.recipient, seat)
    yield len(view.declarations)
    yield int(any(said.do == "declare" for said in view.declarations))
    yield min(len(view.tricks) + 1, 9)
    yield int(view.trick is not None and view.trick.meri)
    yield int(view.monchi)
    yield view.score[seat % 2] - _LEAST_POINTS
    yield view.score[1 - seat % 2] - _LEAST_POINTS
    yield from _leaders(view, seat)
    yield from _face_down(view, seat)
    yield view.trick.led.index if view.trick else _NO_CARD


def _leaders(view: View, seat: int) -> list[int]:
    """Nobody leads the ninth trick."""
    leaders = [_relative(trick.leader, seat) for trick in view.tricks]
    if view.phase == "play":
        leaders.append(_relative(view.trick.leader if view.trick else view.turn, seat))
    return (leaders + [_NO_SEAT] * 8)[:8]


def _face_down(view: View, seat: int) -> list[int]:
    """By relative seat; a seat knows its own card, but to the others it lies face down."""
    down = [0] * 8
    if view.trick is not None:
        for other, card in view.trick.plays:
            down[_relative(other, seat)] = int(card is None)
        down[0] = int(_own_is_down(view, view.trick, seat))
    return down


def _own_is_down(view: View, trick: OpenTrick, seat: int) -> bool:
    own = dict(trick.plays).get(seat)
    return own is not None and not trick.meri and view.order.is_trump(own)
