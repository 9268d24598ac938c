"""Words two fifths longer than English: nothing is cut off by the window or lies on another."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import ROBAI_SEED, Served, Watch, serve
from tests.browser.table import BrowserTable
from tests.browser.test_layout import assert_apart, assert_laid_well, boxes
from tests.browser.test_mirrored import PATHS, WIDTHS, assert_no_overflow
from tests.browser.test_pages import picture
from tools.pseudo import LONG, write


@pytest.fixture(scope="module")
def served_long(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has the made-up language of long words too."""
    folder = tmp_path_factory.mktemp("long")
    write(folder / "locales")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("CARDAVIA_LOCALES", str(folder / "locales"))
        yield from serve(Path(folder), "--seed", ROBAI_SEED)


@pytest.fixture
def page(context: BrowserContext, served_long: Served, watch: Watch) -> Page:
    """A watched page of a browser that asks this server alone."""
    opened = context.new_page()
    watch.over(opened, served_long.url)
    return opened


@pytest.mark.parametrize("width", WIDTHS)
def test_long_words_have_room(page: Page, served_long: Served, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for path in PATHS:
        page.goto(f"{served_long.url}/{LONG}{path}")
        assert_no_overflow(page)
        picture(page, f"long{path.replace('/', '-')}-{width}")
    table = BrowserTable.begin(page, served_long.url, LONG)
    assert_no_overflow(page)
    page.locator(".choice button").first.click()
    page.locator("[data-phase='discard']").wait_for()
    table.settle()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert_no_overflow(page)
    assert_laid_well(page, {"width": width, "height": 800})
    # The table hides what runs over its edge, so its page is no wider for it.
    assert all(right <= width + 1 for _, _, right, _ in boxes(page, ".score *, .trump *"))
    # The name of the trump stays on its panel.
    assert_apart([], boxes(page, ".trump strong"), boxes(page, ".last"), boxes(page, ".score"))
    picture(page, f"long-table-{width}")
    while table.phase != "done":
        table.click_card()
    table.summary.wait_for()
    assert_no_overflow(page)
    picture(page, f"long-summary-{width}", full=True)
