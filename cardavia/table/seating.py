"""Who sits where: eight seats, each a person or an AI level."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from cardavia.players import LEVELS
from cardavia.table.errors import SettingsError

__all__ = ["AI_NAMES", "NAME_LENGTH", "Seated", "check_seating", "seat_person"]

_NO_OTHERS: Mapping[int, str] = MappingProxyType({})

NAME_LENGTH = 40
"""A name has at most this many characters."""

AI_NAMES = (
    "Akari", "Asahi", "Chiyo", "Daichi", "Emi", "Fumiko", "Genta", "Hana", "Haruka", "Hiroshi",
    "Itsuki", "Kaede", "Kazuo", "Kenta", "Kiyomi", "Mako", "Midori", "Minato", "Nao", "Natsuki",
    "Noriko", "Rin", "Ryo", "Sachi", "Satoru", "Shiori", "Sora", "Takumi", "Tomoe", "Yoshi",
    "Yui", "Yuzuki",
)  # fmt: skip
"""Given names for AI players; a table draws seven different ones."""


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a table: a person, or an AI player of some level."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    name: str
    kind: Literal["human", "ai"]
    level: str | None = None
    """The AI's level, one of `cardavia.players.LEVELS`; null for a person."""


def seat_person(
    name: str, level: str, names: Iterable[str], others: Mapping[int, str] = _NO_OTHERS
) -> tuple[Seated, ...]:
    """A person at seat 0 among seven AI players, named in seat order.

    >>> seats = seat_person("Ada", "greedy", AI_NAMES, {2: "random"})
    >>> [(one.name, one.level) for one in seats][:3]
    [('Ada', None), ('Akari', 'greedy'), ('Asahi', 'random')]

    Args:
        name: the person's.
        level: the AI players'.
        names: for the AI players.
        others: other levels for single seats of theirs.

    Raises:
        SettingsError: a level is none, the name is empty or too long, names are missing, or another
            level is for a seat that is no AI player's.
    """
    if not others.keys() <= set(range(1, 8)):
        raise SettingsError("the AI players have the seats 1 to 7, so only those have levels")
    ai = zip(range(1, 8), names, strict=False)
    levels = {seat: others.get(seat, level) for seat in range(1, 8)}
    seats = (Seated(0, name, "human"), *(Seated(seat, one, "ai", levels[seat]) for seat, one in ai))
    check_seating(seats)
    return seats


def check_seating(seats: tuple[Seated, ...]) -> None:
    """Raise `SettingsError` unless these are eight seats in order, well named, of known levels."""
    if [one.seat for one in seats] != list(range(8)):
        raise SettingsError(f"a table has the seats 0 to 7 in order, not {len(seats)} others")
    for one in seats:
        if not one.name.strip() or len(one.name) > NAME_LENGTH:
            raise SettingsError(
                f"the name of seat {one.seat} must have 1 to {NAME_LENGTH} characters"
            )
        if one.kind == "ai" and one.level not in LEVELS:
            raise SettingsError(
                f"seat {one.seat} has the level {one.level!r}; the levels are {', '.join(LEVELS)}"
            )
        if one.kind == "human" and one.level is not None:
            raise SettingsError(f"seat {one.seat} is a person and has no level")
