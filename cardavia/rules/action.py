"""What a seat can do, without saying who does it: whose turn it is says that.

>>> str(play(card("K7"))), parse_action("discard I3").card
('play K7', card('I3'))
"""

from typing import Final, Literal, NamedTuple

from cardavia.rules.cards import CARDS, Card, card
from cardavia.rules.errors import ActionTextError, CardNameError

__all__ = ["DECLARE", "PASS", "Action", "Do", "discard", "parse_action", "play"]

Do = Literal["declare", "pass", "discard", "play"]


class Action(NamedTuple):
    """One choice: ``declare`` and ``pass`` have no card, ``discard`` and ``play`` have one."""

    do: Do
    card: Card | None = None

    def __str__(self) -> str:
        return self.do if self.card is None else f"{self.do} {self.card.name}"


DECLARE: Final = Action("declare")
PASS: Final = Action("pass")
_DISCARDS: Final = tuple(Action("discard", one) for one in CARDS)
_PLAYS: Final = tuple(Action("play", one) for one in CARDS)


def discard(card: Card) -> Action:
    """Lay that card aside."""
    return _DISCARDS[card.index]


def play(card: Card) -> Action:
    """Play that card."""
    return _PLAYS[card.index]


def parse_action(text: str) -> Action:
    """Read what ``str(action)`` writes.

    Raises:
        ActionTextError: the text is no action.
    """
    do, _, name = text.partition(" ")
    if text in ("declare", "pass"):
        return DECLARE if text == "declare" else PASS
    try:
        if do == "discard":
            return discard(card(name))
        if do == "play":
            return play(card(name))
    except CardNameError as error:
        raise ActionTextError(f"{text!r} is no action: {error}") from None
    raise ActionTextError(
        f"{text!r} is no action: write 'declare', 'pass', 'discard CARD' or 'play CARD'"
    )
