"""Cups, coins and drums in patterns, which lean so that both corners are left to the index."""

from cardavia.art.block import Block

__all__ = ["round_pips"]

_Place = tuple[float, float]


def _columns(x: float, y: float, step: float, count: int) -> tuple[_Place, ...]:
    """A column left of the middle, from `y` down, and its twin turned about the card's middle."""
    left = [(100 - x, y + step * i) for i in range(count)]
    return (*left, *((200 - a, 320 - b) for a, b in left))


_MIDDLE = (100.0, 160.0)
# Where the signs stand, and how wide each is, by number.
_PATTERNS: dict[int, tuple[float, tuple[_Place, ...]]] = {
    2: (112, ((122, 88), (78, 232))),
    3: (94, ((138, 62), _MIDDLE, (62, 258))),
    4: (88, _columns(46, 140, 102, 2)),
    5: (66, (*_columns(53, 128, 116, 2), _MIDDLE)),
    6: (69, _columns(45, 131, 72, 3)),
    7: (63, (*_columns(56, 129, 73, 3), _MIDDLE)),
    8: (60, (*_columns(60, 130, 72, 3), (100, 122), (100, 198))),
    9: (60, (*_columns(60, 130, 72, 3), (100, 88), _MIDDLE, (100, 232))),
}


def round_pips(suit: str, number: int) -> str:
    """`number` signs of a round suit, from two on."""
    block = Block()
    width, places = _PATTERNS[number]
    for x, y in places:
        block.use(f"pip-{suit}", x, y, round(width / 100, 2))
    return block.svg
