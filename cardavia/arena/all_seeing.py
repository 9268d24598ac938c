"""The player that sees all cards: a bound for the others, for the arena alone.

It does what `pimc-N` does, in the one true world. There, one playout by the rule of thumb would be
all that it goes by, where `pimc-N` has the mean of many; so it looks one step deeper, and lets
every seat go on by such a search of its own. It is no `Player`: it takes the referee's state, so no
table can seat it, and `make_player` does not know its name.
"""

from typing import Final

from cardavia.rules import Action, DealState
from cardavia.search import judge

__all__ = ["AllSeeing"]

_DEPTH: Final = 2


class AllSeeing:
    """Tries each action on the true cards and lets everyone go on as if all cards were open."""

    name = "All-seeing"
    level = "all-seeing"
    version = "1"

    def __init__(self, seed: int) -> None:
        self.seed = seed  # it draws no lots

    def act_seeing(self, state: DealState) -> Action:
        """The action that comes to most; raises `NotToMove` when the deal is done."""
        return judge(state, depth=_DEPTH).best
