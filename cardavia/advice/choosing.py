"""What speaks for and against declaring, hiding, and laying a card aside."""

from collections.abc import Iterable, Iterator

from cardavia.advice.reasons import Reason, suit_letter
from cardavia.advice.stories import tell_robai
from cardavia.advice.thinker import Clock, Thinker
from cardavia.rules import Card, DealState, Order
from cardavia.view import View

__all__ = ["reasons_to_declare", "reasons_to_discard"]


def reasons_to_declare(
    view: View, thinker: Thinker, worlds: Iterable[DealState], clock: Clock
) -> dict[str, list[Reason]]:
    """For declaring, the indicator; for both, how often a hidden Robai would pay or cost five."""
    won, lost = tell_robai(thinker, worlds, view.seat or 0, clock)
    hidden = Reason("robai-hidden", tenths=won, against=lost)
    return {"declare": [Reason("gains-indicator", card=view.indicator), hidden], "pass": [hidden]}


def reasons_to_discard(view: View, card: Card, *, advised: bool) -> Iterator[Reason]:
    """What the card is in the hand from which it is laid aside."""
    if view.order.is_trump(card):
        return
    suit = suit_letter(card.suit)
    same = [one for one in view.hand if view.order.is_plain_of(one, card.suit)]
    if len(same) == 1:
        yield Reason("void", suit=suit)
    if all(_keeping(view.order, card) <= _keeping(view.order, one) for one in _plain(view)):
        yield Reason("cheapest")
    if advised and len(same) > 1:
        yield Reason("others-of", suit=suit, count=len(same) - 1)
    if not advised and card is view.order.plain(card.suit)[0]:
        yield Reason("highest", suit=suit)


def _plain(view: View) -> list[Card]:
    return [one for one in view.hand if not view.order.is_trump(one)]


def _keeping(order: Order, card: Card) -> int:
    return order.strength(card, card.suit)
