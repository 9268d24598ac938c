"""The whole deck as one picture of pixels."""

from cardavia.art import Deck, Index, flattened, sheet_svg
from cardavia.press.errors import PictureWidthError

__all__ = ["SHEET_WIDTH", "sheet_png"]

SHEET_WIDTH = 3200
"""Pixels across by default: fifteen cards of about 200 each."""
_LEAST, _MOST = 320, 12_800


def sheet_png(
    index: Index = Index.LATIN, deck: Deck = Deck.STANDARD, width: int = SHEET_WIDTH
) -> bytes:
    """The whole deck, a row for each suit, as a PNG `width` pixels wide.

    Raises:
        PictureWidthError: the picture would be no picture, or larger than memory.
    """
    import resvg_py  # noqa: PLC0415 - only pictures of pixels need it

    if not _LEAST <= width <= _MOST:
        raise PictureWidthError(width, _LEAST, _MOST)
    svg = flattened(sheet_svg(index, deck))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
