"""What the tradition's page shows of the cards, taken from the rules so that it cannot differ."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardavia.rules import CARDS, Card, Rank, Suit, order_of

__all__ = ["CHAPTERS", "PAIRS", "PLAIN_ROW", "SUITS", "TRUMP_ROW", "ShownSuit", "wikipedia"]

CHAPTERS = {"goal": 2, "set-up": 5, "order": 4, "round": 5, "score": 3}
"""The rules' chapters in order, each with the number of its paragraphs."""

PAIRS = (("Ks", "Ku"), ("Ku", "Kt"), ("Kt", "Kb"), ("Kb", "Kr"), ("I2", "I1"), ("O8", "O9"))
"""An example of each combination: the winning trump, the strongest opposing one."""

TRUMP_ROW = tuple(str(card) for card in order_of(Suit.KOPPU).trumps)
PLAIN_ROW = tuple(str(card) for card in order_of(Suit.KOPPU).plain(Suit.ISU))

_COURTS = (Rank.SUN, Rank.UN, Rank.REI, Rank.KABA, Rank.SOTA, Rank.ROBAI)

_WIKIPEDIA = {
    "ja": "https://ja.wikipedia.org/wiki/%E3%81%86%E3%82%93%E3%81%99%E3%82%93%E3%82%AB%E3%83%AB%E3%82%BF"
}
_WIKIPEDIA_ELSEWHERE = "https://en.wikipedia.org/wiki/Unsun_karuta"


@dataclass(frozen=True, slots=True)
class ShownSuit:
    """A suit's cards by name: courts as they rank when plain, numbers strongest first."""

    letter: str
    kind: str
    courts: tuple[str, ...]
    numbers: tuple[str, ...]


def wikipedia(lang: str) -> str:
    """The article about Unsun Karuta: the Japanese one for Japanese, the English one otherwise.

    >>> wikipedia("de")
    'https://en.wikipedia.org/wiki/Unsun_karuta'
    """
    return _WIKIPEDIA.get(lang, _WIKIPEDIA_ELSEWHERE)


def _shown(suit: Suit) -> ShownSuit:
    cards = CARDS[15 * suit : 15 * suit + 15]
    numbers = [card for card in cards if card.rank.is_number]
    return ShownSuit(
        letter=suit.letter.lower(),
        kind="long" if suit.is_long else "round",
        courts=_names(cards[rank] for rank in _COURTS),
        numbers=_names(reversed(numbers) if suit.is_long else numbers),
    )


def _names(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)


SUITS = tuple(_shown(suit) for suit in Suit)
