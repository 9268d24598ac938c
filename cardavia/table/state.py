"""A table at one moment: its log folded, event by event. It never changes; `after` makes the next.

>>> from cardavia.table.seating import AI_NAMES, seat_person
>>> state = opened("t1", Entry(Started("karuta", seat_person("Ada", "greedy", AI_NAMES))))
>>> state.seq, state.deal_number, state.deal.turn
(1, 1, 6)
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from cardavia.rules import (
    DealState,
    MatchState,
    Phase,
    RulesError,
    apply,
    deal_cards,
    first_dealer,
    parse_action,
    start,
)
from cardavia.table.errors import LogError
from cardavia.table.events import Acted, DealStarted, Entry, Left, Restarted, Started
from cardavia.table.seating import Seated, check_seating

__all__ = ["PlayedMatch", "TableState", "after", "fold", "opened"]


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that was played to its end: all that its record needs."""

    number: int
    seed: str
    score: MatchState
    deals: tuple[DealState, ...]


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one moment, as the referee sees it: it holds secrets and every hand.

    Attributes:
        table: the table's id.
        seats: who sits where.
        seq: the number of events so far; commands answer it.
        number: which match of this table is going on, from 1.
        began: the `seq` at which that match began.
        seed: that match's secret.
        match: its finished deals' scores.
        deal: the deal that is going on, or was the last to finish.
        deals: the finished deals of this match.
        played: the table's matches that came to their end, this one included.
        closed: whether its person has left.
        accepted: for each (seat, command id) so far, the `seq` that the command led to.
    """

    table: str
    seats: tuple[Seated, ...]
    seq: int
    number: int
    began: int
    seed: str = field(repr=False)
    match: MatchState
    deal: DealState = field(repr=False)
    deals: tuple[DealState, ...] = field(default=(), repr=False)
    played: tuple[PlayedMatch, ...] = field(default=(), repr=False)
    closed: bool = False
    accepted: Mapping[tuple[int, str], int] = field(default_factory=dict, repr=False)

    @property
    def deal_number(self) -> int:
        """The deal in `deal`, 1 to 8."""
        return len(self.deals) + (self.deal.phase is not Phase.DONE)


def opened(table: str, entry: Entry) -> TableState:
    """The state after the first entry of a log. Raises `LogError` when that is no `Started`."""
    event = entry.event
    if not isinstance(event, Started):
        raise LogError(f"the log of table {table} begins with {type(event).__name__}, not Started")
    check_seating(event.seats)
    match, deal = _first_deal(event.seed)
    return TableState(table, event.seats, 1, 1, 1, event.seed, match, deal)


def after(state: TableState, entry: Entry) -> TableState:
    """The state after one more entry.

    Raises:
        LogError: the entry cannot follow this state.
    """
    event = entry.event
    seq = state.seq + 1
    accepted = state.accepted
    if entry.by is not None and entry.command is not None:
        accepted = {**accepted, (entry.by, entry.command): seq}
    counted = replace(state, seq=seq, accepted=accepted)
    match event:
        case Acted():
            return _acted(counted, event)
        case DealStarted():
            return replace(counted, deal=_deal(state.seed, state.match))
        case Restarted(seed=seed):
            match, deal = _first_deal(seed)
            number = state.number + 1
            return replace(
                counted, number=number, began=seq, seed=seed, match=match, deal=deal, deals=()
            )
        case Left():
            return replace(counted, closed=True)
        case Started():
            raise LogError(f"the log of table {state.table} starts twice, at event {seq}")


def fold(table: str, entries: Iterable[Entry]) -> Iterator[TableState]:
    """Every state of a table, from its whole log. Raises `LogError`."""
    state: TableState | None = None
    for entry in entries:
        state = opened(table, entry) if state is None else after(state, entry)
        yield state


def _first_deal(seed: str) -> tuple[MatchState, DealState]:
    match = MatchState(first_dealer(seed))
    return match, _deal(seed, match)


def _deal(seed: str, match: MatchState) -> DealState:
    return start(deal_cards(seed, match.deal_number, match.dealer))


def _acted(state: TableState, event: Acted) -> TableState:
    if state.deal.turn != event.seat:
        raise LogError(f"event {state.seq} of table {state.table} is not of the seat to move")
    try:
        deal = apply(state.deal, parse_action(event.action))
    except RulesError:
        # The rules' own sentence would name cards of a running deal, and errors are logged.
        raise LogError(f"event {state.seq} of table {state.table} breaks the rules") from None
    acted = replace(state, deal=deal)
    return _deal_finished(acted) if deal.phase is Phase.DONE else acted


def _deal_finished(state: TableState) -> TableState:
    deals = (*state.deals, state.deal)
    match = state.match.after(state.deal.score)
    played = state.played
    if match.over:
        played = (*played, PlayedMatch(state.number, state.seed, match, deals))
    return replace(state, deals=deals, match=match, played=played)
