import struct
import xml.etree.ElementTree as ET
import zlib
from itertools import pairwise

import pytest

from cardavia.art import crest_svg, grain_png, icon_svg, tradition_picture_svg
from tests.art.raster import rendered


@pytest.mark.parametrize("team", [0, 1])
def test_crests_are_drawn_and_differ(team: int) -> None:
    root = ET.fromstring(crest_svg(team))
    assert root.get("viewBox") == "0 0 100 100"
    assert crest_svg(team) != crest_svg(1 - team)


def test_there_is_no_third_team() -> None:
    with pytest.raises(ValueError, match="team is 0"):
        crest_svg(2)


def test_crests_differ_without_colour() -> None:
    inked = []
    for team in (0, 1):
        pixels = rendered(crest_svg(team), 24)
        middle = sum(pixels[12][3][:3])
        inked.append(
            {(x, y) for y in range(6, 18) for x in range(6, 18)
             if abs(sum(pixels[y][x][:3]) - middle) > 200}
        )  # fmt: skip
    assert len(inked[0] ^ inked[1]) > 30


def test_the_tradition_picture_is_wide() -> None:
    root = ET.fromstring(tradition_picture_svg())
    assert root.get("viewBox") == "0 0 1200 630"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "うんすんカルタ"


def test_the_icon_is_square() -> None:
    assert ET.fromstring(icon_svg()).get("viewBox") == "0 0 64 64"


def test_the_grain_is_a_small_picture_that_is_always_the_same() -> None:
    png = grain_png()
    assert png == grain_png()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (192, 192)
    assert len(png) < 16_000


def test_the_grain_tiles() -> None:
    png = grain_png()
    place = png.index(b"IDAT")
    (size,) = struct.unpack(">I", png[place - 4 : place])
    data = zlib.decompress(png[place + 4 : place + 4 + size])
    rows = [data[i + 1 : i + 97] for i in range(0, len(data), 97)]
    levels = [[v for byte in row for v in (byte >> 4, byte & 15)] for row in rows]

    def step(one: list[int], other: list[int]) -> float:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 192

    inner = [step(one, other) for one, other in pairwise(levels)]
    assert step(levels[-1], levels[0]) <= max(inner)
