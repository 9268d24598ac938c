"""A rider above the saddle: trunk, head and the arm that shows the suit sign."""

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["rider_arm", "rider_head", "rider_trunk"]


def rider_trunk(block: Block, wear: Livery, place: Place) -> None:
    """A trunk that turns left, the neck's root at its origin."""
    trunk = Block(cropped=True, place=place)
    trunk.shape(
        "-22,4! -46,14 -58,44 -60,110! -30,170! 84,170! 78,90 66,30 44,-2 8,-8!", wear.main, 4.2
    )
    trunk.shape("-12,-4! 2,26 20,-6! 32,-2! 12,56 0,66! -8,60 -24,4!", wear.light, 3.2)
    trunk.shape("-5,-6! 3,10 14,-8! 8,30! 1,28!", Pigment.WHITE, 2.4)
    trunk.shape("-42,84! 10,78 80,84! 82,108! 20,104 -44,110!", wear.second, 3.4)
    trunk.lines("36,16 46,44 46,72/58,44 64,62 66,74/-34,34 -42,58 -42,76", 3)
    block.raw(trunk.svg)


def rider_arm(block: Block, suit: str, wear: Livery, place: Place) -> None:
    """An arm from the shoulder up, and the sign in its hand."""
    arm = Block(cropped=True, place=place)
    arm.shape("-14,4! -12,-22 -9,-46! 11,-46! 17,-20 15,8 4,20!", wear.main, 4)
    arm.shape("-11,-36! 12,-36! 11,-48! -9,-48!", wear.light, 3)
    arm.shape("-9,-48! -11,-60 -4,-67 7,-65 10,-48!", Pigment.SKIN, 3)
    arm.disc(0, -86, 24, Pigment.PAPER, 3.2)
    arm.use(f"mark-{suit}", 0, -86, 0.39)
    arm.lines("-7,-63 1,-66 8,-61/-7,-56 1,-58 8,-54", 2.2)
    block.raw(arm.svg)


def rider_head(block: Block, place: Place, beard: str) -> None:
    """A head of three quarters that looks left, its middle at the origin.

    `beard` is one of ``bare``, ``tache``, ``curled``, ``full``.
    """
    head = Block(cropped=True, place=place)
    head.shape("-21,-20! -26,-2 -25,16 -15,33 2,36 20,20 26,-10! 18,-26 -14,-28", Pigment.SKIN, 3.6)
    head.shape("22,0 30,-5 32,7 24,16", Pigment.SKIN, 3)
    head.lines("-22,2 -15,0 -8,1/0,1 8,-1 16,-4", 3.2)
    head.dot(-14, 2.6, 2.2)
    head.dot(6, 2.2, 2.2)
    head.lines("-24,-7 -16,-12 -8,-7/0,-7 8,-12 17,-9", 4)
    head.lines("-8,-4 -14,13 -6,14", 2.8)
    if beard == "full":
        full = "-22,20! -14,15 -8,19! 2,15 12,18 26,0! 26,22 16,42 -4,54! -18,46 -24,32!"
        head.shape(full, Pigment.INK, 2.4)
        head.lines("-14,34 -10,42 -6,46/0,34 0,42 -2,48/12,28 10,36 6,42", 1.8, Pigment.PAPER)
    head.fill("-14,25 -8,23 2,25 -6,28", Pigment.CINNABAR)
    if beard == "tache":
        head.lines("-6,20 -13,20 -20,26/-6,20 2,20 10,26", 3)
        head.line("-7,30 -6,36 -8,42", 4)
    if beard == "curled":
        head.lines("-6,20 -15,23 -25,19 -28,11/-6,20 4,24 14,20 18,11", 4.4)
        head.shape("-11,31! -5,29 2,31! -4,46!", Pigment.INK, 2)
    block.raw(head.svg)
