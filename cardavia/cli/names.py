"""The game's words for cards, in Latin letters and in Japanese.

>>> from cardavia.rules import card
>>> full_name(card("Ks")), full_name(card("P9")), full_name(card("Pb"))
('Koppu Sun コップ・スン', 'Pao 9 パオ・九', 'Tenka 天下')
"""

from cardavia.rules import TENKA, Card, Suit

__all__ = ["full_name", "japanese_rank", "japanese_suit", "suit_name"]

_SUITS = ("パオ", "イス", "コップ", "オウル", "グル")
_RANKS = (*"一二三四五六七八九", "ロバイ", "ソウタ", "カバ", "レイ", "ウン", "スン")


def suit_name(suit: Suit) -> str:
    """The suit's name, such as `Koppu`."""
    return suit.name.capitalize()


def japanese_suit(suit: Suit) -> str:
    """The suit's name in katakana."""
    return _SUITS[suit]


def japanese_rank(one: Card) -> str:
    """The rank in Japanese; Tenka has a name of its own."""
    return "天下" if one is TENKA else _RANKS[one.rank]


def full_name(one: Card) -> str:
    """The card's name in both."""
    if one is TENKA:
        return "Tenka 天下"
    rank = one.rank.letter if one.rank.is_number else one.rank.name.capitalize()
    return f"{suit_name(one.suit)} {rank} {japanese_suit(one.suit)}・{japanese_rank(one)}"
