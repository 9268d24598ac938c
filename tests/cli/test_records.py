"""`verify`, `replay` and `conformance`: what they say, and their exit codes."""

import json
from pathlib import Path

import pytest

from cardavia.notation import LONGEST_LINE, encode_record
from tests.support.command import cardavia
from tests.support.records import finished_deals, record_of, replaced, tree

CASES = Path(__file__).parents[1] / "conformance" / "cases.jsonl"


@pytest.fixture
def right(tmp_path: Path) -> Path:
    """A file of two right records."""
    path = tmp_path / "right.jsonl"
    path.write_bytes(encode_record(record_of()) + encode_record(record_of(2)))
    return path


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """A file whose second record breaks off and whose third breaks the rules."""
    path = tmp_path / "wrong.jsonl"
    whole = encode_record(record_of(2))
    action = ("deals", 1, "actions", 20, "card")
    own = finished_deals()[1].dealt.stock[1].name
    spoilt = json.dumps(replaced(tree(record_of(2)), action, own)).encode()
    path.write_bytes(whole + whole[:5_000] + b"\n" + spoilt + b"\n")
    return path


def test_right_records_are_0(right: Path) -> None:
    outcome = cardavia("verify", right)
    assert outcome == (0, f"{right}: 2 of 2 records right\n", "")


def test_broken_records_are_1_and_named(right: Path, wrong: Path) -> None:
    outcome = cardavia("verify", right, wrong)
    assert (outcome.code, outcome.err) == (1, "")
    lines = outcome.out.splitlines()
    assert lines[0] == f"{right}: 2 of 2 records right"
    assert lines[1].startswith(f"{wrong}: line 2: no JSON at character")
    assert lines[2].startswith(f"{wrong}: line 3: deal 2, action 21: seat ")
    assert "(clause 5.hand); legal was: play " in lines[2]
    assert lines[3] == f"{wrong}: 1 of 3 records right"


@pytest.mark.parametrize("content", [b"", b"\n \r\n"])
def test_an_empty_file_is_2(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(content)
    assert cardavia("verify", path) == (2, "", f"cardavia: {path}: the file is empty\n")


def test_a_missing_file_is_2_though_the_others_are_checked(right: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    outcome = cardavia("verify", missing, right)
    assert outcome.code == 2
    assert outcome.out == f"{right}: 2 of 2 records right\n"
    assert outcome.err == f"cardavia: {missing}: No such file or directory\n"


def test_an_enormous_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "enormous.jsonl"
    with path.open("wb") as file:
        file.truncate(64 * LONGEST_LINE)
    outcome = cardavia("verify", path)
    assert outcome.code == 1
    assert f"{path}: line 1: the line is longer than 1,048,576 bytes" in outcome.out


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0\0", b"[" * 300_000, b"\xef\xbb\xbf{}"])
def test_what_is_no_record_is_1(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_bytes(content)
    assert cardavia("verify", path).code == 1


def test_all_cases_agree() -> None:
    assert cardavia("conformance", CASES) == (0, "146 of 146 cases agree\n", "")


def test_cases_that_do_not_agree_are_named(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    first, second, *_ = CASES.read_text().splitlines()
    spoilt = replaced(json.loads(second), ("expect", "turn"), 6)
    path.write_text(f"{first}\n{json.dumps(spoilt)}\n")
    outcome = cardavia("conformance", path)
    expected = "any-later-lead-2: turn is 5, not 6\n1 of 2 cases agree\n"
    assert outcome == (1, expected, "")


@pytest.mark.parametrize(
    ("line", "text"),
    [("{", "line 1: no JSON"), ("{}", "line 1: Object missing"), ("", "the file is empty")],
)
def test_a_file_that_holds_no_cases_is_2(tmp_path: Path, line: str, text: str) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(line)
    outcome = cardavia("conformance", path)
    assert (outcome.code, outcome.out) == (2, "")
    assert f"{path}: {text}" in outcome.err


def test_a_deal_is_told_step_by_step(right: Path) -> None:
    outcome = cardavia("replay", right, "--match", 2, "--deal", 2)
    assert (outcome.code, outcome.err) == (0, "")
    deal = finished_deals()[1]
    for seat, hand in enumerate(deal.dealt.hands):
        assert f"     {seat} " in outcome.out
        assert " ".join(card.name for card in hand) in outcome.out
    steps = [line for line in outcome.out.splitlines() if line[:3].strip().isdigit()]
    assert [int(line[:3]) for line in steps] == list(range(1, len(deal.actions) + 1))
    assert outcome.out.count(" wins trick ") == 9
    even, odd = deal.score
    assert outcome.out.endswith(f"The deal is over: Genji {even}, Heiji {odd}.\n")


def test_a_broken_deal_is_told_up_to_its_break(wrong: Path) -> None:
    outcome = cardavia("replay", wrong, "--match", 3, "--deal", 2)
    assert outcome.code == 1
    assert "\n 20  " in outcome.out
    assert "\n 21  " not in outcome.out
    assert outcome.out.splitlines()[-1].startswith(f"{wrong}: line 3: deal 2, action 21: ")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--match", 3], "there is no match 3; the file holds 2"),
        (["--match", 2, "--deal", 3], "match 2 has no deal 3; it holds 2 finished deals"),
        (["--deal", 9], "'--deal'"),
    ],
)
def test_what_is_not_there_is_2(right: Path, arguments: list[object], text: str) -> None:
    outcome = cardavia("replay", right, *arguments)
    assert outcome.code == 2
    assert text in outcome.err
