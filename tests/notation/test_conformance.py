"""Conformance cases that do not agree are named with what differs."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.notation import Case, Line, UnreadableLine, decode_line, disagreements
from cardavia.rules import CardNameError, DealError

FILE = Path(__file__).parents[1] / "conformance" / "cases.jsonl"
RAW = {case["name"]: case for case in map(json.loads, FILE.read_text().splitlines())}
PLAYED = RAW["any-later-lead-1"]
REFUSED = RAW["out-of-turn-1"]


def found(value: dict[str, Any]) -> list[str]:
    """What differs in the case."""
    return list(disagreements(decode_line(Line(1, json.dumps(value).encode()), Case)))


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("trump", "K", "trump is I, not K"),
        ("phase", "discard", "phase is play, not discard"),
        ("turn", 1, "turn is 0, not 1"),
        ("turn", None, "turn is 0, not None"),
        ("legal", ["play G7"], "legal is ['play G7', 'play I2'"),
        ("score", [0, 1], "score is [1, 0], not [0, 1]"),
        ("recipient", None, "recipient is 5, not None"),
        ("hidden_robai", False, "hidden_robai is True, not False"),
        ("tricks", [], "tricks is [{"),
    ],
)
def test_each_part_is_compared(key: str, value: object, text: str) -> None:
    [difference] = found({**PLAYED, "expect": {**PLAYED["expect"], key: value}})
    assert difference.startswith(text)


def test_true_is_not_one() -> None:
    assert found({**PLAYED, "expect": {"score": [True, 0]}})
    assert found({**PLAYED, "expect": {"hidden_robai": 1}})


def test_unknown_keys_are_ignored_and_missing_ones_not_compared() -> None:
    [trick] = PLAYED["expect"]["tricks"]
    expect = {"tricks": [{**trick, "note": "x"}], "mood": "calm"}
    assert found({**PLAYED, "mood": 1, "expect": expect}) == []


@pytest.mark.parametrize(
    "action",
    [
        {"seat": 0, "do": "dance"},
        {"seat": 0, "do": "play", "card": "Zz"},
        {"seat": 0, "do": "play"},
        {"seat": 0, "do": "declare"},
        {"seat": 0, "do": "pass", "card": "G7"},
        {"seat": 0, "do": "discard", "card": "G7"},
        {"seat": 1, "do": "play", "card": "G7"},
        {"seat": 9, "do": "play", "card": "G7"},
        {"seat": None, "do": "play", "card": "G7"},
        {"seat": 0, "do": "play", "card": 7},
        {"seat": 0, "do": ["play"]},
        {},
        "play G7",
        None,
    ],
)
def test_whatever_the_last_action_is_it_can_be_illegal(action: object) -> None:
    value = {**PLAYED, "actions": [*PLAYED["actions"], action]}
    assert found({**value, "expect": {**PLAYED["expect"], "illegal": True}}) == []
    [difference] = found(value)
    assert difference.startswith("action 18 is refused: ")


def test_an_illegal_action_that_is_allowed_is_named() -> None:
    expect = {**PLAYED["expect"], "illegal": True}
    assert found({**PLAYED, "expect": expect})[0] == "action 17 is allowed"


def test_only_the_last_action_may_be_illegal() -> None:
    actions = [{"seat": 0, "do": "dance"}, *REFUSED["actions"]]
    [difference] = found({**REFUSED, "actions": actions})
    assert difference.startswith("action 1 is refused")


def test_illegal_false_is_no_illegal_action() -> None:
    assert found({**PLAYED, "expect": {**PLAYED["expect"], "illegal": False}}) == []


def test_a_case_without_a_deal_cannot_be_compared() -> None:
    with pytest.raises(DealError):
        found({**PLAYED, "hands": []})
    with pytest.raises(CardNameError):
        found({**PLAYED, "stock": ["Zz", "P9", "O9"]})
    with pytest.raises(UnreadableLine, match=r"\$.hands"):
        found({**PLAYED, "hands": 3})
