"""The learning curve as a picture."""

from collections.abc import Sequence
from typing import Final

from cardavia.training.run import Generation

__all__ = ["curve_svg"]

_WIDTH: Final = 720
_HEIGHT: Final = 400
_LEFT: Final = 64
_RIGHT: Final = 24
_TOP: Final = 40
_BOTTOM: Final = 56


def curve_svg(generations: Sequence[Generation]) -> str:
    """Points a deal ahead of the rule of thumb by millions of rows, and the gain within each.

    Dots are generations after their duels, filled if promoted; the thin line is the gain on rows
    that were not learnt from, in points a decision.
    """
    rows = [0.0]
    for one in generations:
        rows.append(rows[-1] + one.rows)
    most = max(rows[-1], 1.0)
    values = [one.against_thumb.margin for one in generations]
    gains = [point.gain for one in generations for point in one.curve]
    low, high = min([0.0, *values, *gains]), max([0.1, *values, *gains]) * 1.05

    def x(count: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * count / most

    def y(value: float) -> float:
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (value - low) / (high - low)

    marks = [_line(x(0), y(0), x(most), y(0), "#999")]
    for one, before in zip(generations, rows, strict=False):
        looked = max((point.rows for point in one.curve), default=1)
        places = [(x(before + one.rows * p.rows / looked), y(p.gain)) for p in one.curve]
        text = " ".join(f"{a:.1f},{b:.1f}" for a, b in places)
        marks.append(f'<polyline points="{text}" fill="none" stroke="#3b5b7a"/>')
        fill = "#b3261e" if one.promoted else "#fff"
        at, height = x(before + one.rows), y(one.against_thumb.margin)
        marks.append(
            f'<circle cx="{at:.1f}" cy="{height:.1f}" r="5" fill="{fill}" stroke="#b3261e"/>'
            f'<text x="{at - 8:.1f}" y="{height - 10:.1f}" text-anchor="end">'
            f"{one.number}: {one.against_thumb.margin:+.2f}</text>"
        )
    labels = (
        f'<text x="{_LEFT}" y="20">Points a deal ahead of the rule of thumb (dots), '
        f"gain a decision (lines)</text>"
        f'<text x="{x(0):.1f}" y="{_HEIGHT - 20}">0</text>'
        f'<text x="{x(most):.1f}" y="{_HEIGHT - 20}" text-anchor="end">'
        f"{most / 1e6:.2f} million rows</text>"
        f'<text x="{_LEFT - 8}" y="{y(0):.1f}" text-anchor="end">0</text>'
        f'<text x="{_LEFT - 8}" y="{y(high):.1f}" text-anchor="end">{high:+.2f}</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'font-family="sans-serif" font-size="13">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(marks)}{labels}</svg>\n'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'
