"""Un, the god of good fortune: nearly circular and smiling, another one for each suit."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.fortune import fortunate_face
from cardavia.art.courts.livery import livery
from cardavia.art.courts.motifs import motifs
from cardavia.art.ink import circle, mirrored, nodes
from cardavia.art.palette import Pigment

__all__ = ["un"]


def un(suit: str) -> str:
    """The Un of a suit."""
    block = Block(cropped=True)
    _GODS[suit](block)
    return block.svg


def _belly(block: Block, pigment: Pigment) -> None:
    block.shape(circle(100, 232, 94, 12), pigment, 4.6)


def _daikoku(block: Block) -> None:
    main, second, light = livery("P")
    for x in (56, 144):
        block.shape(circle(x, 322, 38), light, 4)
        block.shape(circle(x, 322, 24), Pigment.PAPER, 3)
    block.shape(circle(100, 212, 81, 12), main, 4.6)
    block.shape(mirrored("100,160 128,160! 118,200 100,222!"), Pigment.WHITE, 3.2)
    block.lines("32,210 40,246 60,270/168,216 160,246 142,268", 3)
    motifs(block, "P", light, "52,236 66,276 150,268")
    fortunate_face(block, 120, "grins")
    block.shape(
        "46,100! 44,74 66,48 100,42 136,48 158,74 154,100! 128,86 100,82 72,86", second, 4.4
    )
    block.lines("62,80 84,66 108,64/120,54 134,62 142,74", 2.6)
    # the mallet of plenty
    block.shape("128,222! 176,160! 184,166! 138,230!", light, 3.4)
    block.shape(
        "148,142! 164,126 176,124! 194,140 194,156! 178,174 166,176! 150,158 146,150",
        Pigment.CINNABAR,
        4,
    )
    block.use("mark-P", 171, 150, 0.3)
    block.disc(132, 228, 17, Pigment.SKIN, 3.4)
    block.lines("122,226 134,222/124,234 138,230", 2.4)
    block.disc(100, 254, 28, Pigment.PAPER, 3.4)
    block.use("mark-P", 100, 254, 0.44)


def _bishamon(block: Block) -> None:
    main, second, light = livery("I")
    # the spear
    block.shape("160,60! 167,60! 170,330! 162,330!", second, 3.2)
    block.shape("163.5,8! 174,34 166,62! 161,62! 153,34", light, 3.4)
    _belly(block, main)
    for y, reach in ((208, 60), (232, 72), (256, 76), (280, 74)):
        block.band(f"{100 - reach},{y} 100,{y + 12} {100 + reach},{y}", 3, light)
    block.shape(mirrored("100,168 134,166! 166,184 188,214! 166,224 140,206! 100,200"), second, 3.8)
    fortunate_face(block, 124, "proud")
    block.shape("50,112! 52,76 74,54 100,48 126,54 148,76 150,112! 126,96 100,92 74,96", main, 4.4)
    block.shape("40,118! 46,100 62,92! 66,104 58,120!", light, 3.4)
    block.shape("160,118! 154,100 138,92! 134,104 142,120!", light, 3.4)
    block.shape("100,20! 108,38 106,54! 94,54! 92,38", Pigment.STRAW, 3.2)
    block.disc(100, 74, 13, Pigment.STRAW, 3.2)
    block.disc(166, 200, 16, Pigment.SKIN, 3.4)
    block.lines("156,196 174,194/156,203 175,202", 2.4)
    # the pagoda, on the open hand
    block.shape("30,262! 74,262! 70,284! 34,284!", Pigment.SKIN, 3.2)
    for y, reach in ((246, 25), (226, 20), (206, 15)):
        block.shape(
            f"{52 - reach * 0.6:.0f},{y - 4}! {52 + reach * 0.6:.0f},{y - 4}! "
            f"{52 + reach * 0.6:.0f},{y + 16}! {52 - reach * 0.6:.0f},{y + 16}!",
            Pigment.WHITE,
            2.6,
        )
        block.shape(f"52,{y - 14}! {52 + reach},{y}! {52 - reach},{y}!", Pigment.CINNABAR, 2.8)
    block.line("52,194 52,178", 4)
    block.disc(108, 262, 28, Pigment.PAPER, 3.4)
    block.use("mark-I", 108, 262, 0.42)


def _ebisu(block: Block) -> None:
    main, second, light = livery("K")
    _belly(block, main)
    block.shape(mirrored("100,170 130,166! 122,200 100,220!"), Pigment.WHITE, 3.2)
    block.lines("28,214 40,250 66,276", 3)
    motifs(block, "K", light, "36,246 60,294 170,196")
    fortunate_face(block, 128, "laughs")
    block.shape(
        "60,104! 70,60 96,26 126,20! 142,34 136,60 142,104! 120,90 100,88 78,92", Pigment.INK, 4
    )
    block.lines("84,76 98,48 120,32", 2.4, Pigment.PAPER)
    block.band("60,103 78,93 100,89 122,92 141,103", 5, light)
    # the sea bream under his arm
    fish = (
        "60,262 74,236 104,220 138,222 160,232! 180,214 192,212! 186,238 196,266! 178,260 162,248!"
    )
    fish += " 140,270 104,282 74,278"
    block.shape(fish, light, 4)
    block.shape("104,220! 118,206 140,208! 138,222!", second, 3)
    block.shape("104,282! 112,294 128,290! 126,276!", second, 3)
    block.line("88,228 96,252 88,278", 3)
    block.dot(76, 254, 4.4)
    block.lines("104,238 112,246 106,256/120,236 128,246 122,258/136,236 142,246 138,256", 2.6)
    block.disc(150, 282, 15, Pigment.SKIN, 3.2)
    block.disc(60, 214, 25, Pigment.PAPER, 3.4)
    block.use("mark-K", 60, 214, 0.36)


def _hotei(block: Block) -> None:
    main, second, light = livery("O")
    # the sack behind his shoulder
    block.shape("88,90! 108,40 140,22 176,34 200,76 204,150 180,200 130,206!", Pigment.WHITE, 4.4)
    block.lines("132,44 150,80 156,120/164,50 180,90 178,130", 3)
    block.shape(circle(100, 236, 96, 12), main, 4.6)
    block.shape(
        mirrored("100,176 120,172! 150,196 166,236 152,280 124,300 100,304"), Pigment.SKIN, 4
    )
    block.lines("66,206 84,218 100,216/134,206 116,218 100,216/88,292 100,296 112,292", 3)
    block.shape("4,262! 20,206 46,178! 56,196 44,236 30,280", second, 3.6)
    block.shape("196,262! 180,206 154,178! 144,196 156,236 170,280", second, 3.6)
    fortunate_face(block, 122, "roars")
    block.lines("82,92 100,84 118,92/88,84 100,78 112,84", 2.8)
    block.disc(100, 254, 31, Pigment.PAPER, 3.4)
    block.use("mark-O", 100, 254, 0.56)
    block.disc(150, 166, 15, light, 3.2)
    block.disc(150, 166, 15, Pigment.SKIN, 3.2)


def _daruma(block: Block) -> None:
    main, second, light = livery("G")
    block.shape(mirrored("100,34 150,48 186,108 194,180 186,254 150,306 100,316"), main, 5)
    block.shape(mirrored("100,64 142,62 168,88 172,128 156,168 100,178"), light, 3.4)
    block.shape(mirrored("100,72 136,70 158,92 162,126 148,158 100,166"), Pigment.SKIN, 4)
    for side in (1, -1):
        brow = "106,100! 112,84 130,78 150,88! 156,100 148,108! 144,98 126,94"
        block.shape([n._replace(x=100 + side * (n.x - 100)) for n in nodes(brow)], Pigment.INK, 2)
    for x in (78, 122):
        block.shape(circle(x, 116, 13), Pigment.WHITE, 3.4)
        block.dot(x + (2 if x < 100 else -2), 117, 5.4)
    block.lines("94,120 90,132 98,136/106,120 110,132 102,136", 3)
    block.shape("78,144! 100,150 122,144! 112,157 100,160 88,157", Pigment.CINNABAR, 3)
    block.lines("97,140 84,138 70,146 62,140/103,140 116,138 130,146 138,140", 5)
    block.lines(
        "54,134 58,150 70,162/146,134 142,150 130,162/64,150 74,160 86,163/136,150 126,160 114,163",
        3.4,
    )
    block.shape(circle(100, 236, 50, 10), second, 4)
    block.shape(circle(100, 236, 41, 10), Pigment.PAPER, 3)
    block.use("mark-G", 100, 236, 0.72)
    for side in (-1, 1):
        fold = f"{100 + side * 84},176 {100 + side * 72},226 {100 + side * 58},270"
        block.band(fold, 5, light)
        block.line(f"{100 + side * 62},170 {100 + side * 64},196", 4, light)


_GODS: dict[str, Callable[[Block], None]] = {
    "P": _daikoku,
    "I": _bishamon,
    "K": _ebisu,
    "O": _hotei,
    "G": _daruma,
}
