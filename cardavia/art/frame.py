"""Paper, edge and the notched frame of the court cards."""

from cardavia.art.block import Block
from cardavia.art.ink import nodes, path
from cardavia.art.palette import WASHES, Pigment
from cardavia.art.style import Deck

__all__ = [
    "CARD_OUTLINE",
    "EDGE",
    "GROUND",
    "MOUNT",
    "backdrop",
    "edgeless",
    "frame_parts",
    "mount",
    "shown",
]

CARD_OUTLINE = "M10 0h180q10 0 10 10v300q0 10-10 10H10q-10 0-10-10V10Q0 0 10 0z"
# The picture of a court: all of the card inside a margin, less the two corners.
_WINDOW = "52,9! 188,9! 191,12! 191,224! 148,224! 148,311! 12,311! 9,308! 9,96! 52,96!"
# In the large deck, less the broad index and what is below it, where a table lays its
# marks.
_LARGE_WINDOW = "95,9! 188,9! 191,12! 191,308! 188,311! 58,311! 55,308! 55,212! 95,212!"


GROUND = '<use href="#part-ground"/>'
"""The bare paper."""
MOUNT = '<use href="#part-mount"/>'
"""Margin and line over a court's picture: what strays outside the window is covered by paper."""
_LARGE_MOUNT = '<use href="#part-mount-large"/>'
EDGE = '<use href="#part-edge"/>'
"""The hairline at which one card ends when it lies on another."""


def edgeless(svg: str) -> str:
    """A card or the back without the hairline: on paper, a cut a little beside it would show."""
    return svg.replace(EDGE, "")


def frame_parts() -> dict[str, str]:
    """The parts that these name, by id."""
    return {
        "part-ground": f'<path fill="{Pigment.PAPER}" d="{CARD_OUTLINE}"/>',
        "part-mount": _mount(_WINDOW),
        "part-mount-large": _mount(_LARGE_WINDOW),
        "part-edge": '<rect x=".6" y=".6" width="198.8" height="318.8" rx="9.5" fill="none"'
        ' stroke-width="1.2" opacity=".55"/>',
    }


def backdrop(suit: str, style: Deck = Deck.STANDARD) -> str:
    """The coloured ground of a court."""
    block = Block()
    block.wash(_LARGE_WINDOW if style is Deck.LARGE else _WINDOW, WASHES[suit])
    return block.svg


def mount(style: Deck) -> str:
    """`MOUNT`, for either deck."""
    return _LARGE_MOUNT if style is Deck.LARGE else MOUNT


def shown(figure: str, style: Deck) -> str:
    """A court's figure where the deck shows it: the large one moves it aside of its index."""
    if style is Deck.STANDARD:
        return figure
    return f'<g transform="translate(48 26) scale(.92)">{figure}</g>'


def _mount(window: str) -> str:
    block = Block()
    block.ring(window, 3.6)
    data = CARD_OUTLINE + path(nodes(window))
    return f'<path fill="{Pigment.PAPER}" fill-rule="evenodd" d="{data}"/>{block.svg}'
