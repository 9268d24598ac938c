"""The rule-of-thumb player."""

from cardavia.rules import PASS, Action, Card, Order, Phase, team_of
from cardavia.view import OpenTrick, View

__all__ = ["GreedyPlayer"]

_MANY_TRUMPS = 4
_SURE_TRUMPS = 3


class GreedyPlayer:
    """Takes a trick as cheaply as it can, and throws its weakest card where it cannot.

    It keeps no memory and draws no lots: equal views get equal actions, whatever the seed.
    """

    name = "Greedy"
    level = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def act(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        order = view.order
        match view.phase:
            case Phase.DECLARE:
                return _declare(view, order)
            case Phase.DISCARD:
                return _discard(view, order)
            case _:
                return _play(view, order)


def _declare(view: View, order: Order) -> Action:
    """With many trumps the Robai is declared, for one more and for the opening lead."""
    many = sum(order.is_trump(card) for card in view.hand) >= _MANY_TRUMPS
    return next(action for action in view.legal if (action != PASS) == many)


def _discard(view: View, order: Order) -> Action:
    """The weakest card of the shortest plain suit."""
    length = {card: sum(other.suit == card.suit for other in view.hand) for card in view.hand}
    return min(view.legal, key=lambda a: (length[_card(a)], _worth(order, _card(a)), _card(a)))


def _play(view: View, order: Order) -> Action:
    if view.trick is None or not view.trick.plays:
        return _lead(view, order)
    return _follow(view, view.trick, order)


def _lead(view: View, order: Order) -> Action:
    """A high trump from many; else a plain card that is the best of its suit; else a middling one."""
    ranked = sorted(view.legal, key=lambda a: (_worth(order, _card(a)), _card(a)))
    trumps = [action for action in ranked if order.is_trump(_card(action))]
    if len(trumps) >= _MANY_TRUMPS:
        return trumps[-1]
    plain = [action for action in ranked if not order.is_trump(_card(action))]
    best = [a for a in plain if _card(a) is order.plain(_card(a).suit)[0]]
    if best:
        return best[-1]
    return (plain or trumps)[len(plain or trumps) // 2]


def _follow(view: View, trick: OpenTrick, order: Order) -> Action:
    """The cheapest card that beats what is seen, if that is worth it; else the weakest."""
    ranked = sorted(view.legal, key=lambda a: (_worth(order, _card(a)), _card(a)))
    ours, theirs = _strongest(view, trick, order)
    if ours > theirs:
        return ranked[0]
    for action in ranked:
        if order.strength(_card(action), trick.led.suit) > theirs:
            return action
    return ranked[0]


def _strongest(view: View, trick: OpenTrick, order: Order) -> tuple[int, int]:
    """The strongest card of either team, as far as this seat sees; a trump face down may be any."""
    hidden = order.strength(order.trumps[_SURE_TRUMPS], trick.led.suit)
    strongest = [0, 0]
    for play in trick.plays:
        seen = hidden if play.card is None else order.strength(play.card, trick.led.suit)
        side = team_of(play.seat) != team_of(view.seat or 0)
        strongest[side] = max(strongest[side], seen)
    return strongest[0], strongest[1]


def _worth(order: Order, card: Card) -> int:
    """How strong a card is in its own order; every trump is worth more than every plain card."""
    return order.strength(card, card.suit)


def _card(action: Action) -> Card:
    assert action.card is not None, "only a discard or a play has a worth"
    return action.card
