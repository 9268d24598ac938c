"""The errors of a table.

::

    TableError
    ├── SettingsError   seats, names or levels that make no table
    ├── LogError        a stored log that cannot be folded: it was changed by hand, or is cut off
    ├── BadMessage      a text that is no command of the protocol
    └── Refusal         a command that this table does not accept now, with the reason's code
"""

from typing import Literal

from cardavia.rules import Action

__all__ = ["BadMessage", "LogError", "Refusal", "RefusalCode", "SettingsError", "TableError"]

RefusalCode = Literal[
    "bad-message", "closed", "foreign", "illegal", "not-now", "not-your-turn", "stale"
]


class TableError(Exception):
    """Anything that a table refuses."""


class SettingsError(TableError, ValueError):
    """Seats, names or levels that make no table; says what would be right."""


class LogError(TableError, ValueError):
    """A stored log that cannot be folded."""


class BadMessage(TableError, ValueError):
    """A text that is no command of the protocol.

    Attributes:
        command: the id that the text gave, when it could be read; None otherwise.
    """

    def __init__(self, reason: str, command: str | None = None) -> None:
        super().__init__(reason)
        self.command = command


class Refusal(TableError):
    """A command that this table does not accept now; nothing has changed.

    Attributes:
        code: why, as the protocol says it.
        clause: the clause of the rules that an illegal action breaks; None for other codes.
        legal: what the seat to move may do instead; None for other codes, so that someone who is
            not to move learns nothing of the deal.
    """

    def __init__(
        self, code: RefusalCode, clause: str | None = None, legal: tuple[Action, ...] | None = None
    ) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.clause = clause
        self.legal = legal
