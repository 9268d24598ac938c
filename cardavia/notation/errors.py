"""What can be wrong with a record.

NotationError (ValueError)
├── UnreadableLine   no record at all: no UTF-8, no JSON, keys missing, wrong types, too long
└── BrokenRecord     a record that breaks the rules or contradicts itself
"""

from cardavia.rules import Action

__all__ = ["BrokenRecord", "NotationError", "UnreadableLine"]

_LEGAL_SHOWN = 12


class NotationError(ValueError):
    """Anything that is wrong with a record or a file of records."""


class UnreadableLine(NotationError):
    """The line is not what the format asks for; the message says what and where."""


class BrokenRecord(NotationError):
    """The first place where a record breaks the rules or contradicts what follows from it.

    `deal` and `action` count from 1 and are None where the break belongs to none; `clause` is the
    id of the broken clause of the rules, and `legal` what the seat to move could have done instead.
    """

    def __init__(
        self,
        why: str,
        *,
        deal: int | None = None,
        action: int | None = None,
        clause: str | None = None,
        legal: tuple[Action, ...] = (),
    ) -> None:
        self.why = why
        self.deal = deal
        self.action = action
        self.clause = clause
        self.legal = legal
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        place = [f"deal {self.deal}"] if self.deal is not None else []
        place += [f"action {self.action}"] if self.action is not None else []
        text = f"{', '.join(place)}: {self.why}" if place else self.why
        text += f" (clause {self.clause})" if self.clause else ""
        if self.legal:
            shown = ", ".join(str(action) for action in self.legal[:_LEGAL_SHOWN])
            text += f"; legal was: {shown}"
        return text
