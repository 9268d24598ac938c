"""The index: suit sign and rank, in two corners or, in the large deck, once and in size."""

from cardavia.art.glyphs import glyph
from cardavia.art.palette import SUIT_PIGMENTS
from cardavia.art.style import Deck, Index

__all__ = ["glyph_body", "glyph_part", "index_signs"]


def index_signs(suit: str, rank: str, index: Index, style: Deck) -> str:
    """The index of a card, by the letters of its suit and rank."""
    if style is Deck.LARGE:
        return _large(suit, rank, index)
    return _corners(suit, rank, index)


def _corners(suit: str, rank: str, index: Index) -> str:
    """Suit sign over rank, top left and turned at the bottom right."""
    named = index is Index.JAPANESE and rank.isalpha()
    one = _mark(suit, "27.5 30", ".42") + _rank(
        suit, rank, index, "9 56" if named else "15 55", ".95 .98"
    )
    return f'{one}<g transform="rotate(180 100 160)">{one}</g>'


def _large(suit: str, rank: str, index: Index) -> str:
    """Rank over suit sign, where the left of a card shows in a hand."""
    named = index is Index.JAPANESE and rank.isalpha()
    size = "2.2 2.7" if named else "3 2.9"
    sign = _mark(suit, "49 161", ".78")
    return _rank(suit, rank, index, "9 12" if named else "13 10", size) + sign


def _mark(suit: str, place: str, scale: str) -> str:
    return f'<use href="#part-mark-{suit}" transform="translate({place}) scale({scale})"/>'


def _rank(suit: str, rank: str, index: Index, place: str, scale: str) -> str:
    return (
        f'<use href="#{glyph_part(rank, index)}" fill="{SUIT_PIGMENTS[suit]}"'
        f' transform="translate({place}) scale({scale})"/>'
    )


def glyph_part(rank: str, index: Index) -> str:
    """The name of the shared part that holds a rank sign."""
    return f"part-rank-{rank}" if index is Index.LATIN else f"part-kana-{rank}"


def glyph_body(rank: str, index: Index) -> str:
    """The part itself; its colour comes from the card that uses it."""
    return f'<path d="{glyph(rank, index)}"/>'
