"""What an answer to a step comes to: the verdict, the rule, and what happens then."""

from collections.abc import Iterator

from cardavia.lessons.errors import BadAnswer
from cardavia.lessons.lesson import Lesson, Step
from cardavia.lessons.messages import LessonAnswer, LessonStep, Said, Value
from cardavia.lessons.playing import play_on
from cardavia.lessons.sitting import learners_view, sitting
from cardavia.rules import (
    Action,
    ActionTextError,
    Card,
    DealState,
    IllegalAction,
    Trick,
    parse_action,
)

__all__ = ["answer", "outcome", "parse_choice", "refusal", "shown"]

_REFUSED = frozenset({"4.discard", "5.first-lead", "5.meri", "5.monchi"})
"""The clauses that keep a seat from some of its cards, of which the table has sentences."""


def shown(lesson: Lesson, step: Step) -> LessonStep:
    """The step as the learner sees it at first."""
    ask = Said(_message(lesson, step, "ask"))
    return LessonStep(step.id, step.kind, sitting(), learners_view(step.state(), lesson), ask)


def answer(lesson: Lesson, step: Step, choice: str) -> LessonAnswer:
    """What a choice comes to, such as `play K1`, or `point 3` for the card that seat 3 has played.

    Raises:
        BadAnswer: it is no answer to this step.
    """
    if step.kind == "point":
        return _pointed(lesson, step, choice)
    state = step.state()
    action = parse_choice(choice)
    try:
        states = play_on(state, action, step.replies)
    except IllegalAction as error:
        return LessonAnswer(step.id, "illegal", (refusal(state, error),), sitting(), ())
    right = choice in step.right
    first = Said(_message(lesson, step, "right")) if right else _why_wrong(lesson, step, choice)
    said = (first, *outcome(state, states[-1], action))
    moments = tuple(learners_view(one, lesson) for one in states)
    return LessonAnswer(step.id, "right" if right else "wrong", said, sitting(), moments)


def parse_choice(text: str) -> Action:
    """The action that the text names. Raises `BadAnswer`."""
    try:
        return parse_action(text)
    except ActionTextError as error:
        raise BadAnswer(str(error)) from None


def refusal(state: DealState, error: IllegalAction) -> Said:
    """Why the rules do not allow it, in the table's words."""
    if error.clause not in _REFUSED:
        return Said("why-other")
    led = state.led or state.dealt.indicator
    clause = error.clause.replace(".", "-")
    return Said(f"why-{clause}", {"suit": led.suit.letter})


def outcome(before: DealState, after: DealState, action: Action) -> Iterator[Said]:
    """What has come of an action, one sentence after the other."""
    if before.recipient is None and after.recipient is not None:
        card = after.dealt.indicator.name
        yield Said("came-indicator", {"seat": after.recipient, "card": card})
    if action.do == "discard" and action.card is not None:
        yield Said("came-aside", {"card": action.card.name})
    for trick in after.tricks[len(before.tricks) :]:
        yield _taken(trick)


def _taken(trick: Trick) -> Said:
    """Who takes the trick, with what, and what it brings."""
    card = next(play.card for play in trick.plays if play.seat == trick.winner)
    words = "came-trick" if trick.leader is not None else "came-ninth"
    values: dict[str, Value] = {"seat": trick.winner, "card": card.name}
    if trick.combination is None:
        return Said(words, values)
    values |= {"pair": trick.combination.name, "value": trick.combination.value}
    return Said(f"{words}-pair", values)


def _message(lesson: Lesson, step: Step, what: str) -> str:
    return f"lesson-{lesson.id}-{step.id}-{what}"


def _why_wrong(lesson: Lesson, step: Step, choice: str) -> Said:
    """The step's own sentence about this slip, or else the rule."""
    if choice in step.wrong:
        return Said(_message(lesson, step, step.wrong[choice]))
    clause = step.rule.replace(".", "-")
    return Said(f"rule-{clause}")


def _pointed(lesson: Lesson, step: Step, choice: str) -> LessonAnswer:
    state = step.state()
    lying = {f"point {play.seat}": play.card for play in state.plays}
    if choice not in lying:
        raise BadAnswer(f"{choice!r} points at no card on the table: {', '.join(lying)} do")
    if choice in step.right:
        said: tuple[Said, ...] = (Said(_message(lesson, step, "right")),)
        return LessonAnswer(step.id, "right", said, sitting(), ())
    said = (
        _why_wrong(lesson, step, choice),
        _stronger(lesson, state, lying[choice], lying[step.right[0]]),
    )
    return LessonAnswer(step.id, "wrong", said, sitting(), ())


def _stronger(lesson: Lesson, state: DealState, chosen: Card, best: Card) -> Said:
    """That the best card beats the one pointed at, as far as the learner may know the best."""
    seen = learners_view(state, lesson).trick
    if seen is None or all(card is not best for _seat, card in seen.plays):
        return Said("lesson-hidden-is-stronger", {"card": chosen.name})
    if state.order.strength(chosen, state.plays[0].card.suit) == 0:
        return Said("lesson-cannot-win", {"card": chosen.name, "other": best.name})
    return Said("lesson-is-stronger", {"card": chosen.name, "other": best.name})
