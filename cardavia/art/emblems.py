"""The aces: each suit's sign alone and large, with an ornament of its own."""

import math

from cardavia.art.block import Block
from cardavia.art.ink import circle, mirrored, nodes, transformed
from cardavia.art.palette import Pigment
from cardavia.art.signs import comma

__all__ = ["emblem"]


def emblem(suit: str) -> str:
    """The ace of a suit, by its letter, centred on the card."""
    return _EMBLEMS[suit]()


def _club() -> str:
    block = Block()
    for side in (1, -1):
        for leaf in _LEAVES:
            curve = [n._replace(x=100 + side * n.x) for n in nodes(leaf)]
            block.shape(curve, Pigment.LEAF, 3)
    body = "100,22 116,25 124,40 121,58! 133,52 140,62 121,80! 114,100 112,140! 128,132 133,145 "
    body += "112,160! 112,230 118,282 110,297 100,299 90,297 82,282 88,230 88,200! 72,192 70,178 "
    body += "88,176! 88,110 86,96! 70,92 66,78 80,72! 76,50 78,34 86,24"
    block.shape(body, Pigment.MOSS, 4.6)
    block.shape("134,53 141,58 138,66 132,62", Pigment.STRAW, 2.4)
    block.shape("129,133 134,138 131,147 126,142", Pigment.STRAW, 2.4)
    block.shape("71,181 73,190 69,192 66,184", Pigment.STRAW, 2.4)
    block.shape("68,80 70,91 65,91 63,83", Pigment.STRAW, 2.4)
    block.shape("85,214! 100,219 115,214! 115,232! 100,237 85,232!", Pigment.CINNABAR, 3)
    block.shape("83,262! 100,268 117,262! 119,276! 100,282 82,276!", Pigment.CINNABAR, 3)
    block.lines("98,42 102,70 96,96/104,112 103,150/95,128 97,170/104,176 101,206", 2.6)
    block.lines("88,40 92,34 98,33/90,150 91,196", 5, Pigment.LEAF)
    return block.svg


_LEAVES = (
    "10,150! 30,118 56,110 66,116! 58,134 34,150",
    "10,196! 34,186 58,196 66,210! 48,214 24,208",
    "10,112! 22,92 44,84 54,88! 48,102 28,114",
)


def _sword() -> str:
    block = Block()
    ribbon = "100,246! 134,214 150,176 132,150 112,164! 130,170 130,190 108,224!"
    for side in (1, -1):
        curve = [n._replace(x=100 + side * (n.x - 100)) for n in nodes(ribbon)]
        block.shape(curve, Pigment.CINNABAR, 3)
    block.shape(mirrored("100,16! 113,42! 111,222! 100,226!"), Pigment.INDIGO, 4.4)
    block.lines("100,34 100,120 100,214", 3.4, Pigment.PAPER)
    block.lines("106,48 106,214", 2.2)
    block.shape(mirrored("100,236! 109,236! 108,284! 100,284!"), Pigment.CINNABAR, 4)
    for y in (244, 255, 266, 277):
        block.band(f"91,{y} 100,{y + 4} 109,{y}", 2.6, Pigment.STRAW)
    block.shape(
        mirrored("100,218 122,222 146,214 150,222 142,234 118,236 100,240"), Pigment.STRAW, 4
    )
    block.disc(100, 292, 11, Pigment.STRAW, 4)
    block.dot(100, 292, 3.4)
    block.dot(100, 229, 3.6)
    return block.svg


def _cup() -> str:
    block = Block()
    for side in (1, -1):
        handle = "146,112! 178,108 186,140 160,168 134,178! 136,166! 160,150 168,128 148,128!"
        curve = [n._replace(x=100 + side * (n.x - 100)) for n in nodes(handle)]
        block.shape(curve, Pigment.STRAW, 4)
    flame = "100,26! 116,48 124,66 114,82 100,88 86,82 76,66 90,56"
    block.shape(flame, Pigment.STRAW, 3.4)
    block.shape("100,52! 108,66 107,78 100,83 93,78 92,66", Pigment.CINNABAR, 2.6)
    block.shape(
        mirrored("100,214 112,214! 116,236 150,256! 152,276! 100,280"), Pigment.CINNABAR, 4.6
    )
    block.shape(mirrored("100,86 152,90! 152,140 136,182 112,202 100,204"), Pigment.CINNABAR, 4.6)
    block.shape("48,90 74,82 100,80 126,82 152,90 126,100 100,102 74,100", Pigment.STRAW, 4)
    block.shape("62,90 100,85 138,90 100,96", Pigment.INK, 2)
    block.shape("78,208 100,198 122,208 122,218 100,226 78,218", Pigment.STRAW, 4)
    block.band("53,146 80,158 100,161 120,158 147,146", 9, Pigment.STRAW)
    for x, y in ((64, 126), (82, 132), (100, 134), (118, 132), (136, 126)):
        block.dot(x, y, 5, Pigment.STRAW)
    block.lines("60,110 60,124/56,268 100,272 144,268", 3.4, Pigment.PAPER)
    block.lines("78,186 100,192 122,186", 2.6)
    return block.svg


def _coin() -> str:
    block = Block()
    for i in range(16):
        ray = transformed(nodes("-11,-66! 0,-84! 11,-66!"), 100, 160, angle=i * 22.5)
        block.shape(ray, Pigment.CINNABAR if i % 2 else Pigment.STRAW, 2.8)
    block.shape(circle(100, 160, 68, 12), Pigment.OCHRE, 4.6)
    block.shape(circle(100, 160, 51, 10), Pigment.PAPER, 3.4)
    for i in range(24):
        spot = transformed(nodes("0,-59.5"), 100, 160, angle=i * 15)[0]
        block.dot(round(spot.x, 1), round(spot.y, 1), 2.6)
    small = nodes("0,-14! 8,-30 6,-40 0,-44! -6,-40 -8,-30")
    petal = nodes("0,-8! 17,-26 14,-42 0,-47 -14,-42 -17,-26")
    for angle in range(45, 405, 90):
        block.shape(transformed(small, 100, 160, angle=angle), Pigment.CINNABAR, 2.4)
    for angle in range(0, 360, 90):
        block.shape(transformed(petal, 100, 160, angle=angle), Pigment.OCHRE, 3.4)
        block.line(transformed(nodes("0,-16 0,-34"), 100, 160, angle=angle), 3)
    block.disc(100, 160, 11, Pigment.STRAW, 3.4)
    block.dot(100, 160, 4)
    return block.svg


def _drum() -> str:
    block = Block()
    for i in range(6):
        flame = nodes("-20,-72! -14,-86 4,-92! 2,-84 14,-82 22,-70!")
        block.shape(transformed(flame, 100, 160, angle=i * 60), Pigment.CINNABAR, 3)
    block.shape(circle(100, 160, 76, 12), Pigment.STRAW, 4.8)
    block.shape(circle(100, 160, 62, 10), Pigment.WHITE, 3.4)
    for i in range(20):
        turn = math.tau * i / 20
        block.dot(round(100 + 69 * math.sin(turn), 1), round(160 - 69 * math.cos(turn), 1), 3.2)
    for angle in (0, 120, 240):
        curve = transformed(comma(), 100, 160, 1.24, angle)
        block.shape(curve, Pigment.PLUM, 3.6)
    return block.svg


_EMBLEMS = {"P": _club, "I": _sword, "K": _cup, "O": _coin, "G": _drum}
