import math
import re

import pytest

from cardavia.art.ink import Node, circle, mirrored, nodes, path, sliver, stroke, transformed, tube


def numbers(data: str) -> list[float]:
    return [float(n) for n in re.findall(r"-?\d*\.?\d+", data)]


def test_points_and_corners_are_read() -> None:
    assert nodes("1,2 3.5,-4!") == [Node(1, 2), Node(3.5, -4, corner=True)]


def test_points_that_are_no_points_are_refused() -> None:
    with pytest.raises(ValueError, match="could not convert"):
        nodes("1,x")


def test_a_square_of_corners_is_straight() -> None:
    assert path(nodes("0,0! 10,0! 10,10! 0,10!")) == "M0 0l10 0 0 10-10 0 0-10z"


def test_rounding_does_not_add_up() -> None:
    curve = [Node(i * 0.333, 0, corner=True) for i in range(100)]
    moves = numbers(path(curve, closed=False))
    assert sum(moves[2::2]) == pytest.approx(99 * 0.333, abs=0.26)


def test_a_circle_is_round() -> None:
    assert all(math.hypot(n.x - 3, n.y - 4) == pytest.approx(5) for n in circle(3, 4, 5))


def test_a_mirrored_shape_is_symmetrical() -> None:
    curve = mirrored("100,0 130,20! 100,40")
    assert {(200 - n.x, n.y) for n in curve} == {(n.x, n.y) for n in curve}
    assert len(curve) == 4


def test_turning_is_clockwise() -> None:
    (turned,) = transformed([Node(0, -10)], 5, 5, 2, 90)
    assert (turned.x, turned.y) == pytest.approx((25, 5))


@pytest.mark.parametrize("text", ["0,0 10,0", "0,0 5,3 10,0", "0,0 3,3 6,-3 10,0 14,2"])
def test_a_cut_is_a_closed_area_that_starts_at_its_first_point(text: str) -> None:
    data = sliver(nodes(text), 3)
    assert data.startswith("M0 0")
    assert data.endswith("z")


def test_a_brush_stroke_is_the_same_each_time_and_uneven() -> None:
    straight = nodes("0,0 40,0")
    assert stroke(straight, 6) == stroke(straight, 6)
    assert stroke(straight, 6) != tube(straight, [6, 6])
