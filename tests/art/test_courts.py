import re
from functools import cache
from itertools import combinations

import pytest

from cardavia.art.block import Block
from cardavia.art.courts import court
from cardavia.art.courts.dignity import winged_cap
from cardavia.art.courts.livery import livery
from cardavia.art.document import document
from cardavia.art.frame import MOUNT
from tests.art.raster import rendered

SUITS, RANKS = "PIKOG", "btkrus"


@cache
def silhouette(suit: str, rank: str) -> frozenset[tuple[int, int]]:
    """The places, at 48 pixels' width, that the figure covers inside its frame."""
    pixels = rendered(document(200, 320, court(suit, rank), "figure"), 48)
    frame = rendered(document(200, 320, MOUNT, "frame"), 48)
    return frozenset(
        (x, y)
        for y, row in enumerate(pixels)
        for x, pixel in enumerate(row)
        if pixel[3] > 127 and frame[y][x][3] < 128
    )


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("one", "other"), list(combinations(RANKS, 2)))
def test_ranks_differ_in_outline(suit: str, one: str, other: str) -> None:
    first, second = silhouette(suit, one), silhouette(suit, other)
    assert len(first ^ second) / len(first | second) > 0.12


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_figures_fill_their_frame(suit: str, rank: str) -> None:
    inside = rendered(document(200, 320, MOUNT, "frame"), 48)
    room = sum(pixel[3] < 128 for row in inside[3:-3] for pixel in row[2:-2])
    assert len(silhouette(suit, rank)) / room > 0.5


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_every_figure_bears_its_suit_sign(suit: str, rank: str) -> None:
    assert f'href="#part-mark-{suit}"' in court(suit, rank)
    assert not any(f"part-mark-{other}" in court(suit, rank) for other in SUITS if other != suit)


@cache
def ink(suit: str, rank: str) -> frozenset[tuple[int, int]]:
    """The places, at 48 pixels' width, that the line block alone prints, the suit sign left out."""
    figure = re.sub(r'<use href="#part-mark-[^>]*>', "", court(suit, rank))
    white = re.sub(r"var\(--card-(?!ink)[a-z-]+, #[0-9a-f]{6}\)", "#ffffff", figure)
    pixels = rendered(document(200, 320, white, "figure"), 48)
    return frozenset(
        (x, y)
        for y, row in enumerate(pixels)
        for x, pixel in enumerate(row)
        if pixel[3] > 127 and sum(pixel[:3]) < 380
    )


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(("one", "other"), list(combinations(SUITS, 2)))
def test_suits_differ_in_line_and_not_in_colour_and_sign_alone(
    rank: str, one: str, other: str
) -> None:
    # Measured: one pose with other hats or beards comes to 0.25 at most, another pose to 0.5.
    first, second = ink(one, rank), ink(other, rank)
    assert len(first ^ second) / len(first | second) > 0.45


@pytest.mark.parametrize("suit", SUITS)
def test_the_wings_of_the_cap_are_not_clipped(suit: str) -> None:
    cap = Block(cropped=True)
    winged_cap(cap, suit, livery(suit))
    drawn = rendered(document(200, 320, cap.svg, "cap"), 100)
    frame = rendered(document(200, 320, MOUNT, "frame"), 100)
    assert not any(
        pixel[3] > 127 and frame[y][x][3] > 127
        for y, row in enumerate(drawn)
        for x, pixel in enumerate(row)
    )
