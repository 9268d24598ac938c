"""The index: readable, and beside the picture."""

import re

import pytest

from cardavia.art import Deck, Index
from cardavia.art.corner import index_signs
from cardavia.art.document import document
from cardavia.art.frame import mount
from tests.art.raster import rendered

SUITS, RANKS = "PIKOG", "123456789btkrus"


def places(picture: str) -> set[tuple[int, int]]:
    """What a picture covers of a card that is 100 pixels wide and 160 high."""
    pixels = rendered(document(200, 320, picture, "index"), 100)
    return {(x, y) for y, row in enumerate(pixels) for x, p in enumerate(row) if p[3] > 127}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("index", Index)
def test_the_large_index_fills_the_left_of_the_card(suit: str, index: Index) -> None:
    for rank in "1b9s":
        drawn = places(index_signs(suit, rank, index, Deck.LARGE))
        right, low = max(x for x, _ in drawn), max(y for _, y in drawn)
        assert 34 < right < 48
        assert 90 < low < 105


@pytest.mark.parametrize("rank", RANKS)
def test_the_large_rank_is_three_times_the_usual_one(rank: str) -> None:
    def height(style: Deck) -> int:
        signs = index_signs("O", rank, Index.LATIN, style)
        (sign, *_) = re.findall(r'<use href="#part-rank[^>]*>', signs)
        drawn = places(sign)
        return max(y for _, y in drawn) - min(y for _, y in drawn)

    assert height(Deck.LARGE) > 2.7 * height(Deck.STANDARD)


@pytest.mark.parametrize("style", Deck)
@pytest.mark.parametrize("index", Index)
def test_the_index_keeps_to_the_paper_that_the_court_leaves(style: Deck, index: Index) -> None:
    paper = places(mount(style))
    signs = "".join(index_signs(s, r, index, style) for s in SUITS for r in "btkrus")
    assert places(signs) <= paper


@pytest.mark.parametrize("style", Deck)
@pytest.mark.parametrize("index", Index)
def test_no_rank_looks_like_another(style: Deck, index: Index) -> None:
    drawn = [places(index_signs("K", rank, index, style)) for rank in RANKS]
    for i, one in enumerate(drawn):
        assert all(len(one ^ other) > 12 for other in drawn[i + 1 :])
