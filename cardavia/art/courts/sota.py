"""Sota, the maid: standing, with long hanging sleeves and ornaments in her hair."""

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.ink import nodes, transformed
from cardavia.art.palette import Pigment

__all__ = ["sota"]


def sota(suit: str) -> str:
    """The Sota of a suit."""
    wear = livery(suit)
    block = Block(cropped=True)
    _hair_behind(block)
    _skirt(block, suit, wear)
    _sleeves(block, suit, wear)
    _breast(block, wear)
    _face(block)
    _hair(block, wear)
    _sign(block, suit)
    return block.svg


def _hair_behind(block: Block) -> None:
    block.shape(
        "98,44! 66,58 62,100 54,150 50,196! 70,204 80,160 118,160 128,196! 144,190 "
        "138,140 134,96 128,58",
        Pigment.INK,
        3,
    )


def _skirt(block: Block, suit: str, wear: Livery) -> None:
    block.shape("72,196! 128,196! 140,250 166,330! 34,330! 60,250", wear.main, 4.2)
    block.shape("92,204! 104,204! 112,260 116,330! 76,330! 88,270", wear.second, 3.4)
    block.lines("82,206 76,250 62,300/118,206 126,250 140,300/98,220 100,260 96,304", 2.8)
    for x, y in ((62, 284), (136, 266), (128, 304), (72, 240)):
        _motif(block, x, y, suit)


def _motif(block: Block, x: float, y: float, suit: str) -> None:
    """The pattern of her robe: leaves, snow, plum blossom, chrysanthemum, scales."""
    shape, angles, heart = _MOTIFS[suit]
    pigment = livery(suit).light
    for angle in angles:
        block.fill(transformed(nodes(shape), x, y, angle=angle), pigment)
    if heart:
        block.dot(x, y, heart)


_PETAL = "0,-1 4,-4.5 3,-9.5 0,-10.5 -3,-9.5 -4,-4.5"
_MOTIFS: dict[str, tuple[str, tuple[int, ...], float]] = {
    "P": ("0,1! 3.6,-5 2.6,-10 0,-15! -2.6,-10 -3.6,-5", (-125, -60, 0, 60, 125), 0),
    "I": (
        "-1.2,0! -1.6,-8! -4,-9! -1,-10.5! 0,-13! 1,-10.5! 4,-9! 1.6,-8! 1.2,0!",
        (0, 60, 120, 180, 240, 300),
        0,
    ),
    "K": (_PETAL, (0, 72, 144, 216, 288), 2.2),
    "O": ("0,-2! 2.2,-6 1.8,-11 0,-12 -1.8,-11 -2.2,-6", tuple(range(0, 360, 36)), 2.6),
    "G": ("0,-2! 8,-12! -8,-12!", (0, 120, 240), 0),
}


def _sleeves(block: Block, suit: str, wear: Livery) -> None:
    left = "80,128! 56,140 30,176 16,236 12,270! 26,282 50,280 62,268! 66,230 76,190 84,170!"
    right = "122,128! 146,128 160,136! 178,176 186,214 184,250! 170,258 150,252 "
    right += "142,240! 138,206 126,176!"
    for sleeve in (left, right):
        block.shape(sleeve, wear.main, 4.2)
    block.shape("12,270! 26,282 50,280 62,268! 63,254! 48,264 28,264 14,252!", wear.light, 3.2)
    block.shape(
        "184,250! 170,258 150,252 142,240! 141,227! 154,238 172,242 185,234!", wear.light, 3.2
    )
    block.lines(
        "70,146 52,176 40,214/72,170 60,200 54,232/140,146 154,180 160,214/134,160 146,190 152,216",
        2.8,
    )
    _motif(block, 38, 234, suit)
    _motif(block, 166, 212, suit)


def _breast(block: Block, wear: Livery) -> None:
    block.shape("84,122! 118,122! 132,140 130,184! 72,184! 70,140", wear.main, 3.8)
    block.shape("88,118! 100,140 112,118! 122,124! 106,168! 98,176! 78,124!", wear.light, 3.2)
    block.shape("92,114! 108,114! 109,124 100,140! 91,124", Pigment.SKIN, 3)
    block.shape("70,176! 100,182 131,176! 132,206! 100,213 68,206!", wear.second, 3.8)
    block.band("69,192 100,198 131,192", 4, wear.light)
    block.shape("92,186! 100,184 110,187! 118,214 108,222! 100,208 92,222! 84,214", wear.light, 3)


def _face(block: Block) -> None:
    block.shape("100,52 122,58 127,82 120,104 100,118 80,104 73,82 78,58", Pigment.SKIN, 3.8)
    block.lines("82,82 88,79 95,83/106,83 112,79 119,82", 3.6)
    block.lines("83,66 88,63 94,65/107,65 112,63 118,66", 4)
    block.lines("100,84 97,95 102,97", 2.4)
    block.shape("95,104 100,102 105,104 100,108", Pigment.CINNABAR, 1.6)


def _hair(block: Block, wear: Livery) -> None:
    block.shape(
        "100,56! 86,60 74,78 72,104! 62,92 62,62 80,42 100,36 120,42 138,62 138,92 128,104! "
        "126,78 114,60",
        Pigment.INK,
        2.4,
    )
    block.band("54,40 100,34 148,26", 5, wear.light)
    block.band("56,24 100,34 146,44", 5, wear.light)
    block.shape("100,10 120,14 126,28 116,42 100,44 84,42 74,28 80,14", Pigment.INK, 3)
    block.lines("84,26 92,18 104,17/74,56 84,48 96,46", 2, Pigment.PAPER)
    for x, y in ((54, 40), (148, 26), (56, 24), (146, 44)):
        block.disc(x, y, 5, wear.second, 2.4)
    block.shape("88,38! 100,42 112,38! 112,48! 100,52 88,48!", wear.second, 2.6)


def _sign(block: Block, suit: str) -> None:
    block.disc(162, 92, 24, Pigment.PAPER, 3.4)
    block.use(f"mark-{suit}", 162, 92, 0.38)
    block.shape("146,132! 148,118 158,112 168,114 172,122 164,134! 156,140", Pigment.SKIN, 3.2)
    block.lines("156,114 158,122/163,113 165,122", 2.2)
