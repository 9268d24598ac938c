"""The worked cases with their right answers."""

from pathlib import Path

import pytest

from cardavia.notation import Case, decode_line, disagreements, read_lines

FILE = Path(__file__).with_name("cases.jsonl")

with FILE.open("rb") as opened:
    CASES = [decode_line(line, Case) for line in read_lines(opened)]


def test_all_cases_are_there() -> None:
    assert len({case.name for case in CASES}) == 146


@pytest.mark.clause("8.case")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_rules_agree(case: Case) -> None:
    assert list(disagreements(case)) == []
