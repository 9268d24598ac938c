"""What the page of one card tells of it, computed from the rules.

>>> sun = card_facts("Ks")
>>> sun.plain.place, sun.trump.place, len(sun.trump.row)
(1, 1, 16)
>>> [(pair.name, pair.other, pair.wins) for pair in sun.pairs]
[('sun-un', 'Ku', True)]
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from cardavia.rules import TENKA, Card, Suit, card, order_of, pairs_of
from cardavia.server.showing import SUITS

__all__ = ["GALLERY", "CardFacts", "Pair", "Standing", "card_facts"]

GALLERY = tuple(name for suit in SUITS for name in (*suit.courts, *suit.numbers))
"""The 75 cards by name, in the order in which the tradition's page shows them."""

_NUMERALS = "一二三四五六七八九"


@dataclass(frozen=True, slots=True)
class Standing:
    """A card among those that it competes with: all of them, strongest first, and its place."""

    place: int
    row: tuple[str, ...]

    @property
    def above(self) -> int:
        """How many cards of the row are stronger."""
        return self.place - 1


@dataclass(frozen=True, slots=True)
class Pair:
    """A combination that a card has a part in: its name, the other card, which of the two wins."""

    name: str
    other: str
    wins: bool

    @property
    def with_robai(self) -> bool:
        """Whether the native Robai is one of its two cards."""
        return "robai" in self.name


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card and what the rules make of it.

    Attributes:
        name: its name, as ``Ks``.
        suit: its suit's letter in lower case, as the messages' names have it.
        rank: its rank's letter.
        kind: ``long`` or ``round``.
        numeral: a number as Japanese writes it; None for a picture.
        plain: its standing while its suit is plain; None for Tenka, which never is.
        trump: its standing while its own suit is trump.
        elsewhere: its standing among the trumps of another suit; Tenka alone has one.
        pairs: the combinations in which it wins or loses.
        before, after: its neighbours in the gallery.
    """

    name: str
    suit: str
    rank: str
    kind: str
    numeral: str | None
    plain: Standing | None
    trump: Standing
    elsewhere: Standing | None
    pairs: tuple[Pair, ...]
    before: str | None
    after: str | None

    @property
    def is_odd(self) -> bool:
        """Whether it is a picture that stands among the numbers: Isu Robai alone."""
        if self.numeral is not None or self.plain is None:
            return False
        return any(card(one).rank.is_number for one in self.plain.row[: self.plain.above])


@cache
def card_facts(name: str) -> CardFacts:
    """The facts of the card of that name.

    Raises:
        CardNameError: there is no such card.
    """
    one = card(name)
    at = GALLERY.index(name)
    # Any other suit will do: the order of a plain suit is the same whatever is trump.
    other = Suit.ISU if one.suit is Suit.PAO else Suit.PAO
    trumps = order_of(other)
    return CardFacts(
        name=name,
        suit=one.suit.letter.lower(),
        rank=one.rank.letter,
        kind="long" if one.suit.is_long else "round",
        numeral=_NUMERALS[one.rank] if one.rank.is_number else None,
        plain=_standing(one, trumps.plain(one.suit)),
        trump=_among(one, order_of(one.suit).trumps),
        elsewhere=_standing(one, trumps.trumps) if one is TENKA else None,
        pairs=tuple(_pairs(one)),
        before=GALLERY[at - 1] if at > 0 else None,
        after=GALLERY[at + 1] if at + 1 < len(GALLERY) else None,
    )


def _standing(one: Card, row: Sequence[Card]) -> Standing | None:
    return _among(one, row) if one in row else None


def _among(one: Card, row: Sequence[Card]) -> Standing:
    return Standing(row.index(one) + 1, tuple(str(each) for each in row))


def _pairs(one: Card) -> Iterator[Pair]:
    """Its combinations, those first in which it wins."""
    pairs = pairs_of(one.suit)
    yield from (Pair(name, str(low), wins=True) for name, high, low in pairs if high is one)
    yield from (Pair(name, str(high), wins=False) for name, high, low in pairs if low is one)
