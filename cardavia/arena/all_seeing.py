"""The player that sees all cards: a bound for the others, for the arena alone.

It does what `pimc-N` does, in the one true world. It is no `Player`: it takes the referee's state,
so no table can seat it, and `make_player` does not know its name.
"""

from cardavia.rules import Action, DealState
from cardavia.search import judge

__all__ = ["AllSeeing"]


class AllSeeing:
    """Tries each action on the true cards and lets everyone go on by the rule of thumb."""

    name = "All-seeing"
    level = "all-seeing"
    version = "1"

    def __init__(self, seed: int) -> None:
        self.seed = seed  # it draws no lots

    def act_seeing(self, state: DealState) -> Action:
        """The action that comes to most; raises `NotToMove` when the deal is done."""
        return judge(state).best
