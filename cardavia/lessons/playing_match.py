"""What a choice of the short match comes to: what happens then, and what is said of it."""

from collections.abc import Iterator, Sequence

from cardavia.lessons.advising import advice_after
from cardavia.lessons.answering import parse_choice, refusal
from cardavia.lessons.errors import BadAnswer
from cardavia.lessons.lesson import LEARNER, Lesson, MatchStep
from cardavia.lessons.messages import LessonAnswer, LessonStep, Said
from cardavia.lessons.short_match import NEXT_DEAL, ShortMatch, begun, chosen, replayed
from cardavia.lessons.sitting import sitting
from cardavia.rules import DealState, IllegalAction, Phase, team_of
from cardavia.view import View, view

__all__ = ["answer_match", "ending", "shown_match"]


def shown_match(lesson: Lesson, step: MatchStep) -> LessonStep:
    """The short match as the learner is asked for the first time."""
    match = begun(step)
    ask = Said(f"lesson-{lesson.id}-{step.id}-ask")
    return LessonStep(step.id, "match", sitting(), _view(match, match.state), ask)


def answer_match(
    lesson: Lesson, step: MatchStep, choices: Sequence[str], seconds: float | None = None
) -> LessonAnswer:
    """What the last of all choices so far comes to, with advice that takes so long at most.

    Raises:
        BadAnswer: the choices are none that a person at the table could have made.
    """
    if not choices:
        raise BadAnswer(f"the match of lesson {lesson.id!r} is answered with all choices so far")
    try:
        before = replayed(step, choices[:-1])
    except IllegalAction:
        raise BadAnswer("one of the choices was not allowed") from None
    choice = choices[-1]
    try:
        after = chosen(step, before, choice)
    except IllegalAction as error:
        return LessonAnswer(step.id, "illegal", (refusal(before.state, error),), sitting(), ())
    said = (*_advice(before, choice, seconds), *ending(step, after))
    over = _is_over(step, after)
    moments = tuple(_view(after, state) for state in after.since)
    return LessonAnswer(step.id, "over" if over else "on", said, sitting(over=over), moments)


def ending(step: MatchStep, match: ShortMatch) -> Iterator[Said]:
    """How the deal ended, if it did, and the match."""
    if match.state.phase is not Phase.DONE:
        return
    yield Said("came-deal", _points(match.state.score))
    if _is_over(step, match):
        own, other = _sides(match.total)
        result = "drawn" if own == other else "won" if own > other else "lost"
        yield Said("came-match", {"result": result, **_points(match.total)})


def _advice(before: ShortMatch, choice: str, seconds: float | None) -> tuple[Said, ...]:
    if choice == NEXT_DEAL:
        return ()
    return advice_after(before.state, parse_choice(choice), seconds)


def _is_over(step: MatchStep, match: ShortMatch) -> bool:
    return match.state.phase is Phase.DONE and match.number == step.deals


def _view(match: ShortMatch, state: DealState) -> View:
    done = len(match.scores) - (match.state.phase is Phase.DONE)
    finished = ShortMatch(match.number, match.scores[:done], state, ())
    return view(state, LEARNER, deal=match.number, total=finished.total)


def _sides(score: tuple[int, int]) -> tuple[int, int]:
    own = team_of(LEARNER)
    return score[own], score[1 - own]


def _points(score: tuple[int, int]) -> dict[str, str | int | float]:
    own, other = _sides(score)
    return {"own": own, "theirs": other}
