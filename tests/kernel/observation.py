"""An observation made from a view, as `docs/kernel.md` describes it."""

from collections.abc import Iterator

from cardavia.rules import Action
from cardavia.view import View

PHASES = ("declare", "discard", "play", "done")


def observation(view: View) -> list[int]:
    """The 104 numbers that a seat to move is given."""
    assert view.seat is not None, "a spectator has nothing to decide"
    return [*_cards(view, view.seat), *_rest(view, view.seat)]


def choice_of(action: Action) -> int:
    """The number of a choice: its card's, 75 to declare, 76 to pass."""
    return action.card.index if action.card else 75 + (action.do == "pass")


def _relative(seat: int | None, to: int) -> int:
    return 8 if seat is None else (seat - to) % 8


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
    yield PHASES.index(view.phase)
    yield "PIKOG".index(view.trump)
    yield view.indicator.index
    yield _relative(view.dealer, seat)
    yield _relative(view.recipient, seat)
    yield len(view.declarations)
    yield any(said.do == "declare" for said in view.declarations)
    yield len(view.tricks) + 1
    yield view.trick is not None and view.trick.meri
    yield view.monchi
    yield view.score[seat % 2] + 100
    yield view.score[1 - seat % 2] + 100
    yield from _leaders(view, seat)
    yield from _face_down(view, seat)
    yield view.trick.led.index if view.trick else 75


def _leaders(view: View, seat: int) -> list[int]:
    leaders = [_relative(trick.leader, seat) for trick in view.tricks]
    if view.phase == "play":
        leaders.append(_relative(view.trick.leader if view.trick else view.turn, seat))
    return (leaders + [8] * 8)[:8]


def _face_down(view: View, seat: int) -> list[int]:
    """By relative seat; the own card lies face down to the others, though its seat knows it."""
    down = [0] * 8
    for other, card in view.trick.plays if view.trick else ():
        down[_relative(other, seat)] = int(card is None)
    return down
