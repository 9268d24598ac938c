import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from cardavia.art import Deck, Index, back_svg, card_svg, deck_svg, sheet_svg
from cardavia.art.deck import card_body, card_title
from cardavia.rules.cards import CARDS, Card, card

NAMESPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "defs", "g", "symbol", "path", "circle", "rect", "use"}
INDEXES = list(Index)
STYLES = list(Deck)


def elements(svg: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter())


@pytest.mark.parametrize("index", INDEXES)
@pytest.mark.parametrize("one", CARDS, ids=str)
def test_a_card_is_a_document_with_a_title_and_nothing_but_shapes(one: Card, index: Index) -> None:
    svg = card_svg(one, index)
    root = ET.fromstring(svg)
    assert root.get("viewBox") == "0 0 200 320"
    assert root.findtext(f"{NAMESPACE}title") == card_title(one)
    assert {e.tag.removeprefix(NAMESPACE) for e in root.iter()} <= ELEMENTS


@pytest.mark.parametrize("svg", [deck_svg(), back_svg(), card_svg(card("Pb"))])
def test_nothing_is_used_that_breaks_when_a_page_uses_the_symbols(svg: str) -> None:
    for forbidden in ("style", "<script", "url(", "http://", "https://", "data:", "<image", "on"):
        if forbidden == "http://":
            assert svg.count(forbidden) == 1  # the namespace
        elif forbidden == "on":
            assert not re.search(r"\son[a-z]+=", svg)
        else:
            assert forbidden not in svg


@pytest.mark.parametrize("index", INDEXES)
@pytest.mark.parametrize("style", STYLES)
def test_the_deck_names_every_card_the_back_and_the_marks(index: Index, style: Deck) -> None:
    symbols = [e for e in elements(deck_svg(index, style)) if e.tag == f"{NAMESPACE}symbol"]
    boxes = {e.get("id"): e.get("viewBox") for e in symbols}
    marks = {name: boxes.pop(name) for name in ("mark-trump", "mark-tenka")}
    assert set(marks.values()) == {"0 0 100 100"}
    assert set(boxes) == {one.name for one in CARDS} | {"back"}
    assert set(boxes.values()) == {"0 0 200 320"}


@pytest.mark.parametrize("svg", [*(deck_svg(i, s) for i in INDEXES for s in STYLES), sheet_svg()])
def test_ids_are_unique_and_every_use_finds_its_part(svg: str) -> None:
    ids = [name for e in elements(svg) if (name := e.get("id"))]
    assert len(ids) == len(set(ids))
    used = {(e.get("href") or "").removeprefix("#") for e in elements(svg) if e.tag.endswith("use")}
    assert used <= set(ids)
    assert {name for name in ids if name.startswith("part-")} == used


@pytest.mark.parametrize("index", INDEXES)
@pytest.mark.parametrize("style", STYLES)
def test_the_deck_keeps_its_budget(index: Index, style: Deck) -> None:
    assert len(gzip.compress(deck_svg(index, style).encode(), 9)) <= 90_000


def test_the_same_bytes_come_out_each_time() -> None:
    first = deck_svg()
    card_body.cache_clear()
    assert deck_svg() == first


def test_numbers_have_one_decimal_at_most() -> None:
    paths = re.findall(r' d="([^"]+)"', deck_svg())
    assert not [data for data in paths if re.search(r"\.\d\d", data)]


def test_colours_are_tokens_with_fallbacks() -> None:
    colours = re.findall(r'(?:fill|stroke)="([^"]+)"', deck_svg())
    token = re.compile(r"var\(--card-[a-z-]+, #[0-9a-f]{6}\)")
    assert {c for c in colours if not token.fullmatch(c)} == {"none"}


def test_no_two_cards_are_drawn_alike() -> None:
    assert len({card_body(one) for one in CARDS}) == 75


def test_the_japanese_index_differs_from_the_latin_one() -> None:
    one = card("G4")
    assert card_svg(one, Index.JAPANESE) != card_svg(one)
    assert "part-kana-4" in card_svg(one, Index.JAPANESE)
