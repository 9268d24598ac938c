"""A maid's head: a face of few strokes, and the dressed hair with its combs and pins."""

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["dancers_cap", "maiden_face", "maiden_hair", "maiden_hand"]


def maiden_face(block: Block, place: Place, lowered: bool = False) -> None:
    """A face of three quarters that looks left, or with eyes `lowered`, about the origin."""
    face = Block(cropped=True, place=place)
    face.shape(
        "-4,-36 14,-32 25,-16 25,4 17,22 4,35 -8,40! -19,32 -25,16 -27,-4 -22,-24",
        Pigment.SKIN,
        3.4,
    )
    face.lines("-23,-17 -18,-21 -12,-19/-1,-20 7,-23 14,-20", 3.6)
    if lowered:
        face.lines("-22,-5 -16,-1 -10,-5/0,-6 8,-1 17,-6", 3)
    else:
        face.lines("-23,-7 -16,-5 -10,-4/0,-4 9,-6 18,-10", 3.4)
        face.lines("-22,-8 -16,-9 -11,-6/1,-6 9,-10 17,-11", 1.6)
    face.lines("-10,-14 -17,9 -10,11", 2.6)
    face.fill("-15,21 -11,18.6 -9,20 -7,18.6 -2,21 -8.5,25", Pigment.CINNABAR)
    block.raw(face.svg)


def maiden_hair(block: Block, wear: Livery, place: Place) -> None:
    """Hair put up over that face, with a comb and long pins."""
    hair = Block(cropped=True, place=place)
    for pin in ("-34,-66 10,-52 60,-62", "-30,-44 10,-54 62,-42"):
        hair.band(pin, 7.5)
        hair.band(pin, 3.6, wear.light)
    hair.shape("26,-36! 44,-52 62,-46 64,-30 52,-20 34,-20!", Pigment.INK, 2.4)
    hair.shape("-4,-48! -12,-66 0,-80 20,-81 32,-70 28,-50!", Pigment.INK, 2.4)
    hair.shape(
        "-27,-2! -34,-26 -22,-48 4,-56 28,-48 42,-28 52,-6 44,14 28,18 22,8! 27,-8 20,-22 6,-30 "
        "-10,-30 -22,-20!",
        Pigment.INK,
        2.4,
    )
    hair.lines("-14,-46 0,-50 16,-46/34,-24 42,-8 38,6/4,-74 14,-76 24,-68", 2, Pigment.PAPER)
    hair.shape("-16,-46! -12,-57 2,-62 14,-58 18,-48! 2,-53", wear.light, 2.6)
    for x, y in ((-36, -67), (-32, -43), (61, -63), (63, -41)):
        hair.disc(x, y, 5.4, wear.second, 2.4)
    block.raw(hair.svg)


def dancers_cap(block: Block, wear: Livery, place: Place) -> None:
    """Hair hanging loose, and the tall gold cap of a dancer who plays men's parts."""
    cap = Block(cropped=True, place=place)
    cap.shape(
        "-27,0! -31,-26 -18,-42 6,-44 28,-36 38,-12 40,30 48,74! 30,70 24,40 27,-4 18,-20 4,-29 "
        "-12,-28 -22,-18!",
        Pigment.INK,
        2.4,
    )
    cap.shape("-22,-36! -20,-62 -8,-84 14,-86 26,-66 28,-38! 4,-44", wear.second, 3.6)
    cap.lines("-8,-46 -8,-66 0,-80/10,-46 14,-64 12,-78", 2.6)
    cap.lines("32,-8 34,16 38,44/-24,-22 -18,-32 -8,-36", 2, Pigment.PAPER)
    cap.band("-25,-33 4,-42 31,-34", 5, Pigment.CINNABAR)
    block.raw(cap.svg)


def maiden_hand(block: Block, place: Place) -> None:
    """A small hand that grasps upwards, its wrist at the origin."""
    hand = Block(cropped=True, place=place)
    hand.shape("-8,2! -11,-10 -8,-22 2,-27 11,-22 12,-8 8,3!", Pigment.SKIN, 3)
    hand.lines("-3,-25 -2,-14/4,-25 5,-14", 2)
    block.raw(hand.svg)
