"""Where the cards lie on the pages: edge to edge in the middle of each, so that one cut parts two.

Lengths are millimetres; places are measured from the top left of the page.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from cardavia.press.errors import CardWidthError

__all__ = ["BLEED", "CARD_WIDTH", "MARK", "Layout", "Line", "Paper", "print_layout"]

CARD_WIDTH = 38.0
"""A card is as narrow as karuta are, and twenty go on a page of either paper."""
BLEED = 3.0
"""How far the outermost cards' colour goes beyond the cut."""
MARK = 3.0
"""How long a crop mark is; it begins where the bleed ends."""
_MARGIN = 10.0
_LEAST = 25.0
_HEIGHT_TO_WIDTH = 8 / 5
_CARDS = 75


class Paper(StrEnum):
    """A paper that home printers take, upright."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line from one place to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Pages of cards on a paper: `columns` by `rows` cards of one size."""

    paper: Paper
    card_width: float
    columns: int
    rows: int

    @property
    def card_height(self) -> float:
        """Cards keep the proportion 5 : 8."""
        return self.card_width * _HEIGHT_TO_WIDTH

    @property
    def on_a_page(self) -> int:
        """How many cards a page holds."""
        return self.columns * self.rows

    @property
    def pages(self) -> int:
        """How many sheets of paper the deck takes."""
        return -(-_CARDS // self.on_a_page)

    def front(self, number: int) -> tuple[float, float]:
        """The top left of a page's card, numbered from 0 in rows from the left."""
        row, column = divmod(number, self.columns)
        return self._left + column * self.card_width, self._top + row * self.card_height

    def back(self, number: int) -> tuple[float, float]:
        """The top left of the same card's back, when the sheet is turned over its long edge."""
        x, y = self.front(number)
        return self.paper.size[0] - x - self.card_width, y

    def marks(self, count: int) -> Iterator[Line]:
        """Crop marks round the first `count` cards of a page, for every cut."""
        columns, rows = min(count, self.columns), -(-count // self.columns)
        right, bottom = self._left + columns * self.card_width, self._top + rows * self.card_height
        for column in range(columns + 1):
            x = self._left + column * self.card_width
            yield Line(x, self._top - BLEED, x, self._top - BLEED - MARK)
            yield Line(x, bottom + BLEED, x, bottom + BLEED + MARK)
        for row in range(rows + 1):
            y = self._top + row * self.card_height
            yield Line(self._left - BLEED, y, self._left - BLEED - MARK, y)
            yield Line(right + BLEED, y, right + BLEED + MARK, y)

    @property
    def _left(self) -> float:
        return (self.paper.size[0] - self.columns * self.card_width) / 2

    @property
    def _top(self) -> float:
        return (self.paper.size[1] - self.rows * self.card_height) / 2


def print_layout(paper: Paper, card_width: float = CARD_WIDTH) -> Layout:
    """As many cards of that width on a page as leave room for bleed and crop marks.

    Raises:
        CardWidthError: the cards would be too small to read, or too large for the paper.

    >>> layout = print_layout(Paper.LETTER)
    >>> layout.columns, layout.rows, round(layout.card_height, 1)
    (5, 4, 60.8)
    """
    width, height = (side - 2 * _MARGIN for side in paper.size)
    most = min(width, height / _HEIGHT_TO_WIDTH)
    if not _LEAST <= card_width <= most:
        raise CardWidthError(card_width, _LEAST, int(most))
    columns = int(width / card_width)
    rows = int(height / (card_width * _HEIGHT_TO_WIDTH))
    return Layout(paper, card_width, columns, rows)
