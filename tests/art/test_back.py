from cardavia.art import back_svg
from tests.art.raster import rendered


def test_the_back_is_the_same_upside_down() -> None:
    pixels = rendered(back_svg(), 100)
    turned = [row[::-1] for row in reversed(pixels)]
    differences = [
        max(abs(a - b) for a, b in zip(one, other, strict=True))
        for row, over in zip(pixels, turned, strict=True)
        for one, other in zip(row, over, strict=True)
    ]
    # The renderer smooths edges a little differently from above and from below; a line that has
    # no twin would make whole rows of strong differences.
    assert sum(difference > 24 for difference in differences) <= 8


def test_the_back_is_dark_so_that_a_face_down_card_is_seen_at_once() -> None:
    pixels = [pixel for row in rendered(back_svg(), 50) for pixel in row if pixel[3] == 255]
    light = sum(sum(pixel[:3]) / 3 for pixel in pixels) / len(pixels)
    assert light < 110
