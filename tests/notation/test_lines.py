"""Files of lines are read without trust, and never as a whole."""

import io
import json

import pytest

from cardavia.notation import (
    LONGEST_LINE,
    Line,
    MatchRecord,
    UnreadableLine,
    decode_line,
    read_lines,
)
from tests.support.records import record_of, tree


class CountingFile(io.BytesIO):
    """A file that remembers the largest piece that was taken at once."""

    largest = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        piece = super().readline(size)
        self.largest = max(self.largest, len(piece))
        return piece


def complaint(data: bytes | None) -> str:
    """What is said of a line."""
    with pytest.raises(UnreadableLine) as caught:
        decode_line(Line(1, data), MatchRecord)
    return str(caught.value)


def test_lines_are_counted_and_blank_ones_passed_over() -> None:
    found = list(read_lines(io.BytesIO(b"{}\n\n  \r\n[]\r\nlast")))
    assert [line.number for line in found] == [1, 4, 5]
    assert found[1].data == b"[]\r\n"


def test_an_empty_file_has_no_lines() -> None:
    assert list(read_lines(io.BytesIO(b""))) == []


@pytest.mark.parametrize("ending", [b"\n", b"\r\n", b""])
def test_a_line_of_exactly_the_limit_is_read(ending: bytes) -> None:
    file = io.BytesIO(b"x" * LONGEST_LINE + ending)
    assert [line.data and len(line.data.rstrip()) for line in read_lines(file)] == [LONGEST_LINE]


def test_a_longer_line_is_refused_without_holding_it() -> None:
    file = CountingFile(b"x" * (5 * LONGEST_LINE) + b"\n{}\n")
    assert list(read_lines(file)) == [Line(1, None), Line(2, b"{}\n")]
    assert file.largest <= LONGEST_LINE + 2
    assert complaint(None) == "the line is longer than 1,048,576 bytes"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "no JSON at character 1"),
        (b"{", "no JSON at character 2"),
        (b"\xff\xfe", "no UTF-8 at byte 1"),
        (b"\xef\xbb\xbf{}", "byte order mark"),
        (b'{"a": NaN}', "NaN is not a number"),
        (b'{"a": -Infinity}', "-Infinity is not a number"),
        (b'{"a": 1, "a": 2}', "the key 'a' stands twice"),
        (b'{"a": "\\ud800"}', "half of a surrogate pair"),
        (b"[" * 500_000, "nested too deeply"),
        (b'{"a": ' * 100_000, "nested too deeply"),
        (b'{"a": ' + b"9" * 9_999 + b"}", "too many digits"),
        (b"[]", "Expected `object`, got `array`"),
        (b"null", "Expected `object`, got `null`"),
        (b"{}", "Object missing required field `format`"),
        (b"{} {}", "no JSON at character 4"),
    ],
)
def test_what_is_no_record_gets_a_clear_sentence(data: bytes, text: str) -> None:
    assert text in complaint(data)


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("first_dealer", 8, "Expected `int` <= 7 - at `$.first_dealer`"),
        ("first_dealer", True, "Expected `int`, got `bool` - at `$.first_dealer`"),
        ("first_dealer", 10**30, "at `$.first_dealer`"),
        ("first_dealer", 1e400, "at `$.first_dealer`"),
        ("deals", [7], "Expected `object`, got `int` - at `$.deals[0]`"),
        ("players", [{"seat": 0, "name": "", "kind": "dog"}], "at `$.players[0].kind`"),
        ("seed", 5, "Expected `str | null`, got `int` - at `$.seed`"),
    ],
)
def test_a_wrong_type_is_named_with_its_place(key: str, value: object, text: str) -> None:
    data = json.dumps({**tree(record_of(0)), key: value}).replace("Infinity", "1e400")
    assert text in complaint(data.encode())
