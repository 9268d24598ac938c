"""The lessons as pages to read: pure functions from a `PageContext` to text.

A lesson's page tells every position with its answer, which the rules have played out; the script
lays the table in its place.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.lessons import NAMES, Lesson, Said, Step, answer, card_words, said_text, shown
from cardavia.rules import Card, parse_action
from cardavia.server.pages import PageContext, render
from cardavia.text import Localizer
from cardavia.view import View, held

__all__ = ["render_learn", "render_lesson"]

_FACE_DOWN = "back"


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card in a row: the name of its picture, and what is said of it."""

    picture: str
    words: str


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A position to read: what lies where, what is asked, and the answer."""

    id: str
    ask: str
    trump: str
    table: tuple[ShownCard, ...]
    sides: tuple[ShownCard, ...]
    hand: tuple[ShownCard, ...]
    right: tuple[str, ...]
    said: tuple[str, ...]


def render_learn(page: PageContext, all_lessons: Sequence[Lesson]) -> str:
    """``/de/learn``: all lessons."""
    return render("learn.html", page, lessons=all_lessons)


def render_lesson(page: PageContext, lesson: Lesson, all_lessons: Sequence[Lesson]) -> str:
    """``/de/learn/meri``: one lesson, to read; its script makes it one to play."""
    place = all_lessons.index(lesson)
    return render(
        "lesson.html",
        page,
        lesson=lesson,
        number=place + 1,
        count=len(all_lessons),
        next=all_lessons[place + 1] if place + 1 < len(all_lessons) else None,
        steps=[_shown(page.localizer, lesson, step) for step in lesson.steps],
    )


def _shown(words: Localizer, lesson: Lesson, step: Step) -> ShownStep:
    first = shown(lesson, step)
    view = first.view
    return ShownStep(
        step.id,
        said_text(words, first.ask),
        words.format("lesson-position-trump", suit=words.format(f"suit-{view.trump.lower()}")),
        _table(words, view),
        tuple(_card(words, card) for card in view.side_cards or ()),
        tuple(_card(words, card) for card in held(view)),
        tuple(_choice(words, view, step, choice) for choice in step.right),
        tuple(said_text(words, one) for one in _explained(lesson, step)),
    )


def _card(words: Localizer, card: Card) -> ShownCard:
    return ShownCard(card.name, card_words(words, card))


def _table(words: Localizer, view: View) -> tuple[ShownCard, ...]:
    """The cards of the open trick, each with whose it is."""
    return tuple(
        ShownCard(
            _FACE_DOWN if card is None else card.name,
            words.format("lesson-played", card=_lying(words, card), name=NAMES[seat]),
        )
        for seat, card in (view.trick.plays if view.trick else ())
    )


def _lying(words: Localizer, card: Card | None) -> str:
    return words.format("card-face-down") if card is None else card_words(words, card)


def _choice(words: Localizer, view: View, step: Step, choice: str) -> str:
    """A right answer in words."""
    if step.kind == "point":
        seat = int(choice.split()[1])
        trick = view.trick
        card = dict(trick.plays)[seat] if trick else None
        return words.format("lesson-played", card=_lying(words, card), name=NAMES[seat])
    action = parse_action(choice)
    return words.format(action.do) if action.card is None else card_words(words, action.card)


def _explained(lesson: Lesson, step: Step) -> tuple[Said, ...]:
    """Why the first of the right answers is right, and what comes of it."""
    return answer(lesson, step, step.right[0]).said
