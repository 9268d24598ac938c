"""Pictures as pixels, for tests that look at them."""

import struct
import zlib
from collections.abc import Iterator

import resvg_py

from cardavia.art import flattened

__all__ = ["Pixels", "decoded", "rendered"]

Pixels = list[list[tuple[int, int, int, int]]]


def rendered(svg: str, width: int) -> Pixels:
    """Rows of RGBA pixels of a picture drawn `width` pixels wide."""
    png = bytes(
        resvg_py.svg_to_bytes(svg_string=flattened(svg), width=width, skip_system_fonts=True)
    )
    columns, lines = decoded(png)
    return [
        [(line[i], line[i + 1], line[i + 2], line[i + 3]) for i in range(0, 4 * columns, 4)]
        for line in lines
    ]


def decoded(png: bytes) -> tuple[int, list[bytes]]:
    """Width and rows of bytes of a PNG with eight bits for each of red, green, blue and alpha."""
    chunks = list(_chunks(png))
    columns, _, depth, kind, *_ = struct.unpack(">IIBBBBB", dict(chunks)[b"IHDR"])
    assert (depth, kind) == (8, 6)
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    lines = []
    above = bytes(4 * columns)
    for start in range(0, len(data), 4 * columns + 1):
        above = _unfiltered(data[start], data[start + 1 : start + 1 + 4 * columns], above)
        lines.append(above)
    return columns, lines


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 8
    while place < len(png):
        (size,) = struct.unpack(">I", png[place : place + 4])
        name, body = png[place + 4 : place + 8], png[place + 8 : place + 8 + size]
        (check,) = struct.unpack(">I", png[place + 8 + size : place + 12 + size])
        assert check == zlib.crc32(name + body)
        yield name, body
        place += 12 + size


def _unfiltered(kind: int, line: bytes, above: bytes) -> bytes:
    out = bytearray(line)
    for i in range(len(out)):
        left = out[i - 4] if i >= 4 else 0
        corner = above[i - 4] if i >= 4 else 0
        guess = (0, left, above[i], (left + above[i]) // 2, _paeth(left, above[i], corner))[kind]
        out[i] = (out[i] + guess) & 0xFF
    return bytes(out)


def _paeth(left: int, up: int, corner: int) -> int:
    ahead = left + up - corner
    return min((left, up, corner), key=lambda value: abs(ahead - value))
