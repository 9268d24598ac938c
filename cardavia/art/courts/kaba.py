"""Kaba, the horseman: a horse's neck and head that fill the card, the rider above and behind."""

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.palette import Pigment

__all__ = ["kaba"]

_HORSES = {
    "P": Pigment.STRAW,
    "I": Pigment.WHITE,
    "K": Pigment.SKY,
    "O": Pigment.ROSE,
    "G": Pigment.WHITE,
}


def kaba(suit: str) -> str:
    """The Kaba of a suit."""
    wear = livery(suit)
    block = Block(cropped=True)
    _rider(block, wear)
    _head(block, wear)
    _sign(block, suit, wear)
    _mane(block, wear)
    _neck(block, _HORSES[suit])
    _horse_head(block, _HORSES[suit])
    _bridle(block, wear)
    return block.svg


def _rider(block: Block, wear: Livery) -> None:
    block.shape("96,98! 124,88 158,98 180,130 192,190 196,250! 110,250! 96,160", wear.main, 4.2)
    block.shape("100,94! 114,120 132,92! 142,98! 120,150! 94,102!", wear.light, 3.2)
    block.shape("128,180! 160,170 194,178! 196,202! 162,194 134,204!", wear.second, 3.4)
    block.lines("150,112 158,140 156,168/172,140 178,160 180,172/150,206 156,228 154,246", 3)


def _head(block: Block, wear: Livery) -> None:
    block.shape("92,50! 88,66 90,84 102,98 120,98 136,84 140,56!", Pigment.SKIN, 3.8)
    block.shape("136,64 144,60 146,72 138,80", Pigment.SKIN, 3)
    block.lines("94,64 100,60 107,64/114,64 120,60 128,64", 3.4)
    block.lines("92,57 100,53 107,57/114,57 121,52 130,56", 3.6)
    block.lines("108,66 104,77 110,79", 2.6)
    block.line("101,88 109,86 117,88", 3.4, Pigment.CINNABAR)
    block.lines("98,84 104,82 108,83/112,83 117,82 123,85", 2.6)
    block.shape("82,52! 88,46 94,24 116,14 138,24 146,46 152,52! 118,46", wear.second, 4)
    block.shape("78,54! 118,44 156,54! 150,61! 118,53 84,61!", wear.light, 3)
    block.shape("110,16 116,6 124,14 118,22", wear.light, 2.6)


def _sign(block: Block, suit: str, wear: Livery) -> None:
    block.shape("150,118! 164,104 168,84! 182,84! 188,112 178,144 164,150!", wear.main, 4)
    block.shape("166,92! 184,92! 184,82! 166,82!", wear.light, 3)
    block.shape("166,82! 164,70 170,62 182,64 184,82!", Pigment.SKIN, 3)
    block.disc(168, 42, 23, Pigment.PAPER, 3.2)
    block.use(f"mark-{suit}", 168, 42, 0.37)
    block.lines("167,66 176,64 183,68/167,73 176,71 183,74", 2.2)


def _mane(block: Block, wear: Livery) -> None:
    mane = "92,104! 104,92 124,96! 126,106 146,112! 146,124 166,136! 162,146 180,164! 174,174 190,196! "
    mane += "182,206 194,232! 200,330! 150,330! 110,150!"
    block.shape(mane, Pigment.INK, 3)
    block.lines("110,108 122,104/124,122 140,118/140,142 156,140/152,166 170,168/162,194 180,200", 3,
                wear.light)


def _neck(block: Block, coat: Pigment) -> None:
    neck = "88,112! 112,114 138,140 156,190 166,250 172,340! 40,340! 62,300 84,262 92,210!"
    block.shape(neck, coat, 4.4)
    block.lines("128,150 144,196 150,250/104,226 100,262 84,296/118,200 122,240 116,290", 3)


def _horse_head(block: Block, coat: Pigment) -> None:
    block.shape("96,118! 98,94 106,82! 114,98 112,122!", coat, 3.4)
    face = "76,122! 82,112 96,108 110,118 116,140 112,176 100,210 84,226 64,230! 52,240 40,252 24,254 "
    face += "13,244 12,228 20,210 36,184 52,154"
    block.shape(face, coat, 4.4)
    block.shape("78,120! 74,98 82,84! 92,98 92,116!", coat, 3.4)
    block.shape("64,152! 72,144 84,146 88,156! 80,164 68,162", Pigment.WHITE, 3)
    block.dot(75, 154, 5.4)
    block.line("60,148 72,138 90,148", 5)
    block.lines("22,224 28,218 34,222 30,230/14,242 26,240 40,232/100,150 106,176 92,204", 3.4)
    block.line("24,221 29,219 31,224", 5)
    block.shape("80,108! 92,104 104,110! 92,128 78,140 68,142! 76,128", Pigment.INK, 2.4)


def _bridle(block: Block, wear: Livery) -> None:
    block.band("34,186 48,202 58,232", 7, wear.second)
    block.band("96,122 94,160 56,206", 6, wear.second)
    block.band("62,132 88,138 114,140", 6, wear.second)
    block.disc(56, 212, 8, wear.light, 3)
    block.band("58,220 88,262 130,262 166,224", 5, wear.second)
    block.disc(158, 228, 13, Pigment.SKIN, 3.2)
    block.lines("150,226 162,222/151,232 164,229", 2.2)
    for x, y in ((72, 284), (98, 300), (126, 306)):
        block.shape(f"{x - 7},{y}! {x + 7},{y + 2}! {x + 9},{y + 22} {x},{y + 28} {x - 8},{y + 20}",
                    wear.second, 2.8)
    block.band("50,276 84,296 128,304 172,292", 6, wear.light)
