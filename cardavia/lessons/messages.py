"""What a browser is told of a lesson, and what it answers; `docs/protocol.md` shows examples."""

from typing import Annotated, Literal

import msgspec

from cardavia.table import MatchInfo
from cardavia.view import View

__all__ = ["LessonAnswer", "LessonMessage", "LessonReply", "LessonRequest", "LessonStep", "Said"]

MOST_ACTIONS = 40
"""More choices than anyone has in the deals of a lesson."""

Value = str | int | float


class Said(msgspec.Struct, frozen=True):
    """A sentence by the id of its message, with what it speaks of.

    The name of a value says what it is: `card` and `other` are cards, `suit` a suit, `seat` a seat,
    `pair` the name of a combination, `cards` some cards of which any will do; any other is put in
    as it stands.
    """

    id: str
    values: dict[str, Value] = {}


class LessonStep(msgspec.Struct, frozen=True):
    """A step as the learner sees it at first."""

    id: str
    kind: Literal["act", "point", "match"]
    """What is asked for: an action, a card on the table to point at, or deals to their end."""
    match: MatchInfo
    view: View
    ask: Said


class LessonMessage(msgspec.Struct, frozen=True, tag_field="type", tag="lesson"):
    """A lesson with all its steps."""

    id: str
    trumps: bool
    """Whether trumps have been told of by then, so that the table may show them."""
    steps: tuple[LessonStep, ...]


class LessonAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="lesson-answer"):
    """What an answer comes to."""

    step: str
    verdict: Literal["right", "wrong", "illegal", "on", "over"]
    """`on` and `over` are of a step that goes on to the end of its deals: it judges nothing."""
    said: tuple[Said, ...]
    match: MatchInfo
    moments: tuple[View, ...]
    """What is to be seen then, one after the other; empty when nothing has moved."""


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a step: an action, `point 3`, or all actions so far in a step that goes on."""

    step: Annotated[str, msgspec.Meta(max_length=40)]
    actions: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=20)], ...],
        msgspec.Meta(max_length=MOST_ACTIONS),
    ]


LessonReply = LessonMessage | LessonAnswer
