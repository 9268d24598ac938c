"""Clubs and swords as on old Latin-suited cards: long shapes that cross and interlace."""

import math

from cardavia.art.block import Block
from cardavia.art.ink import Node, nodes, transformed, tube_nodes
from cardavia.art.palette import Pigment

__all__ = ["club_part", "clubs", "sabre_parts", "shaft_part", "swords"]

_SHAFT = 6.5
# By the number of pairs: how far the clubs lean, how long they are, how far apart they lie.
_LATTICES = {1: (24.0, 1.2, 0.0), 2: (38.0, 1.0, 40.0), 3: (38.0, 0.95, 30.0), 4: (38.0, 0.89, 24.0)}
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
    block.fill(f"-{x},-{y}! {x},-{y}! {x},{y}! -{x},{y}!", Pigment.PAPER)
    block.wash(f"-{x},-{y}! {x},-{y}! {x},{y - 1}! -{x},{y - 1}!", Pigment.MOSS)
    block.lines(f"-{x},-{y} -{x},{y}/{x},-{y} {x},{y}", 3.4)
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
    """Swords by name: ``sword`` is straight, ``sabre0`` (inmost) to ``sabre3`` bow to the left."""
    bows = {f"sabre{i}": _sabre(_bow(i)) for i in range(4)}
    return {"sword": _sabre(nodes("100,300 100,230 100,160 100,90 100,20")), **bows}


def _bow(i: int) -> list[Node]:
    end, middle = 128 + 9 * i, 78 - 17 * i
    top = 34 + 9 * i
    rise = (middle - end) * 0.72 + end
    return [
        Node(end, 326 - top),
        Node(rise, 238),
        Node(middle, 160),
        Node(rise, 82),
        Node(end, top),
    ]


def _sabre(curve: list[Node]) -> str:
    block = Block()
    blade = tube_nodes(curve, [9, 11, 11.5, 10.5, 7], 0)
    blade = _pointed(blade, curve)
    block.shape(blade, Pigment.INDIGO, 3)
    block.line(_inner(curve), 2, Pigment.PAPER)
    hilt, above = curve[0], curve[1]
    angle = math.degrees(math.atan2(above.x - hilt.x, hilt.y - above.y))
    grip = transformed(nodes("-5,-26! 5,-26! 6,4 0,9 -6,4"), hilt.x, hilt.y, angle=angle)
    guard = transformed(
        nodes("-17,-31 0,-33 17,-31 19,-27 17,-23 0,-25 -17,-23 -19,-27"), hilt.x, hilt.y, 1, angle
    )
    block.shape(grip, Pigment.CINNABAR, 3)
    block.shape(guard, Pigment.STRAW, 3)
    return block.svg


def _pointed(blade: list[Node], curve: list[Node]) -> list[Node]:
    """The blade with its point, beyond the last node."""
    end, before = curve[-1], curve[-2]
    length = math.hypot(end.x - before.x, end.y - before.y)
    reach = 15 / length
    tip = Node(end.x + (end.x - before.x) * reach, end.y + (end.y - before.y) * reach, True)
    return [*blade[: len(curve)], tip, *blade[len(curve) :]]


def _inner(curve: list[Node]) -> list[Node]:
    """The light along the back of the blade."""
    return [Node(n.x - 2, n.y, n.corner) for n in curve[1:4]]


def swords(count: int) -> str:
    """`count` swords, from two on: two bows that interlace, one straight between when odd."""
    block = Block()
    for flip in (False, True):
        for i in _BOWS[count // 2]:
            block.use(f"sabre{i}", 200 if flip else 0, 0, flip=flip)
    if count % 2:
        block.use("sword", 0, 0)
    return block.svg
