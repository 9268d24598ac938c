"""The short match of the last lesson: replayed from its choices, advised by what the seat knows."""

import pytest

from cardavia.lessons import (
    LEARNER,
    BadAnswer,
    Lesson,
    LessonAnswer,
    MatchStep,
    answer_match,
    begun,
    lesson,
    said_text,
    shown_match,
)
from cardavia.lessons.short_match import NEXT_DEAL, chosen, replayed
from cardavia.players import GreedyPlayer
from cardavia.rules import Phase, legal_actions
from cardavia.text import localizer
from cardavia.view import view


@pytest.fixture(scope="module")
def match() -> tuple[Lesson, MatchStep]:
    found = lesson("match")
    assert found.match is not None
    return found, found.match


@pytest.fixture(scope="module")
def played(match: tuple[Lesson, MatchStep]) -> list[tuple[list[str], LessonAnswer]]:
    """All answers of a whole match in which the learner goes by the rule of thumb."""
    one, step = match
    choices: list[str] = []
    answers: list[tuple[list[str], LessonAnswer]] = []
    state = begun(step).state
    while not answers or answers[-1][1].verdict != "over":
        done = state.phase is Phase.DONE
        choices.append(NEXT_DEAL if done else str(GreedyPlayer(0).act(view(state, LEARNER))))
        answers.append((list(choices), answer_match(one, step, choices, seconds=0.2)))
        state = replayed(step, choices).state
    return answers


def test_it_begins_with_a_choice_of_the_learners(match: tuple[Lesson, MatchStep]) -> None:
    first = shown_match(*match)
    assert (first.kind, first.view.turn, first.view.deal) == ("match", LEARNER, 1)
    assert len(first.view.legal) > 1


def test_a_whole_match_is_two_deals(played: list[tuple[list[str], LessonAnswer]]) -> None:
    choices, last = played[-1]
    assert choices.count(NEXT_DEAL) == 1
    assert [one.id for one in last.said][-2:] == ["came-deal", "came-match"]
    assert last.match.over
    ended = [answer.moments[-1] for _, answer in played if answer.moments[-1].phase == "done"]
    assert [sum(view.score) for view in ended] == [9, 9]
    assert last.said[-1].values["own"] == sum(view.score[0] for view in ended)


def test_every_moment_is_the_learners_view(
    played: list[tuple[list[str], LessonAnswer]],
) -> None:
    for _, answer in played:
        assert answer.moments
        assert {one.seat for one in answer.moments} == {LEARNER}
        assert answer.moments[-1].turn in (LEARNER, None)


def test_choices_are_advised_in_words(played: list[tuple[list[str], LessonAnswer]]) -> None:
    words = localizer("en", strict=True)
    told = [one for _, answer in played for one in answer.said]
    assert any(one.id.startswith("lesson-advice-") for one in told)
    assert all(said_text(words, one) for one in told)


def test_what_the_rules_bar_is_refused_and_changes_nothing(
    match: tuple[Lesson, MatchStep],
) -> None:
    one, step = match
    choices = [str(legal_actions(begun(step).state)[0])]
    state = replayed(step, choices).state
    legal = {action.card for action in legal_actions(state)}
    barred = next(card for card in state.hands[LEARNER] if card not in legal)
    found = answer_match(one, step, [*choices, f"{state.phase} {barred}"])
    assert (found.verdict, found.moments) == ("illegal", ())
    with pytest.raises(BadAnswer):
        answer_match(one, step, [*choices, f"{state.phase} {barred}", "play K1"])


@pytest.mark.parametrize("choices", [[], ["next-deal"], ["fly"]])
def test_what_no_person_could_choose_is_no_answer(
    match: tuple[Lesson, MatchStep], choices: list[str]
) -> None:
    with pytest.raises(BadAnswer):
        answer_match(*match, choices)


def test_there_is_no_third_deal(
    match: tuple[Lesson, MatchStep], played: list[tuple[list[str], LessonAnswer]]
) -> None:
    _, step = match
    over = replayed(step, played[-1][0])
    for choice in (NEXT_DEAL, "pass"):
        with pytest.raises(BadAnswer):
            chosen(step, over, choice)
