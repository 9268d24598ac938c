"""Sun, the Chinese dignitary: upright and symmetrical, winged cap, tablet in hand."""

from cardavia.art.block import Block
from cardavia.art.courts.livery import livery
from cardavia.art.courts.pairs import pair, paired_lines
from cardavia.art.ink import mirrored
from cardavia.art.palette import Pigment

__all__ = ["sun"]


# The hair of their beards; one has a moustache only.
_BEARDS = {
    "P": Pigment.INK,
    "I": Pigment.WHITE,
    "K": Pigment.INK,
    "O": None,
    "G": Pigment.WHITE,
}


def sun(suit: str) -> str:
    """The Sun of a suit."""
    block = Block(cropped=True)
    _robe(block, suit)
    _head(block)
    _beard(block, suit)
    _cap(block, suit)
    _tablet(block, suit)
    return block.svg


def _robe(block: Block, suit: str) -> None:
    main, second, light = livery(suit)
    body = "100,142 128,148 158,164! 176,330! 100,330"
    block.shape(mirrored(body), main, 4.4)
    block.shape(mirrored("100,262 140,258! 152,330! 100,330"), second, 3.4)
    block.shape(mirrored("100,262 118,262! 121,330! 100,330"), light, 3.4)
    sleeve = "124,150 154,158 178,186 197,250! 194,268 176,274 150,262! 122,236 104,226! 104,196! "
    sleeve += "116,186 126,178!"
    pair(block, sleeve, main, 4.2)
    cuff = "197,250! 194,268 176,274 150,262! 122,236 104,226! 104,215! 124,224 154,246 176,258"
    pair(block, cuff, light, 3.2)
    paired_lines(
        block, "150,168 164,200 172,232/136,172 146,202 158,224/126,184 130,202 140,216", 3
    )
    block.shape(mirrored("100,146 112,142! 120,150 108,178! 100,186"), light, 3.2)
    block.shape(mirrored("100,150 106,146! 108,154 100,170!"), Pigment.WHITE, 2.6)


def _head(block: Block) -> None:
    face = "100,62 122,64 128,84 125,108 116,128 100,138"
    block.shape("72,92 66,90 65,102 70,112 75,112", Pigment.SKIN, 3)
    block.shape("128,92 134,90 135,102 130,112 125,112", Pigment.SKIN, 3)
    block.shape(mirrored(face), Pigment.SKIN, 3.8)
    paired_lines(block, "106,86 114,82 123,86/108,94 115,92 121,95", 3.2)
    block.lines("100,90 97,106 103,109/95,121 100,123 105,121", 2.8)
    block.line("96,121 100,122.5 104,121", 3.4, Pigment.CINNABAR)


def _beard(block: Block, suit: str) -> None:
    hair = _BEARDS[suit]
    if hair is None:
        paired_lines(block, "102,116 112,114 120,122 126,118", 3.2)
        return
    full = "100,127 108,126! 118,114 126,102! 126,124 118,146 100,166!"
    if hair is Pigment.INK:
        full = "100,128 106,127! 112,140 108,154 100,168!"
    block.shape(mirrored(full), hair, 2.7)
    tache = "101,114! 112,114 120,124 123,142! 114,130 106,122 101,120!"
    pair(block, tache, hair, 2.4)
    if hair is not Pigment.INK:
        paired_lines(block, "104,134 105,144 103,156/111,130 112,138 108,150", 2.2)


def _cap(block: Block, suit: str) -> None:
    light = livery(suit).light
    wing = "122,58! 140,52 150,54! 154,62 150,70! 138,70 122,70!"
    pair(block, wing, Pigment.INK, 2)
    paired_lines(block, "128,62 138,60 148,62", 1.8, Pigment.PAPER)
    block.shape(mirrored("100,22 114,24 122,40 126,60! 128,76! 100,80"), Pigment.INK, 3)
    block.band("74,72 100,76 126,72", 5, light)
    block.lines("80,58 84,40 92,30", 2, Pigment.PAPER)
    block.disc(100, 50, 9, light, 2.4)


def _tablet(block: Block, suit: str) -> None:
    block.shape(mirrored("100,148 108,149 114,154! 112,222! 100,224"), Pigment.WHITE, 3.8)
    hand = "88,196! 84,206 86,220 100,224! 114,220 116,206 112,196! 100,192"
    block.shape(hand, Pigment.SKIN, 3.2)
    block.lines("88,203 100,206 112,203/87,211 100,214 113,211", 2.2)
    block.use(f"mark-{suit}", 100, 172, 0.3)
    block.disc(100, 272, 25, Pigment.PAPER, 3.2)
    block.use(f"mark-{suit}", 100, 272, 0.38)
