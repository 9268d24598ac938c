"""The rule-of-thumb player.

It measures +2.5 points a deal over `random` in duplicate. What it does was tried against the
alternatives: it always declares (a trump more and the lead are worth more than a hidden Robai), and
it takes four fifths of the trumps not yet seen as beaten where an opponent's lies face down.
"""

from collections.abc import Sequence

from cardavia.rules import Action, Card, Order, team_of
from cardavia.view import OpenTrick, View

__all__ = ["GreedyPlayer"]

_MANY_TRUMPS = 3
_PLAIN_TO_TRUMP = 100


class GreedyPlayer:
    """Takes a trick as cheaply as it can, and throws its weakest card where it cannot.

    It draws no lots: equal views get equal actions, whatever the seed.
    """

    name = "Greedy"
    level = "greedy"
    version = "1"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def act(self, view: View) -> Action:
        if len(view.legal) == 1 or view.phase == "declare":
            return view.legal[0]  # `declare` comes before `pass`
        by_card = {action.card: action for action in view.legal if action.card is not None}
        cards = sorted(by_card, key=lambda card: _worth(view.order, card))
        if view.phase == "discard":
            return by_card[_discard(view.hand, cards)]
        if view.trick is None:
            return by_card[_lead(view.order, cards)]
        return by_card[_follow(view, view.trick, cards)]


def _discard(hand: Sequence[Card], cards: list[Card]) -> Card:
    """The weakest card of the shortest plain suit; `cards` come weakest first, as below."""
    return min(cards, key=lambda card: sum(other.suit is card.suit for other in hand))


def _lead(order: Order, cards: list[Card]) -> Card:
    """With many trumps the highest, which draws the others' out; else the strongest plain card."""
    trumps = [card for card in cards if order.is_trump(card)]
    plain = cards[: len(cards) - len(trumps)]
    return trumps[-1] if len(trumps) >= _MANY_TRUMPS or not plain else plain[-1]


def _follow(view: View, trick: OpenTrick, cards: list[Card]) -> Card:
    """The cheapest card that beats what is seen, unless a team-mate does that; else the weakest."""
    ours, theirs = _strongest(view, trick)
    if ours > theirs:
        return cards[0]
    led = trick.led.suit
    winning = [card for card in cards if view.order.strength(card, led) > theirs]
    return winning[0] if winning else cards[0]


def _strongest(view: View, trick: OpenTrick) -> tuple[int, int]:
    """The strength of the best card that either team has in the trick, the own team's first."""
    led = trick.led.suit
    hidden = _hidden_strength(view, trick)
    best = [0, 0]
    for seat, card in trick.plays:
        side = int(team_of(seat) != team_of(view.turn or 0))
        best[side] = max(best[side], hidden if card is None else view.order.strength(card, led))
    return best[0], best[1]


def _hidden_strength(view: View, trick: OpenTrick) -> int:
    """What a trump face down is taken for: stronger than four fifths of those not yet seen."""
    if all(card is not None for _, card in trick.plays):
        return 0
    seen = {*view.hand, *(view.side_cards or ()), *(card for _, card in trick.plays)}
    for finished in view.tricks:
        seen.update(card for _, card in finished.plays)
    unseen = [card for card in view.order.trumps if card not in seen]
    return view.order.strength(unseen[len(unseen) // 5], trick.led.suit)


def _worth(order: Order, card: Card) -> tuple[int, Card]:
    """What a card is worth keeping for: its strength, any trump above any plain card."""
    if order.is_trump(card):
        return _PLAIN_TO_TRUMP + order.strength(card, order.trump), card
    return order.strength(card, card.suit), card
