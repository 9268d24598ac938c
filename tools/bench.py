"""The project's figures: how fast the rules, the view and the rule of thumb are.

Each benchmark checks the answer that it times, against a value pinned here. Times on a shared
machine are noisy: compare figures of one run with each other.
"""

import hashlib
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cardavia.kernel import build_profile
from cardavia.players import make_player
from cardavia.rules import DealState, Phase, apply, deal_cards, legal_actions, start
from cardavia.view import encode, view

DEALS = 1_000


class Figure(NamedTuple):
    """One line of the table: what was done, how often, in how many seconds, and its answer."""

    what: str
    unit: str
    done: int
    seconds: float
    answer: str
    expected: str


def random_deals(_states: Sequence[DealState]) -> tuple[int, str]:
    """Deal and play whole deals at random through the public interface."""
    rng, answer = random.Random(1), hashlib.sha256()  # noqa: S311 - no secret
    for number in range(DEALS):
        state = start(deal_cards(f"bench {number}", 1, number % 8))
        while state.phase is not Phase.DONE:
            state = apply(state, rng.choice(legal_actions(state)))
        answer.update(f"{state.score} {state.tricks[8].winner};".encode())
    return DEALS, answer.hexdigest()[:12]


def sample_states(deals: int) -> list[DealState]:
    """Every state of that many random deals, made before the clock runs."""
    rng, states = random.Random(2), []  # noqa: S311 - no secret
    for number in range(deals):
        state = start(deal_cards(f"bench {number}", 1, number % 8))
        while state.phase is not Phase.DONE:
            states.append(state)
            state = apply(state, rng.choice(legal_actions(state)))
    return states


def views(states: Sequence[DealState]) -> tuple[int, str]:
    """Project states to the seat that is to move, as the bytes that go out."""
    answer = hashlib.sha256()
    for state in states:
        answer.update(encode(view(state, state.turn)))
    return len(states), answer.hexdigest()[:12]


def greedy_decisions(states: Sequence[DealState]) -> tuple[int, str]:
    """Let the rule of thumb decide, its view included."""
    player, answer = make_player("greedy", 0), hashlib.sha256()
    for state in states:
        answer.update(str(player.act(view(state, state.turn))).encode())
    return len(states), answer.hexdigest()[:12]


BENCHMARKS: tuple[tuple[Callable[[Sequence[DealState]], tuple[int, str]], str, str, str], ...] = (
    (random_deals, "random deals, dealt and played by the rules", "deals", "8ecd486ece67"),
    (views, "views as bytes", "views", "c5c8511b7b81"),
    (greedy_decisions, "decisions of greedy, each with its view", "decisions", "f10cc80763ed"),
)


def measure() -> list[Figure]:
    """Run every benchmark once."""
    figures, states = [], sample_states(100)
    for run, what, unit, expected in BENCHMARKS:
        begun = time.perf_counter()
        count, answer = run(states)
        figures.append(Figure(what, unit, count, time.perf_counter() - begun, answer, expected))
    return figures


def main() -> int:
    """Print the figures; 1 when an answer is not the pinned one."""
    console = Console()
    profile = build_profile()
    if profile != "release":
        console.print(f"the kernel is a {profile} build; benchmarks want a release build")
        return 1
    table = Table("what", "figure", "answer", title="Cardavia, one core")
    figures = measure()
    for one in figures:
        right = "as pinned" if one.answer == one.expected else f"{one.answer}, not {one.expected}"
        table.add_row(one.what, f"{one.done / one.seconds:,.0f} {one.unit}/s", right)
    console.print(table)
    return int(any(one.answer != one.expected for one in figures))


if __name__ == "__main__":
    sys.exit(main())
