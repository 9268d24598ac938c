"""The back: a hemp-leaf lattice in indigo, the same either way up, with a seal in the middle."""

import math

from cardavia.art.block import Block
from cardavia.art.frame import EDGE, GROUND
from cardavia.art.ink import transformed
from cardavia.art.palette import Pigment
from cardavia.art.signs import comma

__all__ = ["back"]

_CELL = 29.0


def back() -> str:
    """The back of every card: a rim of paper, so that it stands out on a dark cushion too."""
    block = Block()
    block.raw(GROUND)
    block.raw(f'<path fill="{Pigment.BACK}" d="{_panel(6, 6)}"/>')
    block.raw(f'<path fill="none" stroke="{Pigment.BACK_LINE}" stroke-width="1.9" d="{_hemp()}"/>')
    block.raw(_border())
    _seal(block)
    block.raw(EDGE)
    return block.svg


def _panel(inset: float, corner: float) -> str:
    """A rounded rectangle as far inside the card's edge."""
    across, down, r = 200 - 2 * (inset + corner), 320 - 2 * (inset + corner), corner
    return (
        f"M{inset + r} {inset}h{across}q{r} 0 {r} {r}v{down}q0 {r}-{r} {r}"
        f"h-{across}q-{r} 0-{r}-{r}v-{down}q0-{r} {r}-{r}z"
    )


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
    return min(max(x, 10), 190), min(max(y, 10), 310)


def _border() -> str:
    return (
        f'<path fill="{Pigment.BACK}" fill-rule="evenodd" d="{_panel(6, 6)}{_panel(14, 4)}"/>'
        f'<path fill="none" stroke="{Pigment.BACK_LINE}" stroke-width="2.6" d="{_panel(14, 4)}"/>'
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
