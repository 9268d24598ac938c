"""Kaba, the horseman: a horse's neck and head that fill the card, the rider above and behind."""

from cardavia.art.block import Block
from cardavia.art.courts.hats import hat
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["kaba"]

_HORSES = {
    "P": Pigment.STRAW,
    "I": Pigment.WHITE,
    "K": Pigment.STRAW,
    "O": Pigment.ROSE,
    "G": Pigment.LILAC,
}


def kaba(suit: str) -> str:
    """The Kaba of a suit."""
    wear, coat = livery(suit), _HORSES[suit]
    rider = Block(cropped=True)
    _trunk(rider, wear)
    _head(rider)
    hat(rider, suit, wear)
    _sign(rider, suit, wear)
    horse = Block(cropped=True, place=Place(-1, 20))
    _mane(horse, wear)
    _neck(horse, coat, wear)
    _horse_head(horse, coat)
    _bridle(horse, wear)
    return rider.svg + horse.svg


def _trunk(block: Block, wear: Livery) -> None:
    block.shape("92,104! 120,92 158,98 180,130 192,190 196,250! 110,250! 90,160", wear.main, 4.2)
    block.shape("102,96! 116,122 134,94! 146,98! 124,150! 112,150! 92,104!", wear.light, 3.2)
    block.shape("110,96! 117,108 126,95! 121,124! 115,124!", Pigment.WHITE, 2.4)
    block.shape("128,186! 160,176 194,184! 196,206! 162,200 134,210!", wear.second, 3.4)
    block.lines("150,116 158,144 156,172/172,144 178,162 180,174/150,212 156,230 154,246", 3)


def _head(block: Block) -> None:
    block.shape("92,46! 87,64 89,84 100,99 118,100 135,86 140,56! 132,40 100,38", Pigment.SKIN, 3.8)
    block.shape("136,66 144,61 146,73 138,82", Pigment.SKIN, 3)
    block.lines("93,67 99,62 106,66/113,66 120,61 128,66", 3.4)
    block.lines("91,59 99,55 106,60/113,60 121,54 130,58", 3.8)
    block.lines("107,68 102,79 109,81", 2.6)
    block.line("101,91 108,89.5 116,91", 3.4, Pigment.CINNABAR)
    block.lines("109,85 102,85 96,90/109,85 117,85 124,90", 3)


def _sign(block: Block, suit: str, wear: Livery) -> None:
    block.shape("150,122! 164,106 168,84! 182,84! 188,112 178,144 164,150!", wear.main, 4)
    block.shape("166,94! 184,94! 184,83! 166,83!", wear.light, 3)
    block.shape("166,82! 164,70 170,62 182,64 184,82!", Pigment.SKIN, 3)
    block.disc(168, 42, 23, Pigment.PAPER, 3.2)
    block.use(f"mark-{suit}", 168, 42, 0.37)
    block.lines("167,66 176,64 183,68/167,73 176,71 183,74", 2.2)


def _mane(block: Block, wear: Livery) -> None:
    mane = "92,104! 104,92 124,96! 126,106 146,112! 146,124 166,136! 162,146 180,164! "
    mane += "174,174 190,196! 182,206 194,232! 200,330! 150,330! 110,150!"
    block.shape(mane, Pigment.INK, 3)
    cuts = "110,108 122,104/124,122 140,118/140,142 156,140/152,166 170,168/162,194 180,200"
    block.lines(cuts, 3, wear.light)


def _neck(block: Block, coat: Pigment, wear: Livery) -> None:
    neck = "88,112! 112,114 138,140 156,190 166,250 172,340! 40,340! 62,300 84,262 92,210!"
    block.shape(neck, coat, 4.4)
    block.lines("128,150 144,196 150,240/104,226 100,250 90,272/118,200 122,236 118,268", 3)
    block.shape("72,276! 100,292 134,296 168,284! 169,297! 134,310 98,305 66,290!", wear.second, 3)
    for x, y in ((88, 302), (112, 309), (138, 309)):
        tassel = f"{x - 6},{y - 4}! {x + 6},{y - 4}! {x + 8},{y + 14} {x},{y + 18} {x - 8},{y + 14}"
        block.shape(tassel, wear.light, 2.7)


def _horse_head(block: Block, coat: Pigment) -> None:
    block.shape("96,118! 98,94 106,82! 114,98 112,122!", coat, 3.4)
    face = "76,122! 82,112 96,108 110,118 116,140 112,176 100,210 84,226 64,230! "
    face += "52,240 40,252 24,254 13,244 12,228 20,210 36,184 52,154"
    block.shape(face, coat, 4.4)
    block.shape("78,120! 74,98 82,84! 92,98 92,116!", coat, 3.4)
    block.line("83,92 84,104 86,114", 3)
    block.shape("64,152! 72,144 84,146 88,156! 80,164 68,162", Pigment.WHITE, 3)
    block.dot(75, 154, 5.4)
    block.line("60,148 72,138 90,148", 5)
    block.lines("22,224 28,218 34,222 30,230/14,242 26,240 40,232/100,150 106,176 92,204", 3.4)
    block.line("24,221 29,219 31,224", 5)
    block.shape("80,108! 92,104 104,110! 92,128 78,140 68,142! 76,128", Pigment.INK, 2.4)


def _bridle(block: Block, wear: Livery) -> None:
    block.band("40,184 50,200 62,228", 7, wear.second)
    block.band("101,126 92,164 56,208", 6, wear.second)
    block.band("74,134 90,138 112,140", 6, wear.second)
    block.disc(57, 210, 8, wear.light, 3)
    block.band("60,222 88,258 128,258 160,216", 5, wear.second)
    block.disc(156, 212, 13, Pigment.SKIN, 3.2)
    block.lines("148,210 160,206/149,216 162,213", 2.2)
