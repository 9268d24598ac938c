"""Playouts: what they are sums of, that they repeat, and what ends them."""

import math
import threading
from fractions import Fraction

import pytest

from cardavia.kernel import Playouts, perft, playouts, position_bytes, stop_flag
from cardavia.rules import DealState, apply, deal_cards, legal_actions, start
from tests.kernel.deals import random_deal

START = position_bytes(start(deal_cards("karuta", 1, 0)))
FOR_EVER = 2**62


def expected_points(state: DealState) -> tuple[Fraction, Fraction]:
    """Mean and mean square of the even seats' points when every choice has the same chance."""
    legal = legal_actions(state)
    if not legal:
        return Fraction(state.score[0]), Fraction(state.score[0] ** 2)
    ends = [expected_points(apply(state, action)) for action in legal]
    return sum((one for one, _ in ends), Fraction()) / len(legal), (
        sum((one for _, one in ends), Fraction()) / len(legal)
    )


@pytest.mark.parametrize("number", range(8))
def test_every_choice_has_the_same_chance(number: int) -> None:
    # With two tricks left, and from within the eighth: both ways of playing on are in it.
    states = [one for one in random_deal(number) if len(one.tricks) == 7]
    state, count = states[0 if number < 4 else 3], 50_000
    mean, square = expected_points(state)
    found = playouts(position_bytes(state), "random", count, seed=number)
    spread = math.sqrt(max(square - mean**2, Fraction(0)) / count)
    assert found.done == count
    assert abs(found.even / count - float(mean)) <= 4.5 * spread


def test_the_sums_depend_on_the_seed_and_not_on_the_threads() -> None:
    one = playouts(START, "random", 5_000, seed=1)
    assert one == playouts(START, "random", 5_000, seed=1, threads=2)
    assert one == playouts(START, "random", 5_000, seed=1, threads=7)
    assert one != playouts(START, "random", 5_000, seed=2)


def test_less_is_the_beginning_of_more() -> None:
    assert playouts(START, "random", 0, seed=1) == Playouts(0, 0, 0)
    assert playouts(START, "random", 257, seed=1).done == 257


@pytest.mark.parametrize("threads", [1, 2])
def test_a_flag_set_from_another_thread_ends_it(threads: int) -> None:
    # Had it kept the interpreter's lock, the other thread could never set the flag.
    stop, sums = stop_flag(), []

    def run() -> None:
        sums.append(playouts(START, "random", FOR_EVER, seed=1, threads=threads, stop=stop))

    thread = threading.Thread(target=run)
    thread.start()
    assert not stop.is_set()
    stop.set()
    thread.join()
    assert stop.is_set()
    assert 0 <= sums[0].done < FOR_EVER
    assert playouts(START, "random", 256, seed=1, stop=stop).done == 0


def test_time_ends_it() -> None:
    assert playouts(START, "random", FOR_EVER, seed=1, seconds=0.02).done < FOR_EVER
    assert perft(START, seconds=0.02) is None
    stop = stop_flag()
    stop.set()
    assert perft(START, stop=stop) is None


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"policy": "wise"}, 'policy is "wise"; there are random and greedy'),
        ({"threads": 0}, "threads is 0; it can be 1 to 256"),
        ({"threads": 257}, "threads is 257; it can be 1 to 256"),
        ({"seconds": -1.0}, "seconds has to be a number that is not negative, or None"),
        ({"seconds": math.nan}, "seconds has to be a number that is not negative, or None"),
        ({"position": b"HM"}, "a position of 2 bytes"),
    ],
)
def test_says_what_was_wrong(given: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"position": START, "policy": "random", "count": 1, "seed": 1}
    with pytest.raises(ValueError, match=message):
        playouts(**(arguments | given))  # type: ignore[arg-type] # that they are wrong is the point


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(OverflowError):
        playouts(START, "random", -1, seed=1)
    with pytest.raises(OverflowError):
        playouts(START, "random", 1, seed=2**64)
