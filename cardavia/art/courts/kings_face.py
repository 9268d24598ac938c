"""The faces of the five warrior kings, from the boy to the old man."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.pairs import pair
from cardavia.art.ink import Node, mirrored, nodes
from cardavia.art.palette import Pigment

__all__ = ["kings_face"]


def kings_face(block: Block, suit: str) -> None:
    """The face of a suit's king, under a helmet whose brow is at (100, 84)."""
    block.shape(mirrored("100,84 130,86 134,112 126,138 112,154 100,160"), Pigment.SKIN, 4)
    _FACES[suit](block)


def _aside(curves: str, by: float) -> list[list[Node]]:
    """Features, moved to where the face looks."""
    return [[n._replace(x=n.x + by) for n in nodes(curve)] for curve in curves.split("/")]


def _features(block: Block, by: float, brows: str, weight: float) -> None:
    """Brows, slit eyes and a hooked nose."""
    for brow in _aside(brows, by):
        block.line(brow, weight)
    for eye in _aside("73,113 82,110 93,115/128,113 118,110 107,115", by):
        block.line(eye, 3.6)
    for x in (84, 116):
        block.dot(x + by, 114.4, 2.6)
    for nose in _aside("96,114 90,130 97,133/106,126 108,131 104,133", by):
        block.line(nose, 3)


def _stern(block: Block) -> None:
    beard = "100,134 112,131 124,120 130,126! 126,144 112,160 100,172!"
    block.shape(mirrored(beard), Pigment.INK, 2.6)
    block.shape(mirrored("100,137 108,138 112,142 106,146 100,146"), Pigment.CINNABAR, 2)
    block.lines("70,104 82,98 95,109/130,104 118,98 105,109", 7)
    pair(block, "106,114! 116,110 126,113! 117,118", Pigment.WHITE, 2.6)
    block.dot(83.5, 114, 2.8)
    block.dot(116.5, 114, 2.8)
    block.lines("95,112 91,126 97,130/105,112 109,126 103,130", 3)
    block.lines("98,138 84,130 74,134/102,138 116,130 126,134", 3.6)


def _young(block: Block) -> None:
    _features(block, -6, "73,102 82,99 92,103/127,102 118,99 108,103", 4.4)
    block.fill("87,143 92,141 95,142 98,141 103,143 95,147", Pigment.CINNABAR)


def _merry(block: Block) -> None:
    for x in (78, 122):
        block.dot(x, 128, 7.5, Pigment.ROSE)
    block.lines("70,101 80,94 93,100/130,101 120,94 107,100", 6)
    block.lines("72,117 82,108 93,117/128,117 118,108 107,117", 4.4)
    block.lines("96,114 91,126 97,130/104,114 109,126 103,130", 3)
    block.shape("82,136! 100,141 118,136! 110,150 100,153 90,150", Pigment.CINNABAR, 3)
    block.lines("99,134 86,130 72,138 66,134/101,134 114,130 128,138 134,134", 4.4)
    block.shape("92,154! 100,157 108,154! 106,166 100,178! 94,166", Pigment.INK, 2)


def _old(block: Block) -> None:
    beard = "100,138 110,134 122,122 132,128! 132,152 120,172 108,188 100,204!"
    block.shape(mirrored(beard), Pigment.WHITE, 3)
    block.lines(
        "92,152 90,170 97,188/108,152 110,170 103,188/80,140 82,158 90,174/120,140 118,158 110,174",
        2.4,
    )
    for brow in (
        "68,104! 76,97 88,99 96,106! 84,107 76,114",
        "132,104! 124,97 112,99 104,106! 116,107 124,114",
    ):
        block.shape(brow, Pigment.WHITE, 2.4)
    block.lines(
        "74,117 83,113 93,117/126,117 117,113 107,117/76,123 84,124 90,122/124,123 116,124 110,122",
        3,
    )
    block.lines("96,114 90,130 98,133/104,116 109,130 102,133", 3)
    block.shape(
        "100,135! 88,134 74,146! 88,146 100,142! 112,146 126,146! 112,134", Pigment.WHITE, 2.4
    )
    block.fill("94,146 100,144 106,146 100,150", Pigment.CINNABAR)


def _masked(block: Block) -> None:
    mask = "100,122 108,122! 120,122 133,116! 132,138 118,158 100,168"
    block.shape(mirrored(mask), Pigment.CINNABAR, 3.6)
    block.shape(mirrored("100,108 107,118! 111,128 100,132"), Pigment.CINNABAR, 3)
    block.shape("80,140! 100,136 120,140! 112,154 100,157 88,154", Pigment.INK, 2.4)
    for x in (88, 96, 104, 112):
        block.dot(x, 142 - (4 if x in (96, 104) else 0) * 0.4, 3.2, Pigment.WHITE)
    block.shape("98,134! 84,132 70,138 62,148! 80,144 94,140!", Pigment.WHITE, 2.4)
    block.shape("102,134! 116,132 130,138 138,148! 120,144 106,140!", Pigment.WHITE, 2.4)
    block.lines("72,104 84,99 95,109/128,104 116,99 105,109", 6)
    pair(block, "106,115! 116,110 127,113! 117,119", Pigment.WHITE, 2.6)
    block.dot(86, 115, 2.8)
    block.dot(118, 115, 2.8)


_FACES: dict[str, Callable[[Block], None]] = {
    "P": _stern,
    "I": _young,
    "K": _merry,
    "O": _old,
    "G": _masked,
}
