"""Positions that a thinking player must not get wrong, and the players' failures on them.

`suite.jsonl` holds one position a line:

``name``      its name
``tag``       what it asks for, one of `TAGS`
``seat``      the seat that is to move; it sees its `View` and nothing else
``position``  the whole deal so far, as `cardavia.rules.position_text` writes it
``wrong``     the actions that are mistakes, as in a record; all other legal ones are right
``why``       the reason, in a sentence

``python -m tests.positions.report greedy pimc-200`` prints who fails where.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cardavia.players import make_player
from cardavia.rules import DealState, parse_position
from cardavia.view import View, view

__all__ = ["TAGS", "Puzzle", "chosen", "puzzles"]

SEED: Final = 0
"""The seed of the players that take the suite."""

TAGS: Final = {
    "beat-cheaply": "take the trick with the least that is sure to take it",
    "combination": "make a combination, give none away, and keep its chance alive",
    "declare": "show the native Robai when trump and lead are worth more than a hidden five",
    "discard": "lay aside what is least likely to win",
    "lead": "lead what wins, and no trump that only helps the others",
    "lone-sun": "a Sun that need not follow a Meri can wait for a trick of its own",
    "ninth": "play the eighth trick with the ninth in mind",
    "partner": "leave the trick to a partner who wins it",
    "robai-order": "Isu's Robai is low, and Tenka stands between Sota and Robai",
    "round": "the numbers of a round suit run backwards",
    "take": "take a trick that costs nothing to take",
    "trumps-gone": "know which trumps are gone",
}


class Puzzle(msgspec.Struct, frozen=True):
    """A position and the mistakes in it; the fields are told of above."""

    name: str
    tag: str
    seat: int
    position: str
    wrong: tuple[str, ...]
    why: str

    @property
    def state(self) -> DealState:
        """The referee's state."""
        return parse_position(self.position)

    @property
    def view(self) -> View:
        """What the seat to move knows."""
        return view(self.state, self.seat)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The whole suite."""
    lines = (Path(__file__).parent / "suite.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def chosen(level: str, puzzle: Puzzle) -> str:
    """What a fresh player of this level does there."""
    return str(make_player(level, SEED).act(puzzle.view))
