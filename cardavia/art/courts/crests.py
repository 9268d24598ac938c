"""What the five warrior kings bear on their helmets."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.courts.pairs import pair
from cardavia.art.ink import circle, mirrored, nodes, transformed
from cardavia.art.palette import Pigment

__all__ = ["helmet_crest"]


def helmet_crest(block: Block, suit: str, wear: Livery) -> None:
    """The crest of a suit's king, on a helmet whose brow is at (100, 84)."""
    _CRESTS[suit](block, wear)


def _hoes(block: Block, wear: Livery) -> None:
    """Two flat horns."""
    pair(block, "108,72! 130,60 140,40 136,12! 156,34 154,66 130,84 112,86!", Pigment.STRAW, 3.6)
    block.disc(100, 66, 16, wear.second, 3.2)
    block.dot(100, 66, 6, Pigment.STRAW)


def _crescent(block: Block, wear: Livery) -> None:
    """A new moon, lying on its back."""
    moon = "100,80 126,74 146,52 152,20! 136,44 120,56 100,58"
    block.shape(mirrored(moon), Pigment.STRAW, 3.8)
    block.disc(100, 80, 10, wear.second, 3)


def _antlers(block: Block, wear: Livery) -> None:
    """A stag's antlers."""
    antler = "106,80! 120,66 124,46 118,18! 128,30 130,42! 138,34 140,18! 148,38 138,52! "
    antler += "150,46 158,34! 158,56 140,68 124,80 112,88!"
    pair(block, antler, Pigment.STRAW, 3.4)
    block.disc(100, 74, 14, wear.second, 3.2)
    block.dot(100, 74, 5, Pigment.STRAW)


def _sun(block: Block, wear: Livery) -> None:
    """The sun's disc between rays."""
    for angle in range(-75, 90, 30):
        ray = transformed(nodes("-7,-26! 0,-50! 7,-26!"), 100, 62, angle=angle)
        block.shape(ray, Pigment.STRAW, 3)
    block.shape(circle(100, 60, 27, 10), Pigment.CINNABAR, 3.8)
    block.line("86,46 92,42 100,40", 3, wear.light)


def _spines(block: Block, wear: Livery) -> None:
    """Buffalo horns, and a plume between them."""
    pair(
        block,
        "110,82! 130,78 146,62 146,40 130,20! 158,32 164,58 148,82 118,94!",
        Pigment.STRAW,
        3.6,
    )
    plume = "100,84! 108,70 118,56 114,36 104,26 100,12! 96,26 86,36 82,56 92,70"
    block.shape(plume, wear.light, 3.4)
    block.lines("100,22 100,50 100,72/110,44 106,58 102,70/90,44 94,58 98,70", 2.6)


_CRESTS: dict[str, Callable[[Block, Livery], None]] = {
    "P": _hoes,
    "I": _crescent,
    "K": _antlers,
    "O": _sun,
    "G": _spines,
}
