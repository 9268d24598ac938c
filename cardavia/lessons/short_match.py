"""The short match: some deals that whoever learns plays to their end, all choices from the start.

Nothing is kept between two choices: a match is what its choices make of it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cardavia.lessons.answering import parse_choice
from cardavia.lessons.errors import BadAnswer
from cardavia.lessons.lesson import LEARNER, MatchStep
from cardavia.lessons.playing import reply
from cardavia.rules import (
    DealState,
    Phase,
    apply,
    deal_cards,
    first_dealer,
    legal_actions,
    start,
)

__all__ = ["NEXT_DEAL", "ShortMatch", "begun", "chosen", "replayed"]

NEXT_DEAL = "next-deal"
"""The choice that deals the next deal."""


class ShortMatch(NamedTuple):
    """Where a short match stands.

    Attributes:
        number: which deal it is, from 1.
        scores: the finished deals' points, of the even and the odd seats.
        state: the deal at the moment: the learner is asked, or the deal is done.
        since: every state since the last choice, the newest last.
    """

    number: int
    scores: tuple[tuple[int, int], ...]
    state: DealState
    since: tuple[DealState, ...]

    @property
    def total(self) -> tuple[int, int]:
        """Points of the even and the odd seats over the finished deals."""
        return sum(even for even, _ in self.scores), sum(odd for _, odd in self.scores)


def begun(step: MatchStep) -> ShortMatch:
    """The match as the learner is asked for the first time."""
    return _dealt(step, 1, ())


def replayed(step: MatchStep, choices: Iterable[str]) -> ShortMatch:
    """The match after those choices. Raises `BadAnswer` or `IllegalAction`."""
    match = begun(step)
    for choice in choices:
        match = chosen(step, match, choice)
    return match


def chosen(step: MatchStep, match: ShortMatch, choice: str) -> ShortMatch:
    """The match after one more choice.

    Raises:
        BadAnswer: it is no action, or the next deal is asked for while there is none.
        IllegalAction: the rules do not allow the action.
    """
    if choice == NEXT_DEAL:
        if match.state.phase is not Phase.DONE or match.number == step.deals:
            raise BadAnswer("there is no next deal now")
        return _dealt(step, match.number + 1, match.scores)
    if match.state.turn is None:
        raise BadAnswer("the deal is done")
    return _going_on(match, apply(match.state, parse_choice(choice)))


def _dealt(step: MatchStep, number: int, scores: tuple[tuple[int, int], ...]) -> ShortMatch:
    dealer = (first_dealer(step.seed) + number - 1) % 8
    state = start(deal_cards(step.seed, number, dealer))
    return _going_on(ShortMatch(number, scores, state, ()), state)


def _going_on(match: ShortMatch, state: DealState) -> ShortMatch:
    """What all do from that state on, until the learner has a choice or the deal is done."""
    states = [state]
    while (seat := state.turn) is not None and not _is_asked(state):
        only = legal_actions(state)
        state = apply(state, only[0] if seat == LEARNER else reply(state))
        states.append(state)
    scores = match.scores if state.turn is not None else (*match.scores, state.score)
    return ShortMatch(match.number, scores, state, tuple(states))


def _is_asked(state: DealState) -> bool:
    """As at the table: what is forced in the declaring and the exchange is done for the learner."""
    if state.turn != LEARNER:
        return False
    return state.phase is Phase.PLAY or len(legal_actions(state)) > 1
