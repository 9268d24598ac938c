"""A lesson in the terminal: the same positions, words and verdicts as in the browser."""

from collections.abc import Callable

from cardavia.cli.names import shown as card_shown
from cardavia.cli.story import Teller, Who
from cardavia.cli.terminal import Terminal
from cardavia.lessons import (
    LEARNER,
    NAMES,
    NEXT_DEAL,
    Lesson,
    LessonAnswer,
    LessonStep,
    MatchStep,
    Step,
    answer,
    answer_match,
    said_text,
    shown,
    shown_match,
)
from cardavia.text import Localizer
from cardavia.view import View

__all__ = ["TerminalLesson", "lesson_teller"]

_THINKING = 1.0
"""Seconds that the advice after a choice may take."""


def lesson_teller(words: Localizer) -> Teller:
    """Tells of the lessons' table, where everyone has a name."""

    def who(seat: int) -> Who:
        if seat == LEARNER:
            return Who("you", words.format("you"))
        return Who("other", NAMES[seat])

    return Teller(words, who)


class TerminalLesson:
    """Plays one lesson through to its end."""

    def __init__(
        self, terminal: Terminal, words: Localizer, ask: Callable[[str], str], lesson: Lesson
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._ask = ask
        self._lesson = lesson

    def play(self, number: int, count: int) -> None:
        """Tell and ask every step; `number` of `count` is the lesson's place."""
        one = self._lesson
        title = self._words.format(f"lesson-{one.id}-title")
        self._terminal.title(
            f"{self._words.format('lesson-number', number=number, count=count)} · {title}"
        )
        for place, step in enumerate(one.steps, start=1):
            self._terminal.say("lesson-step", "bold", step=place, count=len(one.steps))
            self._play_step(step)
        if one.match is not None:
            self._play_match(one.match)
        self._terminal.say("lesson-finished", "bold")

    def _play_step(self, step: Step) -> None:
        first = shown(self._lesson, step)
        self._terminal.tell(said_text(self._words, first.ask))
        self._show_sides(first.view)
        while True:
            choice = self._point(first) if step.kind == "point" else self._act(first.view)
            found = answer(self._lesson, step, choice)
            self._tell(found)
            if found.verdict == "right":
                return

    def _play_match(self, step: MatchStep) -> None:
        first = shown_match(self._lesson, step)
        self._terminal.tell(said_text(self._words, first.ask))
        view, choices = first.view, list[str]()
        while True:
            choices.append(NEXT_DEAL if view.turn is None else self._act(view))
            found = answer_match(self._lesson, step, choices, _THINKING)
            before, view = view, found.moments[-1]
            self._tell_tricks(before, view)
            self._tell(found)
            if found.verdict == "over":
                return

    def _tell_tricks(self, before: View, view: View) -> None:
        known = len(before.tricks) if before.deal == view.deal else 0
        for trick in view.tricks[known:]:
            for sentence in self._terminal.teller.trick(trick):
                self._terminal.tell(sentence)

    def _act(self, view: View) -> str:
        return str(self._terminal.choose(view))

    def _point(self, step: LessonStep) -> str:
        """Ask for one of the cards on the table, by its number."""
        plays = step.view.trick.plays if step.view.trick else ()
        for number, (seat, card) in enumerate(plays, start=1):
            name = (
                self._words.format("card-face-down")
                if card is None
                else card_shown(self._words, card)
            )
            told = self._words.format("lesson-played", card=name, name=NAMES[seat])
            self._terminal.tell(f"  [{number}] {told}")
        while True:
            given = self._ask(f"{self._words.format('lesson-point')} ").strip()
            if given.lower() == "q":
                raise EOFError
            if given.isdecimal() and 1 <= int(given) <= len(plays):
                return f"point {plays[int(given) - 1].seat}"

    def _show_sides(self, view: View) -> None:
        if view.side_cards and not view.tricks:
            names = self._words.listed(card_shown(self._words, one) for one in view.side_cards)
            self._terminal.tell(f"{self._words.format('lesson-position-sides')}: {names}", "dim")

    def _tell(self, found: LessonAnswer) -> None:
        heads = {"right": ("lesson-right", "green"), "wrong": ("lesson-wrong", "yellow")}
        if found.verdict in heads:
            message, style = heads[found.verdict]
            self._terminal.say(message, style)
        for said in found.said:
            self._terminal.tell(said_text(self._words, said))
