"""How fast the readable rules, the view and the rule of thumb are."""

import hashlib
import random
import time
from collections.abc import Callable, Sequence

from cardavia.players import make_player
from cardavia.rules import DealState, Phase, apply, deal_cards, legal_actions, start
from cardavia.view import encode, view
from tools.bench.figure import Figure

__all__ = ["reference_figures"]

DEALS = 1_000


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
    (random_deals, "rules in Python: random deals, dealing included", "deals", "8ecd486ece67"),
    (views, "views as bytes", "views", "c5c8511b7b81"),
    (greedy_decisions, "decisions of greedy, each with its view", "decisions", "f10cc80763ed"),
)


def reference_figures() -> list[Figure]:
    """Run every benchmark once."""
    figures, states = [], sample_states(100)
    for run, what, unit, expected in BENCHMARKS:
        begun = time.perf_counter()
        count, answer = run(states)
        seconds = time.perf_counter() - begun
        figures.append(Figure(what, count / seconds, unit, answer == expected))
    return figures
