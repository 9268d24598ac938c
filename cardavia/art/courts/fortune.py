"""The broad faces of the gods of fortune: all of them smile, and each in his own way."""

from cardavia.art.block import Block
from cardavia.art.ink import circle
from cardavia.art.palette import Pigment

__all__ = ["fortunate_face"]


def fortunate_face(block: Block, y: float, mood: str) -> None:
    """A face with its middle at height `y`: it grins, is ``proud``, ``laughs`` or ``roars``."""
    _head(block, y)
    _MOODS[mood](block, y)


def _head(block: Block, y: float) -> None:
    """The round head, with the long ears of good fortune."""
    for side in (-1, 1):
        x = 100 + side * 48
        ear = [
            n._replace(x=x + (n.x - x) * 0.6, y=y + 8 + (n.y - y) * 1.5) for n in circle(x, y, 17)
        ]
        block.shape(ear, Pigment.SKIN, 3.2)
        block.line(f"{x + side * 2},{y - 4} {x + side * 5},{y + 8} {x + side},{y + 18}", 2.4)
    block.shape(circle(100, y, 46, 10), Pigment.SKIN, 4)
    for x in (70, 130):
        block.dot(x, y + 12, 7.5, Pigment.ROSE)
    block.lines(f"94,{y - 2} 89,{y + 8} 97,{y + 10}/106,{y - 2} 111,{y + 8} 103,{y + 10}", 2.8)


def _eyes_of_joy(block: Block, y: float, arch: float = 10) -> None:
    block.lines(
        f"66,{y - 4} 77,{y - 4 - arch} 89,{y - 4}/111,{y - 4} 123,{y - 4 - arch} 134,{y - 4}", 4.6
    )


def _grin(block: Block, y: float) -> None:
    _eyes_of_joy(block, y)
    block.lines(f"62,{y - 20} 74,{y - 27} 87,{y - 22}/113,{y - 22} 126,{y - 27} 138,{y - 20}", 4)
    block.shape(
        f"74,{y + 17}! 100,{y + 22} 126,{y + 17}! 117,{y + 33} 100,{y + 38} 83,{y + 33}",
        Pigment.CINNABAR,
        3,
    )
    block.shape(
        f"78,{y + 18}! 100,{y + 23} 122,{y + 18}! 118,{y + 26} 100,{y + 29} 82,{y + 26}",
        Pigment.WHITE,
        2,
    )
    block.shape(
        f"92,{y + 43}! 100,{y + 45} 108,{y + 43}! 109,{y + 58} 100,{y + 72}! 91,{y + 58}",
        Pigment.INK,
        2,
    )


def _proud(block: Block, y: float) -> None:
    for side in (-1, 1):
        x = 100 + side * 23
        block.shape(
            f"{x - 13},{y - 5}! {x},{y - 11} {x + 13},{y - 5}! {x},{y + 1}", Pigment.WHITE, 3
        )
        block.dot(x, y - 5, 4.4)
    block.lines(f"62,{y - 24} 76,{y - 23} 92,{y - 13}/138,{y - 24} 124,{y - 23} 108,{y - 13}", 7)
    block.lines(
        f"99,{y + 17} 84,{y + 16} 70,{y + 24} 62,{y + 16}/"
        f"101,{y + 17} 116,{y + 16} 130,{y + 24} 138,{y + 16}",
        6,
    )
    block.shape(
        f"86,{y + 23}! 100,{y + 27} 114,{y + 23}! 108,{y + 32} 100,{y + 34} 92,{y + 32}",
        Pigment.CINNABAR,
        2.6,
    )
    block.line(f"100,{y + 37} 100,{y + 46}", 5)


def _laugh(block: Block, y: float) -> None:
    _eyes_of_joy(block, y, 7)
    block.lines(f"60,{y - 16} 74,{y - 25} 89,{y - 18}/111,{y - 18} 126,{y - 25} 140,{y - 16}", 4.4)
    block.shape(
        f"84,{y + 20}! 100,{y + 23} 116,{y + 20}! 113,{y + 32} 100,{y + 37} 87,{y + 32}",
        Pigment.CINNABAR,
        3,
    )
    block.lines(
        f"98,{y + 16} 84,{y + 16} 72,{y + 28} 70,{y + 44}/"
        f"102,{y + 16} 116,{y + 16} 128,{y + 28} 130,{y + 44}",
        4.4,
    )
    block.lines(f"96,{y + 40} 97,{y + 54} 93,{y + 66}/104,{y + 40} 103,{y + 56} 106,{y + 66}", 3.4)


def _roar(block: Block, y: float) -> None:
    _eyes_of_joy(block, y, 13)
    block.lines(f"64,{y - 22} 76,{y - 27} 90,{y - 19}/110,{y - 19} 124,{y - 27} 136,{y - 22}", 4)
    block.shape(
        f"74,{y + 14}! 100,{y + 19} 126,{y + 14}! 122,{y + 32} 100,{y + 43} 78,{y + 32}",
        Pigment.INK,
        3,
    )
    block.shape(f"84,{y + 34}! 100,{y + 27} 116,{y + 34}! 100,{y + 40}", Pigment.CINNABAR, 1.6)
    block.shape(
        f"80,{y + 16}! 100,{y + 20} 120,{y + 16}! 118,{y + 21} 100,{y + 25} 82,{y + 21}",
        Pigment.WHITE,
        1.6,
    )


_MOODS = {"grins": _grin, "proud": _proud, "laughs": _laugh, "roars": _roar}
