"""Clubs and swords as on old Latin-suited cards: long shapes that cross and interlace."""

import math

from cardavia.art.block import Block
from cardavia.art.ink import Node, nodes, transformed, tube_nodes
from cardavia.art.palette import Pigment

__all__ = ["club_part", "clubs", "sabre_parts", "shaft_part", "swords"]

_SHAFT = 6.5
# By the number of pairs: how far the clubs lean, how long they are, how far apart they lie.
_LATTICES = {
    1: (24.0, 1.2, 0.0),
    2: (38.0, 1.0, 40.0),
    3: (38.0, 0.95, 30.0),
    4: (38.0, 0.89, 24.0),
}
# By the number of pairs: which bows of the four.
_BOWS = {1: (2,), 2: (1, 3), 3: (1, 2, 3), 4: (0, 1, 2, 3)}


def club_part() -> str:
    """A long cudgel round the origin, head up; its middle is straight, so that it can be woven."""
    block = Block()
    body = "0,-101 8,-99 12,-91 10,-81! 16,-84 19,-78 10,-69! 8,-58 6.5,-44! 6.5,50! 8,64 "
    body += "11,90 8,99 0,101 -8,99 -11,90 -8,64 -6.5,50! -6.5,-44! -8,-56! -14,-58 -15,-65 "
    body += "-9,-69! -11,-78 -12,-90 -8,-99"
    block.shape(nodes(body), Pigment.MOSS, 3.4)
    block.lines("-8,84 0,88 8,84/-7,74 0,78 7,74", 2.6)
    block.lines("14,-80 16,-77/-11,-62 -11.5,-64/-4,-92 3,-94", 4.5, Pigment.STRAW)
    block.lines("2,-88 3,-74 0,-60/-2,-34 -2,-8/2,6 2,34", 1.8)
    return block.svg


def shaft_part() -> str:
    """A piece of the shaft, laid over a crossing so that the club passes above the other."""
    block = Block()
    x, y = _SHAFT, 10.5
    block.fill(f"-{x},-{y}! {x},-{y}! {x},{y}! -{x},{y}!", Pigment.MOSS)
    for side in (-x, x + 0.6):
        block.band(f"{side},-{y} {side},{y}", 3)
    return block.svg


def clubs(count: int) -> str:
    """`count` clubs, from two on: a lattice, and one upright over it when the number is odd."""
    block = Block()
    pairs = count // 2
    lean, scale, apart = _LATTICES[pairs]
    shifts = [(i - (pairs - 1) / 2) * apart for i in range(pairs)]
    for side in (-1, 1):
        for shift in shifts:
            block.use("club", *_place(shift, side, lean), scale, side * lean)
    for x, y in _crossings(shifts, lean):
        block.use("shaft", x, y, scale, -lean)
    if count % 2:
        block.use("club", 100, 160, 1.28)
    return block.svg


def _place(shift: float, side: int, lean: float) -> tuple[float, float]:
    """The middle of a club that leans to `side` and is moved across its length by `shift`."""
    turn = math.radians(lean)
    return 100 + shift * math.cos(turn), 160 + side * shift * math.sin(turn)


def _crossings(shifts: list[float], lean: float) -> list[tuple[float, float]]:
    """Where a club that leans left passes over one that leans right: every other crossing."""
    turn = math.radians(lean)
    return [
        (
            100 + (left + right) / 2 / math.cos(turn),
            160 + (right - left) / 2 / math.sin(turn),
        )
        for i, left in enumerate(shifts)
        for j, right in enumerate(shifts)
        if (i + j) % 2 == 0
    ]


def sabre_parts() -> dict[str, str]:
    """Swords by name: ``sword`` is straight, ``sabre0`` (inmost) to ``sabre3`` bow to the left.

    The hilts are parts of their own (``hilt0``), so that they lie over all blades.
    """
    parts = {"sword": _blade(_UPRIGHT), "hilt": _hilt(_UPRIGHT)}
    for i in range(4):
        curve = _bow(i)
        parts |= {f"sabre{i}": _blade(curve), f"hilt{i}": _hilt(curve)}
    return parts


_UPRIGHT = nodes("100,297 100,230 100,160 100,95 100,32")


def _bow(i: int) -> list[Node]:
    """A parabola that leaves the middle line by `out` and crosses it by `over` at its ends."""
    out, over, half = 15 + 13.0 * i, 45 - 6.0 * i, 104 + 7.0 * i
    return [
        Node(100 - out + (out + over) * u * u, 157 - half * u)
        for u in (-1, -0.7, -0.35, 0, 0.4, 0.75, 1)
    ]


def _blade(curve: list[Node]) -> str:
    block = Block()
    widths = [8.0, 9, 9.5, 10, 10, 9.5, 7] if len(curve) == 7 else [10.0, 12, 13, 12, 8]
    block.shape(_pointed(tube_nodes(curve, widths), curve), Pigment.INDIGO, 2.8)
    block.line([n._replace(x=n.x - 1.6) for n in curve[1:-1]], 2, Pigment.PAPER)
    return block.svg


def _pointed(blade: list[Node], curve: list[Node]) -> list[Node]:
    """The blade with its point, beyond the last node."""
    end, before = curve[-1], curve[-2]
    reach = 14 / math.hypot(end.x - before.x, end.y - before.y)
    tip = Node(end.x + (end.x - before.x) * reach, end.y + (end.y - before.y) * reach, True)
    return [*blade[: len(curve)], tip, *blade[len(curve) :]]


def _hilt(curve: list[Node]) -> str:
    block = Block()
    end, above = curve[0], curve[1]
    angle = math.degrees(math.atan2(above.x - end.x, end.y - above.y))
    grip = nodes("-4.6,-22! 4.6,-22! 6,5 0,9 -6,5")
    guard = nodes("-14,-27 0,-29 14,-27 16,-23 14,-19 0,-21 -14,-19 -16,-23")
    block.shape(transformed(grip, end.x, end.y, angle=angle), Pigment.CINNABAR, 2.8)
    block.shape(transformed(guard, end.x, end.y, angle=angle), Pigment.STRAW, 2.8)
    return block.svg


def swords(count: int) -> str:
    """`count` swords, from two on: two bows that interlace, one straight between when odd."""
    block = Block()
    for part in ("sabre", "hilt"):
        for flip in (False, True):
            for i in _BOWS[count // 2]:
                block.use(f"{part}{i}", 200 if flip else 0, 0, flip=flip)
    if count % 2:
        block.use("sword", 0, 0)
        block.use("hilt", 0, 0)
    return block.svg
