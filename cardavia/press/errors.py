"""What can go wrong at the press; the tree is drawn in `cardavia.press`."""

__all__ = ["CardWidthError", "PictureWidthError", "PressError", "TypesetterMissing"]


class PressError(Exception):
    """Any error of this package."""


class CardWidthError(PressError):
    """The cards would be too small to read, or too large for the paper."""

    def __init__(self, width: float, least: float, most: float) -> None:
        super().__init__(f"a card is {least:g} to {most:g} mm wide, not {width:g}")


class PictureWidthError(PressError):
    """The picture would be no picture, or larger than memory."""

    def __init__(self, width: int, least: int, most: int) -> None:
        super().__init__(f"a sheet is {least} to {most} pixels wide, not {width}")


class TypesetterMissing(PressError):
    """The PDF needs a package that is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "a PDF needs the package typst, which is not installed: "
            "pip install 'cardavia[print]', or `make print` where `make play` is used"
        )
