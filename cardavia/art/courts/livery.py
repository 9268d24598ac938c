"""What each suit's people wear: three pigments that go together, the first the suit's own."""

from typing import NamedTuple

from cardavia.art.palette import Pigment

__all__ = ["Livery", "livery"]


class Livery(NamedTuple):
    """The colours of a court."""

    main: Pigment
    second: Pigment
    light: Pigment


_LIVERIES = {
    "P": Livery(Pigment.MOSS, Pigment.CINNABAR, Pigment.STRAW),
    "I": Livery(Pigment.INDIGO, Pigment.ROSE, Pigment.SKY),
    "K": Livery(Pigment.CINNABAR, Pigment.SKY, Pigment.STRAW),
    "O": Livery(Pigment.OCHRE, Pigment.MOSS, Pigment.ROSE),
    "G": Livery(Pigment.PLUM, Pigment.STRAW, Pigment.LILAC),
}


def livery(suit: str) -> Livery:
    """The colours of a suit's courts, by its letter."""
    return _LIVERIES[suit]
