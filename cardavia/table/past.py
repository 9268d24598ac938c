"""Finished deals, to be looked back at: each seat is told again what it saw at the deal's end."""

from collections.abc import Sequence

from cardavia.rules import DealState, MatchState
from cardavia.table.messages import DealMessage
from cardavia.table.state import TableState
from cardavia.view import view

__all__ = ["past_deal"]


def past_deal(
    state: TableState, seat: int | None, number: int, match: int | None = None
) -> DealMessage | None:
    """A finished deal as the seat saw it at its end; None unless it is finished.

    Args:
        state: the table.
        seat: who looks back; `None` is someone who only watches.
        number: which deal of the match, from 1.
        match: which match of the table, from 1; the one that is going on by default. Of a match
            that was given up for another nothing is kept.
    """
    wanted = state.number if match is None else match
    score, deals = _finished(state, wanted)
    if not 1 <= number <= len(deals):
        return None
    total = MatchState(score.first_dealer, score.scores[:number]).total
    return DealMessage(wanted, view(deals[number - 1], seat, deal=number, total=total))


def _finished(state: TableState, number: int) -> tuple[MatchState, Sequence[DealState]]:
    if number == state.number:
        return state.match, state.deals
    for match in state.played:
        if match.number == number:
            return match.score, match.deals
    return state.match, ()
