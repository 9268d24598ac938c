"""Small marks that a table lays on cards: a hanging banner for trumps, a seal for Tenka."""

from cardavia.art.block import Block
from cardavia.art.ink import nodes, stroke
from cardavia.art.palette import Pigment

__all__ = ["TABLE_MARKS"]


def _banner() -> str:
    """A red banner with a forked hem, hung from a rod."""
    block = Block(0)
    block.shape("20,14! 80,14! 80,90! 50,70! 20,90!", Pigment.CINNABAR, 8)
    block.shape("10,6! 90,6! 90,18! 10,18!", Pigment.STRAW, 7)
    block.dot(50, 44, 13, Pigment.PAPER)
    return block.svg


def _seal() -> str:
    """A round seal with the first sign of Tenka (天下) cut out of it."""
    block = Block(0)
    block.disc(50, 50, 44, Pigment.CINNABAR, 7)
    sky = "26,28 74,28", "20,49 80,49", "50,28 47,54 22,78", "51,52 60,68 79,78"
    for line in sky:
        data = stroke(nodes(line), 11, 0.9, 0.7)
        block.raw(f'<path fill="{Pigment.PAPER}" d="{data}"/>')
    return block.svg


TABLE_MARKS = {"mark-trump": _banner(), "mark-tenka": _seal()}
"""The marks by the ids of their symbols, each in a box 100 by 100."""
