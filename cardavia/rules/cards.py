"""The 75 cards of Unsun Karuta: names, identity numbers, suits and ranks.

>>> card("Ks").suit, card("Ks").rank
(<Suit.KOPPU: 2>, <Rank.SUN: 14>)
>>> card("Gs").index, len(CARDS)
(74, 75)
"""

from enum import IntEnum
from typing import Final

from cardavia.rules.errors import CardNameError

__all__ = ["CARDS", "TENKA", "Card", "Rank", "Suit", "card"]


class Suit(IntEnum):
    """A suit; the number is its place in the order of names."""

    PAO = 0
    ISU = 1
    KOPPU = 2
    OURU = 3
    GURU = 4

    @property
    def letter(self) -> str:
        """The first letter of the suit's name, as in card names."""
        return "PIKOG"[self]

    @property
    def is_long(self) -> bool:
        """True for Pao and Isu, whose numbers descend from 9; the round suits' descend from 1."""
        return self <= Suit.ISU


class Rank(IntEnum):
    """A rank; the number is its place in the order of names, not of strength."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    ROBAI = 9
    SOTA = 10
    KABA = 11
    REI = 12
    UN = 13
    SUN = 14

    @property
    def letter(self) -> str:
        """The rank's letter in card names: 1 to 9, then b t k r u s."""
        return "123456789btkrus"[self]

    @property
    def is_number(self) -> bool:
        """True for the ranks one to nine."""
        return self <= Rank.NINE


class Card:
    """One card. There is exactly one object for each card, so cards compare by identity.

    Attributes:
        index: identity number, ``15 * suit + rank``, 0 to 74.
        suit: the printed suit.
        rank: the printed rank.
        name: suit letter and rank letter, as ``Ks`` for Koppu Sun.
    """

    __slots__ = ("index", "name", "rank", "suit")

    index: int
    suit: Suit
    rank: Rank
    name: str

    def __init__(self, suit: Suit, rank: Rank) -> None:
        object.__setattr__(self, "index", 15 * suit + rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "name", suit.letter + rank.letter)

    def __setattr__(self, attribute: str, value: object) -> None:
        raise AttributeError(f"a card never changes: cannot set {attribute}")

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return f"card('{self.name}')"

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.name,)


CARDS: Final = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All cards by identity number."""

_BY_NAME: Final = {one.name: one for one in CARDS}


def card(name: str) -> Card:
    """Return the card of that name.

    Raises:
        CardNameError: there is no such card.

    >>> card("P9")
    card('P9')
    """
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):
        raise CardNameError(
            f"no card is named {name!r}: a name is a suit (P I K O G) "
            "and a rank (1 to 9, b t k r u s), as 'Ks'"
        ) from None


TENKA: Final = card("Pb")
"""Pao Robai, a trump in every deal."""
