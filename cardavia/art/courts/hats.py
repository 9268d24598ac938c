"""What the five horsemen wear on their heads."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.palette import Pigment

__all__ = ["hat"]


def hat(block: Block, suit: str, wear: Livery) -> None:
    """The hat of a suit's horseman, on a head whose middle is the block's origin."""
    _HATS[suit](block, wear)


def _field_hat(block: Block, wear: Livery) -> None:
    """The foot soldier's lacquered cone."""
    block.shape("-50,-6! -22,-32 2,-49! 26,-32 54,-6! 28,-16 2,-19 -24,-16", wear.second, 4)
    block.lines("2,-46 -10,-32 -20,-20/2,-46 14,-32 24,-20", 2.6)
    block.disc(2, -29, 5.5, wear.light, 2.4)


def _court_cap(block: Block, wear: Livery) -> None:
    """The tall black cap, bent back."""
    block.shape(
        "-26,-12! -24,-36 -6,-54 20,-53! 32,-40 28,-26 30,-10! 14,-19 -10,-20", Pigment.INK, 3
    )
    block.lines("-14,-26 -8,-40 6,-48/12,-26 18,-38 20,-46", 2.2, Pigment.PAPER)
    block.band("-25,-12 -10,-19 12,-19 29,-10", 4.5, wear.second)


def _head_band(block: Block, wear: Livery) -> None:
    """A topknot, and a cloth tied round the brow."""
    block.shape(
        "-27,-14! -22,-32 -2,-38 20,-32 30,-12! 32,4 26,12! 24,-6 14,-18 -10,-20", Pigment.INK, 3
    )
    block.shape("-6,-36! -6,-48 10,-54 22,-50! 14,-42 8,-34!", Pigment.INK, 3)
    block.band("-5,-37 7,-35", 4, wear.light)
    block.shape("-27,-15! -10,-22 14,-21 30,-11! 29,-2! 12,-12 -10,-13 -27,-6!", wear.second, 3)
    block.shape("29,-12! 42,-16 50,-8! 42,-4 48,8! 36,2 28,-4!", wear.second, 2.8)


def _foreign_hat(block: Block, wear: Livery) -> None:
    """The southern traders' hat: high crown, wide brim, a plume."""
    block.shape("14,-32! 20,-52 38,-56 52,-46! 44,-46 48,-36! 36,-36 32,-26!", Pigment.WHITE, 3)
    block.shape("-20,-16! -18,-40 -10,-52 10,-54 20,-44 24,-16!", wear.second, 4)
    block.band("-18,-23 2,-26 23,-23", 6, wear.light)
    block.shape("-48,-10! -26,-20 2,-22 30,-19 54,-8! 36,-2 2,-11 -30,-4", wear.second, 3.8)


def _turban(block: Block, wear: Livery) -> None:
    """A wound cloth with a jewel."""
    block.shape(
        "-30,-10! -32,-30 -16,-46 4,-50 24,-44 36,-26 32,-8! 16,-18 -10,-20", wear.second, 4
    )
    block.lines("-26,-16 -6,-26 30,-40/-22,-30 -2,-36 16,-46/-10,-19 12,-24 34,-28", 2.8)
    block.shape("-4,-50! -6,-60 2,-62! 10,-58 6,-48!", wear.light, 2.8)
    block.disc(1, -28, 7, wear.light, 2.6)


_HATS: dict[str, Callable[[Block, Livery], None]] = {
    "P": _field_hat,
    "I": _court_cap,
    "K": _head_band,
    "O": _foreign_hat,
    "G": _turban,
}
