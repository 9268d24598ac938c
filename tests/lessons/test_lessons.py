"""Every lesson's positions, held to the rules: what is called right is right, for its reason."""

from itertools import chain

import pytest

from cardavia.lessons import LEARNER, Lesson, Step, UnknownLesson, lesson, lessons
from cardavia.rules import CARDS, CLAUSES, Phase, legal_actions, position_text
from tests.lessons.reasons import fault

STEPS = [pytest.param(step, id=f"{one.id}-{step.id}") for one in lessons() for step in one.steps]


def test_there_is_a_lesson_for_each_thing_to_learn() -> None:
    assert [one.id for one in lessons()][:13] == [
        "suits",
        "backwards",
        "trumps",
        "tenka",
        "isu-robai",
        "declare",
        "opening",
        "face-down",
        "meri",
        "lone-sun",
        "monchi",
        "ninth",
        "combinations",
    ]


def test_all_together_take_about_a_quarter_of_an_hour() -> None:
    assert 12 <= sum(one.minutes for one in lessons() if one.steps) <= 18


@pytest.mark.parametrize("one", lessons(), ids=lambda one: one.id)
def test_a_lesson_is_told_by_real_cards_and_has_steps_of_its_own(one: Lesson) -> None:
    names = {card.name for card in CARDS} | {"back"}
    assert set(one.cards) <= names
    assert len({step.id for step in one.steps}) == len(one.steps) <= 4


@pytest.mark.parametrize("step", STEPS)
def test_what_is_called_right_is_right_for_its_reason(step: Step) -> None:
    assert fault(step) is None


@pytest.mark.parametrize("step", STEPS)
def test_the_position_asks_the_learner_and_leaves_a_choice(step: Step) -> None:
    state = step.state()
    assert state.turn == LEARNER
    if step.kind == "point":
        assert len(state.plays) > 1
    else:
        held = len(state.hands[LEARNER])
        assert held > 1 or state.phase is Phase.DECLARE
        assert legal_actions(state)


@pytest.mark.parametrize("step", STEPS)
def test_a_position_is_written_as_the_rules_write_it(step: Step) -> None:
    assert position_text(step.state()).split() == step.position.split()


@pytest.mark.parametrize("step", STEPS)
def test_the_rule_is_a_clause_and_the_replies_are_cards_of_their_seats(
    step: Step,
) -> None:
    assert step.rule in CLAUSES
    hands = step.state().hands
    held = {str(seat): {card.name for card in hand} for seat, hand in enumerate(hands)}
    assert all(card in held[seat] for seat, card in step.replies.items())


@pytest.mark.parametrize("reason", ["wins", "pays", "partner", "saves", "must", "takes", "hides"])
def test_a_reason_that_does_not_hold_is_found(reason: str) -> None:
    others = list(chain.from_iterable(each.steps for each in lessons()))
    wrong = next(one for one in others if one.why == reason)
    legal = [str(one) for one in legal_actions(wrong.state()) if str(one) not in wrong.right]
    if not legal:  # nothing else is allowed: then too few right ones are a fault
        assert reason == "must"
        return
    turned = Step(wrong.id, wrong.position, tuple(legal), wrong.why, wrong.rule, wrong.replies)
    assert fault(turned) is not None


def test_unknown_names_are_told_with_those_there_are() -> None:
    with pytest.raises(UnknownLesson, match="the lessons are suits, backwards"):
        lesson("poker")
    with pytest.raises(UnknownLesson, match="no step 'poker'"):
        lesson("suits").step("poker")
