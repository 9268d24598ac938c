"""A position played on by the real rules: the learner's action, then what the others do."""

from collections.abc import Mapping

from cardavia.lessons.lesson import LEARNER
from cardavia.players import GreedyPlayer
from cardavia.rules import Action, DealState, apply, card, legal_actions, play
from cardavia.view import view

__all__ = ["others", "play_on", "reply"]

_OTHERS = GreedyPlayer(0)

_NO_REPLIES: Mapping[str, str] = {}


def play_on(
    state: DealState, action: Action, replies: Mapping[str, str] = _NO_REPLIES
) -> tuple[DealState, ...]:
    """Every state after the learner's action, until a trick is finished or the learner is asked.

    Raises:
        IllegalAction: the rules do not allow the action.
    """
    after = apply(state, action)
    return (after, *others(after, len(state.tricks), replies))


def others(
    state: DealState, tricks: int, replies: Mapping[str, str] = _NO_REPLIES
) -> tuple[DealState, ...]:
    """What the other seats do until there are more than `tricks`, or the learner is asked."""
    states: list[DealState] = []
    while state.turn not in (None, LEARNER) and len(state.tricks) <= tricks:
        state = apply(state, reply(state, replies))
        states.append(state)
    return tuple(states)


def reply(state: DealState, replies: Mapping[str, str] = _NO_REPLIES) -> Action:
    """What the seat to move does: the card written down for it if that is legal."""
    written = replies.get(str(state.turn))
    if written is not None and play(card(written)) in legal_actions(state):
        return play(card(written))
    return _OTHERS.act(view(state, state.turn))
