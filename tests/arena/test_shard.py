"""Results in files: written, merged, gone on with, and refused when they cannot be right."""

import io
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardavia.arena import (
    Entrant,
    Pair,
    Results,
    ResultsConflict,
    ResultsError,
    Shard,
    Trial,
    read_results,
    resume_results,
)

A, B = Entrant("greedy", "1"), Entrant("random", "1")
TRIAL = Trial(Pair(A, B), "s")


def shard(first: int, margins: list[int], **change: Any) -> Shard:
    """A shard of greedy against random."""
    one = Shard(a=A, b=B, code="c", seed="s", first=first, margins=margins)
    return msgspec.structs.replace(one, **change)


def read(*shards: Shard) -> Results:
    return read_results(io.BytesIO(b"".join(one.line() for one in shards)))


def test_a_line_says_all_that_a_result_rests_on() -> None:
    line = shard(33, [1, -2], faults=({"slow": 1}, {})).line()
    assert line.endswith(b"\n")
    assert json.loads(line) == {
        "format": "cardavia.arena/1",
        "a": {"level": "greedy", "version": "1"},
        "b": {"level": "random", "version": "1"},
        "code": "c",
        "seed": "s",
        "first": 33,
        "margins": [1, -2],
        "faults": [{"slow": 1}, {}],
    }


def test_shards_are_put_together_in_any_order() -> None:
    results = read(shard(3, [3, 4], code="d"), shard(1, [1, 2]), shard(6, [6]))
    assert list(results) == [TRIAL]
    assert results.margins(TRIAL) == [1, 2, 3, 4]
    assert results.margins(TRIAL, 3) == [1, 2, 3]
    assert results.deals(TRIAL) == [1, 2, 3, 4, 6]
    assert (results.count(TRIAL, 5), results.count(TRIAL, 6)) == (4, 5)
    assert (results.margin(TRIAL, 6), results.margin(TRIAL, 5)) == (6, None)
    assert results.codes(TRIAL) == ["c", "d"]


def test_the_same_twice_counts_once() -> None:
    one = shard(1, [1, 2], faults=({}, {"slow": 2}))
    results = read(one, one, shard(3, [5], faults=({"noise": 1}, {"slow": 1})))
    assert results.margins(TRIAL) == [1, 2, 5]
    assert results.faults(TRIAL, 3) == ({"noise": 1}, {"slow": 3})
    assert results.faults(TRIAL, 2) == ({}, {"slow": 2})


def test_two_margins_of_one_deal_are_a_conflict() -> None:
    with pytest.raises(
        ResultsConflict, match=r"line 2: .*deal 2 has the margin \+3, elsewhere \+2"
    ):
        read(shard(1, [1, 2]), shard(2, [3]))


def test_another_version_of_a_player_is_a_conflict() -> None:
    with pytest.raises(ResultsConflict, match=r"'2' and '1'.*keep them in another file"):
        read(shard(1, [1]), shard(2, [1], a=Entrant("greedy", "2")))


def test_other_pairs_and_seeds_lie_beside_each_other() -> None:
    results = read(shard(1, [1]), shard(1, [2], seed="t"), shard(1, [-1], a=B, b=A))
    assert [results.margins(trial) for trial in results] == [[1], [2], [-1]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "cardavia.arena/9"}, "Invalid enum value 'cardavia.arena/9'"),
        ({"first": 0}, "`int` >= 1 - at `\\$.first`"),
        ({"margins": []}, "length >= 1"),
        ({"margins": [1.5]}, "Expected `int`"),
        ({"a": "greedy"}, "Expected `object`"),
    ],
)
def test_a_wrong_line_is_named(change: dict[str, object], reason: str) -> None:
    line = json.dumps({**json.loads(shard(1, [1]).line()), **change}).encode()
    with pytest.raises(ResultsError, match=f"line 2: .*{reason}"):
        read_results(io.BytesIO(shard(1, [1]).line() + line))


def test_a_torn_last_line_is_cut_off_when_going_on() -> None:
    whole = shard(1, [1, 2]).line()
    file = io.BytesIO(whole + shard(3, [3]).line()[:-9])
    results = resume_results(file)
    assert results.margins(TRIAL) == [1, 2]
    assert file.getvalue() == whole


def test_the_documents_line_is_one() -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    [line] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    results = read_results(io.BytesIO(line.encode()))
    assert results.deals(Trial(Pair(A, B), "karuta")) == [33, 34, 35]
    for key in msgspec.structs.fields(Shard):
        assert f"`{key.name}`" in text or key.name == "format"
