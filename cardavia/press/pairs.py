"""The combinations, found by putting every pair of trumps before the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from cardavia.rules import SEATS, Card, Combination, Order, Play, Suit, order_of
from cardavia.rules.trick import settle

__all__ = ["Pair", "pairs"]


@dataclass(frozen=True, slots=True)
class Pair:
    """One combination.

    Attributes:
        name: as the rules call it, ``sun-un``.
        winner: the winning trump, in the suit asked for if that has the combination.
        loser: the strongest trump of the other team.
        trumps: the suits that have the combination when they are trump.
        value: the points that it moves.
        most: the points that it moves in the ninth trick.
    """

    name: str
    winner: Card
    loser: Card
    trumps: tuple[Suit, ...]
    value: int
    most: int


def pairs(shown: Suit) -> list[Pair]:
    """All combinations, with cards of one suit where that has them, the strongest first.

    >>> [pair.name for pair in pairs(Suit.KOPPU)]
    ['sun-un', 'un-sota', 'sota-robai', 'robai-rei', '8-9', '2-1']
    """
    found: dict[str, Pair] = {}
    for suit in sorted(Suit, key=lambda suit: suit is not shown):
        for pair in _pairs_of(suit):
            first = found.get(pair.name, pair)
            trumps = (*(first.trumps if pair.name in found else ()), suit)
            found[pair.name] = Pair(
                pair.name, first.winner, first.loser, trumps, pair.value, pair.most
            )
    return list(found.values())


def _pairs_of(trump: Suit) -> Iterator[Pair]:
    order = order_of(trump)
    for winner, loser in combinations(order.trumps, 2):
        moved = _moved(order, winner, loser, ninth=False)
        last = _moved(order, winner, loser, ninth=True)
        if moved and last:
            yield Pair(moved.name, winner, loser, (trump,), moved.value, last.value)


def _moved(order: Order, winner: Card, loser: Card, *, ninth: bool) -> Combination | None:
    """What a trick of a plain suit moves, to which nobody plays a trump but these two."""
    led, *others = next(order.plain(suit) for suit in Suit if suit is not order.trump)
    cards = (led, winner, loser, *others)
    plays = tuple(Play(seat, card) for seat, card in zip(SEATS, cards, strict=False))
    number, leader = (9, None) if ninth else (2, 0)
    return settle(number, leader, led, plays, order, hidden=False).combination
