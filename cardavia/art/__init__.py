"""The pictures: 75 cards, their back, crests and page pictures as SVG, drawn by this package.

Pigments are tokens with fallbacks (``fill="var(--card-suit-p, #55804a)"``), so a page adapts them.

>>> from cardavia.rules.cards import card
>>> card_svg(card("K7")).startswith("<svg ")
True
"""

from cardavia.art.crest import crest_svg
from cardavia.art.deck import back_svg, card_svg, deck_svg, sheet_svg
from cardavia.art.grain import grain_png
from cardavia.art.palette import flattened
from cardavia.art.picture import icon_svg, tradition_picture_svg
from cardavia.art.style import Deck, Index

__all__ = [
    "Deck",
    "Index",
    "back_svg",
    "card_svg",
    "crest_svg",
    "deck_svg",
    "flattened",
    "grain_png",
    "icon_svg",
    "sheet_svg",
    "tradition_picture_svg",
]
