"""Patterns of the five suits' robes: leaves, snow, plum blossom, chrysanthemum, scales."""

from cardavia.art.block import Block
from cardavia.art.ink import nodes, transformed
from cardavia.art.palette import Pigment

__all__ = ["motifs"]

_PETAL = "0,-1 4,-4.5 3,-9.5 0,-10.5 -3,-9.5 -4,-4.5"
_MOTIFS: dict[str, tuple[str, tuple[int, ...], float]] = {
    "P": ("0,1! 3.6,-5 2.6,-10 0,-15! -2.6,-10 -3.6,-5", (-125, -60, 0, 60, 125), 0),
    "I": (
        "-1.2,0! -1.6,-8! -4,-9! -1,-10.5! 0,-13! 1,-10.5! 4,-9! 1.6,-8! 1.2,0!",
        (0, 60, 120, 180, 240, 300),
        0,
    ),
    "K": (_PETAL, (0, 72, 144, 216, 288), 2.2),
    "O": ("0,-2! 2.2,-6 1.8,-11 0,-12 -1.8,-11 -2.2,-6", tuple(range(0, 360, 36)), 2.6),
    "G": ("0,-2! 8,-12! -8,-12!", (0, 120, 240), 0),
}


def motifs(block: Block, suit: str, pigment: Pigment, places: str) -> None:
    """A suit's motif at each of the places, written ``"x,y x,y"``."""
    shape, angles, heart = _MOTIFS[suit]
    for place in nodes(places):
        for angle in angles:
            block.fill(transformed(nodes(shape), place.x, place.y, angle=angle), pigment)
        if heart:
            block.dot(place.x, place.y, heart)
