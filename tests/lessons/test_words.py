"""The lessons' words: all there, none too many, and short."""

import re

import pytest

from cardavia.lessons import Said, Step, answer, lesson, lessons, said_text, shown
from cardavia.rules import legal_actions
from cardavia.text import languages, localizer
from tools.check_texts import messages

TAGS = [one.tag for one in languages()]
CHECKED = ("title", "about")


def asked() -> set[str]:
    """The messages that the lessons ask for by their ids."""
    found = {f"lesson-{one.id}-{what}" for one in lessons() for what in CHECKED}
    found |= {f"lesson-{one.id}-{one.match.id}-ask" for one in lessons() if one.match}
    for one in lessons():
        for step in one.steps:
            ends = ("ask", "right", *step.wrong.values())
            found |= {f"lesson-{one.id}-{step.id}-{end}" for end in ends}
            found.add(f"rule-{step.rule.replace('.', '-')}")
    return found


def test_the_lessons_ask_for_all_their_messages_and_for_no_others() -> None:
    known = set(messages("en", "lessons"))
    ids = "|".join(re.escape(one.id) for one in lessons())
    own = {one for one in known if re.match(rf"rule-|lesson-({ids})-", one)}
    assert own == asked()


def every_answer() -> list[Said]:
    found: list[Said] = []
    for one in lessons():
        for step in one.steps:
            found += [shown(one, step).ask]
            for choice in choices(step):
                found += answer(one, step, choice).said
    return found


def choices(step: Step) -> list[str]:
    state = step.state()
    if step.kind == "point":
        return [f"point {one.seat}" for one in state.plays]
    legal = [str(one) for one in legal_actions(state)]
    return legal + [f"play {card}" for card in state.hands[0] if f"play {card}" not in legal]


@pytest.mark.parametrize("tag", TAGS)
def test_everything_said_can_be_put_into_words(tag: str) -> None:
    words = localizer(tag, strict=True)
    for said in every_answer():
        assert "{" not in said_text(words, said)


@pytest.mark.parametrize("tag", ["en", "de"])
def test_a_step_is_told_in_three_sentences_at_most(tag: str) -> None:
    words = localizer(tag, strict=True)
    for one in lessons():
        for step in one.steps:
            for end in ("ask", "right"):
                text = said_text(words, Said(f"lesson-{one.id}-{step.id}-{end}"))
                assert len(re.findall(r"[.!?](\s|$)", text)) <= 3, text
                assert len(text) <= 330, text


def test_a_value_says_what_it_is() -> None:
    words = localizer("en")
    values: dict[str, str | int | float] = {"seat": 4, "card": "Ks", "pair": "sun-un", "value": 5}
    assert said_text(words, Said("came-trick-pair", values)) == (
        "Emi, your partner, takes the trick with Koppu Sun: one point, and Sun–Un moves 5 more "
        "from the other side to yours."
    )
    assert said_text(words, Said("came-trick", {"seat": 3, "card": "Pb"})).startswith("Daichi ")
    led = lesson("combinations").step("count")
    assert "Kenta" in said_text(words, Said(f"lesson-combinations-{led.id}-ask"))
