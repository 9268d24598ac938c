"""What stands on the order chart: words of one language, and orders that the rules give."""

from collections.abc import Iterable
from typing import Any

from cardavia.press.layout import Layout
from cardavia.press.pairs import Pair, pairs
from cardavia.rules import TENKA, Card, Order, Rank, Suit, order_of
from cardavia.text import Localizer

__all__ = ["chart"]

_TRUMP = Suit.KOPPU  # a round suit and a long one serve as examples, neither of them Pao
_PLAIN = Suit.GURU
_ODD = Suit.ISU


def chart(layout: Layout, words: Localizer) -> dict[str, Any]:
    """The chart as data for the typesetter; it tells the size of the cards too."""
    size = {"width": layout.card_width, "height": round(layout.card_height, 1)}
    order = order_of(_TRUMP)
    return {
        "title": words.format("print-title"),
        "foot": words.format("print-foot", **size),
        "suits": {
            "title": words.format("print-suits"),
            "all": [_suit(suit, words) for suit in Suit],
        },
        "trumps": {
            "title": words.format("print-trumps", trump=_suit_name(_TRUMP, words)),
            "notes": _trump_notes(words),
            **_row(order.trumps, order, words),
        },
        "plain": {
            "title": words.format("print-plain", suit=_suit_name(_PLAIN, words)),
            "notes": [words.format("print-plain-means")],
            **_row(order.plain(_PLAIN), order, words),
        },
        "odd": _odd(order, words),
        "pairs": _combinations(words),
    }


def _suit(suit: Suit, words: Localizer) -> dict[str, Any]:
    letter = suit.letter.lower()
    other = next(one for one in Suit if one is not suit)
    numbers = [card for card in order_of(other).plain(suit) if card.rank.is_number]
    return {
        "card": f"{suit.letter}1",
        "name": _suit_name(suit, words),
        "reading": words.format(f"suit-{letter}-reading"),
        "meaning": words.format(f"suit-{letter}-meaning"),
        "kind": words.format("print-kind", kind="long" if suit.is_long else "round"),
        "numbers": [_rank_name(card, words) for card in numbers],
    }


def _row(cards: Iterable[Card], order: Order, words: Localizer) -> dict[str, Any]:
    """The pictures of an order, and its numbers in words."""
    figures = [card for card in cards if not card.rank.is_number]
    numbers = [card for card in cards if card.rank.is_number]
    return {
        "figures": [_figure(card, order, words) for card in figures],
        "then": words.format("print-then"),
        "numbers": [_rank_name(card, words) for card in numbers],
        "first": numbers[0].name,
        "last": numbers[-1].name,
    }


def _figure(card: Card, order: Order, words: Localizer) -> dict[str, str]:
    letter = card.rank.letter
    tenka = card is TENKA and order.trump is not TENKA.suit
    return {
        "card": card.name,
        "name": words.format("print-tenka") if tenka else _rank_name(card, words),
        "reading": "天下" if tenka else words.format(f"rank-{letter}-reading"),
        "figure": _figure_note(card, order, words, tenka=tenka),
    }


def _figure_note(card: Card, order: Order, words: Localizer, *, tenka: bool) -> str:
    if tenka:
        return words.format("print-tenka-figure", card=_card_name(card, words))
    if card is order.native_robai:
        return words.format("print-native")
    return words.format(f"rank-{card.rank.letter}-figure")


def _trump_notes(words: Localizer) -> list[str]:
    most = max(len(order_of(suit).trumps) for suit in Suit)
    pao = order_of(TENKA.suit)
    return [
        words.format("print-trumps-many", count=most),
        words.format(
            "print-trumps-pao", trump=_suit_name(TENKA.suit, words), count=len(pao.trumps)
        ),
    ]


def _odd(order: Order, words: Localizer) -> dict[str, Any]:
    """The suit whose Robai stands among the numbers, and the one that has none."""
    cards = order.plain(_ODD)
    place = next(i for i, card in enumerate(cards) if card.rank is Rank.ROBAI)
    return {
        "title": words.format(
            "print-odd",
            card=_card_name(cards[place], words),
            above=_rank_name(cards[place - 1], words),
            below=_rank_name(cards[place + 1], words),
        ),
        "cards": [_named(card, words) for card in cards],
        "note": words.format("print-odd-pao", suit=_suit_name(TENKA.suit, words)),
    }


def _combinations(words: Localizer) -> dict[str, Any]:
    found = pairs(_TRUMP)
    return {
        "title": words.format("print-pairs"),
        "all": [
            {
                "cards": [_named(card, words) for card in (pair.winner, pair.loser)],
                "note": words.format("print-pair-suits", suits=_trumps_word(pair)),
            }
            for pair in found
        ],
        "means": words.format("print-pairs-means", value=found[0].value, most=found[0].most),
    }


def _named(card: Card, words: Localizer) -> dict[str, str]:
    """A picture with its rank under it."""
    return {"card": card.name, "name": _rank_name(card, words)}


def _trumps_word(pair: Pair) -> str:
    """In which suits a combination is found: all of them, the long or the round."""
    if len(pair.trumps) == len(Suit):
        return "all"
    return "long" if pair.trumps[0].is_long else "round"


def _suit_name(suit: Suit, words: Localizer) -> str:
    return words.format(f"suit-{suit.letter.lower()}")


def _rank_name(card: Card, words: Localizer) -> str:
    return words.format(f"rank-{card.rank.letter}")


def _card_name(card: Card, words: Localizer) -> str:
    suit, rank = _suit_name(card.suit, words), _rank_name(card, words)
    return words.format("card-name", suit=suit, rank=rank)
