"""The player that picks any legal action, each with the same chance."""

from random import Random

from cardavia.rules import Action
from cardavia.view import View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Picks any legal action. Equal seeds pick alike, on every machine.

    The generator is the player's own and knows nothing of the shuffle.
    """

    name = "Random"
    level = "random"
    version = "1"

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def act(self, view: View) -> Action:
        # `random()` is the one method whose sequence Python promises to keep between versions.
        return view.legal[int(self._chance.random() * len(view.legal))]
