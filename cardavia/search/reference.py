"""The search in Python, on the readable rules: slow, and the same integers as the kernel's."""

import time

from cardavia.rules import (
    CARDS,
    Action,
    Card,
    DealState,
    Dealt,
    apply,
    legal_actions,
    start,
)
from cardavia.search.belief import Belief
from cardavia.search.chance import Rng
from cardavia.search.codes import action_of
from cardavia.search.errors import NotToMove
from cardavia.search.judgement import Judgement
from cardavia.search.rollout import rolled_out, worth

__all__ = ["judge_state", "read_position", "sample_positions", "search_facts"]


def sample_positions(facts: bytes, count: int, seed: int) -> list[bytes]:
    """So many worlds that fit the facts, as positions' byte strings."""
    belief = Belief(facts)
    return [belief.world(Rng(seed, number)) for number in range(count)]


def search_facts(facts: bytes, worlds: int, seed: int, seconds: float | None) -> Judgement:
    """What each legal action of the seat comes to, over worlds that fit the facts.

    The first world is looked at whatever the time, so that there is always an answer.
    """
    until = None if seconds is None else time.monotonic() + seconds
    belief = Belief(facts)
    if belief.turn != facts[3]:
        raise NotToMove(facts[3])
    judged = judge_state(read_position(belief.world(Rng(seed, 0))))
    if len(judged.actions) == 1:
        return Judgement(judged.actions, (0,), 0)
    margins, done = list(judged.margins), 1
    while done < worlds and (until is None or time.monotonic() < until):
        world = read_position(belief.world(Rng(seed, done)))
        margins = [a + b for a, b in zip(margins, judge_state(world).margins, strict=True)]
        done += 1
    return Judgement(judged.actions, tuple(margins), done)


def judge_state(state: DealState, depth: int = 1) -> Judgement:
    """What each legal action comes to on these cards; `cardavia.search.judge` tells the depth."""
    actions = _by_worth(state)
    team = (state.turn or 0) % 2
    scores = [_gone_on(apply(state, action), depth).score for action in actions]
    return Judgement(actions, tuple(score[team] - score[1 - team] for score in scores), 1)


def _gone_on(state: DealState, depth: int) -> DealState:
    while depth > 1 and state.turn is not None:
        state = apply(state, judge_state(state, depth - 1).best)
    return rolled_out(state)


def _by_worth(state: DealState) -> tuple[Action, ...]:
    """The legal actions, the card least worth keeping first; to declare comes before to pass."""
    actions = legal_actions(state)
    cards = [(worth(state.order, one.card), one) for one in actions if one.card is not None]
    return tuple(one for _, one in sorted(cards)) or actions


def read_position(position: bytes) -> DealState:
    """The state that a position's byte string tells of.

    Raises:
        IllegalAction: one of its actions is not legal.
    """
    hands = tuple(_cards(position[4 + 9 * seat : 13 + 9 * seat]) for seat in range(8))
    state = start(Dealt(position[3], hands, _cards(position[76:79])))
    for code in position[80:]:
        state = apply(state, action_of(code))
    return state


def _cards(numbers: bytes) -> tuple[Card, ...]:
    return tuple(CARDS[number] for number in numbers)
