"""The sentences of a lesson in words of a language; the browser puts the same ones together."""

from babel.lists import format_list

from cardavia.lessons.lesson import LEARNER
from cardavia.lessons.messages import Said, Value
from cardavia.lessons.sitting import NAMES
from cardavia.rules import TENKA, Card, card, team_of
from cardavia.text import Localizer

__all__ = ["card_words", "said_text"]


def card_words(words: Localizer, one: Card) -> str:
    """A card's whole name.

    >>> from cardavia.text import localizer
    >>> card_words(localizer("en"), card("Ks"))
    'Koppu Sun'
    """
    if one is TENKA:
        return words.format("card-tenka")
    suit = words.format(f"suit-{one.suit.letter.lower()}")
    return words.format("card-name", suit=suit, rank=words.format(f"rank-{one.rank.letter}"))


def said_text(words: Localizer, said: Said) -> str:
    """One sentence, or a few that belong together.

    >>> from cardavia.text import localizer
    >>> said_text(localizer("en"), Said("came-aside", {"card": "P2"}))
    'Pao 2 lies aside. It is shown when you lead, and wins nothing.'
    """
    values: dict[str, Value] = {f"seat{seat}": NAMES[seat] for seat in range(1, 8)}
    for name, value in said.values.items():
        values |= _value(words, name, value)
    return words.format(said.id, **values)


def _value(words: Localizer, name: str, value: Value) -> dict[str, Value]:
    match name:
        case "card" | "other":
            return {name: card_words(words, card(str(value)))}
        case "cards":
            names = [card_words(words, card(one)) for one in str(value).split()]
            return {name: format_list(names, "or", locale=words.language.tag.replace("-", "_"))}
        case "suit":
            return {name: words.format(f"suit-{str(value).lower()}")}
        case "pair":
            return {name: words.format(f"combination-{value}")}
        case "seat":
            return {"side": _side(int(value)), "name": NAMES[int(value)]}
        case _:
            return {name: value}


def _side(seat: int) -> str:
    if seat == LEARNER:
        return "you"
    return "partner" if team_of(seat) == team_of(LEARNER) else "opponent"
