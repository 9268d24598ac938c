"""Advice: what each legal action is worth, and why."""

import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from cardavia.advice.choosing import reasons_to_declare, reasons_to_discard
from cardavia.advice.contest import Contest
from cardavia.advice.playing import Play, reasons_to_play
from cardavia.advice.reasons import Reason
from cardavia.advice.stories import Stories, tell
from cardavia.advice.thinker import Clock, Thinker, Worth, usual_thinker
from cardavia.rules import Action, DealState, Order
from cardavia.search import NotToMove, facts_of, sample_positions, seed_of
from cardavia.search.reference import read_position
from cardavia.view import View

__all__ = ["STORIES", "Advice", "Advised", "advise"]

STORIES: Final = 48
"""In so many worlds the trick is followed to its end."""
_THINKING: Final = 0.4
"""The share of the time that the worths may take; the rest is for the reasons."""
_NOISE: Final = 0.05
"""Points that so many worlds cannot tell apart."""
_ALIKE: Final = 0.1
"""Points that nobody would notice."""
_FEW: Final = 3
"""So many cards can be named in one sentence."""


class Advised(msgspec.Struct, frozen=True):
    """What is thought of one action."""

    action: Action
    points: float | None
    """The own team's points in this deal at its end, on average; null without a choice."""
    spread: float | None
    """Their standard deviation over the worlds; null for a player that looks at none."""
    reasons: tuple[Reason, ...]
    """What speaks for or against it, what matters most first."""


class Advice(msgspec.Struct, frozen=True):
    """What is thought of every legal action, the best first."""

    actions: tuple[Advised, ...]

    @property
    def best(self) -> Action:
        """What is advised."""
        return self.actions[0].action


def advise(
    view: View, seed: int = 0, *, thinker: Thinker | None = None, seconds: float | None = None
) -> Advice:
    """Advise the seat of a view, which is to move, by what it may know.

    Equal views and seeds give equal advice, unless time runs out: then fewer worlds are looked at.

    Args:
        view: what the seat knows.
        seed: 0 to 2**64 - 1.
        thinker: who is asked; the best there is when nobody is named.
        seconds: how long it may take; None for as long as it takes.

    Raises:
        NotToMove: the view's seat has nothing to choose.
        NoWorld: no deal fits the view.
    """
    if view.seat is None or not view.legal:
        raise NotToMove(view.seat)
    if len(view.legal) == 1:
        return Advice((Advised(view.legal[0], None, None, (_only_legal(view),)),))
    begin = time.monotonic()
    thinker = thinker or usual_thinker()
    worths = thinker.worths(view, seed, _clock(begin, seconds, _THINKING))
    best_first = _best_first(worths, view.order)
    reasons = _reasons(view, best_first, thinker, _worlds(view, seed), _clock(begin, seconds))
    return Advice(tuple(map(_advised, best_first, reasons)))


def _clock(begin: float, seconds: float | None, share: float = 1.0) -> Clock:
    return Clock(None if seconds is None else begin + share * seconds)


def _best_first(worths: Sequence[Worth], order: Order) -> list[Worth]:
    """By points; but of cards that come to as much as the best, the one to be preferred leads.

    A trump does not give way to a plain card so, nor a plain card to a trump.
    """
    best = max(worths, key=lambda one: one.points)
    kind = _kind(best.action, order)
    first = next(
        one
        for one in worths
        if one.points >= best.points - _NOISE and _kind(one.action, order) == kind
    )
    rest = sorted((one for one in worths if one is not first), key=lambda one: -one.points)
    return [first, *rest]


def _kind(action: Action, order: Order) -> str:
    """`declare` or `pass`; of a card whether it is a trump."""
    if action.card is None:
        return action.do
    return "trump" if order.is_trump(action.card) else "plain"


def _advised(worth: Worth, reasons: Sequence[Reason]) -> Advised:
    spread = None if worth.spread is None else round(worth.spread, 2)
    return Advised(worth.action, round(worth.points, 2), spread, tuple(reasons))


def _only_legal(view: View) -> Reason:
    """The clause without its number: `meri` for `5.meri`; `none` where there is one card left."""
    clause = "none" if view.restriction is None else view.restriction.partition(".")[2]
    return Reason("only-legal", clause=clause)


def _worlds(view: View, seed: int) -> Iterator[DealState]:
    """Worlds that fit the view; read only as they are asked for, which is what takes the time."""
    return map(read_position, sample_positions(facts_of(view), STORIES, seed_of(seed, view)))


def _reasons(
    view: View,
    worths: Sequence[Worth],
    thinker: Thinker,
    worlds: Iterator[DealState],
    clock: Clock,
) -> Iterator[list[Reason]]:
    """For each action its reasons; the first one, the best, is also told which are as good."""
    found = list(_reasons_alone(view, worths, thinker, worlds, clock))
    found[0][1:1] = _all_alike(worths)
    found[0].extend(_some_alike(worths))
    return iter(found)


def _all_alike(worths: Sequence[Worth]) -> list[Reason]:
    """Where nothing that is chosen matters, that is the second thing to know."""
    least = min(one.points for one in worths)
    return [Reason("all-alike")] if worths[0].points - least < _ALIKE else []


def _some_alike(worths: Sequence[Worth]) -> Iterator[Reason]:
    """Which cards do about as well as the first one."""
    best = worths[0]
    alike = [one.action.card for one in worths[1:] if best.points - one.points < _ALIKE]
    cards = tuple(card for card in alike if card is not None)
    if not cards or len(alike) == len(worths) - 1:
        return
    if len(cards) <= _FEW:
        yield Reason("as-good", cards=cards)
    else:
        yield Reason("many-alike", count=len(cards))


def _reasons_alone(
    view: View,
    worths: Sequence[Worth],
    thinker: Thinker,
    worlds: Iterator[DealState],
    clock: Clock,
) -> Iterator[list[Reason]]:
    actions = [one.action for one in worths]
    if view.phase == "declare":
        found = reasons_to_declare(view, thinker, worlds, clock)
        yield from (found[action.do] for action in actions)
    elif view.phase == "discard":
        cards = [action.card for action in actions if action.card is not None]
        for card in cards:
            yield list(reasons_to_discard(view, card, advised=card is cards[0]))
    else:
        yield from _play_reasons(
            view, worths, tell(thinker, worlds, view.seat or 0, actions, clock)
        )


def _play_reasons(
    view: View, worths: Sequence[Worth], stories: Sequence[Stories]
) -> Iterator[list[Reason]]:
    contest = Contest(view)
    plays = [
        Play(told.card, one.points, told, advised=number == 0)
        for number, (one, told) in enumerate(zip(worths, stories, strict=True))
    ]
    for play in plays:
        others = tuple(other for other in plays if other is not play)
        yield list(reasons_to_play(contest, play, others))
