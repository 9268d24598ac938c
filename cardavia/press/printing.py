"""Cards and chart, given to the typesetter: Typst, which embeds SVG and shapes every script."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from cardavia.art import Deck, Index, back_svg, card_svg, flattened
from cardavia.art.deck import card_title
from cardavia.art.frame import edgeless
from cardavia.art.palette import Pigment
from cardavia.press.chart import chart
from cardavia.press.errors import TypesetterMissing
from cardavia.press.layout import BLEED, Layout
from cardavia.rules import CARDS, Card
from cardavia.text import Localizer

__all__ = ["print_and_play"]

_TEMPLATES = ("main.typ", "cards.typ", "chart.typ")


def print_and_play(
    layout: Layout, words: Localizer, index: Index = Index.LATIN, deck: Deck = Deck.STANDARD
) -> bytes:
    """A PDF of the deck at true size, each page followed by its backs, and of the order chart.

    Raises:
        TypesetterMissing: the package that sets it is not installed.
    """
    try:
        import typst  # noqa: PLC0415 - large, and only this needs it
    except ImportError:
        raise TypesetterMissing from None
    # A project in memory is documented; the package's type stub does not know of it.
    project: Any = _project(layout, words, index, deck)
    pdf: bytes = typst.compile(project, format="pdf")
    return pdf


def _project(layout: Layout, words: Localizer, index: Index, deck: Deck) -> dict[str, bytes]:
    """The typesetter's files by name: templates, pictures, and what stands on the pages."""
    pictures = {f"{one.name}.svg": edgeless(card_svg(one, index, deck)) for one in CARDS}
    pictures["back.svg"] = edgeless(back_svg())
    files = {name: flattened(svg).encode() for name, svg in pictures.items()}
    files["data.json"] = json.dumps(_data(layout, words)).encode()
    return files | {name: _template(name) for name in _TEMPLATES}


def _data(layout: Layout, words: Localizer) -> dict[str, Any]:
    width, height = layout.paper.size
    return {
        "language": words.language.tag.partition("-")[0],
        "paper": {"width": width, "height": height},
        "card": {"width": layout.card_width, "height": layout.card_height},
        "bleed": {"width": BLEED, "colour": flattened(Pigment.PAPER)},
        "pages": list(_pages(layout)),
        "chart": chart(layout, words),
    }


def _pages(layout: Layout) -> Iterator[dict[str, Any]]:
    """For each sheet of paper its cards, and where they and their backs and marks lie."""
    for start in range(0, len(CARDS), layout.on_a_page):
        cards = CARDS[start : start + layout.on_a_page]
        yield {
            "fronts": [_placed(card, layout.front(i)) for i, card in enumerate(cards)],
            "backs": [_placed(None, layout.back(i)) for i in range(len(cards))],
            "marks": [asdict(line) for line in layout.marks(len(cards))],
        }


def _placed(card: Card | None, place: tuple[float, float]) -> dict[str, Any]:
    name, title = (card.name, card_title(card)) if card else ("back", "Cardavia")
    return {"picture": f"{name}.svg", "title": title, "x": place[0], "y": place[1]}


@cache
def _template(name: str) -> bytes:
    return (Path(__file__).parent / "templates" / name).read_bytes()
