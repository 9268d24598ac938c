"""The PDF as a printer gets it: pages, true size, both sides, the chart."""

import re
import sys
from functools import cache

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium
import pytest

from cardavia.art import Deck, Index, card_svg
from cardavia.press import Paper, TypesetterMissing, print_and_play, print_layout
from cardavia.rules import CARDS, Card, Suit, order_of
from cardavia.text import Localizer, languages, localizer
from tests.art.raster import rendered
from tests.press.pdf import MM, boxes, opened, pixels, words

TAGS = [one.tag for one in languages()]


class Wordy(Localizer):
    """A language that takes half as many words again."""

    def __init__(self, words: Localizer) -> None:
        super().__init__(words.language, words._bundle, strict=True)

    def format(self, identifier: str, **args: str | float) -> str:
        text = super().format(identifier, **args)
        return text if len(text) < 4 else f"{text} {text[: len(text) // 2]}"


@cache
def printed(
    paper: Paper = Paper.A4,
    width: float = 38,
    tag: str = "en",
    index: Index = Index.LATIN,
    deck: Deck = Deck.STANDARD,
) -> list[pdfium.PdfPage]:
    words = localizer(tag, strict=True)
    return opened(print_and_play(print_layout(paper, width), words, index, deck))


def spots(page: pdfium.PdfPage, width: float) -> set[tuple[float, float]]:
    """Where cards of this width lie, to a tenth of a millimetre."""
    return {
        (round(x, 1), round(y, 1))
        for x, y, across, down in boxes(page)
        if abs(across - width) < 0.05 and abs(down - width * 1.6) < 0.05
    }


@pytest.mark.parametrize(
    ("paper", "size"), [(Paper.A4, (595.28, 841.89)), (Paper.LETTER, (612, 792))]
)
def test_pages_are_paper_size(paper: Paper, size: tuple[float, float]) -> None:
    pages = printed(paper)
    assert len(pages) == 9
    assert [page.get_size() for page in pages] == [pytest.approx(size, abs=0.05)] * 9
    assert [page.get_mediabox() for page in pages] == [pytest.approx((0, 0, *size), abs=0.05)] * 9


@pytest.mark.parametrize(("paper", "width"), [(Paper.A4, 38), (Paper.LETTER, 38), (Paper.A4, 50)])
def test_75_cards_at_true_size_with_their_backs_behind_them(paper: Paper, width: float) -> None:
    pages = printed(paper, width)[:-1]
    fronts = [spots(page, width) for page in pages[::2]]
    backs = [spots(page, width) for page in pages[1::2]]
    assert sum(map(len, fronts)) == 75
    for front, back in zip(fronts, backs, strict=True):
        turned = sorted((round(paper.size[0] - x - width, 1), y) for x, y in back)
        assert turned == [pytest.approx(one, abs=0.11) for one in sorted(front)]


def test_a_front_lies_where_its_marks_meet() -> None:
    marks = {
        (round(x, 1), round(y, 1))
        for x, y, across, down in boxes(printed()[0])
        if (across < 0.2) != (down < 0.2) and abs(max(across, down) - 3) < 0.2
    }
    layout = print_layout(Paper.A4, 38)
    for x, y in (layout.front(0), layout.front(layout.on_a_page - 1)):
        assert any(abs(mark - x) < 0.2 for mark, _ in marks)
        assert any(abs(mark - y) < 0.2 for _, mark in marks)


@cache
def alone(card: Card, index: Index, deck: Deck) -> npt.NDArray[np.int_]:
    """A card by itself, 200 pixels wide."""
    return np.array(rendered(card_svg(card, index, deck), 200))[:, :, :3]


@pytest.mark.parametrize(
    ("index", "deck"), [(Index.LATIN, Deck.STANDARD), (Index.JAPANESE, Deck.LARGE)]
)
def test_the_cards_are_the_cards(index: Index, deck: Deck) -> None:
    layout = print_layout(Paper.A4, 50)  # at 4 pixels a millimetre these fall on whole pixels
    pages = printed(width=50, index=index, deck=deck)
    for number in (0, 9, 14, 23, 52, 74):
        sheet, place = divmod(number, layout.on_a_page)
        x, y = (round(4 * side) for side in layout.front(place))
        shown = pixels(pages[2 * sheet], 4)[y : y + 320, x : x + 200]
        inner = (slice(8, -8), slice(8, -8))  # without the hairline, which is not printed
        # Two programs draw edges a little differently, so the card is the one it is most like.
        differences = {
            one: np.abs(shown[inner].astype(int) - alone(one, index, deck)[inner]).mean()
            for one in CARDS[max(0, number - 6) : number + 7]
        }
        nearest, next_nearest = sorted(differences.values())[:2]
        assert differences[CARDS[number]] == nearest
        assert nearest < 0.75 * next_nearest


def test_the_colour_goes_beyond_the_cut_and_no_hairline_shows_it() -> None:
    layout = print_layout(Paper.A4, 38)
    page = pixels(printed()[0], 10)
    x, y = (round(10 * side) for side in layout.front(0))
    across = page[y + 304, x - 27 : x + 8]
    assert (across == across[0]).all()
    assert (page[y + 304, x - 35] == 255).all()


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("paper", Paper)
def test_the_chart_is_one_page_in_every_language(paper: Paper, tag: str) -> None:
    pages = printed(paper, tag=tag)
    assert len(pages) == 9
    text, say = words(pages[-1]), localizer(tag, strict=True)
    assert "うんすんカルタ" in text
    if say.language.direction == "ltr" and " " in say.format("print-title"):
        # In a PDF every space is a plain one.
        assert " ".join(say.format("print-title").split()) in text
        assert " ".join(say.format("print-pairs").split()) in text


def test_the_chart_says_the_orders_of_the_rules() -> None:
    text = words(printed()[-1])
    for suit, numbers in (("Pao", "9 8 7 6 5 4 3 2 1"), ("Guru", "1 2 3 4 5 6 7 8 9")):
        assert suit in text
        assert numbers in text
    trumps, plain = re.findall(r": here \w+(.+?)then the numbers 1 › 2 › … › 9", text)
    assert re.findall(r"(\w+) [ァ-ヶ天][ァ-ヶー下]+", trumps) == [
        "Sun", "Un", "Sota", "Tenka", "Robai", "Rei", "Kaba",
    ]  # fmt: skip
    assert re.findall(r"(\w+) [ァ-ヶ]+", plain) == ["Sun", "Un", "Rei", "Kaba", "Sota", "Robai"]
    assert "Sun Un Rei Kaba Sota 9 8 7 6 5 4 3 2 Robai 1" in text
    combinations = text.partition("combinations")[2]
    assert re.findall(r"(\w+ \w+) (?:every|round|long) suits?", combinations) == [
        "Sun Un", "Un Sota", "Sota Robai", "Robai Rei", "8 9", "2 1",
    ]  # fmt: skip
    assert f"{len(order_of(Suit.ISU).trumps)} trumps in all" in text
    assert f"{len(order_of(Suit.PAO).trumps)} trumps." in text
    assert "2 points" in text
    assert "38 × 60.8 mm" in text


@pytest.mark.parametrize("paper", Paper)
def test_a_wordy_language_has_one_page_too_and_stays_on_it(paper: Paper) -> None:
    layout = print_layout(paper)
    pages = opened(print_and_play(layout, Wordy(localizer("de"))))
    assert len(pages) == 9
    width, height = (side * MM for side in paper.size)
    for one in pages[-1].get_objects(max_depth=1):
        left, bottom, right, top = one.get_bounds()
        assert (left > 0, right < width, bottom > 0, top < height) == (True,) * 4


def test_the_same_cards_are_the_same_bytes() -> None:
    layout, say = print_layout(Paper.A4), localizer("en")
    assert print_and_play(layout, say) == print_and_play(layout, say)


def test_without_the_typesetter_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(TypesetterMissing, match=r"pip install 'cardavia\[print\]'"):
        print_and_play(print_layout(Paper.A4), localizer("en"))
