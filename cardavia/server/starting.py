"""The start form: what it offers, and what comes back from it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cardavia.players import offered_levels, usual_level
from cardavia.server.secrecy import new_nonce

__all__ = ["BadForm", "Offer", "StartForm", "read_form"]

DEFAULT_NAME = "Guest"
_ONCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEATS = {f"seat-{seat}": seat for seat in range(1, 8)}


class BadForm(ValueError):
    """A form that no start button of ours sends; says what was wrong."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a start form is made of: its nonce, the levels to choose from, the one chosen before."""

    once: str
    levels: tuple[str, ...]
    usual: str

    @staticmethod
    def fresh() -> "Offer":
        """A new form's offer, of what this machine has."""
        levels = offered_levels()
        return Offer(new_nonce(), levels, usual_level(levels))


@dataclass(frozen=True, slots=True)
class StartForm:
    """What somebody wants who pressed the start button.

    Attributes:
        once: the form's nonce, so that a double click starts one match.
        name: the person's, for the others at the table.
        level: how strong the AI players are.
        others: other levels for single seats, 1 to 7.
    """

    once: str
    name: str
    level: str
    others: Mapping[int, str]


def read_form(fields: Mapping[str, object], offer: Offer) -> StartForm:
    """Read the fields of a form that made this offer, whatever its nonce.

    Raises:
        BadForm: the nonce is missing, or a level or a seat is none of those on offer.
    """
    once = str(fields.get("once", ""))
    if not _ONCE.fullmatch(once):
        raise BadForm("the field 'once' must hold the form's nonce")
    name = str(fields.get("name", "")).strip() or DEFAULT_NAME
    level = _level(fields, "level", offer) or offer.usual
    return StartForm(once, name, level, _others(fields, offer))


def _others(fields: Mapping[str, object], offer: Offer) -> dict[int, str]:
    wrong = [name for name in fields if name.startswith("seat-") and name not in _SEATS]
    if wrong:
        raise BadForm(f"there is no {wrong[0]!r}; the others sit at the seats 1 to 7")
    chosen = {seat: _level(fields, name, offer) for name, seat in _SEATS.items()}
    return {seat: level for seat, level in chosen.items() if level is not None}


def _level(fields: Mapping[str, object], name: str, offer: Offer) -> str | None:
    """The level in a field; None when it is left open."""
    level = str(fields.get(name, ""))
    if level and level not in offer.levels:
        raise BadForm(f"the field {name!r} must hold one of {', '.join(offer.levels)}")
    return level or None
