"""The messages between a browser and a table; `docs/protocol.md` tells of them with examples.

A browser sends a `Request`, the server answers with a `Reply`. `tools/generate_types.py` writes the
same structs for the browser.
"""

from typing import Annotated, Literal

import msgspec

from cardavia.advice import Advised
from cardavia.rules import Action, Card
from cardavia.table.errors import BadMessage, RefusalCode
from cardavia.table.seating import Seated
from cardavia.view import View, encode

__all__ = [
    "AcceptedMessage",
    "Command",
    "DealCombination",
    "DealHappened",
    "DealMessage",
    "DealScore",
    "DeclareCommand",
    "DeclareHappened",
    "DiscardCommand",
    "DiscardHappened",
    "ErrorMessage",
    "Happened",
    "HintMessage",
    "LeaveCommand",
    "LeaveHappened",
    "MatchInfo",
    "NextDealCommand",
    "PassCommand",
    "PassHappened",
    "Ping",
    "PlayCommand",
    "PlayHappened",
    "PongMessage",
    "RefusedMessage",
    "Reply",
    "Request",
    "RestartCommand",
    "RestartHappened",
    "StateMessage",
    "decode_request",
    "encode",
]

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seq = Annotated[int, msgspec.Meta(ge=0)]
CardName = Annotated[str, msgspec.Meta(pattern="^[PIKOG][1-9btkrus]$")]


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    id: CommandId
    """Made by the browser, new for each command; sending one again does nothing twice."""
    seq: Seq
    """The `seq` of the state that this answers."""


class DeclareCommand(_Command, frozen=True, tag="declare"):
    """Declare the native Robai."""


class PassCommand(_Command, frozen=True, tag="pass"):
    """Do not declare."""


class DiscardCommand(_Command, frozen=True, tag="discard"):
    """Lay a card aside after taking the indicator."""

    card: CardName


class PlayCommand(_Command, frozen=True, tag="play"):
    """Play a card."""

    card: CardName


class NextDealCommand(_Command, frozen=True, tag="next-deal"):
    """Deal the next deal of the match, once one is finished."""


class RestartCommand(_Command, frozen=True, tag="restart"):
    """Begin a new match at this table; any state of the current match may be answered."""


class LeaveCommand(_Command, frozen=True, tag="leave"):
    """Leave the table, which closes it; any state of the current match may be answered."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Ask whether anyone is there; the answer is `PongMessage`."""


Command = (
    DeclareCommand
    | PassCommand
    | DiscardCommand
    | PlayCommand
    | NextDealCommand
    | RestartCommand
    | LeaveCommand
)
Request = Command | Ping


class _Happened(msgspec.Struct, frozen=True, tag_field="kind"):
    pass


class DealHappened(_Happened, frozen=True, tag="deal"):
    """A deal was dealt."""


class DeclareHappened(_Happened, frozen=True, tag="declare"):
    """A seat declared."""

    seat: int


class PassHappened(_Happened, frozen=True, tag="pass"):
    """A seat passed."""

    seat: int


class DiscardHappened(_Happened, frozen=True, tag="discard"):
    """The recipient laid a card aside; only the recipient is told which."""

    seat: int
    card: Card | None


class PlayHappened(_Happened, frozen=True, tag="play"):
    """A card was played; null when it lies face down and is not one's own."""

    seat: int
    card: Card | None


class RestartHappened(_Happened, frozen=True, tag="restart"):
    """A new match began."""


class LeaveHappened(_Happened, frozen=True, tag="leave"):
    """A person left; the table is closed."""

    seat: int


Happened = (
    DealHappened
    | DeclareHappened
    | PassHappened
    | DiscardHappened
    | PlayHappened
    | RestartHappened
    | LeaveHappened
)


class DealCombination(msgspec.Struct, frozen=True):
    """A combination that a seat made in a finished deal."""

    trick: int
    seat: int
    name: str
    value: int
    """The points that it moved, 2 or 5."""


class DealScore(msgspec.Struct, frozen=True):
    """A finished deal of this match."""

    number: int
    dealer: int
    score: tuple[int, int]
    """Points of the even and of the odd seats."""
    combinations: tuple[DealCombination, ...]
    """What moved points, in the order of the tricks."""


class MatchInfo(msgspec.Struct, frozen=True):
    """All that is not of the deal itself."""

    table: str
    you: int | None
    """Your seat; null for someone who only watches."""
    number: int
    """Which match of this table it is, from 1."""
    players: tuple[Seated, ...]
    deals: tuple[DealScore, ...]
    """The finished deals of this match, the one just finished included."""
    over: bool
    """Whether the match's eight deals are finished."""
    winner: int | None
    """The team that won, 0 even or 1 odd; null for a draw and while the match goes on."""
    closed: bool
    can: tuple[Literal["next-deal", "restart", "leave"], ...]
    """What you may do besides the actions in `view.legal`."""


class _Message(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class StateMessage(_Message, frozen=True, tag="state"):
    """All that one seat may know after event `seq`, and what that event was."""

    seq: int
    match: MatchInfo
    view: View
    happened: Happened | None = None
    """The event that led here; null in the first message after connecting."""


class AcceptedMessage(_Message, frozen=True, tag="accepted"):
    """The command was accepted, now or when it came before; it led to event `seq`."""

    id: str
    seq: int


class RefusedMessage(_Message, frozen=True, tag="refused"):
    """The command was refused and nothing has changed."""

    id: str | None
    """The command's id; null when the text was too broken to have one."""
    code: RefusalCode
    seq: int
    """The table's newest event, which a new command should answer."""
    clause: str | None = None
    """The clause of the rules that an illegal action breaks."""
    legal: tuple[Action, ...] | None = None
    """What you may do instead; only when you are to move."""


class DealMessage(_Message, frozen=True, tag="deal"):
    """A finished deal, as one seat saw it at its end."""

    match: int
    """Which match of this table it belongs to, from 1."""
    view: View


class HintMessage(_Message, frozen=True, tag="hint"):
    """What is thought of each of your legal actions after event `seq`, the best first."""

    seq: int
    actions: tuple[Advised, ...]


class PongMessage(_Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""


class ErrorMessage(_Message, frozen=True, tag="error"):
    """An answer over HTTP that is no answer of a table."""

    code: Literal[
        "bad-message",
        "busy",
        "foreign",
        "not-allowed",
        "not-found",
        "not-over",
        "server",
        "too-large",
    ]


Reply = (
    StateMessage
    | AcceptedMessage
    | RefusedMessage
    | DealMessage
    | HintMessage
    | PongMessage
    | ErrorMessage
)

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class _OnlyId(msgspec.Struct):
    id: CommandId | None = None


_id_decoder = msgspec.json.Decoder(_OnlyId)


def decode_request(text: bytes | str) -> Request:
    """Read what a browser sent.

    >>> decode_request('{"do":"play","card":"K7","id":"a1","seq":12}').card
    'K7'

    Raises:
        BadMessage: it is no request of the protocol; the error says where.
    """
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadMessage(str(error), _id_of(text)) from None


def _id_of(text: bytes | str) -> str | None:
    try:
        return _id_decoder.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
