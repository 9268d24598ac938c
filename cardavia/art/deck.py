"""The cards put together: single pictures, the whole deck as symbols, a sheet of them all."""

from functools import cache

from cardavia.art import corner, frame
from cardavia.art.back import back
from cardavia.art.block import GROUND_RULES
from cardavia.art.courts import court
from cardavia.art.document import definitions, document
from cardavia.art.marks import TABLE_MARKS
from cardavia.art.palette import Pigment
from cardavia.art.pips import large_pip, pips
from cardavia.art.style import Deck, Index
from cardavia.rules.cards import CARDS, Card, Suit

__all__ = ["back_svg", "card_body", "card_svg", "card_title", "deck_svg", "sheet_svg"]

_GAP = 12


def card_svg(card: Card, index: Index = Index.LATIN, style: Deck = Deck.STANDARD) -> str:
    """One card as an SVG document of its own, ``viewBox="0 0 200 320"``.

    >>> from cardavia.rules.cards import card
    >>> "<title>Koppu Sun</title>" in card_svg(card("Ks"))
    True
    """
    return document(200, 320, card_body(card, index, style), card_title(card))


def back_svg() -> str:
    """The back of the cards as an SVG document of its own."""
    return document(200, 320, back(), "Cardavia")


def deck_svg(index: Index = Index.LATIN, style: Deck = Deck.STANDARD) -> str:
    """The whole deck as one SVG: a ``<symbol id="Ks">`` for each card, and ``id="back"``.

    Use a card as ``<use href="deck.svg#Ks"/>``, or inline the document and use ``#Ks``; what it is
    called is for its wearer to say. What a table lays on a trump is there too: ``mark-trump`` and
    ``mark-tenka``, in boxes 100 by 100.
    """
    # Cards of one rank stand together: they are much alike, and so compress well.
    cards = sorted(CARDS, key=lambda card: (card.rank, card.suit))
    symbols = "".join(_symbol(card.name, card_body(card, index, style)) for card in cards)
    symbols += _symbol("back", back())
    symbols += "".join(_symbol(name, mark, box="0 0 100 100") for name, mark in TABLE_MARKS.items())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">'
        f"{definitions(symbols)}{symbols}</svg>\n"
    )


def card_title(card: Card) -> str:
    """What a card is called, in the game's own words.

    >>> from cardavia.rules.cards import card
    >>> card_title(card("P9"))
    'Pao 9'
    """
    rank = card.rank.letter if card.rank.is_number else card.rank.name.capitalize()
    return f"{card.suit.name.capitalize()} {rank}"


@cache
def card_body(card: Card, index: Index = Index.LATIN, style: Deck = Deck.STANDARD) -> str:
    """The elements of a card, in its own 200 by 320 units; they use the shared parts."""
    suit, rank = card.suit.letter, card.rank.letter
    if card.rank.is_number:
        picture = pips(suit, card.rank + 1) if style is Deck.STANDARD else large_pip(suit)
    else:
        figure = frame.shown(court(suit, rank), style)
        picture = frame.backdrop(suit, style) + figure + frame.mount(style)
    return frame.GROUND + picture + corner.index_signs(suit, rank, index, style) + frame.EDGE


def sheet_svg(index: Index = Index.LATIN, style: Deck = Deck.STANDARD) -> str:
    """The whole deck on one sheet, a row for each suit."""
    width, height = _GAP + 15 * (200 + _GAP), _GAP + len(Suit) * (320 + _GAP)
    placed = "".join(_placed(card, card_body(card, index, style)) for card in CARDS)
    ground = f'<rect width="{width}" height="{height}" fill="{Pigment.CUSHION}"/>'
    return document(width, height, ground + placed, "Unsun Karuta")


def _placed(card: Card, picture: str) -> str:
    x, y = _GAP + card.rank * (200 + _GAP), _GAP + card.suit * (320 + _GAP)
    # A picture of its own, so that nothing shows beyond the card's edge.
    return f'<svg x="{x}" y="{y}" width="200" height="320">{picture}</svg>'


def _symbol(name: str, picture: str, box: str = "0 0 200 320") -> str:
    return f'<symbol id="{name}" viewBox="{box}" {GROUND_RULES}>{picture}</symbol>'
