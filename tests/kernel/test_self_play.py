"""Self-play: what it shows is what the seats' views hold, and its deals go on by the rules."""

import gc
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from cardavia.kernel import CHOICES, OBSERVATION, NumpyMissing, SelfPlay
from cardavia.kernel.native import native
from cardavia.research import choice_of, observation
from cardavia.rules import DealState, apply, legal_actions, start
from cardavia.view import view
from tests.kernel.generator import shuffled_deal, stream

DEALS = 12


def first_states(seed: int) -> tuple[list[DealState], list[Iterator[int]]]:
    dealing = [stream(seed, 2 * lane) for lane in range(DEALS)]
    return [start(shuffled_deal(dealing[lane], lane % 8)) for lane in range(DEALS)], dealing


def assert_shows(play: SelfPlay, lane: int, state: DealState) -> None:
    assert state.turn is not None
    assert play.seats[lane] == state.turn
    seen = observation(view(state, state.turn))
    assert play.observations[lane].tolist() == seen
    legal = [choice_of(action) for action in legal_actions(state)]
    assert np.flatnonzero(play.legal[lane]).tolist() == sorted(legal)


def after(state: DealState, choice: int) -> DealState:
    by_choice = {choice_of(action): action for action in legal_actions(state)}
    return apply(state, by_choice[choice])


def test_shows_each_seat_what_its_view_holds_over_many_deals() -> None:
    play = SelfPlay(DEALS, seed=5)
    states, dealing = first_states(5)
    ended = 0
    for _ in range(170):
        for lane, state in enumerate(states):
            assert_shows(play, lane, state)
        play.sample()
        play.step()
        states = [after(state, int(play.choices[lane])) for lane, state in enumerate(states)]
        assert play.done.tolist() == [state.turn is None for state in states]
        for lane in np.flatnonzero(play.done).tolist():
            ended += 1
            assert play.scores[lane].tolist() == list(states[lane].score)
            dealer = (states[lane].dealt.dealer + 1) % 8
            states[lane] = start(shuffled_deal(dealing[lane], dealer))
    assert ended >= 2 * DEALS


def test_the_deals_depend_on_the_seed_and_not_on_the_threads() -> None:
    plays = [SelfPlay(300, 1), SelfPlay(300, 1, threads=2), SelfPlay(300, 2)]
    for _ in range(100):
        for play in plays:
            play.sample()
            play.step()
    one, other, different = (play.observations for play in plays)
    assert (one == other).all()
    assert (one != different).any()


def test_the_arrays_stay_the_same_ones() -> None:
    play = SelfPlay(3, seed=1)
    arrays = (play.choices, play.observations, play.legal, play.seats, play.done, play.scores)
    shapes = [(3,), (3, OBSERVATION), (3, CHOICES), (3,), (3,), (3, 2)]
    assert [array.shape for array in arrays] == shapes
    before = play.observations.copy()
    play.sample()
    play.step()
    assert (play.observations != before).any()


def test_an_illegal_choice_is_refused_and_nothing_is_played() -> None:
    play = SelfPlay(3, seed=1)
    play.sample()
    play.choices[1] = 3
    before = play.observations.copy()
    message = r"deal 1: choice 3 is not legal for seat 2; nothing was played"
    with pytest.raises(ValueError, match=message):
        play.step()
    assert (play.observations == before).all()


def test_memory_is_held_while_it_is_written_to() -> None:
    owned = [bytearray(size) for size in (1, OBSERVATION, CHOICES, 1, 1)]
    choices, observations, legal, seats, done = owned
    scores = np.zeros(2, np.int8)
    play = native.SelfPlay(1, 0, 1, choices, observations, legal, seats, done, scores)
    with pytest.raises(BufferError):
        owned[0].clear()
    play.sample()
    del play
    gc.collect()
    owned[0].clear()


def test_memory_that_does_not_fit_is_refused() -> None:
    def made(**changed: object) -> object:
        given: dict[str, object] = {
            "choices": bytearray(2),
            "observations": bytearray(2 * OBSERVATION),
            "legal": bytearray(2 * CHOICES),
            "seats": bytearray(2),
            "done": bytearray(2),
            "scores": np.zeros((2, 2), np.int8),
        }
        return native.SelfPlay(2, 0, 1, **(given | changed))

    made()
    with pytest.raises(ValueError, match="seats has 3 items; it has to have 2"):
        made(seats=bytearray(3))
    with pytest.raises(ValueError, match="done has to be writable and in one piece"):
        made(done=b"no")
    with pytest.raises(ValueError, match="legal has to be writable and in one piece"):
        made(legal=np.zeros((2, 2 * CHOICES), np.uint8)[:, ::2])
    with pytest.raises(BufferError):
        made(seats=np.zeros(2, np.int64))
    shared = bytearray(2)
    with pytest.raises(ValueError, match="two of the arrays share memory"):
        made(seats=shared, done=shared)


def test_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="deals is 0; there has to be one at least"):
        SelfPlay(0, seed=1)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NumpyMissing, match=r"pip install cardavia\[research\]"):
        SelfPlay(1, seed=1)
