"""Letters twice as large, and pages at 400 percent: all is there, and nothing lies on anything."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import Served, Watch
from tests.browser.table import BrowserTable
from tests.browser.test_layout import TOUCH, assert_apart, boxes
from tests.browser.test_pages import assert_fits
from tools.chromium import FLAGS, ensure

# 1280x1024 at 400 percent, and that upright.
ZOOMED: list[ViewportSize] = [{"width": 320, "height": 256}, {"width": 256, "height": 320}]
# In a browser whose letters are 32 pixels high instead of 16.
ENLARGED: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 600, "height": 500},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
]
# Long words, and writing from the right: at every size by `make check-all`, at one before that.
ONCE = {"de": (256, 390), "ar": (320, 844)}
PATHS = ["", "unsun-karuta", "settings", "matches", "learn"]


def cases(sizes: Sequence[ViewportSize]) -> list[Any]:
    """Size and language: English at each size, the others mostly among what is slow."""
    return [case(size, lang) for lang in ("en", *ONCE) for size in sizes]


def case(size: ViewportSize, lang: str) -> Any:
    """One size in one language."""
    width, height = size["width"], size["height"]
    marks = [] if lang == "en" or width in ONCE[lang] else [pytest.mark.slow]
    return pytest.param(size, lang, id=f"{lang}-{width}x{height}", marks=marks)


@pytest.fixture(scope="module")
def enlarging(chromium: Browser) -> Iterator[Browser]:
    """A browser in which somebody has set the size of letters to twice the usual one."""
    large = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    browser = chromium.browser_type.launch(executable_path=ensure(), args=large)
    yield browser
    browser.close()


def opened(browser: Browser, size: ViewportSize, served: Served, watch: Watch) -> Page:
    """A watched page of that size."""
    page = browser.new_context(viewport=size, reduced_motion="reduce").new_page()
    page.set_default_timeout(15_000)
    watch.over(page, served.url)
    return page


def assert_all_there(page: Page, size: ViewportSize) -> None:
    """Everything at the table lies beside each other, within the window's width, and is not cut."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert_fits(page)
    kinds = ".plate", ".hand button", ".tool, .last", ".score *", ".trump", ".prompt p"
    found = {kind: boxes(page, kind) for kind in kinds}
    for kind, shown in found.items():
        for left, _, right, _ in shown:
            assert left >= -1, kind
            assert right <= size["width"] + 1, kind
    assert len(found[".plate"]) == 8
    assert_apart(*(found[kind] for kind in (".plate", ".hand button", ".tool, .last", ".trump")))
    for left, top, right, bottom in found[".tool, .last"]:
        assert min(right - left, bottom - top) >= TOUCH - 1
    assert cut(page, ".plate .name, .prompt p, .trump strong, .trump .state") == []


def cut(page: Page, selector: str) -> list[str]:
    """The texts that are longer than the room they are shown in."""
    texts: list[str] = page.locator(selector).evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1)"
        ".map(one => one.textContent)"
    )
    return texts


def assert_reachable(page: Page) -> None:
    """Both answers can be brought into the window whole, and nothing lies over them."""
    for button in page.locator(".choice button").all():
        button.focus()
        button.scroll_into_view_if_needed()
        button.click(trial=True)


def play_through(page: Page, served: Served, size: ViewportSize, lang: str) -> None:
    """From the declaring to the summary: it fits on the way."""
    table = BrowserTable.begin(page, served.url, lang)
    assert table.phase == "declare"
    assert_fits(page)
    assert_reachable(page)
    page.locator(".choice button").first.click()
    page.locator("[data-phase='discard']").wait_for()
    table.settle()
    assert_all_there(page, size)
    for _ in range(3):
        before = table.seq
        table.playable.first.press("Enter")
        table.wait_beyond(before)
    assert_all_there(page, size)
    while table.phase != "done":
        before = table.seq
        table.playable.first.press("Enter")
        table.wait_beyond(before)
    table.summary.wait_for()
    assert_fits(page)
    assert_summary_in_sight(page)


def assert_summary_in_sight(page: Page) -> None:
    """What leads on takes no more than a quarter of the window from what is to be read."""
    height = page.evaluate("innerHeight")
    for selector in (".actions", ".masthead"):
        bar = page.locator(f".summary {selector}")
        if bar.evaluate("one => ['fixed', 'sticky'].includes(getComputedStyle(one).position)"):
            [(_, top, _, bottom)] = boxes(page, f".summary {selector}")
            assert bottom - top <= height / 4, selector
    page.locator(".totals button").focus()
    expect(page.locator(".totals button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "lang"), cases(ZOOMED))
def test_at_400_percent_all_is_there(
    chromium: Browser, served_robai: Served, watch: Watch, size: ViewportSize, lang: str
) -> None:
    page = opened(chromium, size, served_robai, watch)
    for path in PATHS:
        page.goto(f"{served_robai.url}/{lang}/{path}")
        assert_fits(page)
    play_through(page, served_robai, size, lang)
    page.context.close()


@pytest.mark.parametrize(("size", "lang"), cases(ENLARGED))
def test_with_letters_twice_as_large_all_is_there(
    enlarging: Browser, served_robai: Served, watch: Watch, size: ViewportSize, lang: str
) -> None:
    page = opened(enlarging, size, served_robai, watch)
    for path in PATHS:
        page.goto(f"{served_robai.url}/{lang}/{path}")
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") >= "32px"
        assert_fits(page)
    play_through(page, served_robai, size, lang)
    page.context.close()
