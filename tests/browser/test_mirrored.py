"""From right to left: the page is mirrored, and the table's clockwise order is not."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import ROBAI_SEED, Served, Watch, serve
from tests.browser.table import BrowserTable
from tests.browser.test_layout import Box, boxes
from tools.pseudo import MIRRORED, write

TAGS = ["ar", MIRRORED]
PATHS = ["", "/unsun-karuta", "/unsun-karuta/cards/Ib", "/settings", "/matches", "/learn"]
WIDTHS = [360, 1280]
# Words of another length and height leave the ring a little more room or less.
NEAR = 8.0


@pytest.fixture(scope="module")
def served_mirrored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has the made-up language from right to left too."""
    folder = tmp_path_factory.mktemp("mirrored")
    write(folder / "locales")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("CARDAVIA_LOCALES", str(folder / "locales"))
        yield from serve(Path(folder), "--seed", ROBAI_SEED)


@pytest.fixture
def page(context: BrowserContext, served_mirrored: Served, watch: Watch) -> Page:
    """A watched page of a browser that asks this server alone."""
    opened = context.new_page()
    watch.over(opened, served_mirrored.url)
    return opened


def begin(page: Page, served: Served, lang: str) -> BrowserTable:
    """A table with one's own card on the cushion."""
    table = BrowserTable.begin(page, served.url, lang)
    page.locator(".choice button").nth(1).click()
    page.wait_for_function("() => document.querySelector('.choice') === null")
    table.settle()
    table.click_card()
    return table


def assert_no_overflow(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = page.evaluate(
        """() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const out = [...document.querySelectorAll("main *")].filter((one) => {
                const { left, right, width } = one.getBoundingClientRect();
                const { clipPath } = getComputedStyle(one);
                return width > 1 && clipPath === "none" && (left < -1 || right > clientWidth + 1);
            });
            return scrollWidth > clientWidth ? out.map((one) => one.outerHTML.slice(0, 80)) : null;
        }"""
    )
    assert wide is None


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", TAGS)
def test_no_page_is_wider_than_the_window(
    page: Page, served_mirrored: Served, lang: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for path in PATHS:
        page.goto(f"{served_mirrored.url}/{lang}{path}")
        assert page.locator("html").get_attribute("dir") == "rtl"
        assert_no_overflow(page)
    begin(page, served_mirrored, lang)
    assert_no_overflow(page)


def middles(found: list[Box]) -> list[tuple[float, float]]:
    """Where the boxes' middles lie, measured from the middle of them all."""
    points = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in found]
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    return [(point[0] - x, point[1] - y) for point in points]


def seats(page: Page) -> list[tuple[float, float]]:
    """Where the plates lie, by seat."""
    return middles([boxes(page, f"[data-seat='{seat}'] .plate")[0] for seat in range(8)])


@pytest.mark.parametrize("width", WIDTHS)
def test_the_seats_go_round_as_they_do_from_left_to_right(
    page: Page, served_mirrored: Served, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    begin(page, served_mirrored, "en")
    before, hand = seats(page), page.locator(".hand button").count()
    begin(page, served_mirrored, "ar")
    after = seats(page)
    assert hand == page.locator(".hand button").count()
    for (x, y), (there_x, there_y) in zip(before, after, strict=True):
        assert abs(x - there_x) <= NEAR
        assert abs(y - there_y) <= NEAR
    # Clockwise from the bottom: whoever plays after me sits at my left hand.
    assert after[1][0] < after[0][0] < after[7][0]


def test_the_panels_change_sides(page: Page, served_mirrored: Served) -> None:
    begin(page, served_mirrored, "en")
    [trump], [side] = boxes(page, ".at-trump"), boxes(page, ".at-side")
    assert trump[2] <= side[0]
    begin(page, served_mirrored, "ar")
    [trump], [side] = boxes(page, ".at-trump"), boxes(page, ".at-side")
    assert side[2] <= trump[0]


def test_the_arrow_to_the_left_goes_to_the_card_on_the_left(
    page: Page, served_mirrored: Served
) -> None:
    begin(page, served_mirrored, "ar")
    places = [left for left, *_ in boxes(page, ".hand button")]
    assert places == sorted(places)
    page.locator(".hand button").nth(2).focus()
    page.keyboard.press("ArrowLeft")
    focused = page.evaluate("() => document.activeElement.getBoundingClientRect().left")
    assert focused == pytest.approx(places[1], abs=1)


def test_the_chart_runs_from_left_to_right(page: Page, served_mirrored: Served) -> None:
    table = begin(page, served_mirrored, "ar")
    while table.phase != "done":
        table.click_card()
    table.summary.wait_for()
    deals = page.locator(".summary svg text.deal")
    assert [one.strip() for one in deals.all_text_contents()] == [
        str(number) for number in range(1, 9)
    ]
    places = [left for left, *_ in boxes(page, ".summary svg text.deal")]
    assert places == sorted(places)


def test_a_card_is_named_by_suit_and_rank_in_a_sentence(
    page: Page, served_mirrored: Served
) -> None:
    begin(page, served_mirrored, "ar")
    name = str(page.locator(".hand button").first.get_attribute("aria-label"))
    # The mark that begins it holds suit and rank in their order within any isolated stretch, and a
    # trump has such a stretch: after its name it is said to be one.
    assert name.removeprefix("\u2068").startswith("\u200f")
