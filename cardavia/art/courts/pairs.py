"""Drawing both halves of a symmetrical figure from its right one."""

from cardavia.art.block import Block
from cardavia.art.ink import Node, nodes
from cardavia.art.palette import Pigment

__all__ = ["flipped", "pair", "paired_bands", "paired_lines"]


def flipped(curve: str) -> list[Node]:
    """The curve on the other side of the card's middle line."""
    return [n._replace(x=200 - n.x) for n in nodes(curve)]


def pair(block: Block, curve: str, pigment: Pigment, width: float) -> None:
    """A shape and its mirror image."""
    block.shape(curve, pigment, width)
    block.shape(flipped(curve), pigment, width)


def paired_lines(block: Block, curves: str, width: float, pigment: Pigment = Pigment.INK) -> None:
    """Cuts, separated by ``/``, and their mirror images."""
    for curve in curves.split("/"):
        block.line(curve, width, pigment)
        block.line(flipped(curve), width, pigment)


def paired_bands(block: Block, curves: str, width: float, pigment: Pigment) -> None:
    """Stripes, separated by ``/``, and their mirror images."""
    for curve in curves.split("/"):
        block.band(curve, width, pigment)
        block.band(flipped(curve), width, pigment)
