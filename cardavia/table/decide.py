"""Commands in, an entry of the log out, or a typed refusal. Nothing here changes a table.

Who sent a command, and whether the state that it answers is still the newest, is checked before the
rules are asked, so that a refusal to someone who is not to move cannot depend on any card.
"""

from cardavia.rules import (
    DECLARE,
    PASS,
    Action,
    IllegalAction,
    Phase,
    apply,
    card,
    discard,
    play,
)
from cardavia.table.errors import BadMessage, Refusal
from cardavia.table.events import Acted, DealStarted, Entry, Event, Left, Restarted, Started
from cardavia.table.messages import (
    AcceptedMessage,
    Command,
    DeclareCommand,
    DiscardCommand,
    LeaveCommand,
    NextDealCommand,
    PassCommand,
    PlayCommand,
    RefusedMessage,
    RestartCommand,
)
from cardavia.table.seating import Seated, check_seating
from cardavia.table.state import TableState

__all__ = ["act", "already_accepted", "check_hint", "decide", "malformed", "open_table", "refused"]


def open_table(seats: tuple[Seated, ...], seed: str) -> Entry:
    """The first entry of a new table's log. Raises `SettingsError`."""
    check_seating(seats)
    return Entry(Started(seed, seats))


def already_accepted(state: TableState, seat: int, command: Command) -> AcceptedMessage | None:
    """The acceptance of a command that this seat has sent before; None for a new one."""
    seq = state.accepted.get((seat, command.id))
    return None if seq is None else AcceptedMessage(command.id, seq)


def decide(state: TableState, seat: int | None, command: Command, fresh_seed: str) -> Entry:
    """What a person's new command does: the entry to store.

    Args:
        state: the table as it is.
        seat: the sender's seat; None for someone who has none here.
        command: what was sent; `already_accepted` was asked about it.
        fresh_seed: a secret for the next match, used by `restart` alone.

    Raises:
        Refusal: the table does not accept it; nothing changes.
    """
    if seat is None or state.seats[seat].kind != "human":
        raise Refusal("foreign")
    if state.closed:
        raise Refusal("closed")
    if not _answers(state, command):
        raise Refusal("stale")
    return Entry(_event(state, seat, command, fresh_seed), seat, command.id)


def act(state: TableState, seat: int, action: Action) -> Entry:
    """What a seat's action does, whoever chose it: an AI player, or the table when it is forced.

    Raises:
        Refusal: the table is closed, the deal done, the seat not to move, or the rules say no.
    """
    if state.closed:
        raise Refusal("closed")
    return Entry(_acted(state, seat, action))


def check_hint(state: TableState, seat: int, seq: int) -> None:
    """Whether a seat may ask what to do after event `seq`: it has to be to move there and now.

    Raises:
        Refusal: the table is closed or has moved on, or the seat has nothing to choose.
    """
    if state.closed:
        raise Refusal("closed")
    if seq != state.seq:
        raise Refusal("stale")
    if state.deal.phase is Phase.DONE:
        raise Refusal("not-now")
    if state.deal.turn != seat:
        raise Refusal("not-your-turn")


def refused(state: TableState, command: Command, refusal: Refusal) -> RefusedMessage:
    """The refusal as a message."""
    return RefusedMessage(command.id, refusal.code, state.seq, refusal.clause, refusal.legal)


def malformed(state: TableState, error: BadMessage) -> RefusedMessage:
    """The answer to a text that is no command."""
    return RefusedMessage(error.command, "bad-message", state.seq)


def _answers(state: TableState, command: Command) -> bool:
    """Whether the state that the command answers is still the one to answer.

    An AI may act while a person reaches for "restart": that asks only for the same match.
    """
    if isinstance(command, RestartCommand | LeaveCommand):
        return state.began <= command.seq <= state.seq
    return command.seq == state.seq


def _event(state: TableState, seat: int, command: Command, fresh_seed: str) -> Event:
    match command:
        case NextDealCommand():
            return _next_deal(state)
        case RestartCommand():
            return Restarted(fresh_seed)
        case LeaveCommand():
            return Left(seat)
        case _:
            return _acted(state, seat, _action(command))


def _next_deal(state: TableState) -> DealStarted:
    if state.deal.phase is not Phase.DONE or state.match.over:
        raise Refusal("not-now")
    return DealStarted()


def _action(command: DeclareCommand | PassCommand | DiscardCommand | PlayCommand) -> Action:
    match command:
        case DeclareCommand():
            return DECLARE
        case PassCommand():
            return PASS
        case DiscardCommand():
            return discard(card(command.card))
        case PlayCommand():
            return play(card(command.card))


def _acted(state: TableState, seat: int, action: Action) -> Acted:
    if state.deal.phase is Phase.DONE:
        raise Refusal("not-now")
    if state.deal.turn != seat:
        raise Refusal("not-your-turn")
    try:
        apply(state.deal, action)
    except IllegalAction as error:
        raise Refusal("illegal", error.clause, error.legal) from None
    return Acted(seat, str(action))
