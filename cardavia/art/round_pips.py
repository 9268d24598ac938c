"""Cups, coins and drums in patterns: in a line, square, quincunx, rows."""

from cardavia.art.block import Block

__all__ = ["round_pips"]

_Place = tuple[float, float]


def _row(count: int, y: float) -> tuple[_Place, ...]:
    return tuple((100 + 50 * (i - (count - 1) / 2), y) for i in range(count))


# Where the signs stand, and how wide each is, by number.
_PATTERNS: dict[int, tuple[float, tuple[_Place, ...]]] = {
    2: (100, ((100, 90), (100, 230))),
    3: (84, ((100, 62), (100, 160), (100, 258))),
    4: (70, ((61, 115), (139, 115), (61, 205), (139, 205))),
    5: (60, ((68, 74), (132, 74), (100, 160), (68, 246), (132, 246))),
    6: (57, ((68, 68), (132, 68), (68, 160), (132, 160), (68, 252), (132, 252))),
    7: (51, ((68, 62), (132, 62), (100, 111), (68, 160), (132, 160), (68, 258), (132, 258))),
    8: (47, (*_row(3, 106), *_row(2, 160), *_row(3, 214))),
    9: (47, (*_row(3, 106), *_row(3, 160), *_row(3, 214))),
}


def round_pips(suit: str, number: int) -> str:
    """`number` signs of a round suit, from two on."""
    block = Block()
    width, places = _PATTERNS[number]
    for x, y in places:
        block.use(f"pip-{suit}", x, y, round(width / 100, 2))
    return block.svg
