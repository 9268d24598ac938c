"""Rei, the warrior king: broad and seated, a great crest on his helmet."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.crests import helmet_crest
from cardavia.art.courts.kings_face import kings_face
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.courts.pairs import pair, paired_bands, paired_lines
from cardavia.art.ink import mirrored, nodes, transformed
from cardavia.art.palette import Pigment
from cardavia.art.place import Place, turned

__all__ = ["rei"]

# How each holds his head: turned by degrees round the neck, and moved aside and down.
_HEADS = {"P": (0, 0, 6), "I": (-5, -6, 8), "K": (9, 12, 10), "O": (-9, -8, 16), "G": (5, 2, 6)}


def rei(suit: str) -> str:
    """The Rei of a suit."""
    wear = livery(suit)
    block = Block(cropped=True)
    if suit == "I":
        _banner(block, suit)
    _legs(block, wear)
    _trunk(block, wear)
    _shoulders(block, wear)
    head = Block(cropped=True, place=turned(100, 150, *_HEADS[suit]))
    _helmet(head, wear)
    kings_face(head, suit)
    _brow(head, wear)
    helmet_crest(head, suit, wear)
    block.raw(head.svg)
    _HANDS[suit](block, wear)
    return block.svg


def _legs(block: Block, wear: Livery) -> None:
    pair(block, "100,250! 150,236 188,252 206,290 206,330! 90,330!", wear.second, 4.2)
    pair(block, "112,262! 150,254 176,270 190,300! 150,290 118,298!", wear.light, 3.2)
    paired_lines(block, "124,268 150,262 174,278/128,282 154,276 182,292", 3)


def _trunk(block: Block, wear: Livery) -> None:
    block.shape(mirrored("100,140 140,148! 156,190 152,244! 100,254"), wear.main, 4.2)
    for y in (214, 228, 242):
        block.band(f"52,{y} 100,{y + 8} 148,{y}", 3.4, wear.light)
    pair(block, "104,250! 148,242! 156,286 128,296 106,292!", wear.main, 3.6)
    paired_bands(block, "108,266 128,268 151,258/108,280 130,282 154,273", 3.4, wear.light)


def _shoulders(block: Block, wear: Livery) -> None:
    pair(block, "150,212! 178,214 188,240 172,262 150,256!", wear.second, 3.4)
    pair(block, "138,146! 168,144 190,160! 198,226! 172,230 150,222! 146,180", wear.main, 4)
    lacing = "147,164 168,162 190,174/150,180 170,178 192,189/"
    lacing += "151,196 172,194 193,205/152,211 174,211 194,219"
    paired_bands(block, lacing, 3.4, wear.light)


def _helmet(block: Block, wear: Livery) -> None:
    pair(block, "128,84! 150,92 160,118 164,140! 146,146 134,138!", wear.main, 4)
    paired_bands(block, "138,102 148,106 158,119/138,120 150,124 161,133", 3.4, wear.light)


def _brow(block: Block, wear: Livery) -> None:
    block.shape(mirrored("100,46 124,52 138,74 140,98! 122,92 100,90"), wear.second, 4.2)
    block.lines("84,54 80,70 82,88/116,54 120,70 118,88/100,50 100,70 100,88", 2.8)
    block.shape(mirrored("100,84 124,86 144,96! 142,106! 122,98 100,96"), wear.light, 3.2)


def _fist(block: Block, place: Place) -> None:
    """A fist, its knuckles towards us, round what lies under it."""
    hand = Block(cropped=True, place=place)
    hand.shape("-17,-13! 0,-19 16,-14! 21,2 12,15 -12,15 -21,3", Pigment.SKIN, 3.4)
    hand.lines("-12,-12 -7,0 -8,11/0,-16 3,0 2,12/10,-13 13,-1 11,8", 2.4)
    block.raw(hand.svg)


def _sign(block: Block, suit: str, x: float, y: float, radius: float) -> None:
    block.disc(x, y, radius, Pigment.PAPER, 3.2)
    block.use(f"mark-{suit}", x, y, round(radius * 0.0162, 2))


def _with_war_fan(block: Block, wear: Livery) -> None:
    """Pao: the commander's stiff fan, held out before him."""
    block.shape("96,240! 104,240! 106,312! 94,312!", Pigment.INK, 2.4)
    fan = "100,176 118,172 136,182 140,202 130,214! 138,232 128,250 108,254 100,252"
    block.shape(mirrored(fan), wear.light, 4)
    _sign(block, "P", 100, 213, 31)
    _fist(block, Place(100, 279))


def _banner(block: Block, suit: str) -> None:
    """A banner behind the shoulder."""
    wear = livery(suit)
    block.shape("182,8! 188,8! 188,200! 182,200!", Pigment.INK, 2)
    block.shape("140,18! 184,14! 184,132! 140,126!", Pigment.PAPER, 3.6)
    block.fill("142,20! 182,16! 182,34! 142,37!", wear.second)
    block.use(f"mark-{suit}", 163, 78, 0.5)


def _on_his_sword(block: Block, wear: Livery) -> None:
    """Isu: both hands on the sword that stands before him."""
    block.shape("91,244! 109,244! 109,330! 91,330!", Pigment.WHITE, 3.4)
    block.lines("102,256 102,280 102,310", 2.6)
    block.shape("68,238 100,234 132,238 135,245 132,251 100,248 68,251 65,245", Pigment.STRAW, 3.2)
    block.shape("94,192! 106,192! 107,236! 93,236!", Pigment.INK, 2.4)
    block.disc(100, 186, 9, wear.light, 3)
    _fist(block, Place(96, 222, -6))
    _fist(block, Place(104, 203, 8))


def _with_a_cup(block: Block, wear: Livery) -> None:
    """Koppu: he drinks to us."""
    block.shape("58,160! 34,182 24,214 40,236! 66,224 78,190!", wear.main, 4)
    _sign(block, "K", 66, 214, 33)
    _fist(block, Place(62, 246, -10))
    block.shape("150,232! 176,222 190,236 184,252 160,258 146,250!", Pigment.SKIN, 3.4)
    block.lines("158,232 166,240 164,252/170,230 176,238 174,250", 2.4)


def _with_a_folding_fan(block: Block, wear: Livery) -> None:
    """Ouru: bent with age, behind his open fan."""
    fan = [
        transformed(nodes(f"0,-{76 if i % 2 else 72}"), 112, 282, angle=-78 + i * 13)[0]
        for i in range(13)
    ]
    block.shape([n._replace(corner=True) for n in fan] + nodes("118,276! 106,276!"), wear.light, 4)
    spokes = [
        [transformed(nodes(f"0,-{r}"), 112, 282, angle=-65 + i * 26)[0] for r in (20, 70)]
        for i in range(6)
    ]
    block.bands(spokes, 2.4)
    _sign(block, "O", 112, 240, 27)
    _fist(block, Place(112, 286))


def _drawing(block: Block, wear: Livery) -> None:
    """Guru: the drum of war at his belt, the sword half out."""
    _sign(block, "G", 96, 254, 34)
    block.shape("8,244! 14,228! 186,160! 196,152! 190,172! 24,240!", Pigment.WHITE, 3.4)
    block.line("60,220 120,196 180,170", 2.4)
    block.shape("9,232! 44,220! 48,230! 12,246!", Pigment.INK, 2.6)
    block.shape("44,208! 58,240! 50,244! 36,212!", wear.second, 3)
    _fist(block, Place(26, 232, -14))
    _fist(block, Place(160, 177, -20))


_HANDS: dict[str, Callable[[Block, Livery], None]] = {
    "P": _with_war_fan,
    "I": _on_his_sword,
    "K": _with_a_cup,
    "O": _with_a_folding_fan,
    "G": _drawing,
}
