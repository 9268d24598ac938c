"""What a table does by itself: an AI's turn, and a person's turn without a choice."""

from dataclasses import dataclass

from cardavia.rules import Action, Phase, legal_actions
from cardavia.table.state import TableState

__all__ = ["Due", "due", "trick_just_finished"]


@dataclass(frozen=True, slots=True)
class Due:
    """The seat that is to move without a person being asked.

    Either `level` names the AI to ask, or `forced` is the only action that there is.
    """

    seat: int
    level: str | None
    forced: Action | None = None


def due(state: TableState) -> Due | None:
    """Who is to move without a person being asked; None while the table waits for a person."""
    seat = state.deal.turn
    if seat is None or state.closed:
        return None
    seated = state.seats[seat]
    if seated.kind == "ai":
        return Due(seat, seated.level)
    forced = _forced(state)
    return None if forced is None else Due(seat, None, forced)


def trick_just_finished(state: TableState) -> bool:
    """Whether a full trick lies on the table, which people want to look at."""
    return state.deal.phase is Phase.PLAY and bool(state.deal.tricks) and not state.deal.plays


def _forced(state: TableState) -> Action | None:
    """The single declaration or discard there is. A card is always played by its person."""
    if state.deal.phase not in (Phase.DECLARE, Phase.DISCARD):
        return None
    legal = legal_actions(state.deal)
    return legal[0] if len(legal) == 1 else None
