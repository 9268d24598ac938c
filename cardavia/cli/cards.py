"""`cards`: the deck as a picture, and to print and play."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from cardavia.cli.errors import CommandError
from cardavia.cli.files import whole_file
from cardavia.cli.speech import Lang, localizer_for

if TYPE_CHECKING:
    from cardavia.art import Deck, Index
    from cardavia.press import Paper

__all__ = ["cards"]


_Sheet = Annotated[
    Path | None, typer.Option(help="Write the whole deck as one picture, .png or .svg.")
]
_Pdf = Annotated[Path | None, typer.Option(help="Write the cards at true size, to print and play.")]
_Index = Annotated[
    Literal["latin", "japanese"], typer.Option(help="The signs in the corners of the cards.")
]
_Deck = Annotated[
    Literal["standard", "large"], typer.Option(help="The large deck has large signs there.")
]
_Width = Annotated[
    int | None,
    typer.Option(metavar="PIXELS", help="Width of the .png picture.", show_default="3200"),
]
_Paper = Annotated[Literal["a4", "letter"], typer.Option(help="Paper of the PDF.")]
_CardWidth = Annotated[
    float | None,
    typer.Option(metavar="MM", help="Width of a card, 5/8 of its height.", show_default="38"),
]


def cards(
    sheet: _Sheet = None,
    pdf: _Pdf = None,
    index: _Index = "latin",
    deck: _Deck = "standard",
    width: _Width = None,
    paper: _Paper = "a4",
    card_width: _CardWidth = None,
    lang: Lang = None,
) -> None:
    """Write the 75 cards as a picture or a PDF. A file of that name is replaced.

    The PDF holds pages of cards with crop marks, each followed by its backs, for printing on both
    sides, turned over the long edge; and a page in --lang that shows which card beats which.
    """
    from cardavia.art import Deck, Index
    from cardavia.press import Paper, PressError

    if sheet is None and pdf is None:
        raise CommandError("nothing to write: give --sheet FILE, --pdf FILE or both")
    style = Index(index), Deck(deck)
    drawn: list[tuple[Path, bytes]] = []
    try:
        if sheet is not None:
            drawn.append((sheet, _sheet(sheet, style, width)))
        if pdf is not None:
            drawn.append((pdf, _pdf(pdf, style, Paper(paper), card_width, lang)))
    except PressError as error:
        raise CommandError(str(error)) from error
    for path, content in drawn:
        with whole_file(path) as file:
            file.write(content)
        typer.echo(f"{path} written")


def _sheet(path: Path, style: "tuple[Index, Deck]", width: int | None) -> bytes:
    from cardavia.art import flattened, sheet_svg
    from cardavia.press import SHEET_WIDTH, sheet_png

    if _ending(path, ".png", ".svg") == ".png":
        return sheet_png(*style, SHEET_WIDTH if width is None else width)
    if width is not None:
        raise CommandError("--width is for a .png picture; an .svg is sharp at any width")
    # Programs that draw SVG outside of a page know no tokens.
    return flattened(sheet_svg(*style)).encode()


def _pdf(
    path: Path,
    style: "tuple[Index, Deck]",
    paper: "Paper",
    card_width: float | None,
    lang: str | None,
) -> bytes:
    from cardavia.press import CARD_WIDTH, print_and_play, print_layout

    _ending(path, ".pdf")
    layout = print_layout(paper, CARD_WIDTH if card_width is None else card_width)
    return print_and_play(layout, localizer_for(lang), *style)


def _ending(path: Path, *endings: str) -> str:
    """The ending of a file's name, which says what the file is to be."""
    ending = path.suffix.lower()
    if ending not in endings:
        raise CommandError(f"{path}: the name must end in {' or '.join(endings)}")
    return ending
