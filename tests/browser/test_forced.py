"""Colours that the system chooses: what may be used, leads on or has the focus is still told."""

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.conftest import Served
from tests.browser.table import BrowserTable
from tests.browser.test_axe import Theme
from tests.browser.test_pages import THEMES


def style(of: Locator, name: str, pseudo: str = "") -> str:
    """A computed style of an element, or of what stands after it."""
    told: str = of.evaluate(
        "(one, [name, pseudo]) => getComputedStyle(one, pseudo || null)[name]", [name, pseudo]
    )
    return told


def assert_ringed(page: Page) -> None:
    """What has the focus has a ring round it, in a colour that is not the ground's."""
    focused = page.locator(":focus")
    assert style(focused, "outlineStyle") == "solid"
    assert float(style(focused, "outlineWidth").removesuffix("px")) >= 3
    assert style(focused, "outlineColor") != style(page.locator("body"), "backgroundColor")


@pytest.mark.parametrize("theme", THEMES)
def test_edges_and_hatching_tell_what_tints_told(
    chromium: Browser, served_robai: Served, theme: Theme
) -> None:
    with chromium.new_context(
        forced_colors="active", color_scheme=theme, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        page.goto(f"{served_robai.url}/en")
        leads, quiet = page.locator(".button:not(.quiet)"), page.locator(".button.quiet")
        assert style(leads.first, "backgroundColor") != style(quiet.first, "backgroundColor")
        leads.first.focus()
        page.keyboard.press("Tab")
        assert_ringed(page)
        table = BrowserTable.begin(page, served_robai.url)
        table.choose("Declare")
        barred = page.locator(".hand button[aria-disabled]")
        assert barred.count() > 0
        for card in table.hand.all():
            hatched = "gradient" in style(card, "backgroundImage", "::after")
            assert hatched == (card.get_attribute("aria-disabled") == "true")
        table.playable.first.focus()
        page.keyboard.press("ArrowRight")
        assert_ringed(page)
        while table.phase != "done":
            table.click_card()
        table.summary.wait_for()
        onward, other = page.locator(".act.main"), page.locator(".actions .act:not(.main)").first
        assert style(onward, "backgroundColor") != style(other, "backgroundColor")
        onward.focus()
        page.keyboard.press("Tab")
        assert_ringed(page)
