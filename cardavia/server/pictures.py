"""The cards and the other pictures, drawn once and kept."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from cardavia import art
from cardavia.art.palette import flattened
from cardavia.rules import CARDS
from cardavia.server.content import HOUR, Content, reply
from cardavia.server.services import PlainRequest

__all__ = ["picture", "picture_handlers"]

_STYLES = {
    "": (art.Index.LATIN, art.Deck.STANDARD),
    "-japanese": (art.Index.JAPANESE, art.Deck.STANDARD),
    "-large": (art.Index.LATIN, art.Deck.LARGE),
    "-large-japanese": (art.Index.JAPANESE, art.Deck.LARGE),
}
_CARDS = {
    f"{one.name}{name}.svg": (one, *style) for one in CARDS for name, style in _STYLES.items()
}
_DECKS = {f"deck{name}.svg": style for name, style in _STYLES.items()}
_OTHERS = ("back.svg", "icon.svg", "tradition.svg", "grain.png")
_CRESTS = {"crest-0.svg": 0, "crest-1.svg": 1}
_NAMES = frozenset({*_CARDS, *_DECKS, *_OTHERS, *_CRESTS})


def picture(name: str) -> Content | None:
    """The picture of that name: `Ks.svg`, `Ks-large.svg`, `deck.svg`; None when there is none."""
    # Looked up before it is kept, so that made-up names fill no memory.
    return _drawn(name) if name in _NAMES else None


@cache
def _drawn(name: str) -> Content:
    if name == "grain.png":
        return Content(art.grain_png(), "image/png")
    # As pictures they never meet a page's tokens: without their names the deck is smaller.
    return Content(flattened(_svg(name)).encode(), "image/svg+xml")


def _svg(name: str) -> str:
    if name in _CARDS:
        return art.card_svg(*_CARDS[name])
    if name in _DECKS:
        return art.deck_svg(*_DECKS[name])
    if name in _CRESTS:
        return art.crest_svg(_CRESTS[name])
    drawings: dict[str, Callable[[], str]] = {
        "back.svg": art.back_svg,
        "icon.svg": art.icon_svg,
        "tradition.svg": art.tradition_picture_svg,
    }
    return drawings[name]()


@get("/cards/{name:str}")
async def cards(request: PlainRequest, name: str) -> Response[bytes]:
    """One picture."""
    # The whole deck takes a while to draw the first time, and nobody else should wait for it.
    found = await asyncio.to_thread(picture, name)
    if found is None:
        raise NotFoundException
    return reply(request, found, HOUR)


picture_handlers: list[Any] = [cards]
