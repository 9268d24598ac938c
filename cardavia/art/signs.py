"""The five suit signs: each as a `mark` (bold, for corners and courts) and a `pip` (to be counted).

Signs are drawn round the origin, a mark within 58 units of it; cards use them through shared parts.
"""

import math

from cardavia.art.block import Block
from cardavia.art.ink import Node, circle, mirrored, nodes, transformed
from cardavia.art.palette import Pigment

__all__ = ["MARKS", "PIPS", "coin", "comma", "cup", "drum", "mark_club", "mark_sword"]


def mark_club() -> str:
    """A short thick cudgel with the stumps of its branches, leaning."""
    block = Block(1.4)
    body = "0,-55 17,-51 23,-37 20,-23! 28,-27 34,-17 20,-5! 14,10 13,28 16,46 0,54 "
    body += "-16,46 -13,28 -14,14! -25,11 -27,0 -16,-6! -18,-18 -23,-36 -17,-50"
    block.shape(transformed(nodes(body), angle=26), Pigment.MOSS, 6)
    for stump in ("25,-23 30,-19 28,-14", "-23,3 -23,7"):
        block.line(transformed(nodes(stump), angle=26), 8, Pigment.STRAW)
    band = transformed(nodes("-14,33 0,38 14,33"), angle=26)
    block.band(band, 7, Pigment.STRAW)
    return block.svg


def mark_sword() -> str:
    """A straight sword, point up, leaning the other way."""
    block = Block(1.4)
    blade = "0,-58! 14,-40! 14,17! -14,17! -14,-40!"
    guard = "-32,11 32,11 35,19 32,27 -32,27 -35,19"
    for curve, pigment in (
        ("-8,24! 8,24! 10,53! -10,53!", Pigment.CINNABAR),
        (blade, Pigment.INDIGO),
        (guard, Pigment.STRAW),
    ):
        block.shape(transformed(nodes(curve), angle=-34), pigment, 6)
    block.line(transformed(nodes("-3.5,-42 -3.5,8"), angle=-34), 5.5, Pigment.PAPER)
    return block.svg


def cup(width: float, rich: bool) -> str:
    """A goblet: bowl, knop and foot."""
    block = Block(1.4)
    foot = mirrored("0,24 7,24! 9,34 28,42! 28,50! 0,50!", 0)
    block.shape(foot, Pigment.CINNABAR, width)
    block.shape(mirrored("0,-42 41,-42! 40,-14 27,10 9,20 0,21", 0), Pigment.CINNABAR, width)
    block.shape("-41,-42 -24,-49 0,-51 24,-49 41,-42 24,-35 0,-33 -24,-35", Pigment.STRAW, width)
    block.shape("-12,22 0,17 12,22 12,28 0,32 -12,28", Pigment.STRAW, width)
    if rich:
        block.band("-37,-20 -18,-13 0,-11 18,-13 37,-20", 4, Pigment.STRAW)
        block.band("-26,9 -12,15 0,16 12,15 26,9", 4, Pigment.STRAW)
        for x, y in ((-20, -1), (0, 3), (20, -1)):
            block.dot(x, y, 5.4, Pigment.PAPER)
            block.dot(x, y, 2, Pigment.CINNABAR)
        block.lines("-31,-33 -32,-24/-20,44 18,44", width * 0.6, Pigment.PAPER)
    return block.svg


def coin(width: float, rich: bool) -> str:
    """A coin: a rim, and a flower struck in it."""
    block = Block(1.4)
    block.disc(0, 0, 47, Pigment.OCHRE, width)
    block.shape(circle(0, 0, 33), Pigment.PAPER, width * 0.75)
    petal = nodes("0,-5! 11,-17 8,-27 0,-29 -8,-27 -11,-17")
    for angle in range(0, 360, 90):
        block.shape(transformed(petal, angle=angle), Pigment.OCHRE, width * 0.6)
    if rich:
        for angle in range(45, 405, 90):
            spot = transformed(nodes("0,-22"), angle=angle)[0]
            block.dot(round(spot.x, 1), round(spot.y, 1), 4)
        for angle in range(0, 360, 30):
            spot = transformed(nodes("0,-40"), angle=angle)[0]
            block.dot(round(spot.x, 1), round(spot.y, 1), 2.4)
    block.dot(0, 0, 6)
    return block.svg


def comma() -> list[Node]:
    """One comma of the mitsudomoe: its head above the origin, its tail back along the rim."""
    edge = (
        (-150, 45, True), (-118, 46.5, False), (-88, 46.5, False), (-58, 46, False),
        (-28, 44.5, False), (0, 41, False), (24, 34, False), (38, 23, False), (36, 10, False),
        (-30, 4.5, False), (-62, 15, False), (-60, 26, False), (-78, 33, False),
        (-104, 39.5, False), (-128, 43, False),
    )  # fmt: skip
    return [_polar(angle, radius, corner) for angle, radius, corner in edge]


def _polar(angle: float, radius: float, corner: bool) -> Node:
    turn = math.radians(angle)
    return Node(radius * math.sin(turn), -radius * math.cos(turn), corner)


def drum(width: float, rich: bool) -> str:
    """The threefold comma, on a drum's skin when `rich`."""
    block = Block(1.4)
    if rich:
        block.disc(0, 0, 48.5, Pigment.STRAW, width)
        block.shape(circle(0, 0, 42), Pigment.WHITE, width * 0.6)
    scale = 0.8 if rich else 1.1
    for angle in (0, 120, 240):
        curve = transformed(comma(), scale=scale, angle=angle)
        block.shape(curve, Pigment.PLUM, width * 0.7)
    return block.svg


MARKS = {
    "P": mark_club(),
    "I": mark_sword(),
    "K": cup(6, False),
    "O": coin(6.5, False),
    "G": drum(5, False),
}
PIPS = {"K": cup(4.5, True), "O": coin(4.5, True), "G": drum(4.5, True)}
