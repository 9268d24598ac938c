"""The pigments: tokens that a page may set, each with a colour to fall back on.

The cards keep to paper in any light, so their suits have tokens of their own (``--card-suit-p``),
apart from those that a page uses for text on its ground.
"""

import re
from enum import StrEnum

__all__ = ["SUIT_PIGMENTS", "WASHES", "Pigment", "flattened"]


class Pigment(StrEnum):
    """A colour of the print. The value is what goes into a ``fill`` attribute."""

    INK = "var(--card-ink, #23201c)"
    PAPER = "var(--card-paper, #f8f1e1)"
    MOSS = "var(--card-suit-p, #55804a)"
    INDIGO = "var(--card-suit-i, #223f70)"
    CINNABAR = "var(--card-suit-k, #b5372a)"
    OCHRE = "var(--card-suit-o, #b27c1c)"
    PLUM = "var(--card-suit-g, #6a3d7c)"
    STRAW = "var(--card-straw, #dcae4e)"
    ROSE = "var(--card-rose, #d98068)"
    SKY = "var(--card-sky, #8aa5b9)"
    LEAF = "var(--card-leaf, #98a866)"
    LILAC = "var(--card-lilac, #b493b8)"
    SKIN = "var(--card-skin, #f6dfc4)"
    WHITE = "var(--card-white, #fdf9ee)"
    WASH_P = "var(--card-wash-p, #dfe0bb)"
    WASH_I = "var(--card-wash-i, #cfd8dc)"
    WASH_K = "var(--card-wash-k, #f1d3bd)"
    WASH_O = "var(--card-wash-o, #f2dfa9)"
    WASH_G = "var(--card-wash-g, #e0d0de)"
    CUSHION = "var(--cushion, #27415f)"
    CUSHION_LINE = "var(--cushion-line, #36537a)"
    GENJI = "var(--genji, #fdf9ee)"
    HEIJI = "var(--heiji, #b5372a)"
    BACK = "var(--card-back, #17233a)"
    BACK_LINE = "var(--card-back-line, #4f6b8c)"
    BACK_SEAL = "var(--card-back-seal, #b5372a)"


SUIT_PIGMENTS = {
    "P": Pigment.MOSS,
    "I": Pigment.INDIGO,
    "K": Pigment.CINNABAR,
    "O": Pigment.OCHRE,
    "G": Pigment.PLUM,
}
WASHES = {
    "P": Pigment.WASH_P,
    "I": Pigment.WASH_I,
    "K": Pigment.WASH_K,
    "O": Pigment.WASH_O,
    "G": Pigment.WASH_G,
}


def flattened(svg: str) -> str:
    """The picture with every token replaced by its fallback, for renderers that know no ``var()``.

    >>> flattened('<path fill="var(--card-ink, #23201c)"/>')
    '<path fill="#23201c"/>'
    """
    return re.sub(r"var\(--[a-z-]+, (#[0-9a-f]{6})\)", r"\1", svg)
