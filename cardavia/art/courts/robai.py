"""Robai, the dragon: a coil over the waves, with the suit sign in its bend."""

import math
from itertools import pairwise

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.ink import Node, circle, nodes, tube_nodes
from cardavia.art.palette import Pigment

__all__ = ["robai"]

_X, _Y = 103.0, 192.0
# The coil: angle (degrees clockwise from the top), distance of the spine, thickness.
_COIL = (
    (58, 66, 47), (92, 66, 47), (126, 65, 46), (160, 64, 45), (194, 64, 43), (228, 64, 39),
    (262, 64, 33), (296, 63, 26), (326, 59, 19), (352, 52, 12), (374, 44, 5),
)  # fmt: skip

# The pale underside where the coil rises into the neck, and the scales there.
_THROAT = nodes("113,104 130,117")
_NECK_SCALES = (
    "150,98 158,104 160,96", "149,112 158,118 160,109", "160,109 168,116 170,108",
    "154,126 163,132 166,124", "166,124 174,131 177,122", "157,142 167,147 170,138",
    "170,138 178,145 181,136",
)  # fmt: skip


def robai(suit: str) -> str:
    """The Robai of a suit."""
    wear = livery(suit)
    block = Block(cropped=True)
    _waves(block)
    _spikes(block, wear)
    _body(block, wear)
    block.disc(_X, _Y, 37, Pigment.PAPER, 3.4)
    block.use(f"mark-{suit}", _X, _Y, 0.6)
    _claw(block, wear)
    _mane(block, wear)
    _head(block, wear)
    return block.svg


def _at(angle: float, radius: float) -> Node:
    turn = math.radians(angle)
    return Node(_X + radius * math.sin(turn), _Y - radius * math.cos(turn))


def _between(angle: float) -> tuple[float, float]:
    """Spine distance and thickness of the coil at an angle."""
    for (a, r, w), (b, s, v) in pairwise(_COIL):
        if a <= angle <= b:
            share = (angle - a) / (b - a)
            return r + (s - r) * share, w + (v - w) * share
    return _COIL[0][1], _COIL[0][2]


def _body(block: Block, wear: Livery) -> None:
    spine = [Node(112, 84), Node(142, 104), *(_at(a, r) for a, r, _ in _COIL)]
    widths = [40.0, 46.0, *(float(w) for _, _, w in _COIL)]
    block.shape(tube_nodes(spine, widths, 0.4), wear.main, 4.4)
    belly = [*_THROAT, *(_at(a, r - w * 0.33) for a, r, w in _COIL[:9])]
    block.shape(tube_nodes(belly, [12.0, 13, *(w * 0.3 for _, _, w in _COIL[:9])]), wear.light, 2.8)
    ribs = []
    for angle in range(66, 320, 11):
        r, w = _between(angle)
        ribs.append([_at(angle, r - w * 0.46), _at(angle + 2, r - w * 0.2)])
    ribs += [
        nodes(rib)
        for rib in ("118,112 129,105", "126,121 137,114", "133,132 144,127", "139,145 149,141")
    ]
    block.bands(ribs, 2.2)
    _scales(block)


def _scales(block: Block) -> None:
    arcs = []
    for row, angle in enumerate(range(60, 318, 9)):
        r, w = _between(angle)
        for lane in (0.02, 0.3) if row % 2 else (0.16, 0.42):
            middle, half = r + w * lane, w * 0.12
            reach = 6.5 * w / 47
            ends = _at(angle, middle - half), _at(angle, middle + half)
            arcs.append([ends[0], _at(angle + reach, middle), ends[1]])
    arcs += [nodes(arc) for arc in _NECK_SCALES]
    block.bands(arcs, 2.2)


def _spikes(block: Block, wear: Livery) -> None:
    for angle in range(48, 330, 13):
        r, w = _between(angle)
        outer = r + w / 2
        tip = _at(angle + 8, outer + 4 + w * 0.2)._replace(corner=True)
        block.shape(
            [_at(angle - 6, outer - 4), _at(angle, outer + 3), tip, _at(angle + 7, outer - 4)],
            wear.second,
            2.6,
        )


def _claw(block: Block, wear: Livery) -> None:
    block.shape("178,222! 160,212 144,212 132,218! 134,230 150,236 164,250!", wear.main, 3.6)
    for finger in ("138,214 126,206 117,212", "134,221 122,218 115,226", "138,228 127,230 123,239"):
        block.band(finger, 9.5)
        block.band(finger, 5, wear.main)


def _mane(block: Block, wear: Livery) -> None:
    mane = (
        "112,44! 136,34 150,14! 152,34 172,30 186,16! 182,42 172,54 188,60! 176,72 160,74 176,92! "
    )
    mane += "152,96 134,108 112,112!"
    block.shape(mane, wear.second, 3.6)
    block.lines("130,62 150,46/134,78 156,62/132,92 152,84", 2.6)


def _head(block: Block, wear: Livery) -> None:
    block.shape("98,52! 112,28 138,12! 134,30 146,28 128,46 116,62!", wear.light, 3.2)
    block.shape("64,96! 58,106 62,116 84,122 116,118 136,104 140,90!", wear.main, 4)
    block.shape("60,90! 70,104 90,104 118,94!", Pigment.CINNABAR, 3)
    for x in (70, 80, 90, 100):
        block.shape(f"{x - 4},108! {x},97! {x + 4},108!", Pigment.WHITE, 2)
    face = "118,96! 96,90 74,88 58,88 50,80 51,66 62,60 74,66 84,56 96,46 "
    face += "118,46 136,58 144,80 136,102!"
    block.shape(face, wear.main, 4.2)
    for x in (62, 74, 86):
        block.shape(f"{x - 4},88! {x + 4},88! {x + 1},98!", Pigment.WHITE, 2)
    block.shape("86,66! 96,56 110,58 116,68! 108,76 94,76", Pigment.WHITE, 3)
    block.dot(101, 67, 5)
    block.line("82,64 96,50 118,58", 6)
    block.lines("60,70 64,66 66,72 62,76/120,66 128,76 126,92/108,84 118,82 124,88", 3)
    block.lines("56,78 40,96 22,104 14,122/66,118 62,130 50,136", 3.4)
    for side in ("76,120! 72,138! 88,122!", "90,122! 92,142! 104,121!"):
        block.shape(side, wear.second, 2.6)


def _waves(block: Block) -> None:
    wave = "0,286! 22,268 48,270 62,286! 80,268 108,266 124,284! "
    wave += "138,268 160,262 172,268! 172,340! 0,340!"
    block.shape(wave, Pigment.SKY, 3.4)
    arches: list[list[Node]] = []
    for x, y in ((34, 300), (94, 298), (148, 296)):
        rings = (circle(x, y, radius) for radius in (24, 15, 7))
        arches.extend(sorted(n for n in ring if n.y <= y + 1) for ring in rings)
    block.bands(arches, 2.8)
    block.lines("16,118 30,110 42,118 36,128 26,124/160,118 174,108 186,118", 3)
