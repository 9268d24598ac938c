"""What a seat can do, without saying who does it: whose turn it is says that.

>>> str(play(CARDS[0])), parse_action("discard I3").card
('play P1', card('I3'))
"""

from collections.abc import Iterable
from typing import Final, Literal

from cardavia.rules.cards import CARDS, Card
from cardavia.rules.errors import ActionTextError

__all__ = [
    "DECLARE",
    "PASS",
    "Action",
    "Do",
    "discard",
    "discards",
    "parse_action",
    "play",
    "plays",
]

Do = Literal["declare", "pass", "discard", "play"]


class Action:
    """One choice. There is exactly one object for each, so actions compare by identity.

    They are ``DECLARE``, ``PASS`` and what ``discard``, ``play`` and ``parse_action`` return.

    Attributes:
        do: what is done.
        card: the card that is discarded or played; None for declare and pass.
    """

    __slots__ = ("card", "do")

    do: Do
    card: Card | None

    def __init__(self, do: Do, card: Card | None = None) -> None:
        object.__setattr__(self, "do", do)
        object.__setattr__(self, "card", card)

    def __setattr__(self, attribute: str, value: object) -> None:
        raise AttributeError(f"an action never changes: cannot set {attribute}")

    def __str__(self) -> str:
        return self.do if self.card is None else f"{self.do} {self.card.name}"

    def __repr__(self) -> str:
        return f"parse_action('{self}')"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_action, (str(self),)


DECLARE: Final = Action("declare")
PASS: Final = Action("pass")
_DISCARDS: Final = tuple(Action("discard", one) for one in CARDS)
_PLAYS: Final = tuple(Action("play", one) for one in CARDS)


_BY_TEXT: Final = {str(one): one for one in (DECLARE, PASS, *_DISCARDS, *_PLAYS)}


def discard(card: Card) -> Action:
    """Lay that card aside."""
    return _DISCARDS[card.index]


def play(card: Card) -> Action:
    """Play that card."""
    return _PLAYS[card.index]


def discards(cards: Iterable[Card]) -> tuple[Action, ...]:
    """The discards of those cards, in their order."""
    return tuple([_DISCARDS[one.index] for one in cards])


def plays(cards: Iterable[Card]) -> tuple[Action, ...]:
    """The plays of those cards, in their order."""
    return tuple([_PLAYS[one.index] for one in cards])


def parse_action(text: str) -> Action:
    """Read what ``str(action)`` writes.

    Raises:
        ActionTextError: the text is no action.
    """
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ActionTextError(
            f"{text!r} is no action: write 'declare', 'pass', 'discard Ks' or 'play Ks'"
        ) from None
