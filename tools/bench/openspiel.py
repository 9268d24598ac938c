"""The yardstick from elsewhere: OpenSpiel's C++ rollouts on bridge, which has 52 plays."""

import importlib
import random
import time
from typing import Any

__all__ = ["openspiel_plays"]

_PLAYS = 52
_SIMULATIONS = 1_000


def openspiel_plays(rounds: int = 300) -> float | None:
    """Plays per second, one core: the best of some rounds; None where OpenSpiel is not installed.

    Its `MCTSBot` searches the first play of a deal after 1NT was passed out. A simulation goes down
    the tree and then to the end of the deal at random: 52 plays in all.
    """
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = spiel.load_game("bridge(use_double_dummy_result=false)")
    return max(_once(spiel, game) for _ in range(rounds))


def _once(spiel: Any, game: Any) -> float:
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    bot = spiel.MCTSBot(game, evaluator, 2.0, _SIMULATIONS, 1000, False, 1, False)
    state = _after_the_auction(game)
    begun = time.perf_counter()
    root = bot.mcts_search(state)
    seconds = time.perf_counter() - begun
    children = {child.action for child in root.children}
    if (root.explore_count, children) != (_SIMULATIONS, set(state.legal_actions())):
        raise RuntimeError("OpenSpiel did not search what it was asked to")
    return _SIMULATIONS * _PLAYS / seconds


def _after_the_auction(game: Any) -> Any:
    """The opening lead of a deal."""
    chance = random.Random(1)  # noqa: S311 - no secret
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    for call in ("1NT", "Pass", "Pass", "Pass"):
        state.apply_action(state.string_to_action(call))
    return state
