"""Every page in every language: whole, well formed, readable without script and by a reader."""

import itertools
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.lessons import lessons
from cardavia.players import OFFERED
from cardavia.rules import CARDS
from cardavia.server.pages import ErrorKind, render_matches
from cardavia.text import localizer
from tests.pages.reading import (
    MATCHES,
    OFFER,
    SAMPLE,
    TAGS,
    Read,
    context,
    every_page,
    read,
    tradition,
)

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "cardavia" / "server" / "static"
PAGES = [(lang, name) for lang in TAGS for name in every_page(lang)]
INDEXED = {
    "traditions": "/",
    "traditions again": "/",
    "tradition": "/unsun-karuta",
    "settings": "/settings",
}
INDEXED |= {f"card {name}": f"/unsun-karuta/cards/{name}" for name in SAMPLE}
INDEXED |= {"learn": "/learn", **{f"lesson {one.id}": f"/learn/{one.id}" for one in lessons()}}


@pytest.fixture(params=PAGES, ids=" ".join)
def page(request: pytest.FixtureRequest) -> tuple[str, str, str, Read]:
    lang, name = request.param
    html = every_page(lang)[name]
    return lang, name, html, read(html)


Page = tuple[str, str, str, Read]


def test_it_says_its_language_its_title_and_what_it_is(page: Page) -> None:
    lang, _, html, found = page
    root = found.all("html")[0].attributes
    assert (root["lang"], root["dir"]) == (lang, "rtl" if lang == "ar" else "ltr")
    assert re.search(r"<title>[^<]+ · Cardavia</title>", html)
    (about,) = [one for one in found.all("meta") if one.attributes.get("name") == "description"]
    # Scripts that need fewer letters need more bytes for each.
    assert len(about.attributes["content"].encode()) > 20


def test_it_has_one_first_heading_and_the_landmarks(page: Page) -> None:
    _, name, _, found = page
    assert len(found.all("h1")) == len(found.all("main")) == len(found.all("header")) == 1
    assert len(found.all("footer")) == (0 if name == "table" else 1)
    levels = [int(one.tag[1]) for one in found.elements if re.fullmatch(r"h[1-6]", one.tag)]
    assert all(after - before <= 1 for before, after in itertools.pairwise(levels))


def test_the_skip_link_and_all_inner_links_lead_somewhere(page: Page) -> None:
    _, _, _, found = page
    ids = found.values("id")
    assert len(ids) == len(set(ids))
    inner = [href[1:] for href in found.values("href") if href.startswith("#")]
    pointed = [*inner, *found.values("for"), *found.values("aria-controls")]
    labelled = found.values("aria-labelledby")
    assert inner[0] in {"main", "table"}
    assert {*pointed, *labelled} <= set(ids)


def test_links_lead_to_pages_that_there_are(page: Page) -> None:
    lang, _, _, found = page
    own = {
        "/",
        "/unsun-karuta",
        "/matches",
        "/settings",
        "/tables/t1",
        "/tables/open-one",
        "/tables/won-one",
    }
    own |= {"/tables/lost-one", "/tables/drawn-one"}
    own |= {f"/unsun-karuta/cards/{card}" for card in CARDS}
    own |= {"/learn", *(f"/learn/{one.id}" for one in lessons())}
    for link in found.all("a"):
        href = link.attributes["href"]
        if href.startswith("/"):
            tag = link.attributes.get("hreflang", lang)
            assert href.removeprefix(f"/{tag}").split("#")[0] in own


def test_it_can_be_read_in_every_other_language(page: Page) -> None:
    _, name, _, found = page
    menu = [one.attributes for one in found.all("a") if "lang" in one.attributes]
    assert [one["hreflang"] for one in menu] == TAGS
    alternates = {
        one.attributes["hreflang"]: one.attributes["href"]
        for one in found.all("link")
        if one.attributes["rel"] == "alternate"
    }
    if name not in INDEXED:
        assert alternates == {}
        assert "noindex" in found.values("content")
        return
    path = INDEXED[name]
    assert alternates == {
        **{tag: f"http://127.0.0.1:8000/{tag}{path}" for tag in TAGS},
        "x-default": f"http://127.0.0.1:8000/en{path}",
    }


def test_it_has_no_inline_script_or_style(page: Page) -> None:
    _, _, html, found = page
    assert found.values("style") == []
    assert found.all("style") == []
    assert all(one.attributes["src"].startswith("/static/") for one in found.all("script"))
    assert not re.search(r"\son[a-z]+=", html)
    assert "javascript:" not in html


def test_every_picture_says_what_it_shows_or_that_it_adorns(page: Page) -> None:
    _, _, _, found = page
    assert all("alt" in one.attributes for one in found.all("img"))
    assert all({"width", "height"} <= one.attributes.keys() for one in found.all("img"))


def test_its_static_files_are_there(page: Page) -> None:
    _, _, _, found = page
    for address in [*found.values("href"), *found.values("src")]:
        if address.startswith("/static/") and not address.startswith("/static/client/"):
            assert (STATIC / address.removeprefix("/static/")).is_file(), address


def test_the_header_has_its_controls(page: Page) -> None:
    _, _, _, found = page
    sliders = [one for one in found.all("input") if one.attributes["type"] == "range"]
    in_header = [one for one in sliders if one.attributes["id"].startswith("look-")]
    assert [one.attributes["data-look"] for one in in_header] == ["contrast", "grain", "warmth"]
    for slider in sliders:
        limits = [slider.attributes[name] for name in ("min", "max", "value")]
        assert limits == ["0", "100", "50"]
        assert slider.attributes["id"] in found.values("for")
    assert len(found.all("output")) == len(sliders)


def test_the_look_is_read_before_the_page_is_painted(page: Page) -> None:
    _, _, html, _ = page
    assert html.index('<script src="/static/look.js">') < html.index("</head>")


@pytest.mark.parametrize("lang", TAGS)
def test_all_75_cards_are_shown_with_their_names(lang: str) -> None:
    shown = {one.attributes["src"] for one in read(tradition(lang)).all("img")}
    assert {f"/cards/{card}.svg" for card in CARDS} <= shown
    names = re.findall(r'<img src="/cards/(\w\w)\.svg"[^>]* alt="([^"]+)"', tradition(lang))
    assert len(set(names)) == 75
    words = localizer(lang, strict=True)
    koppu, sun = words.format("suit-k"), words.format("rank-s")
    assert ("Ks", words.format("card-name", suit=koppu, rank=sun)) in names
    assert ("Pb", words.format("card-tenka")) in names


@pytest.mark.parametrize("lang", TAGS)
def test_the_start_button_sends_its_nonce(lang: str) -> None:
    found = read(tradition(lang))
    assert {one.attributes["action"] for one in found.all("form")} == {f"/{lang}/tables"}
    hidden = [one.attributes for one in found.all("input") if one.attributes["type"] == "hidden"]
    assert {(one["name"], one["value"]) for one in hidden} == {("once", "nonce-1")}


@pytest.mark.parametrize("lang", TAGS)
def test_the_start_form_offers_each_strength_for_all_and_seat_by_seat(lang: str) -> None:
    found = read(tradition(lang))
    names = [localizer(lang).format(f"level-{level}") for level in OFFERED]
    assert len(set(names)) == len(OFFERED)
    radios = [one.attributes for one in found.all("input") if one.attributes["type"] == "radio"]
    assert [one["value"] for one in radios] == list(OFFERED)
    assert [one["value"] for one in radios if "checked" in one] == ["club"]
    seats = [one.attributes["name"] for one in found.all("select") if "name" in one.attributes]
    assert sorted(seats) == [f"seat-{seat}" for seat in range(1, 8)]
    options = [one.attributes["value"] for one in found.all("option")]
    assert all(options.count(level) == 7 for level in OFFERED)
    assert all(found.text.count(name) >= 8 for name in names)
    means = [localizer(lang).format(f"level-{level}-means") for level in OFFERED]
    assert all(found.text.count(line) == 1 for line in means)


def test_the_first_page_offers_one_thing_to_do_first() -> None:
    for name, first in (("traditions", "Play now"), ("traditions again", "Go on, deal 3 of 8")):
        page = every_page("en")[name]
        (main_one,) = re.findall(r'class="button"[^>]*>([^<]+)<', page)
        assert main_one == first
        assert '<input type="hidden" name="once" value="nonce-1">' in page


def test_the_start_button_comes_before_what_may_be_chosen() -> None:
    page = every_page("en")["matches"]
    start = page.index('<form class="start"')
    assert start < page.index('<button class="button"', start) < page.index("<fieldset", start)


def test_where_there_is_one_strength_there_is_nothing_to_choose() -> None:
    found = read(every_page("en")["no matches"])
    assert [one.attributes["type"] for one in found.all("input")].count("radio") == 0
    assert found.all("fieldset") == []


def test_the_second_button_sends_the_form_above() -> None:
    buttons = [one.attributes for one in read(tradition("en")).all("button")]
    starts = [one for one in buttons if one.get("type") == "submit"]
    assert [one.get("form") for one in starts] == [None, "start"]


def test_what_comes_from_outside_is_escaped() -> None:
    offer = replace(OFFER, once='"><script>alert(1)</script>')
    page = render_matches(context("en", "/matches"), offer, MATCHES)
    assert "<script>alert" not in page


def test_the_errors_have_the_statuses_that_belong_to_them() -> None:
    statuses = {kind.identifier: kind.status for kind in ErrorKind}
    assert statuses["not-found"] == 404
    assert statuses["others-table"] == 403
    assert len(set(statuses.values())) == len(ErrorKind)
