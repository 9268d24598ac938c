"""The own cards as a player holds them."""

from cardavia.rules import Card
from cardavia.view.seen import View

__all__ = ["held"]


def held(view: View) -> list[Card]:
    """The hand of a view: trumps first, then suit by suit, the strongest first in each.

    >>> from cardavia.rules import deal_cards, start
    >>> from cardavia.view import view
    >>> state = start(deal_cards("karuta", number=1, dealer=0))
    >>> [str(one) for one in held(view(state, seat=3))]
    ['Ps', 'Pu', 'P7', 'P6', 'Ou', 'Ot', 'Gs', 'Gt', 'G4']
    """
    order = view.order
    return sorted(
        view.hand,
        key=lambda card: (
            not order.is_trump(card),
            0 if order.is_trump(card) else card.suit,
            -order.strength(card, card.suit if not order.is_trump(card) else order.trump),
        ),
    )
