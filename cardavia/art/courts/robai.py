"""Robai, the dragon wound about the suit sign: five dragons, each in its own weather."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts import weather
from cardavia.art.courts.dragon import coil, dragon_body, dragon_claw, dragon_head, spine
from cardavia.art.courts.livery import livery
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["robai"]


def robai(suit: str) -> str:
    """The Robai of a suit."""
    block = Block(cropped=True)
    _DRAGONS[suit](block)
    return block.svg


def _sign(block: Block, suit: str, x: float, y: float) -> None:
    block.disc(x, y, 36, Pigment.PAPER, 3.4)
    block.use(f"mark-{suit}", x, y, 0.6)


def _rising(block: Block) -> None:
    """Pao, the Tenka: it has risen from the sea and looks down on everything."""
    wear = livery("P")
    weather.waves(block)
    widths = "47 47 46 45 43 39 33 26 19 12 5"
    line = spine("117,98,40 146,110,46 " + coil(103, 194, 58, 372, (66, 46), widths), 1)
    dragon_body(block, line, wear)
    _sign(block, "P", 103, 194)
    dragon_claw(block, wear, Place(146, 224))
    dragon_head(block, wear, Place(126, 90))


def _sulking(block: Block) -> None:
    """Isu: the odd one, head down and its back to all the others."""
    wear = livery("I")
    weather.rain(block)
    widths = "44 46 46 46 44 40 34 26 19 12 5"
    line = spine("58,262,38 40,222,44 " + coil(108, 150, 248, 582, (66, 50), widths), 1)
    dragon_body(block, line, wear)
    _sign(block, "I", 108, 150)
    dragon_claw(block, wear, Place(60, 190, -20, True))
    dragon_head(block, wear, Place(60, 268, 8, True, 0.92), shut=True)


def _burning(block: Block) -> None:
    """Koppu: up out of the fire, the other way round."""
    wear = livery("K")
    weather.flames(block)
    widths = "46 47 46 45 42 37 31 24 17 11 5"
    line = spine("84,96,38 52,124,44 " + coil(96, 196, -66, -376, (66, 48), widths), -1)
    dragon_body(block, line, wear)
    _sign(block, "K", 96, 196)
    dragon_claw(block, wear, Place(54, 230, 10, True))
    dragon_head(block, wear, Place(86, 92, -14, True))


def _guarding(block: Block) -> None:
    """Ouru: a closed ring about its treasure, on which it keeps its eye."""
    wear = livery("O")
    weather.clouds(block, Place(166, 42), Place(46, 290, scale=1.1))
    widths = "40 46 48 48 48 46 42 36 28 20 12 5"
    line = spine("112,104,36 " + coil(100, 188, 22, 362, (80, 76), widths), 1)
    dragon_body(block, line, wear)
    _sign(block, "O", 104, 196)
    dragon_head(block, wear, Place(124, 104, -38))


def _roaring(block: Block) -> None:
    """Guru: up from the drum into the storm, roaring with it."""
    wear = livery("G")
    weather.lightning(block)
    widths = "46 46 45 43 39 34 28 21 14 5"
    line = spine("118,104,38 150,124,44 138,160,46 " + coil(90, 232, 4, -296, (64, 60), widths), -1)
    dragon_body(block, line, wear)
    _sign(block, "G", 90, 234)
    dragon_claw(block, wear, Place(140, 214, 20))
    dragon_head(block, wear, Place(124, 100, 34))


_DRAGONS: dict[str, Callable[[Block], None]] = {
    "P": _rising,
    "I": _sulking,
    "K": _burning,
    "O": _guarding,
    "G": _roaring,
}
