"""What a search found, and which action it comes down to."""

from typing import NamedTuple

from cardavia.rules import Action

__all__ = ["Judgement"]


class Judgement(NamedTuple):
    """Every legal action and what it comes to.

    Attributes:
        actions: to declare before to pass; of cards the one least worth keeping first: plain ones
            by strength, then trumps by strength, equal ones by identity number.
        margins: by action, points of the own team less those of the other team at the end of the
            deal, summed over the worlds.
        worlds: how many worlds that were. 0 where there was no choice, and fewer than asked for
            when time was up.
    """

    actions: tuple[Action, ...]
    margins: tuple[int, ...]
    worlds: int

    @property
    def best(self) -> Action:
        """The action with the greatest margin, of equal ones the first."""
        return self.actions[self.margins.index(max(self.margins))]
