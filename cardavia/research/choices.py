"""Choices as numbers: a card to play, or to discard where that is asked, 75 declare, 76 pass."""

from typing import Final

from cardavia.rules import CARDS, Action, DealState, Phase, discard, legal_actions, play
from cardavia.rules import DECLARE as DECLARING
from cardavia.rules import PASS as PASSING

__all__ = ["DECLARE", "PASS", "action_of", "choice_of", "legal_choices"]

DECLARE: Final = 75
"""The choice of declaring."""
PASS: Final = 76
"""The choice of passing."""


def choice_of(action: Action) -> int:
    """The number of a choice, 0 to 76.

    >>> from cardavia.rules import parse_action
    >>> [choice_of(parse_action(text)) for text in ("play P1", "discard Gs", "declare", "pass")]
    [0, 74, 75, 76]
    """
    if action.card is not None:
        return action.card.index
    return DECLARE if action is DECLARING else PASS


def action_of(choice: int, phase: Phase | str) -> Action:
    """What a choice from 0 to 76 means in a phase; only ``discard`` makes a card one to lay aside.

    >>> str(action_of(46, "play")), str(action_of(46, "discard")), str(action_of(76, "declare"))
    ('play O2', 'discard O2', 'pass')
    """
    if choice in (DECLARE, PASS):
        return DECLARING if choice == DECLARE else PASSING
    card = CARDS[choice]
    return discard(card) if phase == Phase.DISCARD else play(card)


def legal_choices(state: DealState) -> list[int]:
    """The choices of the seat to move, rising; none when the deal is done."""
    return sorted(map(choice_of, legal_actions(state)))
