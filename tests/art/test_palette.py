import re
from itertools import combinations

import pytest

from cardavia.art.palette import SUIT_PIGMENTS, Pigment, flattened


def rgb(pigment: Pigment) -> tuple[int, int, int]:
    found = re.search(r"#(..)(..)(..)", pigment)
    assert found
    red, green, blue = (int(part, 16) for part in found.groups())
    return red, green, blue


def luminance(pigment: Pigment) -> float:
    """The relative luminance Y of a colour, 0 to 1."""
    shares = [v / 255 for v in rgb(pigment)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(pigment: Pigment) -> float:
    """L* of CIE Lab, 0 to 100."""
    y = luminance(pigment)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


@pytest.mark.parametrize(("one", "other"), list(combinations("PIKOG", 2)))
def test_suits_are_apart_in_lightness(one: str, other: str) -> None:
    apart = lightness(SUIT_PIGMENTS[one]) - lightness(SUIT_PIGMENTS[other])
    assert abs(apart) > 5


@pytest.mark.parametrize("suit", "PIKOG")
def test_suits_stand_out_from_the_paper(suit: str) -> None:
    contrast = (luminance(Pigment.PAPER) + 0.05) / (luminance(SUIT_PIGMENTS[suit]) + 0.05)
    assert contrast > 3


def test_every_pigment_is_a_token_with_a_fallback() -> None:
    assert all(re.fullmatch(r"var\(--[a-z-]+, #[0-9a-f]{6}\)", p) for p in Pigment)


def test_flattening_leaves_plain_colours() -> None:
    assert flattened(f'<path fill="{Pigment.MOSS}"/>') == '<path fill="#55804a"/>'
