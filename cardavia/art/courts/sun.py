"""Sun, the Chinese dignitary: upright and symmetrical, winged cap, tablet in hand."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.dignity import dignified_face, winged_cap
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.courts.pairs import pair, paired_bands, paired_lines
from cardavia.art.ink import mirrored
from cardavia.art.palette import Pigment

__all__ = ["sun"]


def sun(suit: str) -> str:
    """The Sun of a suit."""
    wear = livery(suit)
    block = Block(cropped=True)
    _robe(block, wear)
    winged_cap(block, suit, wear)
    dignified_face(block, suit)
    _GESTURES[suit](block, wear)
    return block.svg


def _robe(block: Block, wear: Livery) -> None:
    main, _, light = wear
    block.shape(mirrored("100,166 130,172 164,184 182,200! 200,330! 100,330"), main, 4.4)
    block.shape(mirrored("100,296 150,290! 164,330! 100,330"), light, 3.2)
    block.shape(mirrored("100,170 116,168! 124,176 110,204! 100,212"), light, 3.2)
    block.shape(mirrored("100,170 108,168! 110,178 100,194!"), Pigment.WHITE, 2.6)


def _badge(block: Block, suit: str, y: float, half: float = 31) -> None:
    """The square of rank upon the robe, with the sign in it."""
    wear = livery(suit)
    block.shape(
        mirrored(
            f"100,{y - half - 5} {100 + half + 5},{y - half - 5}! {100 + half + 5},{y + half + 5}! "
            f"100,{y + half + 5}"
        ),
        wear.second,
        3.2,
    )
    block.shape(
        mirrored(
            f"100,{y - half} {100 + half},{y - half}! {100 + half},{y + half}! 100,{y + half}"
        ),
        Pigment.PAPER,
        2.6,
    )
    block.use(f"mark-{suit}", 100, y, round(half * 0.0176, 2))


def _tablet(block: Block, top: float, bottom: float) -> None:
    block.shape(
        mirrored(f"100,{top} 108,{top + 1} 113,{top + 6}! 111,{bottom}! 100,{bottom}"),
        Pigment.WHITE,
        3.6,
    )
    block.line(f"100,{top + 10} 100,{bottom - 14}", 2.2)


def _hands(block: Block, y: float) -> None:
    block.shape(
        mirrored(f"100,{y - 10} 112,{y - 8}! 118,{y + 2} 114,{y + 15}! 100,{y + 18}"),
        Pigment.SKIN,
        3.2,
    )
    block.lines(f"87,{y - 3} 100,{y} 113,{y - 3}/86,{y + 5} 100,{y + 8} 114,{y + 5}", 2.2)


def _joined(block: Block, wear: Livery) -> None:
    """Pao: hands before the breast, the sleeves hanging wide."""
    sleeve = (
        "128,178 160,188 182,206 199,250! 196,272 178,280 "
        "156,272! 130,252 104,244! 104,216! 116,208 128,196!"
    )
    pair(block, sleeve, wear.main, 4.2)
    pair(
        block,
        "199,250! 196,272 178,280 156,272! 130,252 104,244! 104,233! 126,240 158,258 180,264",
        wear.light,
        3.2,
    )
    paired_lines(
        block, "154,192 168,214 176,238/138,196 148,218 160,236/128,204 132,220 142,230", 3
    )
    _tablet(block, 170, 246)
    _hands(block, 232)
    _badge(block, "P", 280, 23)


def _raised(block: Block, wear: Livery) -> None:
    """Isu: the sleeves lifted in a salute, the tablet upright between them."""
    sleeve = (
        "134,174 166,182 186,206 190,244! 176,262 152,264 "
        "136,254! 128,232 102,214! 102,186! 118,184 128,182!"
    )
    pair(block, sleeve, wear.main, 4.2)
    pair(
        block,
        "190,244! 176,262 152,264 136,254! 134,240! 150,250 172,248 189,230!",
        wear.light,
        3.2,
    )
    paired_lines(
        block, "156,188 170,208 174,236/136,190 152,208 160,240/122,194 138,210 146,230", 3
    )
    _tablet(block, 174, 238)
    _hands(block, 222)
    _badge(block, "I", 274, 25)


def _apart(block: Block, wear: Livery) -> None:
    """Koppu: hands on the belt, elbows out, the tablet stuck in it upright."""
    sleeve = (
        "132,176 168,184 190,206 194,240! 184,262 166,268 "
        "150,258! 154,240 142,232 124,244! 118,226! 130,204!"
    )
    pair(block, sleeve, wear.main, 4.2)
    pair(
        block,
        "194,240! 184,262 166,268 150,258! 152,246! 166,252 182,246 192,228!",
        wear.light,
        3.2,
    )
    paired_lines(block, "152,190 172,210 178,234/138,196 160,212 168,240", 3)
    _badge(block, "K", 226, 28)
    block.shape(mirrored("100,262 148,256! 150,276! 100,284"), wear.second, 3.6)
    paired_bands(block, "100,273 124,271 149,266", 4, wear.light)
    for side in (-1, 1):
        _knuckles(block, 100 + side * 46, 262)
    _tablet(block, 256, 312)


def _unrolling(block: Block, wear: Livery) -> None:
    """Ouru: a scroll held open before him, the tablet in his belt."""
    sleeve = "134,178 168,186 186,214 192,262! 184,288 164,296 146,284! 148,258 136,226 124,204!"
    pair(block, sleeve, wear.main, 4.2)
    pair(
        block, "192,262! 184,288 164,296 146,284! 147,268! 164,278 182,272 191,248!", wear.light, 3
    )
    paired_lines(block, "152,194 168,222 174,262/140,200 152,232 158,268", 3)
    _tablet(block, 236, 312)
    block.shape(mirrored("100,200 146,196! 146,258! 100,262"), Pigment.PAPER, 3.4)
    pair(block, "140,190! 152,190! 152,266! 140,266!", wear.second, 3.2)
    paired_lines(block, "134,208 134,228 134,248", 2.6, wear.light)
    block.use("mark-O", 100, 231, 0.54)
    for side in (-1, 1):
        _knuckles(block, 100 + side * 50, 228)


def _presenting(block: Block, wear: Livery) -> None:
    """Guru: the tablet flat on both hands, and upon it the drum."""
    sleeve = "130,174 164,182 184,206 192,234! 194,270 186,300! 160,304 140,290! 138,262 126,250! "
    pair(block, sleeve + "112,232! 118,204!", wear.main, 4.2)
    pair(block, "186,300! 160,304 140,290! 138,272! 160,286 189,282!", wear.light, 3.2)
    paired_lines(block, "150,190 170,216 178,262/138,204 158,238 164,276", 3)
    for side in (-1, 1):
        _knuckles(block, 100 + side * 40, 262)
    block.shape(mirrored("100,246 150,244 158,248! 156,258! 100,260"), Pigment.WHITE, 3.6)
    block.disc(100, 210, 36, wear.second, 3.6)
    block.disc(100, 210, 30, Pigment.PAPER, 2.8)
    block.use("mark-G", 100, 210, 0.5)


def _knuckles(block: Block, x: float, y: float) -> None:
    """A fist on one side."""
    block.disc(x, y, 14, Pigment.SKIN, 3.2)
    block.lines(
        f"{x - 8},{y - 4} {x},{y} {x + 8},{y - 4}/{x - 8},{y + 3} {x},{y + 6} {x + 8},{y + 3}", 2.2
    )


_GESTURES: dict[str, Callable[[Block, Livery], None]] = {
    "P": _joined,
    "I": _raised,
    "K": _apart,
    "O": _unrolling,
    "G": _presenting,
}
