"""Advice after a choice of the short match: what a good player would have done, and why."""

from collections.abc import Iterator
from typing import Final

from cardavia.advice import Advised, Reason, advise
from cardavia.lessons.lesson import LEARNER
from cardavia.lessons.messages import Said, Value
from cardavia.rules import Action, DealState, legal_actions
from cardavia.view import view

__all__ = ["advice_after"]

_NEAR: Final = 0.2
"""Points of the deal that nobody need mind."""
_REASONS: Final = 2
"""So many reasons can be read in passing."""


def advice_after(
    state: DealState, action: Action, seconds: float | None = None
) -> tuple[Said, ...]:
    """What is said of an action in the state where it was chosen; nothing where it was forced."""
    if len(legal_actions(state)) == 1:
        return ()
    advice = advise(view(state, LEARNER), seconds=seconds)
    best = advice.actions[0]
    own = next(one for one in advice.actions if one.action is action)
    return tuple(_told(best, own))


def _told(best: Advised, own: Advised) -> Iterator[Said]:
    if best is own:
        yield Said("lesson-advice-same")
    elif (best.points or 0) - (own.points or 0) < _NEAR:
        yield Said("lesson-advice-as-good")
        return
    else:
        yield Said("lesson-advice-other")
        card = best.action.card
        yield Said(f"hint-{best.action.do}", {} if card is None else {"card": card.name})
    yield from map(_reason, best.reasons[:_REASONS])


def _reason(reason: Reason) -> Said:
    """The reason with what it speaks of, as the sentences of hints name it."""
    values: dict[str, Value] = {}
    for name in ("tenths", "against", "count", "clause", "suit", "pair", "seat", "points"):
        value = getattr(reason, name)
        if value is not None:
            values[name] = value
    if reason.card is not None:
        values["card"] = reason.card.name
    if reason.cards:
        values["cards"] = " ".join(card.name for card in reason.cards)
    return Said(f"hint-{reason.kind}", values)
