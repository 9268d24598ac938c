"""The cards outside of the browser: the whole deck as one picture, and a PDF to print and play.

>>> print_layout(Paper.A4, 38).pages
4

Errors::

    PressError
    ├── CardWidthError     the cards would be too small to read, or too large for the paper
    ├── PictureWidthError  the picture would be no picture, or larger than memory
    └── TypesetterMissing  the PDF needs a package that is not installed
"""

from cardavia.press.errors import (
    CardWidthError,
    PictureWidthError,
    PressError,
    TypesetterMissing,
)
from cardavia.press.layout import CARD_WIDTH, Layout, Paper, print_layout
from cardavia.press.printing import print_and_play
from cardavia.press.sheet import SHEET_WIDTH, sheet_png

__all__ = [
    "CARD_WIDTH",
    "SHEET_WIDTH",
    "CardWidthError",
    "Layout",
    "Paper",
    "PictureWidthError",
    "PressError",
    "TypesetterMissing",
    "print_and_play",
    "print_layout",
    "sheet_png",
]
