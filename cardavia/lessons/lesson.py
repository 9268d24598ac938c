"""A lesson as it is written down: a few positions, what is asked there, what is right and why.

The lessons are the files of `cardavia/lessons/data`, in the order of their names. Their words are
in `lessons.ftl`: `lesson-<lesson>-title` and `-about`, and for each step
`lesson-<lesson>-<step>-ask` and `-right`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from cardavia.lessons.errors import BrokenLesson, UnknownLesson
from cardavia.rules import DealState, PositionError, parse_position

__all__ = ["LEARNER", "Lesson", "MatchStep", "Step", "Why", "lesson", "lessons"]

LEARNER = 0
"""The seat that whoever learns has in every position."""

_DATA = Path(__file__).parent / "data"

Why = Literal["strongest", "wins", "pays", "partner", "must", "saves", "cheap", "takes", "hides"]
"""The reason why an action is right, which the tests hold the engine to.

- `strongest`: the card pointed at is the strongest of the open trick so far.
- `wins`: the learner's card takes the trick; after any other the other team takes it.
- `pays`: the learner's team has more points after it than after any other.
- `partner`: the learner's team takes the trick after any card; a right one is not missed.
- `must`: nothing else is allowed.
- `saves`: the trick is lost after any card; a right one is not missed.
- `cheap`: a right card is missed less than any other.
- `takes`: the learner takes the indicator.
- `hides`: the learner's Robai is hidden afterwards.
"""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and a question about it.

    Attributes:
        id: its name within the lesson.
        position: the position, as `cardavia.rules.position_text` writes one.
        right: the right answers: actions such as `play K1`, or `point 3` for the card that seat 3
            has played to the open trick.
        why: the reason why they are right.
        rule: the clause of the rules that the step teaches, which also answers a wrong choice.
        replies: what other seats play afterwards where that is legal, card by seat; what is not
            written here the rule-of-thumb player decides.
        wrong: for single wrong answers, the end of the id of a message of their own.
    """

    id: str
    position: str
    right: tuple[str, ...]
    why: Why
    rule: str
    replies: dict[str, str] = {}
    wrong: dict[str, str] = {}

    @property
    def kind(self) -> Literal["act", "point"]:
        """Whether an action is asked for, or a card on the table to point at."""
        return "point" if self.right[0].startswith("point ") else "act"

    def state(self) -> DealState:
        """The position, as the referee sees it."""
        return parse_position(self.position)


class MatchStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some deals to play to their end, with advice after each choice.

    Attributes:
        id: its name within the lesson.
        seed: the deals follow from it.
        deals: how many.
    """

    id: str
    seed: str
    deals: Annotated[int, msgspec.Meta(ge=1, le=8)]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson.

    Attributes:
        id: its name, as in its address.
        minutes: how long it takes, about.
        cards: some cards that tell what it is about, for a picture.
        trumps: whether trumps have been told of by then, so that the table may show them.
        sides: whether the side cards have been told of by then.
        steps: its positions, in order.
        match: the deals to play instead of positions.
    """

    id: str
    minutes: int
    cards: tuple[str, ...]
    trumps: bool = True
    sides: bool = True
    steps: tuple[Step, ...] = ()
    match: MatchStep | None = None

    def step(self, name: str) -> Step:
        """The step of that name. Raises `UnknownLesson`."""
        for one in self.steps:
            if one.id == name:
                return one
        raise UnknownLesson(f"lesson {self.id!r} has no step {name!r}")


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order. Raises `BrokenLesson`."""
    return tuple(_read(path) for path in sorted(_DATA.glob("*.toml")))


def lesson(name: str) -> Lesson:
    """The lesson of that name.

    Raises:
        UnknownLesson: there is none; says which there are.
    """
    for one in lessons():
        if one.id == name:
            return one
    known = ", ".join(one.id for one in lessons())
    raise UnknownLesson(f"there is no lesson {name!r}; the lessons are {known}")


def _read(path: Path) -> Lesson:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
        for one in found.steps:
            one.state()
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, PositionError) as error:
        raise BrokenLesson(f"{path.name}: {error}") from error
    return found
