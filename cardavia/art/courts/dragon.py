"""A dragon along any line: body, belly, scales and spines follow it, and the head is put on."""

import math
from typing import NamedTuple

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.ink import Node, tube_nodes
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["Spine", "Vertebra", "coil", "dragon_body", "dragon_claw", "dragon_head", "spine"]


class Vertebra(NamedTuple):
    """A point of the spine: where, how thick the body is there, and the way to its back."""

    x: float
    y: float
    width: float
    out_x: float
    out_y: float

    def at(self, share: float) -> Node:
        """A point across the body: 0 on the spine, 0.5 at the back's edge, -0.5 at the belly's."""
        reach = self.width * share
        return Node(self.x + self.out_x * reach, self.y + self.out_y * reach)


Spine = list[Vertebra]
_STEP = 3.0


def coil(
    x: float, y: float, start: float, end: float, radii: tuple[float, float], widths: str
) -> str:
    """A spiral as text for `spine`: from angle to angle, in degrees clockwise from the top."""
    sizes = [float(w) for w in widths.split()]
    words = []
    for i, width in enumerate(sizes):
        share = i / (len(sizes) - 1)
        turn = math.radians(start + (end - start) * share)
        radius = radii[0] + (radii[1] - radii[0]) * share
        words.append(f"{x + radius * math.sin(turn)},{y - radius * math.cos(turn)},{width}")
    return " ".join(words)


def spine(text: str, back: int) -> Spine:
    """Read ``"x,y,width ..."`` from neck to tail; `back` is 1 when the back is on the left side."""
    knots = [tuple(float(v) for v in word.split(",")) for word in text.split()]
    points = [p for i in range(len(knots) - 1) for p in _between(knots, i)]
    points.append(knots[-1])
    found = []
    for i, (x, y, width) in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        along_x, along_y = after[0] - before[0], after[1] - before[1]
        length = math.hypot(along_x, along_y) or 1
        found.append(Vertebra(x, y, width, along_y / length * back, -along_x / length * back))
    return found


def _between(knots: list[tuple[float, ...]], i: int) -> list[tuple[float, ...]]:
    """Points about `_STEP` apart on the smooth curve from one knot to the next."""
    p, q, r, s = (knots[min(max(j, 0), len(knots) - 1)] for j in range(i - 1, i + 3))
    count = max(2, round(math.hypot(r[0] - q[0], r[1] - q[1]) / _STEP))
    return [_blend(p, q, r, s, j / count) for j in range(count)]


def _blend(p: tuple[float, ...], q: tuple[float, ...], r: tuple[float, ...],
           s: tuple[float, ...], t: float) -> tuple[float, ...]:  # fmt: skip
    return tuple(
        b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
        for a, b, c, d in zip(p, q, r, s, strict=True)
    )


def dragon_body(block: Block, line: Spine, wear: Livery) -> None:
    """The body, from its spines to the ribs of its belly."""
    _spines(block, line, wear)
    rough = [*line[:-1:5], line[-1]]
    block.shape(tube_nodes([v.at(0) for v in rough], [v.width for v in rough]), wear.main, 4.2)
    thick = [v for v in rough if v.width > 14]
    belly = tube_nodes([v.at(-0.3) for v in thick], [v.width * 0.32 for v in thick])
    block.shape(belly, wear.light, 2.6)
    ribs = [v for v in line[2::4] if v.width > 16]
    block.bands(([v.at(-0.45), v.at(-0.16)] for v in ribs), 2)
    _scales(block, line, wear)


def _spines(block: Block, line: Spine, wear: Livery) -> None:
    """A jagged crest along the back, pointing to the tail."""
    crest: list[Node] = []
    for i in range(2, len(line) - 6, 5):
        tip = line[i + 5].at(0.5)
        reach = 3 + line[i].width * 0.2
        crest.append(line[i].at(0.5)._replace(corner=True))
        crest.append(
            Node(tip.x + line[i].out_x * reach, tip.y + line[i].out_y * reach, corner=True)
        )
    inner = [v.at(0.3)._replace(corner=True) for v in reversed(line[2:-6:8])]
    block.shape(crest + inner, wear.second, 2.4)


def _scales(block: Block, line: Spine, wear: Livery) -> None:
    # Ink does not show on the dark pigments.
    pigment = wear.light if wear.main in (Pigment.INDIGO, Pigment.PLUM) else Pigment.INK
    arcs = []
    for row, i in enumerate(range(3, len(line) - 4, 3)):
        v = line[i]
        if v.width < 12:
            break
        for lane in (0.02, 0.28) if row % 2 else (0.15, 0.38):
            bend = line[min(i + 4, len(line) - 1)].at(lane)
            arcs.append((v.at(lane - 0.1), bend, v.at(lane + 0.1)))
    block.arcs(arcs, 2, pigment)


def dragon_claw(block: Block, wear: Livery, place: Place) -> None:
    """A leg with three claws, that grasps to the left of the origin."""
    claw = Block(cropped=True, place=place)
    claw.shape("34,26! 20,6 6,-4 -8,-4! -12,6 -4,16 12,24 22,40!", wear.main, 3.6)
    for finger in ("-8,-2 -20,-8 -28,0", "-10,6 -22,5 -29,13", "-6,13 -16,16 -20,25"):
        claw.band(finger, 9.5)
        claw.band(finger, 4.6, wear.light)
    block.raw(claw.svg)


def dragon_head(block: Block, wear: Livery, place: Place, shut: bool = False) -> None:
    """A head that looks left, the neck's end at its origin; `shut` closes its eye."""
    head = Block(cropped=True, place=place)
    _mane(head, wear)
    _jaws(head, wear, shut)
    _eye(head, wear, shut)
    block.raw(head.svg)


def _mane(head: Block, wear: Livery) -> None:
    antler = "0,-40! 8,-60 24,-76 46,-82! 42,-73 34,-67! 48,-68 58,-60! 44,-56 30,-50 20,-34!"
    mane = "-6,-40! 20,-44 44,-54! 40,-40 52,-36 70,-34! 56,-22 50,-14! 64,-8 72,2! 54,4 46,8! "
    mane += "54,20 56,32! 40,26 28,24! 26,34 20,42! 8,30 -2,20!"
    head.shape(mane, wear.second, 3.4)
    head.lines("16,-30 34,-36 48,-34/20,-18 36,-20 50,-14/20,-4 36,-2 50,4/16,10 28,16 38,24", 2.4)
    head.shape("-14,-42! -10,-62 2,-78 20,-88! 18,-78 12,-70! 4,-60 4,-40!", wear.light, 3)
    head.shape(antler, wear.light, 3)


def _jaws(head: Block, wear: Livery, shut: bool) -> None:
    head.shape("-34,36! -32,56! -20,38! -14,56! -6,34! 4,48! 12,22!", wear.light, 2.6)
    jaw = "-4,8! -24,12 -46,18 -58,22! -63,31 -54,38 -34,39 -10,33 14,22 18,6!"
    head.shape(jaw, wear.light if shut else wear.main, 4)
    if not shut:
        head.shape("-64,0! -56,26! -24,25 6,12! -10,0", Pigment.CINNABAR, 2.8)
        head.shape("-8,14! -30,12 -46,10 -60,14! -52,20 -30,22", Pigment.ROSE, 2.2)
        for x in (-47, -34):
            head.shape(f"{x - 4},{25 - (x + 47) / 9:.0f}! {x},13! {x + 5},24!", Pigment.WHITE, 2)
    face = "4,14! -18,3 -40,1 -60,4! -71,0 -76,-11 -71,-22 -60,-26 -51,-21 -44,-26 -38,-34 "
    face += "-28,-43! -16,-48 0,-48 16,-38 26,-18 22,12!"
    if shut:
        face = face.replace("-18,3 -40,1 -60,4!", "-18,14 -40,20 -58,21! -68,14")
    head.shape(face, wear.main, 4)
    for x in () if shut else (-58, -44, -31):
        head.shape(f"{x - 4},3! {x + 4},2! {x + 1},{15 if x == -58 else 10}!", Pigment.WHITE, 2)
    head.lines("-68,-12 -63,-18 -57,-13/-6,-2 6,-14 8,-32/-46,-10 -40,-14 -36,-9", 3)
    head.lines("-66,-2 -86,4 -98,24 -90,42 -102,58/-62,-24 -82,-34 -84,-52 -98,-62", 3.2)


def _eye(head: Block, wear: Livery, shut: bool) -> None:
    if shut:
        head.shape("-36,-21! -26,-29 -11,-28 -3,-21! -12,-11 -25,-11", wear.light, 2.8)
        head.lines("-34,-19 -22,-12 -6,-18/-30,-13 -33,-8/-22,-11 -23,-5", 4)
    else:
        head.shape("-35,-20! -25,-30 -11,-29 -4,-21! -14,-14 -26,-14", Pigment.WHITE, 2.8)
        head.dot(-22, -21.5, 5)
    brow = "-46,-24! -34,-37 -16,-42 8,-36! 16,-42! 14,-30 2,-27! -14,-32 -30,-30"
    head.shape(brow, wear.second, 2.6)
