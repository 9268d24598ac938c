"""The back: a hemp-leaf lattice in indigo, the same either way up, with a seal in the middle."""

import math

from cardavia.art.block import Block
from cardavia.art.frame import CARD_OUTLINE
from cardavia.art.ink import transformed
from cardavia.art.palette import Pigment
from cardavia.art.signs import comma

__all__ = ["back"]

_CELL = 29.0


def back() -> str:
    """The back of every card."""
    block = Block()
    block.raw(f'<path fill="{Pigment.BACK}" d="{CARD_OUTLINE}"/>')
    block.raw(
        f'<path fill="none" stroke="{Pigment.BACK_LINE}" stroke-width="1.9"'
        f' stroke-linecap="round" d="{_hemp()}"/>'
    )
    block.raw(_border())
    _seal(block)
    return block.svg


def _hemp() -> str:
    """Hemp leaf: triangles, each with three spokes from its middle."""
    height = _CELL * math.sqrt(3) / 2
    lines: set[str] = set()
    for row in range(-6, 7):
        for column in range(-4, 4):
            x = 100 + column * _CELL + (row % 2) * _CELL / 2
            for side in (1, -1):
                lines.update(_triangle(x, 160 + row * height, side * height))
    return "".join(sorted(lines))


def _triangle(x: float, y: float, height: float) -> list[str]:
    corners = ((x, y), (x + _CELL, y), (x + _CELL / 2, y + height))
    middle = (x + _CELL / 2, y + height / 3)
    spokes = [_line(middle, corner) for corner in corners]
    return [*spokes, _line(corners[0], corners[1]), _line(corners[0], corners[2])]


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x, y), (u, v) = ((_inside(*p)) for p in (start, end))
    return f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"


def _inside(x: float, y: float) -> tuple[float, float]:
    """Points beyond the border come under it, so that nothing sticks out of the card."""
    return min(max(x, 9), 191), min(max(y, 9), 311)


def _border() -> str:
    frame = f"{CARD_OUTLINE}M13 17q0-4 4-4H183q4 0 4 4V303q0 4-4 4H17q-4 0-4-4z"
    return (
        f'<path fill="{Pigment.BACK}" fill-rule="evenodd" d="{frame}"/>'
        f'<rect x="13" y="13" width="174" height="294" rx="4" fill="none"'
        f' stroke="{Pigment.BACK_LINE}" stroke-width="2.6"/>'
        f'<rect x="7.5" y="7.5" width="185" height="305" rx="6" fill="none"'
        f' stroke="{Pigment.BACK_LINE}" stroke-width="1.4"/>'
    )


def _seal(block: Block) -> None:
    """Two commas chasing each other: unlike the drum's three, they look the same upside down."""
    block.raw(
        f'<circle cx="100" cy="160" r="39" fill="{Pigment.BACK}" stroke="{Pigment.BACK_LINE}"'
        ' stroke-width="2.6"/>'
        f'<circle cx="100" cy="160" r="33" fill="{Pigment.BACK_SEAL}"/>'
    )
    for angle in (0, 180):
        block.fill(transformed(comma(), 100, 160, 0.62, angle), Pigment.BACK)
