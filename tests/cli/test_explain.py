"""`explain`: what it tells of a recorded choice and of a position, and what it refuses."""

from pathlib import Path

import pytest

from cardavia.notation import encode_record
from cardavia.rules import position_text
from tests.support.command import cardavia
from tests.support.deals import after, all_pass, deal_with
from tests.support.records import finished_deals, record_of

FEW = ("--worlds", "20")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with one match of two deals."""
    path = tmp_path / "match.jsonl"
    path.write_bytes(encode_record(record_of(2)))
    return path


def test_a_recorded_choice_is_told_with_points_and_reasons(file: Path) -> None:
    outcome = cardavia("explain", file, "--deal", 2, "--trick", 4, "--seat", 3, *FEW)
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0].startswith("Trick 4. It is the turn of Random 3 (3); trump is ")
    assert sum("← chosen in the match" in line for line in lines) == 1
    played = next(one.card for one in finished_deals()[1].tricks[3].plays if one.seat == 3)
    assert played.rank.name.capitalize() in outcome.out or played.rank.letter in outcome.out


def test_it_speaks_the_language_that_is_asked_for(file: Path) -> None:
    outcome = cardavia("explain", file, "--trick", 2, "--seat", 1, "--lang", "de", *FEW)
    assert outcome.out.startswith("Stich 2. Am Zug ist Random 1 (1); Trumpf ist ")


def test_a_position_is_one_line_of_text() -> None:
    hands = {7: "P9 Ks", 0: "P1 P2 P3", 1: "P4 P5"}
    state = after(all_pass(deal_with(hands, stock="K5")), "discard P9")
    outcome = cardavia("explain", position_text(state), *FEW)
    assert outcome.code == 0
    assert "It is the turn of seat 7; trump is Koppu." in outcome.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--match", 2], "there is no match 2; the file holds 1"),
        (["--deal", 3], "match 1 has no deal 3; it holds 2 finished"),
        (["--trick", 9], "Invalid value for '--trick'"),
        (["--seat", 8], "Invalid value for '--seat'"),
        (["--lang", "xx"], "no language 'xx'; there are "),
    ],
)
def test_a_bad_address_is_2_and_one_line(
    file: Path, arguments: list[object], complaint: str
) -> None:
    outcome = cardavia("explain", file, *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_text_that_is_no_position_is_2() -> None:
    outcome = cardavia("explain", "3 P1P2 K5")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("cardavia: no position: ")
