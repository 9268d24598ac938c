"""Points, and the pen that writes the curves through them as SVG path data."""

from typing import NamedTuple

__all__ = ["Node", "Pen"]


class Node(NamedTuple):
    """A point that a curve passes through, smoothly or (``corner``) with a bend."""

    x: float
    y: float
    corner: bool = False


class Pen:
    """Writes relative path data on a grid and keeps the rounding from adding up."""

    def __init__(self, start: Node, grid: float = 0.5) -> None:
        self.grid = grid
        self.x, self.y = self._rounded(start.x), self._rounded(start.y)
        self.data, self.command, self.pointed = "M", "M", False
        self._put(self.x, apart=False)
        self._put(self.y, apart=True)

    def cubic(self, start: Node, first: Node, second: Node, end: Node) -> None:
        if start.corner and end.corner:
            self._write("l", end)
        else:
            self._write("c", first, second, end)
        self.x, self.y = self._rounded(end.x), self._rounded(end.y)

    def quadratic(self, bend: Node, end: Node) -> None:
        self._write("q", bend, end)
        self.x, self.y = self._rounded(end.x), self._rounded(end.y)

    def _write(self, command: str, *points: Node) -> None:
        numbers = [
            v for p in points for v in (self._rounded(p.x) - self.x, self._rounded(p.y) - self.y)
        ]
        # A command that goes on is not said again.
        goes_on = command == self.command
        self.command = command
        self.data += "" if goes_on else command
        for i, value in enumerate(numbers):
            self._put(value, apart=goes_on or i > 0)

    def _put(self, value: float, apart: bool) -> None:
        """Add a number; two numbers need a space only where nothing else parts them."""
        text = _number(value)
        parted = text.startswith("-") or (text.startswith(".") and self.pointed)
        self.data += text if parted or not apart else " " + text
        self.pointed = "." in text

    def _rounded(self, value: float) -> float:
        return round(value / self.grid) * self.grid


def _number(value: float) -> str:
    text = f"{round(value, 1):.1f}".removesuffix(".0")
    text = text.replace("-0.", "-.") if text.startswith("-0.") else text
    text = text.removeprefix("0") if text.startswith("0.") else text
    return "0" if text in ("-0", "-.0", "") else text
