"""Reading files of one JSON object a line, without trusting them."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple, NoReturn, TypeVar

import msgspec

from cardavia.notation.errors import UnreadableLine

__all__ = ["LONGEST_LINE", "Line", "decode_line", "read_lines"]

LONGEST_LINE = 1 << 20
"""The longest line, in bytes, that is read; a match takes about 50,000."""

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

T = TypeVar("T")


class Line(NamedTuple):
    """A line of a file, counted from 1. `data` is None for a line that is too long to read."""

    number: int
    data: bytes | None


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of a file that are not blank, one at a time; a line too long is skipped over."""
    number = 0
    while chunk := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(chunk.rstrip(b"\r\n")) > LONGEST_LINE:
            _skip_line(file, chunk)
            yield Line(number, None)
        elif chunk.strip():
            yield Line(number, chunk)


def _skip_line(file: BinaryIO, chunk: bytes) -> None:
    while chunk and not chunk.endswith(b"\n"):
        chunk = file.readline(LONGEST_LINE)


def decode_line(line: Line, shape: type[T]) -> T:
    """The line's object as a `shape`. Raises `UnreadableLine` that says what is wrong and where.

    Stricter than Python's own reader: no key twice in one object, no NaN, no lone surrogates.
    """
    if line.data is None:
        raise UnreadableLine(f"the line is longer than {LONGEST_LINE:,} bytes")
    value = _json(_text(line.data))
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise UnreadableLine(str(error)) from error


def _text(data: bytes) -> str:
    if data.startswith(_BYTE_ORDER_MARK):
        raise UnreadableLine("starts with a byte order mark; save the file as plain UTF-8")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise UnreadableLine(f"no UTF-8 at byte {error.start + 1}: {error.reason}") from error


def _json(text: str) -> object:
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise UnreadableLine(f"no JSON at character {error.colno}: {error.msg}") from error
    except RecursionError as error:
        raise UnreadableLine("nested too deeply to be a record") from error
    except UnicodeEncodeError as error:
        raise UnreadableLine("a string holds half of a surrogate pair") from error
    except UnreadableLine:
        raise
    except ValueError as error:
        raise UnreadableLine("a number has too many digits") from error
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(twice, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise UnreadableLine(f"the key {twice!r} stands twice in one object")
    return found


def _no_number(name: str) -> NoReturn:
    raise UnreadableLine(f"no JSON: {name} is not a number")
