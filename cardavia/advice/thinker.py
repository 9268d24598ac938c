"""Who is asked what the actions are worth: any player that can put its thoughts into points.

>>> usual_thinker() is not None
True
"""

import time
from typing import Final, NamedTuple, Protocol

from cardavia.kernel import available
from cardavia.kernel.native import native
from cardavia.players import DOUBT, MASTERLY, judged, learned_net
from cardavia.rules import Action, DealState
from cardavia.search import Depth, facts_of, ponder, sample_positions, seed_of, think
from cardavia.search.codes import action_of
from cardavia.search.reference import judge_state, read_position
from cardavia.search.rollout import greedy_action
from cardavia.view import View, view

__all__ = ["Clock", "LearnedThinker", "Thinker", "WorldThinker", "Worth", "usual_thinker"]

_AT_A_TIME: Final = 16
"""Worlds drawn between two looks at the clock."""
_CHOICES: Final = 10
"""There are so many actions at most."""
_POINTS: Final = 9
"""The two teams' points of a deal sum to this."""


class Clock(NamedTuple):
    """Until when to think: a moment of `time.monotonic`, or None for no hurry."""

    until: float | None = None

    @property
    def left(self) -> float | None:
        """How many seconds are left, 0 at least; None for no hurry."""
        return None if self.until is None else max(0.0, self.until - time.monotonic())

    def is_late(self) -> bool:
        """Whether that moment has come."""
        return self.until is not None and time.monotonic() >= self.until


class Worth(NamedTuple):
    """What an action comes to.

    Attributes:
        action: the action.
        points: the own team's points in this deal at its end, on average.
        spread: their standard deviation over the worlds; None for a player that looks at none.
    """

    action: Action
    points: float
    spread: float | None


class Thinker(Protocol):
    """A player that says what it thinks of each action. It is given what its seat may know."""

    def worths(self, view: View, seed: int, clock: Clock) -> tuple[Worth, ...]:
        """Every legal action's worth, of equal ones the one to be preferred first.

        Equal views and seeds give equal worths unless time runs out; an answer is given even then.

        Args:
            view: of the seat to move, which has a choice.
            seed: 0 to 2**64 - 1.
            clock: when to come to an end.
        """
        ...

    def reply(self, state: DealState) -> Action:
        """What the seat to move would do in a world that was made up, by what it may see there."""
        ...


class WorldThinker:
    """Tries each action in worlds that fit the view; all seats go on by the rule of thumb.

    With the same number of worlds it thinks what `pimc-N` does.

    Args:
        worlds: how many; 400 of them tell points to within about a tenth.
    """

    def __init__(self, worlds: int = 400) -> None:
        self._worlds = worlds

    def worths(self, view: View, seed: int, clock: Clock) -> tuple[Worth, ...]:
        facts = facts_of(view)
        positions = sample_positions(facts, self._worlds, seed_of(seed, view))
        actions: tuple[Action, ...] = ()
        rows: list[tuple[int, ...]] = []
        for number, position in enumerate(positions):
            if rows and number % _AT_A_TIME == 0 and clock.is_late():
                break
            actions, margins = _judged(position)
            rows.append(margins)
        columns = zip(actions, zip(*rows, strict=True), strict=True)
        return tuple(_worth(action, margins) for action, margins in columns)

    def reply(self, state: DealState) -> Action:
        return greedy_action(state)


class LearnedThinker:
    """Ponders as `master` does; all seats go on as the network thinks best.

    Args:
        depth: how much it ponders.
    """

    def __init__(self, depth: Depth = MASTERLY) -> None:
        self._depth = depth

    def worths(self, view: View, seed: int, clock: Clock) -> tuple[Worth, ...]:
        pondered = ponder(learned_net(), view, self._depth, seed_of(seed, view), seconds=clock.left)
        mean = sum(one.margin for one in pondered.tried) / len(pondered.tried)
        return tuple(
            Worth(one.action, (_POINTS + mean + one.worth) / 2, None)
            for one in judged(pondered, DOUBT)
        )

    def reply(self, state: DealState) -> Action:
        seen = view(state, state.turn)
        if len(seen.legal) == 1:
            return seen.legal[0]
        return max(think(learned_net(), seen), key=lambda thought: thought.worth).action


def usual_thinker(worlds: int = MASTERLY.worlds) -> Thinker:
    """The best there is: the learned one, or without the kernel the rule of thumb in worlds."""
    if not available():
        return WorldThinker(worlds)
    return LearnedThinker(Depth(worlds, tries=_CHOICES * worlds))


def _judged(position: bytes) -> tuple[tuple[Action, ...], tuple[int, ...]]:
    """Every action and its margin in one world."""
    if not available():
        found = judge_state(read_position(position))
        return found.actions, found.margins
    codes, margins, _ = native.judge(position, 1)
    return tuple(map(action_of, codes)), tuple(margins)


def _worth(action: Action, margins: tuple[int, ...]) -> Worth:
    """Margins are differences of two scores that sum to nine."""
    mean = sum(margins) / len(margins)
    variance = sum((one - mean) ** 2 for one in margins) / len(margins)
    return Worth(action, (_POINTS + mean) / 2, variance**0.5 / 2)
