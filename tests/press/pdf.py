"""A PDF as a printer sees it: pages, places in millimetres, pixels, words."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium

__all__ = ["MM", "Box", "boxes", "opened", "pixels", "words"]

MM = 72 / 25.4
"""Points in a millimetre."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in millimetres, measured from the top left of the page."""


def opened(pdf: bytes) -> list[pdfium.PdfPage]:
    """The pages."""
    document = pdfium.PdfDocument(pdf)
    return [document[i] for i in range(len(document))]


def boxes(page: pdfium.PdfPage) -> Iterator[Box]:
    """The extents of everything drawn on a page."""
    height = page.get_height()
    for one in page.get_objects(max_depth=1):
        left, bottom, right, top = one.get_bounds()
        yield left / MM, (height - top) / MM, (right - left) / MM, (top - bottom) / MM


def pixels(page: pdfium.PdfPage, per_mm: float) -> npt.NDArray[np.uint8]:
    """The page as rows of red, green and blue."""
    bitmap = page.render(scale=per_mm / MM, rev_byteorder=True)
    drawn: npt.NDArray[np.uint8] = bitmap.to_numpy()[:, :, :3]
    return drawn


def words(page: pdfium.PdfPage) -> str:
    """The text of a page, its lines put together."""
    return " ".join(page.get_textpage().get_text_bounded().split())
