"""What has happened at a table, as it is stored: the log is the truth, all else follows from it."""

import msgspec

from cardavia.table.errors import LogError
from cardavia.table.seating import Seated

__all__ = [
    "Acted",
    "DealStarted",
    "Entry",
    "Event",
    "Left",
    "Restarted",
    "Started",
    "decode_event",
    "encode_event",
]


class Started(msgspec.Struct, frozen=True, tag_field="event", tag="started"):
    """The table was opened; its first match and its first deal begin. Always the first event."""

    seed: str
    """The match's secret: every shuffle and the first dealer follow from it."""
    seats: tuple[Seated, ...]


class Acted(msgspec.Struct, frozen=True, tag_field="event", tag="acted"):
    """A seat declared, passed, discarded or played."""

    seat: int
    action: str
    """As the rules write it, such as `play K7`."""


class DealStarted(msgspec.Struct, frozen=True, tag_field="event", tag="deal-started"):
    """The next deal of the match was dealt."""


class Restarted(msgspec.Struct, frozen=True, tag_field="event", tag="restarted"):
    """A new match began at this table, with a new secret; the old totals are gone."""

    seed: str


class Left(msgspec.Struct, frozen=True, tag_field="event", tag="left"):
    """A person left; the table is closed."""

    seat: int


Event = Started | Acted | DealStarted | Restarted | Left


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: an event and, where a person's command caused it, whose and which."""

    event: Event
    by: int | None = None
    """The seat whose person sent the command; None for what the table or an AI did."""
    command: str | None = None
    """The command's id, remembered so that a repeat is harmless."""


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> str:
    """The event as JSON text.

    >>> encode_event(Acted(4, "pass"))
    '{"event":"acted","seat":4,"action":"pass"}'
    """
    return msgspec.json.encode(event).decode()


def decode_event(text: str) -> Event:
    """Read what `encode_event` writes. Raises `LogError`."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise LogError(f"a stored event cannot be read: {error}") from None
