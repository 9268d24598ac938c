"""Advice in words of a language; the browser puts the same sentences together from its parts."""

from collections.abc import Callable, Sequence

from babel.lists import format_list

from cardavia.advice.reasons import Reason
from cardavia.rules import TENKA, Action, Card
from cardavia.text import Localizer

__all__ = ["action_text", "advice_text", "card_text", "reason_text"]


def card_text(words: Localizer, card: Card) -> str:
    """A card's name as it stands in sentences.

    >>> from cardavia.text import localizer
    >>> from cardavia.rules import card
    >>> card_text(localizer("en"), card("Ks"))
    'Koppu Sun'
    """
    if card is TENKA:
        return words.format("hint-tenka")
    rank = words.format(f"rank-{card.rank.letter}")
    return words.format("card-name", suit=_suit_text(words, card.suit.letter), rank=rank)


def action_text(words: Localizer, action: Action) -> str:
    """An action in a list: a card by its name, to declare and to pass by their words."""
    if action.card is None:
        return words.format(f"hint-choice-{action.do}")
    return card_text(words, action.card)


def advice_text(words: Localizer, action: Action) -> str:
    """An action as a piece of advice, one sentence."""
    if action.card is None:
        return words.format(f"hint-{action.do}")
    return words.format(f"hint-{action.do}", card=card_text(words, action.card))


def reason_text(words: Localizer, reason: Reason, name: Callable[[int], str]) -> str:
    """A reason as one sentence; `name` says who sits at a seat."""
    args: dict[str, str | float] = {}
    for field in ("points", "tenths", "against", "count", "clause"):
        value = getattr(reason, field)
        if value is not None:
            args[field] = value
    if reason.card is not None:
        args["card"] = card_text(words, reason.card)
    if reason.cards:
        args["cards"] = _any_of(words, reason.cards)
    if reason.suit is not None:
        args["suit"] = _suit_text(words, reason.suit)
    if reason.pair is not None:
        args["pair"] = words.format(f"combination-{reason.pair}")
    if reason.seat is not None:
        args["name"] = name(reason.seat)
    return words.format(f"hint-{reason.kind}", **args)


def _suit_text(words: Localizer, letter: str) -> str:
    return words.format(f"suit-{letter.lower()}")


def _any_of(words: Localizer, cards: Sequence[Card]) -> str:
    """Names in a row, the last one after the language's “or”."""
    names = [card_text(words, card) for card in cards]
    return format_list(names, "or", locale=words.language.tag.replace("-", "_"))
