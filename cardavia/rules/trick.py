"""Tricks: who wins one, and the combination in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardavia.rules.cards import CARDS, Card, Rank, Suit
from cardavia.rules.dealt import team_of
from cardavia.rules.order import Order

__all__ = ["Combination", "Play", "Trick", "pairs_of", "settle"]

_PAIRS = {
    (Rank.SUN, Rank.UN): "sun-un",
    (Rank.UN, Rank.SOTA): "un-sota",
    (Rank.SOTA, Rank.ROBAI): "sota-robai",
    (Rank.ROBAI, Rank.REI): "robai-rei",
}
_LONG_PAIR = {(Rank.TWO, Rank.ONE): "2-1"}
_ROUND_PAIR = {(Rank.EIGHT, Rank.NINE): "8-9"}


class Play(NamedTuple):
    """A card played by a seat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Combination:
    """A pair of trumps that moves points: its name and 2 or 5."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick.

    Attributes:
        number: 1 to 9.
        leader: the seat that led; None in the ninth trick, which nobody leads.
        led: the card that gives the suit; in the ninth trick the dealer's last card.
        meri: whether a trump was led; never in the ninth trick.
        plays: the eight plays, clockwise.
        winner: the seat that takes it.
        combination: the pair that moves points to the winner's team, or None.
    """

    number: int
    leader: int | None
    led: Card
    meri: bool
    plays: tuple[Play, ...]
    winner: int
    combination: Combination | None


def settle(
    number: int,
    leader: int | None,
    led: Card,
    plays: tuple[Play, ...],
    order: Order,
    *,
    hidden: bool,
) -> Trick:
    """Decide a complete trick.

    ``leader`` is None for the ninth trick. ``hidden`` says whether the native Robai is hidden.
    """
    meri = leader is not None and order.is_trump(led)
    winning = max(plays, key=lambda one: order.strength(one.card, led.suit))
    name = None if meri else _combination_name(winning, plays, order)
    combination = None
    if name is not None:
        five = leader is None or (hidden and "robai" in name)
        combination = Combination(name, 5 if five else 2)
    return Trick(number, leader, led, meri, plays, winning.seat, combination)


def _combination_name(winning: Play, plays: Sequence[Play], order: Order) -> str | None:
    """The name of the pair of the winning trump and the other team's strongest, if it is one."""
    if not order.is_trump(winning.card):
        return None
    theirs = [
        one.card
        for one in plays
        if team_of(one.seat) != team_of(winning.seat) and order.is_trump(one.card)
    ]
    if not theirs:
        return None
    strongest = max(theirs, key=lambda one: order.strength(one, order.trump))
    return _pair_name(winning.card, strongest, order.trump)


def _pair_name(winner: Card, loser: Card, trump: Suit) -> str | None:
    if winner.suit is not trump or loser.suit is not trump:
        return None  # Tenka never stands in for the native Robai
    return _pair_names(trump).get((winner.rank, loser.rank))


def _pair_names(trump: Suit) -> dict[tuple[Rank, Rank], str]:
    return _PAIRS | (_LONG_PAIR if trump.is_long else _ROUND_PAIR)


def pairs_of(trump: Suit) -> tuple[tuple[str, Card, Card], ...]:
    """Each combination while that suit is trump: its name, the winning trump, the beaten one.

    >>> [(name, str(high), str(low)) for name, high, low in pairs_of(Suit.OURU)][-1]
    ('8-9', 'O8', 'O9')
    """
    return tuple(
        (name, CARDS[15 * trump + winner], CARDS[15 * trump + loser])
        for (winner, loser), name in _pair_names(trump).items()
    )
