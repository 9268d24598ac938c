"""What a search found, and which action it comes down to."""

from typing import NamedTuple

from cardavia.rules import CARDS, DECLARE, PASS, Action, discard, play

__all__ = ["Judgement", "action_of"]

_DISCARDS = 75
_SPOKEN = {150: DECLARE, 151: PASS}


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


def action_of(code: int) -> Action:
    """The action of a kernel's code.

    >>> str(action_of(46)), str(action_of(121)), str(action_of(151))
    ('play O2', 'discard O2', 'pass')
    """
    if code in _SPOKEN:
        return _SPOKEN[code]
    return play(CARDS[code]) if code < _DISCARDS else discard(CARDS[code - _DISCARDS])
