"""`bot`, and docs/bots.md: what it shows is what goes over the wire, and its example plays."""

import json
import re
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from cardavia.players.protocol import (
    Act,
    Hello,
    SeatView,
    message_line,
    read_reply,
    read_request,
    seat_view,
)
from cardavia.rules import deal_cards, start
from cardavia.view import encode, view
from tests.support.command import cardavia

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)\n```", TEXT, re.DOTALL)
[PROGRAM] = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
HELLO = message_line(Hello()).decode()


def question(number: int) -> str:
    """A line that asks for a declaration."""
    return message_line(Act(number, seat_view(view(start(deal_cards("x", 1, 0)), 1)))).decode()


def test_a_player_answers_until_good_bye() -> None:
    outcome = cardavia("bot", "greedy", typed=HELLO + question(4) + '{"type":"bye"}\n' + "junk\n")
    assert (outcome.code, outcome.err) == (0, "")
    ready, answer = map(json.loads, outcome.out.splitlines())
    assert ready == {"type": "ready", "name": "Greedy", "version": "1"}
    assert (answer["type"], answer["id"]) == ("action", 4)


def test_it_ends_with_its_input() -> None:
    assert cardavia("bot", "random", typed=HELLO).code == 0


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("nonsense\n", "line 1 of the input: JSON is malformed"),
        (HELLO + '{"type":"deal"}\n', "line 2 of the input: Invalid value 'deal'"),
        (HELLO.replace("bot/1", "bot/2"), "asked for protocol 'cardavia.bot/2'"),
        (question(1).replace('"legal":["declare","pass"]', '"legal":[]').replace(
            '"legal":["pass"]', '"legal":[]'), "seat is not to move"),
    ],
)  # fmt: skip
def test_what_it_does_not_understand_it_says(typed: str, reason: str) -> None:
    outcome = cardavia("bot", "greedy", typed=typed)
    assert outcome.code == 2
    assert reason in outcome.err


def test_an_unknown_player_is_named() -> None:
    assert "unknown player 'gready'" in cardavia("bot", "gready").err


def test_a_player_plays_as_a_program_as_it_plays_here() -> None:
    bot = f"exec:{shlex.quote(sys.executable)} -m cardavia bot greedy"
    outcome = cardavia("arena", bot, "greedy", "--deals", 4, "--seed", "same", "--json")
    found = json.loads(outcome.out)
    assert (found["low"], found["high"], found["a_version"]) == (0, 0, "Greedy 1")
    assert found["faults"] == [{}, {}]


def test_the_documents_program_plays_as_it_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM, encoding="utf-8")
    bot = f"exec:{shlex.join([sys.executable, str(path)])}"
    found = json.loads(cardavia("arena", bot, "random", "--deals", 4, "--json").out)
    assert found["faults"] == [{}, {}]
    assert found["a_version"] == "Last card 1"


def test_the_documents_program_is_the_example_and_has_ten_lines() -> None:
    example = (ROOT / "examples" / "last_card.py").read_text(encoding="utf-8")
    assert example.partition("\n")[2] == PROGRAM
    assert len([line for line in PROGRAM.splitlines() if line]) <= 10


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_what_goes_over_the_wire(example: str) -> None:
    message: object = read_reply(example.encode()) or read_request(example.encode())
    assert json.loads(encode(message)) == json.loads(example)


def test_every_message_has_an_example() -> None:
    shown = {json.loads(example)["type"] for example in EXAMPLES}
    assert shown == {"hello", "ready", "act", "action", "bye"}


def test_every_field_and_every_fault_is_told() -> None:
    fields = [field.name for field in msgspec.structs.fields(SeatView)]
    told = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)
    assert told == [*fields, "slow", "illegal", "crashed", "flooding", "gone", "noise"]


def test_the_commands_that_it_shows_are_there() -> None:
    assert '"exec:python3 examples/last_card.py" random --deals 100 --seed karuta' in TEXT
