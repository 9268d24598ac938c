"""The match record `cardavia.hachinin-meri/1`: its structs and how one is made from a match.

One match is one JSON object; a file of matches is JSON Lines. Cards are names such as `Ks`.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Encoder

from cardavia.rules import Action, Combination, DealState, MatchState, Trick

__all__ = [
    "FORMAT",
    "RULES",
    "ActionEntry",
    "CombinationEntry",
    "DealRecord",
    "MatchRecord",
    "PlayerEntry",
    "Result",
    "TrickEntry",
    "deal_record",
    "encode_record",
    "match_record",
    "trick_entry",
]

FORMAT = "cardavia.hachinin-meri/1"
RULES = "cardavia"

Seat = Annotated[int, Meta(ge=0, le=7)]


class PlayerEntry(Struct, omit_defaults=True):
    """Who sat where. `kind` is `human` or `ai`; `level` names an AI's player."""

    seat: Seat
    name: str
    kind: Annotated[str, Meta(pattern="^(human|ai)$")]
    level: str | None = None


class ActionEntry(Struct, omit_defaults=True):
    """One choice: `do` is declare, pass, discard or play; the last two name a card."""

    seat: Seat
    do: str
    card: str | None = None


class CombinationEntry(Struct):
    """A combination by name and the points that it moved: 2 or 5."""

    name: str
    value: int


class TrickEntry(Struct):
    """A finished trick. The ninth has no leader; its `led` is the dealer's last card."""

    number: int
    leader: Seat | None
    led: str
    meri: bool
    plays: list[tuple[Seat, str]]
    winner: Seat
    combination: CombinationEntry | None


class DealRecord(Struct):
    """A finished deal. `score` is (even seats, odd seats)."""

    number: int
    dealer: Seat
    hands: list[list[str]]
    stock: list[str]
    actions: list[ActionEntry]
    tricks: list[TrickEntry]
    score: tuple[int, int]


class Result(Struct):
    """The end of a match: the total of (even, odd) seats and the winning team, None for a draw."""

    score: tuple[int, int]
    winner: Annotated[int, Meta(ge=0, le=1)] | None


class MatchRecord(Struct):
    """A match as far as its deals are finished; `result` is None until all eight are."""

    format: str
    rules: str
    id: str
    seed: str | None
    first_dealer: Seat
    players: list[PlayerEntry]
    deals: list[DealRecord]
    result: Result | None


_encoder = Encoder()


def encode_record(record: MatchRecord) -> bytes:
    """The record as one line of JSON, its newline included."""
    return _encoder.encode(record) + b"\n"


def match_record(
    *,
    id: str,  # noqa: A002 - the format's own word for it
    seed: str | None,
    first_dealer: int,
    players: Sequence[PlayerEntry],
    deals: Iterable[DealState],
) -> MatchRecord:
    """The record of a match from its finished deals, in their order.

    The result follows by itself: it stands once eight deals are there. Raises ValueError for a deal
    that is not finished, since its hidden cards would stand in the open.
    """
    entries = [deal_record(state, number) for number, state in enumerate(deals, start=1)]
    match = MatchState(first_dealer, tuple(entry.score for entry in entries))
    result = Result(match.total, match.winner) if match.over else None
    return MatchRecord(FORMAT, RULES, id, seed, first_dealer, list(players), entries, result)


def deal_record(state: DealState, number: int) -> DealRecord:
    """The record of one finished deal, the `number`th (from 1) of its match."""
    if state.turn is not None:
        raise ValueError(f"deal {number} is not finished; a record holds finished deals only")
    dealt = state.dealt
    return DealRecord(
        number=number,
        dealer=dealt.dealer,
        hands=[[card.name for card in hand] for hand in dealt.hands],
        stock=[card.name for card in dealt.stock],
        actions=[_action_entry(seat, action) for seat, action in state.actions],
        tricks=[trick_entry(trick) for trick in state.tricks],
        score=state.score,
    )


def trick_entry(trick: Trick) -> TrickEntry:
    """A trick as it stands in a record."""
    return TrickEntry(
        number=trick.number,
        leader=trick.leader,
        led=trick.led.name,
        meri=trick.meri,
        plays=[(play.seat, play.card.name) for play in trick.plays],
        winner=trick.winner,
        combination=_combination_entry(trick.combination),
    )


def _action_entry(seat: int, action: Action) -> ActionEntry:
    return ActionEntry(seat, action.do, action.card.name if action.card else None)


def _combination_entry(combination: Combination | None) -> CombinationEntry | None:
    if combination is None:
        return None
    return CombinationEntry(combination.name, combination.value)
