"""The corner index: suit sign over rank, top left and turned at the bottom right."""

from cardavia.art.glyphs import Index, glyph
from cardavia.art.palette import SUIT_PIGMENTS

__all__ = ["corners", "glyph_body", "glyph_part"]


def corners(suit: str, rank: str, index: Index) -> str:
    """Both corners of a card, by the letters of its suit and rank."""
    one = (
        f'<use href="#part-mark-{suit}" transform="translate(23.5 27) scale(.34)"/>'
        f'<use href="#{glyph_part(rank, index)}" fill="{SUIT_PIGMENTS[suit]}"'
        ' transform="translate(12.7 47.5) scale(.88 .96)"/>'
    )
    return f'{one}<g transform="rotate(180 100 160)">{one}</g>'


def glyph_part(rank: str, index: Index) -> str:
    """The name of the shared part that holds a rank sign."""
    return f"part-rank-{rank}" if index is Index.LATIN else f"part-kana-{rank}"


def glyph_body(rank: str, index: Index) -> str:
    """The part itself; its colour comes from the card that uses it."""
    return f'<path d="{glyph(rank, index)}"/>'
