"""Pondering by a network: what it depends on, and that weighing worlds tells the likely ones."""

import math
import threading
import time
from collections.abc import Iterator
from itertools import islice

import pytest

from cardavia.kernel import Manner, net_recall, position_bytes, stop_flag
from cardavia.players import LearnedPlayer, learned_net
from cardavia.rules import DealState, apply, deal_cards, start
from cardavia.search import Depth, NotToMove, ponder, sample_positions, seed_of, think
from cardavia.search.facts import facts_of
from cardavia.search.reference import read_position
from cardavia.view import view

DEPTH = Depth(worlds=60, tries=200)


def moments(deals: int) -> Iterator[DealState]:
    """Moments with a choice of deals that the network plays."""
    player = LearnedPlayer("net", "Net", 1)
    for number in range(deals):
        state = start(deal_cards("ponder", number=1 + number % 8, dealer=number % 8))
        while state.turn is not None:
            seen = view(state, state.turn)
            if len(seen.legal) > 1:
                yield state
            state = apply(state, player.act(seen))


def test_it_depends_on_view_depth_and_seed_alone() -> None:
    net = learned_net()
    for state in islice(moments(1), 0, None, 7):
        seen = view(state, state.turn)
        found = ponder(net, seen, DEPTH, 5)
        assert ponder(net, seen, DEPTH, 5, threads=2) == found
        assert 0 < found.worlds <= DEPTH.worlds
        assert [(one.action, one.worth) for one in found.tried] == list(think(net, seen))
        assert {one.action for one in found.tried} == set(seen.legal)
        assert sum(one.variance for one in found.tried) >= 0
    state = next(moments(1))
    others = {ponder(net, view(state, state.turn), DEPTH, seed).tried for seed in range(6)}
    assert len(others) > 1


def test_what_no_seat_can_know_changes_nothing() -> None:
    """Other worlds that fit the view give the same thoughts, to the last bit."""
    net = learned_net()
    for state in islice(moments(2), 3, None, 11):
        seen = view(state, state.turn)
        for position in sample_positions(facts_of(seen), 3, seed_of(1, seen)):
            other = view(read_position(position), state.turn)
            assert think(net, other) == think(net, seen)
            assert ponder(net, other, DEPTH, 2) == ponder(net, seen, DEPTH, 2)


def test_the_true_cards_are_likelier_than_others_by_how_they_were_played() -> None:
    """By the mean logarithm of their chance against that of worlds that fit as well."""
    net, manner, gains = learned_net(), Manner(), []
    for state in islice(moments(6), 5, None, 5):
        if state.phase != "play" or state.turn is None:
            continue
        worlds = sample_positions(facts_of(view(state, state.turn)), 40, 3)
        logs = [net_recall(net, world, state.turn, manner) for world in worlds]
        truth = net_recall(net, position_bytes(state), state.turn, manner)
        most = max(*logs, truth)
        mean = sum(math.exp(log - most) for log in logs) / len(logs)
        gains.append(truth - most - math.log(mean))
    assert len(gains) > 30
    assert sum(gains) / len(gains) > 0.4


def test_what_is_worse_beyond_doubt_is_given_up_and_the_others_are_tried_the_more() -> None:
    net, saved = learned_net(), 0
    for state in moments(2):
        seen = view(state, state.turn)
        pondered = ponder(net, seen, DEPTH, 3)
        assert {one.action for one in pondered.tried} == set(seen.legal)
        times = [one.worlds for one in pondered.tried]
        assert pondered.worlds == max(times) <= DEPTH.worlds
        assert sum(times) <= DEPTH.tries
        best = max(pondered.tried, key=lambda one: one.margin)
        assert best.worlds == pondered.worlds
        saved += sum(max(times) - one for one in times)
    assert saved > 100


def test_there_is_an_answer_whatever_the_time() -> None:
    seen = view(next(moments(1)), next(moments(1)).turn)
    deep = Depth(worlds=50_000, tries=500_000)
    assert 1 <= ponder(learned_net(), seen, deep, 1, seconds=0).worlds <= 50_000
    stop = stop_flag()
    threading.Timer(0.2, stop.set).start()
    began = time.monotonic()
    assert ponder(learned_net(), seen, deep, 1, stop=stop).worlds >= 1
    assert time.monotonic() - began < 60  # a hang, not a speed: all of it would take minutes


@pytest.mark.parametrize("depth", [Depth(worlds=0, tries=10), Depth(worlds=10, tries=0)])
def test_depths_that_cannot_be_are_refused(depth: Depth) -> None:
    state = next(moments(1))
    with pytest.raises(ValueError, match="one world and one try at least"):
        ponder(learned_net(), view(state, state.turn), depth, 1)


@pytest.mark.parametrize(
    ("manner", "said"),
    [
        (Manner(heat=0.0), "heat 0 and slip 0.2 are no manner"),
        (Manner(slip=2.0), "heat 0.5 and slip 2 are no manner"),
    ],
)
def test_manners_that_cannot_be_are_refused(manner: Manner, said: str) -> None:
    state = next(moments(1))
    with pytest.raises(ValueError, match=said):
        net_recall(learned_net(), position_bytes(state), 0, manner)


def test_only_the_seat_to_move_ponders() -> None:
    state = next(moments(1))
    other = (state.turn or 0) + 1
    with pytest.raises(NotToMove):
        ponder(learned_net(), view(state, other % 8), DEPTH, 1)
    with pytest.raises(NotToMove):
        think(learned_net(), view(state, other % 8))
