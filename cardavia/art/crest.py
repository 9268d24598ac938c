"""The two sides' crests, each in a ring: gentian for Genji, butterfly for Heiji."""

from cardavia.art.block import Block
from cardavia.art.document import document
from cardavia.art.ink import Node, mirrored, nodes, transformed
from cardavia.art.palette import Pigment

__all__ = ["crest_svg"]

_NAMES = ("Genji", "Heiji")


def crest_svg(team: int) -> str:
    """The crest of a team (0 even seats, Genji; 1 odd seats, Heiji), ``viewBox="0 0 100 100"``.

    Raises:
        ValueError: there are two teams only.
    """
    if team not in (0, 1):
        raise ValueError(f"team is 0 (Genji) or 1 (Heiji), not {team!r}")
    return document(100, 100, (_gentian, _butterfly)[team](), _NAMES[team])


def _ring(block: Block, ground: Pigment, line: Pigment) -> None:
    block.dot(50, 50, 49, ground)
    block.raw(f'<circle cx="50" cy="50" r="44.5" fill="none" stroke="{line}" stroke-width="4"/>')


def _gentian() -> str:
    """Five leaves hanging, three flowers standing."""
    block = Block()
    _ring(block, Pigment.GENJI, Pigment.INK)
    leaf = nodes("0,3! 6.5,13 6,23 0,37! -6,23 -6.5,13")
    for angle in (-76, -38, 0, 38, 76):
        placed = transformed(leaf, 50, 49, 0.94, angle)
        block.fill(placed, Pigment.INK)
        block.line(transformed(nodes("0,8 0,20 0,30"), 50, 49, 0.94, angle), 1.6, Pigment.GENJI)
    for angle, reach in ((-52, 25), (0, 27), (52, 25)):
        _flower(block, angle, reach)
    return block.svg


def _flower(block: Block, angle: float, reach: float) -> None:
    petal = nodes("0,1! 4,-4 3.2,-9 0,-11.5! -3.2,-9 -4,-4")
    for turn in (-78, -39, 0, 39, 78):
        curve = transformed(petal, 0, -reach + 6, 0.9, turn)
        block.fill(transformed(curve, 50, 50, 1, angle), Pigment.INK)


def _butterfly() -> str:
    """Seen from above, wings spread, feelers curled."""
    block = Block()
    _ring(block, Pigment.HEIJI, Pigment.GENJI)
    for side in (1, -1):
        for curve in (
            "51.5,47! 54,32 66,22 82,26! 84,36 80,46 68,52 54,53!",
            "53,55! 66,55 75,60 76,68! 71,72 66,71! 67,79 62,83 57,80 53,68!",
        ):
            block.fill(_sided(curve, side), Pigment.GENJI)
        for curve in ("58,46 64,36 76,31", "60,48 68,44 76,41", "58,60 64,62 70,67"):
            block.line(_sided(curve, side), 2, Pigment.HEIJI)
        block.band(_sided("51,36 54,26 60,20 64,20 64,23", side), 2.4, Pigment.GENJI)
    block.fill(mirrored("50,34 53,37 52.6,42 54,50 53,66 50,76", 50), Pigment.GENJI)
    return block.svg


def _sided(curve: str, side: int) -> list[Node]:
    return [n._replace(x=50 + side * (n.x - 50)) for n in nodes(curve)]
