"""What answers come to: verdicts, and consequences that really follow."""

import pytest

from cardavia.lessons import LEARNER, BadAnswer, Lesson, Step, answer, lesson, lessons, shown
from cardavia.rules import legal_actions, play, team_of
from cardavia.view import encode, view
from tests.lessons.reasons import settled

STEPS = [
    pytest.param(one, step, id=f"{one.id}-{step.id}") for one in lessons() for step in one.steps
]
ACTS = [
    pytest.param(one, step, id=f"{one.id}-{step.id}")
    for one in lessons()
    for step in one.steps
    if step.kind == "act"
]


def choices(step: Step) -> list[str]:
    state = step.state()
    if step.kind == "point":
        return [f"point {one.seat}" for one in state.plays]
    return [str(one) for one in legal_actions(state)]


@pytest.mark.parametrize(("one", "step"), STEPS)
def test_right_answers_are_right_and_others_are_not(one: Lesson, step: Step) -> None:
    verdicts = {choice: answer(one, step, choice).verdict for choice in choices(step)}
    assert verdicts == {
        choice: "right" if choice in step.right else "wrong" for choice in choices(step)
    }


@pytest.mark.parametrize(("one", "step"), ACTS)
def test_who_is_said_to_take_a_trick_takes_it(one: Lesson, step: Step) -> None:
    before = len(step.state().tricks)
    for action in legal_actions(step.state()):
        said = answer(one, step, str(action)).said
        tricks = settled(step, action).tricks[before:]
        told = [each for each in said if each.id.startswith(("came-trick", "came-ninth"))]
        assert [each.values["seat"] for each in told] == [trick.winner for trick in tricks]
        for each, trick in zip(told, tricks, strict=True):
            cards = {play.seat: play.card.name for play in trick.plays}
            assert each.values["card"] == cards[trick.winner]
            moved = trick.combination.value if trick.combination else None
            assert each.values.get("value") == moved


@pytest.mark.parametrize(("one", "step"), ACTS)
def test_a_card_that_may_not_be_played_is_refused_with_the_reason(one: Lesson, step: Step) -> None:
    state = step.state()
    allowed = {one.card for one in legal_actions(state)}
    for card in set(state.hands[LEARNER]) - allowed:
        found = answer(one, step, str(play(card)))
        assert (found.verdict, found.moments) == ("illegal", ())
        assert found.said[0].id.startswith("why-")


@pytest.mark.parametrize(("one", "step"), STEPS)
def test_nothing_is_shown_that_the_learner_may_not_know(one: Lesson, step: Step) -> None:
    state = step.state()
    told = shown(one, step).view
    known = view(state, LEARNER)
    assert (told.hand, told.trick, told.hand_sizes) == (known.hand, known.trick, known.hand_sizes)
    hidden = {card.name for seat in range(1, 8) for card in state.hands[seat]}
    hidden |= {one.card.name for one in state.plays}
    hidden -= {str(card) for card in (known.indicator, *(known.side_cards or ()))}
    hidden -= {one.card.name for one in (known.trick.plays if known.trick else ()) if one.card}
    text = encode(shown(one, step)).decode()
    assert [name for name in sorted(hidden) if f'"{name}"' in text] == []


def test_the_side_cards_are_shown_from_their_lesson_on() -> None:
    early, late = lesson("tenka"), lesson("opening")
    assert shown(early, early.step("pao")).view.side_cards is None
    side_cards = shown(late, late.step("sides")).view.side_cards
    assert [str(card) for card in side_cards or ()] == ["G8", "Ks", "P2"]


def test_a_wrong_choice_is_answered_by_the_rule_and_by_what_would_have_happened() -> None:
    one = lesson("backwards")
    found = answer(one, one.step("beat"), "play O5")
    assert [each.id for each in found.said] == ["rule-2-numbers", "came-trick"]
    assert team_of(int(found.said[1].values["seat"])) != team_of(LEARNER)


def test_pointing_at_the_wrong_card_names_the_one_that_beats_it() -> None:
    one = lesson("backwards")
    found = answer(one, one.step("round"), "point 7")
    assert found.said[1].id == "lesson-is-stronger"
    assert dict(found.said[1].values) == {"card": "K9", "other": "K2"}


def test_a_card_that_lies_face_down_is_not_named() -> None:
    one = lesson("face-down")
    found = answer(one, one.step("reading"), "point 4")
    assert [each.id for each in found.said] == ["rule-5-face-down", "lesson-hidden-is-stronger"]
    assert "G7" not in str(found)


def test_the_eighth_trick_brings_the_ninth_with_it() -> None:
    one = lesson("ninth")
    found = answer(one, one.step("five"), "play P2")
    assert [each.id for each in found.said[1:]] == ["came-trick", "came-ninth-pair"]
    assert found.said[2].values["value"] == 5
    assert found.moments[-1].phase == "done"


@pytest.mark.parametrize("choice", ["", "point 1", "play Xx", "sleep", "play"])
def test_what_no_person_could_answer_is_no_answer(choice: str) -> None:
    one = lesson("suits")
    with pytest.raises(BadAnswer):
        answer(one, one.step("figures"), choice)


@pytest.mark.parametrize("choice", ["", "point 0", "point 9", "play I7"])
def test_pointing_takes_a_card_that_lies_there(choice: str) -> None:
    one = lesson("suits")
    with pytest.raises(BadAnswer):
        answer(one, one.step("led"), choice)
