"""The pages as the tests render them, and what is in them."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from html.parser import HTMLParser

from cardavia.lessons import lessons
from cardavia.players import OFFERED
from cardavia.server.lesson_pages import render_learn, render_lesson
from cardavia.server.pages import (
    ClientEntry,
    ErrorKind,
    MatchLine,
    PageContext,
    render_card,
    render_error,
    render_matches,
    render_settings,
    render_table,
    render_tradition,
    render_traditions,
)
from cardavia.server.starting import Offer
from cardavia.text import languages

TAGS = [one.tag for one in languages()]

PLAYED = datetime(2026, 11, 28, 20, 15, tzinfo=UTC)
MATCHES = [
    MatchLine("open-one", 3, (12, 6), over=False, played=PLAYED),
    MatchLine("won-one", 8, (40, 32), over=True, played=PLAYED),
    MatchLine("lost-one", 8, (-2, 74), over=True, played=PLAYED),
    MatchLine("drawn-one", 8, (36, 36), over=True, played=PLAYED),
]

OFFER = Offer("nonce-1", OFFERED, "club")
ONE_LEVEL = Offer("nonce-1", OFFERED[:1], "novice")


# The first and the last of the gallery, Tenka, the odd dragon, numbers with and without a pair.
SAMPLE = ("Ps", "G9", "Pb", "Ib", "Kt", "I2", "O5")


def context(lang: str, path: str) -> PageContext:
    return PageContext(
        lang=lang,
        path=path,
        origin="http://127.0.0.1:8000",
        asset=lambda name: f"/static/{name}",
        entry=lambda name: ClientEntry(
            f"/static/client/{name}.js",
            (f"/static/client/{name}.css",),
            ("/static/client/shared.js",),
        ),
        strict=True,
    )


@cache
def tradition(lang: str) -> str:
    page = context(lang, "/unsun-karuta")
    return render_tradition(page, OFFER, MATCHES[:1])


@cache
def every_page(lang: str) -> dict[str, str]:
    """All templates, in all their states."""
    matches = context(lang, "/matches")
    errors = {
        f"error {kind.identifier}": render_error(context(lang, "/"), kind) for kind in ErrorKind
    }
    cards = {
        f"card {name}": render_card(context(lang, f"/unsun-karuta/cards/{name}"), name)
        for name in SAMPLE
    }
    learn = {
        f"lesson {one.id}": render_lesson(context(lang, f"/learn/{one.id}"), one, lessons())
        for one in (lessons()[0], lessons()[6], lessons()[-1])
    }
    return {
        "traditions": render_traditions(context(lang, "/"), OFFER),
        "traditions again": render_traditions(context(lang, "/"), OFFER, MATCHES[:1]),
        "tradition": tradition(lang),
        "matches": render_matches(matches, OFFER, MATCHES),
        "no matches": render_matches(matches, ONE_LEVEL, []),
        "settings": render_settings(context(lang, "/settings")),
        "table": render_table(context(lang, "/tables/t1"), "t1"),
        "learn": render_learn(context(lang, "/learn"), lessons()),
        **learn,
        **cards,
        **errors,
    }


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]


@dataclass
class Read(HTMLParser):
    """A page's elements in order, its text, and the paths on which elements stayed open."""

    elements: list[Element] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)

    VOID = frozenset({"meta", "link", "img", "input", "br"})

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.texts).split())

    def all(self, tag: str) -> list[Element]:
        return [element for element in self.elements if element.tag == tag]

    def values(self, attribute: str) -> list[str]:
        return [
            element.attributes[attribute]
            for element in self.elements
            if attribute in element.attributes
        ]


def read(html: str) -> Read:
    page = Read()
    page.feed(html)
    page.close()
    assert page.open == []
    return page
