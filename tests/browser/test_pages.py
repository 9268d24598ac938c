"""The pages to read, their controls, and how all of it looks and sounds to everyone."""

import json
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.axe import findings
from tests.browser.conftest import Served
from tests.browser.table import BrowserTable

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
PAGES = ["", "unsun-karuta", "unsun-karuta/cards/Pb", "matches", "settings"]
LANGUAGES = ["en", "de"]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
]


def assert_fits(page: Page) -> None:
    """Nothing is wider than the window."""
    overflow = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert overflow <= 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_fit_every_window(page: Page, served: Served, lang: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    for path in PAGES:
        page.goto(f"{served.url}/{lang}/{path}")
        assert_fits(page)
        name = path.replace("/", "-") or "traditions"
        picture(page, f"{name}-{lang}-{size['width']}", full=path != "unsun-karuta")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_every_window(
    page: Page, served: Served, lang: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    table = BrowserTable.begin(page, served.url, lang)
    assert_fits(page)
    table.begin_play()
    for _ in range(3):
        table.click_card()
    assert_fits(page)
    # All at once: a card that is just leaving has no box any more when it is asked for later.
    sides = table.hand.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.right])"
    )
    assert sides
    assert all(0 <= left < right <= size["width"] for left, right in sides)
    picture(page, f"table-{lang}-{size['width']}")
    while table.phase != "done":
        table.click_card()
    table.summary.wait_for()
    assert_fits(page)
    picture(page, f"summary-{lang}-{size['width']}", full=True)


def picture(page: Page, name: str, *, full: bool = False) -> None:
    """Keep a picture to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=full)
    assert (PICTURES / f"{name}.png").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("accepts", "lang", "start"),
    [("de-AT", "de", "Spiel beginnen"), ("en-GB", "en", "Start"), ("la", "en", "Start")],
)
def test_the_browsers_language_leads_to_a_page(
    chromium: Browser, served: Served, accepts: str, lang: str, start: str
) -> None:
    context = chromium.new_context(locale=accepts)
    page = context.new_page()
    page.goto(f"{served.url}/unsun-karuta")
    assert page.url == f"{served.url}/{lang}/unsun-karuta"
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("button", name=start).first).to_be_visible()
    context.close()


def test_the_language_changes_on_the_same_page(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/en/unsun-karuta")
    page.locator("[data-menu] summary").click()
    page.locator("[data-menu] a[hreflang='de']").click()
    assert page.url == f"{served.url}/de/unsun-karuta"
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("main [lang='ja']").first).to_contain_text("うんすん")


@pytest.fixture
def look(page: Page, served: Served) -> Page:
    """The tradition's page with the sliders open."""
    page.goto(f"{served.url}/en/unsun-karuta")
    button = page.locator("[data-look-button]")
    if button.is_visible():
        button.click()
    return page


def painted(page: Page) -> bytes:
    """What the page looks like now."""
    return page.screenshot(animations="disabled")


@pytest.mark.parametrize("slider", ["contrast", "grain", "warmth"])
def test_each_slider_acts_shows_its_percentage_and_is_kept(look: Page, slider: str) -> None:
    control = look.locator(f"input[data-look='{slider}']")
    output = look.locator(f"output[for='{control.get_attribute('id')}']")
    assert control.input_value() == "50"
    seen = [painted(look)]
    for key, percent in (("Home", "0"), ("End", "100")):
        control.focus()
        look.keyboard.press(key)
        assert control.input_value() == percent
        assert percent in output.inner_text()
        seen.append(painted(look))
    assert len(set(seen)) == 3
    look.reload()
    assert look.locator(f"input[data-look='{slider}']").input_value() == "100"
    stored = look.evaluate("JSON.parse(localStorage.getItem('cardavia.look'))")
    assert stored[slider] in (1, 100)
    reset = look.locator("[data-look-reset]")
    if not reset.is_visible():
        look.locator("[data-look-button]").click()
    reset.click()
    assert look.locator(f"input[data-look='{slider}']").input_value() == "50"


def test_text_keeps_its_contrast_at_the_ends_of_the_sliders(page: Page, served: Served) -> None:
    """axe measures text against what is painted behind it; overlays have to leave it legible."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for value in (0, 1):
            page.goto(f"{served.url}/en/unsun-karuta")
            look = json.dumps({"contrast": value, "grain": value, "warmth": value})
            page.evaluate("look => localStorage.setItem('cardavia.look', look)", look)
            page.reload()
            assert findings(page) == []


def test_a_page_without_script_reads_well_and_says_what_the_table_needs(
    chromium: Browser, served: Served
) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(f"{served.url}/en/unsun-karuta")
    expect(page.locator("main img")).not_to_have_count(0)
    page.locator("form[action$='/tables'] button").first.click()
    expect(page.locator("noscript").first).to_be_attached()
    assert "script" in page.locator("main").inner_text().lower()
    context.close()


def test_all_75_cards_are_shown_with_their_names(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/en/unsun-karuta")
    alts = page.locator("main img[src*='/cards/']").evaluate_all("all => all.map(one => one.alt)")
    assert len(alts) >= 75
    for image in page.locator("main img[src*='/cards/']").all():
        image.scroll_into_view_if_needed()
    page.wait_for_function(
        """() => [...document.querySelectorAll("main img[src*='/cards/']")]
            .every(one => one.naturalWidth > 0)"""
    )


def test_plays_are_announced(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    table.begin_play()
    table.click_card()
    live = page.locator("[aria-live='polite'], [role='log'], [role='status']")
    expect(live.filter(has_text="You play").first).to_be_attached()


def test_reduced_motion_is_respected(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    table.click_card() if table.phase != "declare" else table.choose("Pass")
    running = page.evaluate(
        "document.getAnimations().filter(one => one.effect.getTiming().duration > 1000).length"
    )
    assert running == 0
