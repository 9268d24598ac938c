"""Who sits at the table of the lessons: always the same seven, so that one gets to know them."""

from typing import Final

from msgspec import structs

from cardavia.lessons.lesson import LEARNER, Lesson
from cardavia.rules import DealState
from cardavia.table import MatchInfo, Seated
from cardavia.view import View, view

__all__ = ["NAMES", "learners_view", "sitting"]

NAMES: Final = ("", "Akari", "Chiyo", "Daichi", "Emi", "Genta", "Hana", "Kenta")
"""By seat; the learner's own is whatever the language calls it."""

_SEATS: Final = tuple(
    Seated(seat, name, "human") if seat == LEARNER else Seated(seat, name, "ai", "greedy")
    for seat, name in enumerate(NAMES)
)


def sitting(*, over: bool = False) -> MatchInfo:
    """All that is not of the deal itself, in the messages of a lesson."""
    return MatchInfo(
        table="",
        you=LEARNER,
        number=1,
        players=_SEATS,
        deals=(),
        over=over,
        winner=None,
        closed=False,
        can=(),
    )


def learners_view(state: DealState, lesson: Lesson) -> View:
    """What whoever learns may know of a position, less the side cards before they are told of."""
    seen = view(state, LEARNER)
    return seen if lesson.sides else structs.replace(seen, side_cards=None, discard=None)
