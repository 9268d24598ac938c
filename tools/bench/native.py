"""How fast the kernel is, beside its yardsticks."""

import subprocess
import time
from pathlib import Path
from typing import NamedTuple

from cardavia.kernel import Playouts, SelfPlay, playouts, position_bytes
from cardavia.rules import Phase, apply, deal_cards, legal_actions, start
from tools.bench.figure import Figure

__all__ = ["PLAYS", "core_figures", "self_play_figures", "thread_figures"]

PLAYS = 72
"""Cards played in a deal, the ninth trick's included."""

PROGRAM = Path(__file__).parents[2] / "kernel" / "target" / "release" / "cardavia-bench"
ANSWERS = {
    "random": "79b2d38aac71675a",
    "stripped": "fe610bcf29eafbc8",
    "greedy": "d8f78a45693e8610",
    "dealt": "78fbf4f68ed6ca3a",
}


class Measured(NamedTuple):
    """One line of the Rust benchmark."""

    rate: float
    right: bool


def core_figures(openspiel: float | None) -> list[Figure]:
    """One core, without Python; `openspiel` is that program's plays per second."""
    lines = subprocess.run([PROGRAM], capture_output=True, text=True, check=True).stdout
    measured = dict(_measured(line) for line in lines.splitlines())
    full, bare = measured["random"], measured["stripped"]
    against = f"{openspiel / 1e6:.1f} M plays/s of OpenSpiel" if openspiel else "OpenSpiel"
    return [
        Figure("a stripped playout: follow or trump, nothing else", bare.rate, "deals", bare.right),
        Figure(
            "random play from a copied state",
            full.rate,
            "deals",
            full.right,
            full.rate / bare.rate,
            0.7,
            "of the stripped playout",
        ),
        Figure(
            "the same in plays",
            full.rate * PLAYS,
            "plays",
            full.right,
            full.rate * PLAYS / openspiel if openspiel else None,
            10,
            f"times {against}",
        ),
        Figure(
            "random play, dealing included",
            measured["dealt"].rate,
            "deals",
            measured["dealt"].right,
        ),
        Figure(
            "greedy play from a copied state",
            measured["greedy"].rate,
            "deals",
            measured["greedy"].right,
        ),
    ]


def _measured(line: str) -> tuple[str, Measured]:
    name, deals, seconds, answer = line.split("\t")
    return name, Measured(int(deals) / float(seconds), answer == ANSWERS[name])


def thread_figures(least: int = 40, most: int = 600, count: int = 50_000) -> list[Figure]:
    """Playouts from Python on one thread and on two, which take turns; the best round counts.

    Rounds are short and go on for a while where other programs leave no two cores alone.
    """
    position = _before_the_lead()
    best = {1: float("inf"), 2: float("inf")}
    sums: set[Playouts] = set()
    for done in range(most):
        for threads in (1, 2):
            begun = time.perf_counter()
            sums.add(playouts(position, "random", count, seed=1, threads=threads))
            best[threads] = min(best[threads], time.perf_counter() - begun)
        if done >= least and best[1] / best[2] >= 1.8:
            break
    right = sums == {Playouts(count, 258_139, 1_421_573)}
    rates = {threads: count / seconds for threads, seconds in best.items()}
    return [
        Figure("playouts of one position, one thread", rates[1], "deals", right),
        Figure(
            "playouts of one position, two threads",
            rates[2],
            "deals",
            right,
            rates[2] / rates[1],
            1.6,
            "times one thread",
        ),
    ]


def _before_the_lead() -> bytes:
    state = start(deal_cards("bench", 1, 0))
    while state.phase is not Phase.PLAY:
        state = apply(state, legal_actions(state)[0])
    return position_bytes(state)


def self_play_figures(deals: int = 4096, steps: int = 400) -> list[Figure]:
    """Batched self-play into NumPy arrays, random choices and observations included, one core."""
    play = SelfPlay(deals, seed=1)
    finished = points = 0
    best = float("inf")
    for _ in range(4):
        begun = time.perf_counter()
        for _ in range(steps // 4):
            play.sample()
            play.step()
            finished += int(play.done.sum())
        best = min(best, time.perf_counter() - begun)
        points += int(play.scores.sum()) + int(play.observations.sum(dtype=int))
    rate = deals * (steps // 4) / best
    return [
        Figure(
            "self-play with observations, one thread",
            rate,
            "plays",
            (finished, points) == (20_480, 24_190_540),
            rate / 1e6,
            1,
            "million plays a second",
        )
    ]
