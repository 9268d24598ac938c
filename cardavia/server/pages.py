"""The pages to read, as HTML: pure functions from a `PageContext` to text.

Nothing here knows of requests or of the web framework. A page works without script and has one
address per language; the header's controls and the table are scripts that the page names.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Literal

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from cardavia.server.choosing import SETTINGS
from cardavia.server.gallery import card_facts
from cardavia.server.showing import CHAPTERS, PAIRS, PLAIN_ROW, SUITS, TRUMP_ROW, wikipedia
from cardavia.server.starting import Offer
from cardavia.text import DEFAULT, Language, Localizer, language, languages, localizer

__all__ = [
    "ClientEntry",
    "EntryName",
    "ErrorKind",
    "MatchLine",
    "PageContext",
    "render",
    "render_card",
    "render_error",
    "render_matches",
    "render_offline",
    "render_settings",
    "render_table",
    "render_tradition",
    "render_traditions",
]

TEMPLATES = Path(__file__).parent / "templates"

EntryName = Literal["page", "settings", "table", "learn", "lessons"]
"""The client's built scripts; `learn` plays a lesson, `lessons` ticks them off."""


@dataclass(frozen=True, slots=True)
class ClientEntry:
    """The addresses of one built entry of the client, from Vite's manifest."""

    script: str
    styles: tuple[str, ...] = ()
    preloads: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PageContext:
    """What every page needs to know about where it stands.

    ``path`` is the address below the language, ``"/"`` or ``"/unsun-karuta"``; ``origin`` is
    ``"http://127.0.0.1:8000"``, for the addresses that search engines want whole. ``asset`` gives
    the address of an own static file (``asset("base.css")``), ``entry`` that of a built script:
    ``entry("page")``, ``entry("table")``. ``release`` names all static files together. ``strict``
    makes a missing message an error.
    """

    lang: str
    path: str
    origin: str
    asset: Callable[[str], str]
    entry: Callable[[EntryName], ClientEntry]
    release: str = ""
    strict: bool = False

    @property
    def language(self) -> Language:
        """The page's language; or `UnknownLanguage`."""
        return language(self.lang)

    @property
    def localizer(self) -> Localizer:
        """The page's words."""
        return localizer(self.lang, strict=self.strict)

    def address(self, path: str, lang: str | None = None) -> str:
        """The address of a page in the page's language or in another: ``"/de/matches"``."""
        return f"/{lang or self.lang}{path}"


@dataclass(frozen=True, slots=True)
class MatchLine:
    """One's own match in a list: ``total`` is (own team, other team), ``deal`` 1 to 8."""

    table: str
    deal: int
    total: tuple[int, int]
    over: bool
    played: datetime


class ErrorKind(Enum):
    """The pages for what went wrong; each value is a name and an HTTP status."""

    BAD_REQUEST = ("bad-request", 400)
    OTHERS_TABLE = ("others-table", 403)
    NOT_FOUND = ("not-found", 404)
    CLOSED = ("closed", 410)
    BUSY = ("busy", 429)
    FAILED = ("failed", 500)
    GONE = ("gone", 503)

    @property
    def identifier(self) -> str:
        """The middle of its messages' ids, as in ``error-not-found-title``."""
        return self.value[0]

    @property
    def status(self) -> int:
        """The HTTP status that belongs to it."""
        return self.value[1]


def render_traditions(page: PageContext, offer: Offer, matches: Sequence[MatchLine] = ()) -> str:
    """``/de/``: what this is, a button to play, and the card traditions.

    ``matches`` are the visitor's unfinished ones, the last played first.
    """
    return render("traditions.html", page, offer=offer, matches=matches)


def render_tradition(page: PageContext, offer: Offer, matches: Sequence[MatchLine] = ()) -> str:
    """``/de/unsun-karuta``: the tradition with its cards, its game and the rules.

    ``offer`` makes the start form; ``matches`` are the visitor's unfinished ones.
    """
    return render(
        "tradition.html",
        page,
        offer=offer,
        matches=matches,
        wikipedia=wikipedia(page.lang),
        suits=SUITS,
        chapters=CHAPTERS,
        trump_row=TRUMP_ROW,
        plain_row=PLAIN_ROW,
        pairs=PAIRS,
    )


def render_card(page: PageContext, name: str) -> str:
    """``/de/unsun-karuta/cards/Ks``: one card, large, and what it does; or `CardNameError`."""
    return render("card.html", page, facts=card_facts(name))


def render_matches(page: PageContext, offer: Offer, matches: Sequence[MatchLine]) -> str:
    """``/de/matches``: the visitor's own matches, to go on with or to look at."""
    return render("matches.html", page, offer=offer, matches=matches)


def render_settings(page: PageContext) -> str:
    """``/de/settings``: what a player may choose; the table shows the same form."""
    return render("settings.html", page, settings=SETTINGS)


def render_table(page: PageContext, table: str) -> str:
    """``/de/tables/<id>``: the page that the table's script fills."""
    return render("table.html", page, table=table, crumb=page.localizer.format("hachinin-meri"))


def render_offline(page: PageContext) -> str:
    """``/de/offline``: what an installed app shows while the house cannot be reached."""
    return render("offline.html", page)


def render_error(page: PageContext, kind: ErrorKind) -> str:
    """A kind page for what went wrong; send it with ``kind.status``."""
    return render("error.html", page, kind=kind)


def render(template: str, page: PageContext, **more: object) -> str:
    """A template as a page, with the page's words as `t` and whatever else it shows."""
    words = page.localizer
    return (
        _environment()
        .get_template(template)
        .render(
            page=page,
            t=words.format,
            date=words.date,
            rich=lambda identifier, **args: _rich(words.format(identifier, **args)),
            languages=languages(),
            default=DEFAULT,
            **{"crumb": None, **more},
        )
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _rich(text: str) -> Markup:
    """Escaped text in which ``*Meri*`` marks a word of the game where it is explained.

    >>> _rich("A led trump is *Meri* & more")
    Markup('A led trump is <dfn>Meri</dfn> &amp; more')
    """
    # Only the fixed tags are ours; everything else has been escaped before.
    return Markup(re.sub(r"\*([^*]+)\*", r"<dfn>\1</dfn>", str(escape(text))))  # noqa: S704
