"""docs/protocol.md: each example is what the structs read, and every message has one."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cardavia.rules import CLAUSES
from cardavia.table import Reply, Request, decode_request, encode
from cardavia.table.errors import RefusalCode
from cardavia.table.messages import ErrorMessage, Happened
from cardavia.view import dec_hook

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
REPLIES = msgspec.json.Decoder(Reply, dec_hook=dec_hook)


def read(example: str) -> Any:
    """The message in an example."""
    return decode_request(example) if '"do":' in example[:8] else REPLIES.decode(example)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_what_goes_over_the_wire(example: str) -> None:
    assert json.loads(encode(read(example))) == json.loads(example)


def test_every_message_has_an_example() -> None:
    shown = {type(read(example)) for example in EXAMPLES}
    assert shown == {*get_args(Request), *get_args(Reply)}


def test_every_word_of_the_protocol_is_told() -> None:
    codes = get_args(ErrorMessage.__annotations__["code"])
    kinds = [kind.__struct_config__.tag for kind in get_args(Happened)]
    assert codes
    for word in (*get_args(RefusalCode), *codes, *kinds):
        assert f"`{word}`" in TEXT, word


def test_its_clauses_are_those_of_the_rules() -> None:
    for clause in re.findall(r'"clause": "([^"]+)"', TEXT):
        assert clause in CLAUSES
