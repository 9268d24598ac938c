"""Paper grain: a small picture that tiles, laid over the page."""

import struct
import zlib
from collections.abc import Iterator

__all__ = ["grain_png"]

_SIZE = 192
_FIBRES = 135


def grain_png() -> bytes:
    """The grain of washi as a PNG of 192 by 192 that tiles: dark and light specks and fibres.

    Transparent where the paper is even; the same bytes every time.
    """
    levels = _fibres(_clouds())
    rows = b"".join(b"\0" + _packed(row) for row in levels)
    header = struct.pack(">IIBBBBB", _SIZE, _SIZE, 4, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", b"\x3a\x2c\x18" * 8 + b"\xff\xfa\xec" * 8),
        (b"tRNS", bytes(_alpha(i) for i in range(16))),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _alpha(level: int) -> int:
    """Levels 7 and 8 are clear; 0 is the darkest, 15 the lightest."""
    return round(abs(level - 7.5) - 0.5) * 8


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _packed(row: list[int]) -> bytes:
    return bytes(a << 4 | b for a, b in zip(row[::2], row[1::2], strict=True))


def _numbers(seed: int) -> Iterator[int]:
    """Numbers from 0 to 32767 in an endless row (a linear congruence, for looks alone)."""
    while True:
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        yield seed >> 16


def _clouds() -> list[list[int]]:
    """Uneven pulp: three sizes of patches."""
    layers = [
        (_lattice(cells, cells), cells, weight) for cells, weight in ((24, 1), (96, 3), (192, 5))
    ]
    return [
        [_level(sum(w * _smooth(g, n, x, y) for g, n, w in layers) / 9) for x in range(_SIZE)]
        for y in range(_SIZE)
    ]


def _level(value: float) -> int:
    return min(15, max(0, round(7.5 + (value - 0.5) * 11)))


def _lattice(cells: int, seed: int) -> list[list[float]]:
    numbers = _numbers(seed)
    return [[next(numbers) / 32767 for _ in range(cells)] for _ in range(cells)]


def _smooth(grid: list[list[float]], cells: int, x: int, y: int) -> float:
    """The value between four lattice points; the lattice joins up at its edges."""
    step = _SIZE // cells
    i, j, u, v = x // step, y // step, x % step / step, y % step / step
    k, m = (i + 1) % cells, (j + 1) % cells
    top = grid[j][i] * (1 - u) + grid[j][k] * u
    return top * (1 - v) + (grid[m][i] * (1 - u) + grid[m][k] * u) * v


def _fibres(levels: list[list[int]]) -> list[list[int]]:
    """Long fibres of mulberry, some lighter and some darker than the pulp."""
    numbers = _numbers(7)
    for _ in range(_FIBRES):
        x, y, dx, dy, bend, length = (next(numbers) / 32767 for _ in range(6))
        x, y, dx, dy = x * _SIZE, y * _SIZE, dx - 0.5, dy - 0.5
        size = (dx * dx + dy * dy) ** 0.5 or 1
        dx, dy, change = dx / size, dy / size, 3 if next(numbers) % 3 else -3
        for _ in range(10 + int(length * 26)):
            row, column = int(y) % _SIZE, int(x) % _SIZE
            levels[row][column] = min(15, max(0, levels[row][column] + change))
            dx, dy = dx - dy * (bend - 0.5) * 0.1, dy + dx * (bend - 0.5) * 0.1
            x, y = x + dx, y + dy
    return levels
