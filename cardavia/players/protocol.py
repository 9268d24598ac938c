"""What an arena and an external player say to each other: `cardavia.bot/1`, one JSON object a line.

The messages, from the arena: `Hello`, `Act`, `Bye`; from the program: `Ready`, `Answer`. What a
program is shown is built from a `View` by naming the fields, so nothing else can get there.
`docs/bots.md` tells it to those who write programs.

>>> read_request(b'{"type":"hello","protocol":"cardavia.bot/1","game":"hachinin-meri"}')
Hello(protocol='cardavia.bot/1', game='hachinin-meri')
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cardavia.rules import SEATS, Action, Card, Declaration, Trick, parse_action
from cardavia.view import OpenTrick, View, dec_hook, encode
from cardavia.view.seen import SuitLetter

__all__ = [
    "GAME",
    "PROTOCOL",
    "Act",
    "Answer",
    "Bye",
    "Hello",
    "Ready",
    "SeatView",
    "answer_to",
    "message_line",
    "read_reply",
    "read_request",
    "seat_view",
    "whole_view",
]

PROTOCOL = "cardavia.bot/1"
GAME = "hachinin-meri"

_Word = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+$")]


class SeatView(Struct, frozen=True):
    """What a seat may know, as the protocol sends it; the fields mean what they mean in `View`."""

    seat: int
    dealer: int
    deal: int
    total: tuple[int, int]
    score: tuple[int, int]
    phase: Literal["declare", "discard", "play", "done"]
    turn: int | None
    indicator: Card
    trump: SuitLetter
    hand: tuple[Card, ...]
    dealt_hand: tuple[Card, ...]
    legal: tuple[Action, ...]
    declarations: tuple[Declaration, ...]
    recipient: int | None
    discard: Card | None
    side_cards: tuple[Card, ...] | None
    tricks: tuple[Trick, ...]
    trick: OpenTrick | None


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The arena's first message."""

    protocol: str = PROTOCOL
    game: str = GAME


class Act(Struct, frozen=True, tag_field="type", tag="act"):
    """The seat is to move; the answer carries the same `id`."""

    id: int
    view: SeatView


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The deal is over, and so is the program's work."""


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """The program's first message: who it is."""

    name: _Word
    version: _Word


class Answer(Struct, frozen=True, tag_field="type", tag="action", omit_defaults=True):
    """What the seat does; `card` is left out or null for `declare` and `pass`."""

    id: int
    do: str = ""
    card: str | UnsetType | None = UNSET

    @property
    def text(self) -> str:
        """The action as text, such as `play K7`; it may be none that there is."""
        return f"{self.do} {self.card}" if self.card else self.do


_requests = msgspec.json.Decoder(Hello | Act | Bye, dec_hook=dec_hook)
_replies = msgspec.json.Decoder(Ready | Answer)


def message_line(message: Hello | Act | Bye | Ready | Answer) -> bytes:
    """The message as its line, newline included."""
    return encode(message) + b"\n"


def read_request(line: bytes) -> Hello | Act | Bye:
    """Read what an arena sent; raises msgspec.DecodeError that says what is wrong."""
    request: Hello | Act | Bye = _requests.decode(line)
    return request


def read_reply(line: bytes) -> Ready | Answer | None:
    """Read what a program sent; None when it is no message of the protocol."""
    try:
        return _replies.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def answer_to(act: Act, action: Action) -> Answer:
    """The answer that this action is."""
    return Answer(act.id, action.do, UNSET if action.card is None else action.card.name)


def seat_view(view: View) -> SeatView:
    """What the seat of that view is sent. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator is asked nothing; the view has no seat")
    return SeatView(
        seat=view.seat,
        dealer=view.dealer,
        deal=view.deal,
        total=view.total,
        score=view.score,
        phase=view.phase,
        turn=view.turn,
        indicator=view.indicator,
        trump=view.trump,
        hand=view.hand,
        dealt_hand=view.dealt_hand,
        legal=view.legal,
        declarations=view.declarations,
        recipient=view.recipient,
        discard=view.discard,
        side_cards=view.side_cards,
        tricks=view.tricks,
        trick=view.trick,
    )


def whole_view(sent: SeatView) -> View:
    """The view that was sent, with what follows from it: hand sizes, restriction and Monchi.

    Of a seat that is to move; nobody else is asked.
    """
    return View(
        seat=sent.seat,
        dealer=sent.dealer,
        deal=sent.deal,
        total=sent.total,
        score=sent.score,
        phase=sent.phase,
        turn=sent.turn,
        indicator=sent.indicator,
        trump=sent.trump,
        hand=sent.hand,
        dealt_hand=sent.dealt_hand,
        hand_sizes=_hand_sizes(sent),
        legal=tuple([parse_action(str(action)) for action in sent.legal]),
        restriction=_restriction(sent),
        declarations=sent.declarations,
        recipient=sent.recipient,
        discard=sent.discard,
        side_cards=sent.side_cards,
        monchi=any(trick.meri for trick in sent.tricks),
        tricks=sent.tricks,
        trick=sent.trick,
    )


def _hand_sizes(sent: SeatView) -> tuple[int, ...]:
    sizes = [9 - len(sent.tricks) for _ in SEATS]
    if sent.phase == "discard" and sent.recipient is not None:
        sizes[sent.recipient] += 1
    for play in sent.trick.plays if sent.trick else ():
        sizes[play.seat] -= 1
    return tuple(sizes)


def _restriction(sent: SeatView) -> str | None:
    """The clause that bars some cards, as `cardavia.rules.restriction` names it."""
    if sent.phase == "declare" or len(sent.legal) == len(sent.hand):
        return None
    if sent.phase == "discard":
        return "4.discard"
    if sent.trick is None:
        return "5.first-lead"
    return "5.meri" if sent.trick.meri else "5.monchi"
