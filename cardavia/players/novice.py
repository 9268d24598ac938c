"""A kind beginner: the rule of thumb, with the mistakes of someone who has just learned the game.

It plays no card at random. What it gets wrong is what people get wrong in their first matches:

- the numbers of round suits: it takes the 9 for the strongest of them, not the 1;
- the order of trumps: it takes Sota for a low court there too, and does not know what Tenka beats;
- who is ahead: it beats its own team-mate's card, and with its best card rather than a cheap one;
- trumps face down: it hopes that they are small;
- declaring: it does not always dare to.

How often is a matter of chance, so that each of these goes well now and then.
"""

import random
from collections.abc import Sequence
from typing import Final

from cardavia.rules import Action, Card, Order, team_of
from cardavia.search import seed_of
from cardavia.view import OpenTrick, View

__all__ = ["NovicePlayer"]

_MUDDLES: Final = 0.5
"""How often it gets an order of strength wrong, when there is one to get wrong."""
_MISSES: Final = 0.4
"""How often it does not see that its own team is ahead."""
_OVERSPENDS: Final = 0.4
"""How often it wins with its best card where a cheaper one would do."""
_PASSES: Final = 0.3
"""How often it does not dare to declare."""


class NovicePlayer:
    """A beginner. Equal seeds and views get equal actions."""

    name = "Novice"
    level = "novice"
    version = "1"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        chance = random.Random(seed_of(self._seed, view))
        if view.phase == "declare":
            return view.legal[chance.random() < _PASSES]
        by_card = {action.card: action for action in view.legal if action.card is not None}
        strength = _Believed(view.order, muddled=chance.random() < _MUDDLES)
        cards = sorted(by_card, key=strength)
        if view.phase == "discard":
            return by_card[cards[0]]
        if view.trick is None:
            return by_card[cards[-1]]
        return by_card[_follow(view, view.trick, cards, strength, chance)]


class _Believed:
    """How strong a beginner takes a card to be, trumps above all others."""

    def __init__(self, order: Order, *, muddled: bool) -> None:
        self._order = order
        self._muddled = muddled

    def __call__(self, card: Card) -> tuple[int, int, int]:
        """A key to sort cards by."""
        trump = self._order.is_trump(card)
        if self._muddled:
            # As printed: numbers by what they say, courts by how grand they are.
            return int(trump), card.rank + 1, card.index
        return int(trump), self._order.strength(card, card.suit), card.index


def _follow(
    view: View,
    trick: OpenTrick,
    cards: Sequence[Card],
    strength: _Believed,
    chance: random.Random,
) -> Card:
    """Beat what lies face up, if it can; else the weakest card, or so it thinks."""
    seat, led = view.turn or 0, trick.led.suit

    def wins(card: Card) -> bool:
        return view.order.is_trump(card) or card.suit is led

    best: dict[bool, tuple[int, int, int]] = {}
    for other, card in trick.plays:
        if card is not None and wins(card):
            own = team_of(other) == team_of(seat)
            best[own] = max(best.get(own, (0, 0, 0)), strength(card))
    nothing = (0, 0, 0)
    ours, theirs = best.get(True, nothing), best.get(False, nothing)
    if ours > theirs and chance.random() >= _MISSES:
        return cards[0]
    winning = [card for card in cards if wins(card) and strength(card) > max(ours, theirs)]
    if not winning:
        return cards[0]
    return winning[-1 if chance.random() < _OVERSPENDS else 0]
