"""The back: a hemp-leaf lattice in indigo, the same either way up, with a seal in the middle."""

import math

from cardavia.art.block import Block
from cardavia.art.ink import transformed
from cardavia.art.palette import Pigment
from cardavia.art.signs import comma

__all__ = ["back"]

_CELL = 30.0
_CARD = "M10 0h180q10 0 10 10v300q0 10-10 10H10q-10 0-10-10V10Q0 0 10 0z"


def back() -> str:
    """The back of every card."""
    block = Block()
    block.raw(f'<path fill="{Pigment.BACK}" d="{_CARD}"/>')
    block.raw(
        f'<path fill="none" stroke="{Pigment.BACK_LINE}" stroke-width="1.9"'
        f' stroke-linecap="round" d="{_hemp()}"/>'
    )
    block.raw(_border())
    _seal(block)
    return block.svg


def _hemp() -> str:
    """Hemp leaf: triangles, each with three spokes from its middle."""
    height = _CELL * math.sqrt(3)
    lines: set[str] = set()
    for row in range(-4, 5):
        for column in range(-5, 6):
            x = 100 + column * _CELL + (row % 2) * _CELL / 2
            y = 160 + row * height / 2
            lines.update(_triangle(x, y, 1))
            lines.update(_triangle(x, y, -1))
    return "".join(sorted(lines))


def _triangle(x: float, y: float, side: int) -> list[str]:
    height = _CELL * math.sqrt(3) / 2
    corners = ((x, y), (x + _CELL, y), (x + _CELL / 2, y + side * height))
    middle = (x + _CELL / 2, y + side * height / 3)
    spokes = [_line(middle, corner) for corner in corners]
    return [*spokes, _line(corners[0], corners[1]), _line(corners[0], corners[2])]


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"


def _border() -> str:
    frame = "M0 0H200V320H0zM13 17q0-4 4-4H183q4 0 4 4V303q0 4-4 4H17q-4 0-4-4z"
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

