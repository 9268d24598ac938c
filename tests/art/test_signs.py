import re
from itertools import combinations

import pytest

from cardavia.art import Deck, Index
from cardavia.art.corner import index_signs
from cardavia.art.document import document
from cardavia.art.pips import pips
from tests.art.raster import rendered

SUITS = "PIKOG"


def index_room(suit: str, number: int) -> set[tuple[int, int]]:
    """The places, at 100 pixels' width, of both corners and of what is next to them."""
    signs = index_signs(suit, str(number), Index.LATIN, Deck.STANDARD)
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return {(x + i, y + j) for x, y in covered(signs, 100) for i, j in around}


def covered(picture: str, width: int) -> set[tuple[int, int]]:
    pixels = rendered(document(200, 320, picture, "sign"), width)
    return {(x, y) for y, row in enumerate(pixels) for x, p in enumerate(row) if p[3] > 127}


def mark(suit: str) -> set[tuple[int, int]]:
    return covered(f'<use href="#part-mark-{suit}" transform="translate(100 160) scale(1.6)"/>', 22)


@pytest.mark.parametrize(("one", "other"), list(combinations("PIKO", 2)))
def test_signs_differ_in_shape_at_the_size_of_a_hand(one: str, other: str) -> None:
    assert len(mark(one) ^ mark(other)) / len(mark(one) | mark(other)) > 0.2


@pytest.mark.parametrize("suit", SUITS)
def test_nine_numbers_nine_pictures(suit: str) -> None:
    assert len({pips(suit, number) for number in range(1, 10)}) == 9


@pytest.mark.parametrize("suit", "KOG")
@pytest.mark.parametrize("number", range(2, 10))
def test_round_suits_show_as_many_signs_as_they_count(suit: str, number: int) -> None:
    assert pips(suit, number).count(f"#part-pip-{suit}") == number


@pytest.mark.parametrize("number", range(2, 10))
def test_long_suits_show_as_many_signs_as_they_count(number: int) -> None:
    assert len(re.findall(r'"#part-club(-light)?"', pips("P", number))) == number
    swords = pips("I", number)
    assert swords.count('"#part-sword"') + swords.count('"#part-sabre') == number
    assert swords.count('"#part-hilt') == number


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("number", range(1, 10))
def test_pips_keep_clear_of_the_corner_index(suit: str, number: int) -> None:
    # The signs stand beside it, or below: their edges come no nearer than a pixel or two.
    assert not covered(pips(suit, number), 100) & index_room(suit, number)
