import pytest

from cardavia.press import CardWidthError, Paper, print_layout

WIDTHS = [25, 31.5, 38, 47.5, 63, 90, 161]


@pytest.mark.parametrize(
    ("paper", "width", "columns", "rows", "pages"),
    [
        (Paper.A4, 38, 5, 4, 4),
        (Paper.LETTER, 38, 5, 4, 4),
        (Paper.A4, 40, 4, 4, 5),
        (Paper.A4, 63, 3, 2, 13),
        (Paper.LETTER, 162, 1, 1, 75),
    ],
)
def test_as_many_as_fit(paper: Paper, width: float, columns: int, rows: int, pages: int) -> None:
    layout = print_layout(paper, width)
    assert (layout.columns, layout.rows, layout.pages) == (columns, rows, pages)
    assert layout.card_height == pytest.approx(width * 1.6)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("width", WIDTHS)
def test_cards_touch_and_leave_room_for_bleed_and_marks(paper: Paper, width: float) -> None:
    layout = print_layout(paper, width)
    across, down = paper.size
    spots = [layout.front(i) for i in range(layout.on_a_page)]
    columns = sorted({x for x, _ in spots})
    rows = sorted({y for _, y in spots})
    assert [x - columns[0] for x in columns] == pytest.approx(
        [i * width for i in range(len(columns))]
    )
    assert [y - rows[0] for y in rows] == pytest.approx([i * 1.6 * width for i in range(len(rows))])
    assert columns[0] == pytest.approx(across - columns[-1] - width)
    assert rows[0] == pytest.approx(down - rows[-1] - 1.6 * width)
    ends = [(x, y) for line in layout.marks(layout.on_a_page)
            for x, y in ((line.x1, line.y1), (line.x2, line.y2))]  # fmt: skip
    assert all(3.9 <= x <= across - 3.9 and 3.9 <= y <= down - 3.9 for x, y in ends)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_back_lies_behind_its_card_when_the_sheet_is_turned(paper: Paper, width: float) -> None:
    layout = print_layout(paper, width)
    for i in range(layout.on_a_page):
        (x, y), (behind, down) = layout.front(i), layout.back(i)
        assert (x + width + behind, y) == pytest.approx((paper.size[0], down))


def test_marks_are_at_the_cuts_of_the_cards_that_are_there() -> None:
    layout = print_layout(Paper.A4, 38)
    whole, one_row, one_card = (list(layout.marks(count)) for count in (20, 3, 1))
    assert (len(whole), len(one_row), len(one_card)) == (2 * 6 + 2 * 5, 2 * 4 + 2 * 2, 8)
    cuts = {round(line.x1, 3) for line in whole if line.x1 == line.x2}
    assert cuts == {10, 48, 86, 124, 162, 200}


@pytest.mark.parametrize("width", [24.9, 174, float("nan"), float("inf"), -38, 0])
def test_cards_that_nobody_could_use_are_refused(width: float) -> None:
    with pytest.raises(CardWidthError, match="25 to 173 mm"):
        print_layout(Paper.A4, width)
