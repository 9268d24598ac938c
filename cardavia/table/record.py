"""The record of a match, once it is over and nothing of it is a secret any more."""

from cardavia.notation import MatchRecord, PlayerEntry, match_record
from cardavia.table.seating import Seated
from cardavia.table.state import TableState

__all__ = ["finished_record"]


def finished_record(state: TableState, number: int | None = None) -> MatchRecord | None:
    """The record of a match of this table; None unless that match was played to its end.

    Args:
        state: the table.
        number: which of its matches, from 1; the newest finished one by default.
    """
    for match in reversed(state.played):
        if number in (None, match.number):
            return match_record(
                id=f"{state.table}-{match.number}",
                seed=match.seed,
                first_dealer=match.score.first_dealer,
                players=[_player(one) for one in state.seats],
                deals=match.deals,
            )
    return None


def _player(seated: Seated) -> PlayerEntry:
    if seated.level is None:
        return PlayerEntry(seated.seat, seated.name, seated.kind)
    return PlayerEntry(seated.seat, seated.name, seated.kind, seated.level)
