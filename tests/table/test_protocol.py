"""docs/protocol.md: each example is what the structs read, and every message has one.

The lessons' examples are also what the lesson of that name really says.
"""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cardavia.lessons import LessonReply, LessonRequest, answer, lesson, shown
from cardavia.rules import CLAUSES
from cardavia.table import Reply, Request, decode_request, encode
from cardavia.table.errors import RefusalCode
from cardavia.table.messages import ErrorMessage, Happened
from cardavia.view import dec_hook

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
REPLIES = msgspec.json.Decoder(Reply | LessonReply, dec_hook=dec_hook)


def read(example: str) -> Any:
    """The message in an example."""
    if example.startswith('{"do":'):
        return decode_request(example)
    if example.startswith('{"step":'):
        return msgspec.json.decode(example, type=LessonRequest)
    return REPLIES.decode(example)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_what_goes_over_the_wire(example: str) -> None:
    assert json.loads(encode(read(example))) == json.loads(example)


def test_every_message_has_an_example() -> None:
    told = {type(read(example)) for example in EXAMPLES}
    assert told == {*get_args(Request), *get_args(Reply), LessonRequest, *get_args(LessonReply)}


def test_the_lessons_examples_are_what_the_lesson_says() -> None:
    asked, request, answered = map(read, EXAMPLES[-3:])
    found = lesson(asked.id)
    step = found.step(request.step)
    assert asked.trumps == found.trumps
    assert asked.steps == (shown(found, step),)
    assert answered == answer(found, step, *request.actions)


def test_every_word_of_the_protocol_is_told() -> None:
    codes = get_args(ErrorMessage.__annotations__["code"])
    kinds = [kind.__struct_config__.tag for kind in get_args(Happened)]
    assert codes
    for word in (*get_args(RefusalCode), *codes, *kinds):
        assert f"`{word}`" in TEXT, word


def test_its_clauses_are_those_of_the_rules() -> None:
    for clause in re.findall(r'"clause": "([^"]+)"', TEXT):
        assert clause in CLAUSES
