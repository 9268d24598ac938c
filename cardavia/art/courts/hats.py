"""What the five horsemen wear on their heads."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.palette import Pigment

__all__ = ["hat"]


def hat(block: Block, suit: str, wear: Livery) -> None:
    """The hat of a suit's horseman, on a head at (114, 60)."""
    _HATS[suit](block, wear)


def _field_hat(block: Block, wear: Livery) -> None:
    """The foot soldier's lacquered cone."""
    block.shape("64,60! 92,34 116,17! 140,34 168,60! 142,50 116,47 90,50", wear.second, 4)
    block.lines("116,20 104,34 94,46/116,20 128,34 138,46", 2.6)
    block.disc(116, 37, 5.5, wear.light, 2.4)


def _court_cap(block: Block, wear: Livery) -> None:
    """The tall black cap, bent back."""
    block.shape("88,54! 90,30 108,12 134,13! 146,26 142,40 144,56! 128,47 104,46", Pigment.INK, 3)
    block.lines("100,40 106,26 120,18/126,40 132,28 134,20", 2.2, Pigment.PAPER)
    block.band("89,54 104,47 126,47 143,56", 4.5, wear.second)


def _head_band(block: Block, wear: Livery) -> None:
    """A topknot, and a cloth tied round the brow."""
    block.shape(
        "87,52! 92,34 112,28 134,34 144,54! 146,70 140,78! 138,60 128,48 104,46", Pigment.INK, 3
    )
    block.shape("108,30! 108,18 124,12 136,16! 128,24 122,32!", Pigment.INK, 3)
    block.band("109,29 121,31", 4, wear.light)
    block.shape("87,51! 104,44 128,45 144,55! 143,64! 126,54 104,53 87,60!", wear.second, 3)
    block.shape("143,54! 156,50 164,58! 156,62 162,74! 150,68 142,62!", wear.second, 2.8)


def _foreign_hat(block: Block, wear: Livery) -> None:
    """The southern traders' hat: high crown, wide brim, a plume."""
    block.shape("128,34! 134,14 152,10 166,20! 158,20 162,30! 150,30 146,40!", Pigment.WHITE, 3)
    block.shape("94,50! 96,26 104,14 124,12 134,22 138,50!", wear.second, 4)
    block.band("96,43 116,40 137,43", 6, wear.light)
    block.shape("66,56! 88,46 116,44 144,47 168,58! 150,64 116,55 84,62", wear.second, 3.8)


def _turban(block: Block, wear: Livery) -> None:
    """A wound cloth with a jewel."""
    block.shape("84,56! 82,36 98,20 118,16 138,22 150,40 146,58! 130,48 104,46", wear.second, 4)
    block.lines("88,50 108,40 144,26/92,36 112,30 130,20/104,47 126,42 148,38", 2.8)
    block.shape("110,16! 108,6 116,4! 124,8 120,18!", wear.light, 2.8)
    block.disc(115, 38, 7, wear.light, 2.6)


_HATS: dict[str, Callable[[Block, Livery], None]] = {
    "P": _field_hat,
    "I": _court_cap,
    "K": _head_band,
    "O": _foreign_hat,
    "G": _turban,
}
