"""Cards and suits as the terminal names them: in the language, and in Japanese.

>>> from cardavia.rules import card
>>> from cardavia.text import localizer
>>> words = localizer("en")
>>> [full_name(words, card(name)) for name in ("Ks", "P9", "Pb")]
['Koppu Sun コップ・スン', 'Pao 9 パオ・九', 'Pao Robai, Tenka 天下']
"""

from cardavia.rules import TENKA, Card, Suit
from cardavia.text import Localizer

__all__ = ["full_name", "japanese_rank", "shown", "suit_name"]

_SUITS = ("パオ", "イス", "コップ", "オウル", "グル")
_RANKS = (*"一二三四五六七八九", "ロバイ", "ソウタ", "カバ", "レイ", "ウン", "スン")


def suit_name(words: Localizer, suit: Suit) -> str:
    """The suit's name in the language and in katakana, such as `Koppu コップ`."""
    name = words.format(f"suit-{suit.letter.lower()}")
    return name if name == _SUITS[suit] else f"{name} {_SUITS[suit]}"


def japanese_rank(one: Card) -> str:
    """The rank in Japanese; Tenka has a name of its own."""
    return "天下" if one is TENKA else _RANKS[one.rank]


def full_name(words: Localizer, one: Card) -> str:
    """The card's name in the language, and in Japanese unless that is the language."""
    suit = words.format(f"suit-{one.suit.letter.lower()}")
    rank = words.format(f"rank-{one.rank.letter}")
    tenka = one is TENKA
    name = words.format("card-tenka") if tenka else words.format("card-name", suit=suit, rank=rank)
    if words.language.tag == "ja":
        return name
    return f"{name} {'天下' if tenka else f'{_SUITS[one.suit]}・{japanese_rank(one)}'}"


def shown(words: Localizer, one: Card) -> str:
    """The short name that is typed, and the full one: `K7 (Koppu 7 コップ・七)`."""
    return f"{one} ({full_name(words, one)})"
