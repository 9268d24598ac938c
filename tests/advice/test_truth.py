"""Every reason that is given is true: by all worlds that there are, and by counting again."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.advice import Reason, WorldThinker, advise
from cardavia.advice.advise import STORIES
from cardavia.advice.places import Places
from cardavia.players import GreedyPlayer
from cardavia.rules import (
    Action,
    Card,
    DealState,
    Phase,
    Trick,
    apply,
    deal_cards,
    legal_actions,
    team_of,
)
from cardavia.search import facts_of, sample_positions, sample_worlds, seed_of
from cardavia.search.belief import Belief
from cardavia.search.reference import read_position
from cardavia.view import view
from tests.advice.claims import CHECKED, is_true
from tests.support.deals import playout, playouts, steered_playout

QUICK = WorldThinker(20)
MANY = 400
"""So many worlds, late in a deal, show every place that a card may be in."""


def late_choices(count: int) -> list[DealState]:
    """Moments with a choice to make in the last four tricks."""
    found: list[DealState] = []
    for number in range(200):
        play = (playout, steered_playout)[number % 2]
        states = play(deal_cards(str(number), 1, number % 8), number)
        found += [one for one in states if len(one.tricks) >= 5 and len(legal_actions(one)) > 1]
        if len(found) > 5 * count:
            break
    return random.Random(count).sample(found, count)


def worlds_of(state: DealState) -> tuple[DealState, ...]:
    """Worlds that the seat to move must think possible, the true one among them."""
    return state, *sample_worlds(view(state, state.turn), MANY, seed=1)


def test_reasons_that_claim_something_certain_hold_in_all_worlds() -> None:
    told: Counter[str] = Counter()
    for state in late_choices(count=16):
        worlds = worlds_of(state)
        for one in advise(view(state, state.turn), 1, thinker=QUICK).actions:
            for reason in one.reasons:
                if reason.kind in CHECKED and one.action.card is not None:
                    assert is_true(reason, one.action.card, worlds), (reason, one.action, state)
                    told[reason.kind] += 1
    assert {"sure", "only-beaten-by", "cannot-win", "cheapest", "partner-sure"} <= set(told)


def test_places_are_exactly_those_of_all_worlds() -> None:
    for number in range(40):
        states = list(steered_playout(deal_cards(str(number), 1, number % 8), number))
        for state in (one for one in states if (len(one.tricks), len(one.plays)) == (7, 7)):
            facts = facts_of(view(state, state.turn))
            size = round(Belief(facts).size)
            if size > 300:
                continue
            drawn = sorted(set(sample_positions(facts, 20 * size, seed=1)))
            assert len(drawn) == size, "no world is missing"
            compare_places(state, [read_position(one) for one in drawn])


def compare_places(state: DealState, worlds: list[DealState]) -> None:
    """Hold the places that the seat to move thinks of to all its worlds."""
    places = Places(view(state, state.turn))
    for seat in set(range(8)) - {state.turn}:
        assert places.in_hand(seat) == {card for world in worlds for card in world.hands[seat]}
        down = {one.card for world in worlds for one in world.plays if one.seat == seat}
        hidden = not state.meri and all(map(state.order.is_trump, down))
        assert places.face_down(seat) == (down if hidden else set())


@given(playouts(), st.integers(0, 2**64 - 1))
@settings(max_examples=20)
def test_places_hold_whatever_is_drawn(states: tuple[DealState, ...], seed: int) -> None:
    for state in states[9:-1:7]:
        assert state.turn is not None
        places = Places(view(state, state.turn))
        for world in sample_worlds(view(state, state.turn), 3, seed):
            for seat in set(range(8)) - {state.turn}:
                assert set(world.hands[seat]) <= places.in_hand(seat)


def played_on(world: DealState, action: Action) -> DealState:
    """The world after the action and the rest of the trick, each seat being greedy on its view."""
    greedy, number = GreedyPlayer(seed=0), len(world.tricks)
    state = apply(world, action)
    while len(state.tricks) == number:
        state = apply(state, greedy.act(view(state, state.turn)))
    return state


def loser(trick: Trick, state: DealState) -> Card:
    """The strongest trump of the side that does not win."""
    side = [one.card for one in trick.plays if team_of(one.seat) != team_of(trick.winner)]
    return max(side, key=lambda card: state.order.strength(card, state.order.trump))


def recounted(reason: Reason, ends: list[DealState], seat: int, card: Card) -> int:
    """In how many of ten worlds it is as a reason says."""
    at = -2 if len(ends[0].tricks) == 9 else -1
    tricks = [state.tricks[at] for state in ends]
    paid = [
        one.combination is not None
        and (one.combination.name, one.combination.value) == (reason.pair, reason.points)
        for one in tricks
    ]
    holds = {
        "takes": lambda n: tricks[n].winner == seat,
        "side-takes": lambda n: team_of(tricks[n].winner) == team_of(seat),
        "partner-likely": lambda n: tricks[n].winner == reason.seat,
        "makes": lambda n: paid[n] and tricks[n].winner == seat,
        "falls": lambda n: (
            paid[n]
            and team_of(tricks[n].winner) != team_of(seat)
            and loser(tricks[n], ends[n]) is card
        ),
        "ninth": lambda n: ends[n].tricks[-1].winner == seat,
    }[reason.kind]
    return round(10 * sum(map(holds, range(len(ends)))) / len(ends))


COUNTED = {"takes", "side-takes", "partner-likely", "makes", "falls", "ninth"}


@pytest.mark.parametrize("number", range(5))
def test_how_often_is_counted_rightly(number: int) -> None:
    states = list(steered_playout(deal_cards(f"count {number}", 1, number), number))
    choices = [one for one in states if one.phase is Phase.PLAY and len(legal_actions(one)) > 1]
    told: Counter[str] = Counter()
    for state in random.Random(number).sample(choices, 4) + choices[-1:]:
        assert state.turn is not None
        seen = view(state, state.turn)
        worlds = sample_worlds(seen, STORIES, seed_of(5, seen))
        for one in advise(seen, 5, thinker=QUICK).actions:
            reasons = [reason for reason in one.reasons if reason.kind in COUNTED]
            if reasons and one.action.card is not None:
                ends = [played_on(world, one.action) for world in worlds]
                for reason in reasons:
                    assert reason.tenths == recounted(reason, ends, state.turn, one.action.card)
                    told[reason.kind] += 1
    assert told.total() > 0
