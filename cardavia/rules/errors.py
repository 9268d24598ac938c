"""The errors of the rules.

::

    RulesError
    ├── CardNameError     a text that names no card
    ├── ActionTextError   a text that names no action
    ├── DealError         hands and stock that are not one deal of the 75 cards
    ├── PositionError     a position's text that cannot be read
    └── IllegalAction     an action that the rules do not allow now
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardavia.rules.action import Action

__all__ = [
    "ActionTextError",
    "CardNameError",
    "DealError",
    "IllegalAction",
    "PositionError",
    "RulesError",
]


class RulesError(Exception):
    """Anything that the rules refuse."""


class CardNameError(RulesError, ValueError):
    """A text that names no card; says which names there are."""


class ActionTextError(RulesError, ValueError):
    """A text that names no action; says which texts there are."""


class DealError(RulesError, ValueError):
    """Hands and stock that are not one deal of the 75 cards."""


class PositionError(RulesError, ValueError):
    """A position's text that cannot be read; says where and what would be right."""


class IllegalAction(RulesError):
    """An action that the rules do not allow now.

    Attributes:
        action: what was tried.
        clause: the clause of the rules that it breaks, a key of ``CLAUSES``.
        legal: what the seat to move may do instead; empty when the deal is done.
    """

    def __init__(
        self, action: "Action", clause: str, reason: str, legal: "tuple[Action, ...]"
    ) -> None:
        may = ", ".join(str(one) for one in legal) if legal else "nothing: the deal is done"
        super().__init__(f"{action} is not allowed ({clause}: {reason}); legal now: {may}")
        self.action = action
        self.clause = clause
        self.legal = legal
