"""Clubs and swords as on old Latin-suited cards: long shapes that cross and interlace."""

import math

from cardavia.art.block import Block
from cardavia.art.ink import Node, nodes, transformed, tube_nodes
from cardavia.art.palette import Pigment

__all__ = ["club_parts", "clubs", "sabre_parts", "swords"]

_SHAFT = 5.0
# The height at which clubs cross: below the middle, for their heads keep clear of the index.
_MIDDLE = 177
# By the number of pairs: how far the clubs lean, how long they are, how far apart they lie.
_LATTICES = {
    1: (20.0, 1.36, 0.0),
    2: (26.0, 0.98, 36.0),
    3: (31.0, 0.97, 24.0),
    4: (34.0, 0.95, 19.5),
}
# By the number of pairs: which bows of the four.
_BOWS = {1: (2,), 2: (0, 3), 3: (1, 2, 3), 4: (0, 1, 2, 3)}


def club_parts() -> dict[str, str]:
    """Clubs and pieces of their shafts by name; ``-light`` ones alternate with the others."""
    parts: dict[str, str] = {}
    for name, pigment in (("", Pigment.MOSS), ("-light", Pigment.LEAF)):
        parts |= {f"club{name}": _club(pigment), f"shaft{name}": _shaft(pigment)}
    return parts


def _club(pigment: Pigment) -> str:
    """A slim cudgel, head up, that is crossed at the origin; there it is straight, to be woven."""
    block = Block()
    body = "0,-98 7,-96 10.5,-86 8.5,-75! 13,-77 14.5,-71 8.5,-64! 6.5,-54 5,-40! 5,42! 6.5,56 "
    body += "8,66 6.5,73 0,75 -6.5,73 -8,66 -6.5,56 -5,42! -5,-36! -7,-48! -11.5,-50 -12.5,-57 "
    body += "-8,-61! -9,-74 -10.5,-86 -7,-96"
    block.shape(nodes(body), pigment, 3)
    block.shape("-7,55! 0,58 7,55! 8,64! 0,67 -8,64!", Pigment.CINNABAR, 2.2)
    block.shape("0,-98 7,-95 9.5,-86! 0,-83 -9.5,-86! -7,-95", Pigment.STRAW, 2.2)
    block.lines("1,-78 2,-66 0,-54/-1,-30 -1,-6/1,8 1,32", 1.6)
    return block.svg


def _shaft(pigment: Pigment) -> str:
    """A piece of the shaft, laid over a crossing so that the club passes above the other."""
    block = Block()
    x, y = _SHAFT, 8.0
    block.fill(f"-{x},-{y}! {x},-{y}! {x},{y}! -{x},{y}!", pigment)
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
        for i, shift in enumerate(shifts):
            club = "club-light" if i % 2 else "club"
            block.use(club, *_place(shift, side, lean), scale, side * lean)
    for i, x, y in _crossings(shifts, lean):
        block.use("shaft-light" if i % 2 else "shaft", x, y, scale, -lean)
    if count % 2:
        block.use("club", 100, _MIDDLE, 1.42)
    return block.svg


def _place(shift: float, side: int, lean: float) -> tuple[float, float]:
    """The middle of a club that leans to `side` and is moved across its length by `shift`."""
    turn = math.radians(lean)
    return 100 + shift * math.cos(turn), _MIDDLE + side * shift * math.sin(turn)


def _crossings(shifts: list[float], lean: float) -> list[tuple[int, float, float]]:
    """Which club that leans left passes over one that leans right, and where: at every other."""
    turn = math.radians(lean)
    return [
        (
            i,
            100 + (left + right) / 2 / math.cos(turn),
            _MIDDLE + (right - left) / 2 / math.sin(turn),
        )
        for i, left in enumerate(shifts)
        for j, right in enumerate(shifts)
        if (i + j) % 2 == 0
    ]


def sabre_parts() -> dict[str, str]:
    """Swords by name: ``sword`` is straight, ``sabre0`` (inmost) to ``sabre3`` bow to the left.

    The hilts are parts of their own (``hilt0``), so that they lie over all blades.
    """
    parts = {
        "sword": _blade(_UPRIGHT, Pigment.INDIGO),
        "hilt": _hilt(_UPRIGHT, Pigment.CINNABAR),
    }
    for i in range(4):
        curve, light = _bow(i), i % 2 == 1
        parts[f"sabre{i}"] = _blade(curve, Pigment.SKY if light else Pigment.INDIGO)
        parts[f"hilt{i}"] = _hilt(curve, Pigment.WHITE if light else Pigment.CINNABAR)
    return parts


_UPRIGHT = nodes("100,297 100,230 100,160 100,95 100,32")


def _bow(i: int) -> list[Node]:
    """A parabola that leaves the middle line by `out` and crosses it by `over` at its ends."""
    out, over, half = 16 + 17.0 * i, 46 - 11.0 * i, 92 + 12.0 * i
    return [
        Node(100 - out + (out + over) * u * u, 157 - half * u)
        for u in (-1, -0.7, -0.35, 0, 0.4, 0.75, 1)
    ]


def _blade(curve: list[Node], pigment: Pigment) -> str:
    block = Block()
    widths = [8.0, 9, 9.5, 10, 10, 9.5, 7] if len(curve) == 7 else [10.0, 12, 13, 12, 8]
    block.shape(_pointed(tube_nodes(curve, widths), curve), pigment, 2.8)
    block.line([n._replace(x=n.x - 1.6) for n in curve[1:-1]], 2, Pigment.PAPER)
    return block.svg


def _pointed(blade: list[Node], curve: list[Node]) -> list[Node]:
    """The blade with its point, beyond the last node."""
    end, before = curve[-1], curve[-2]
    reach = 14 / math.hypot(end.x - before.x, end.y - before.y)
    tip = Node(end.x + (end.x - before.x) * reach, end.y + (end.y - before.y) * reach, True)
    return [*blade[: len(curve)], tip, *blade[len(curve) :]]


def _hilt(curve: list[Node], pigment: Pigment) -> str:
    block = Block()
    end, above = curve[0], curve[1]
    angle = math.degrees(math.atan2(above.x - end.x, end.y - above.y))
    grip = nodes("-4.6,-22! 4.6,-22! 6,5 0,9 -6,5")
    guard = nodes("-11,-27 0,-29 11,-27 13,-23 11,-19 0,-21 -11,-19 -13,-23")
    block.shape(transformed(grip, end.x, end.y, angle=angle), pigment, 2.8)
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
