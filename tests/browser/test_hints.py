"""A hint at the table: asked for, seen on the card, followed, and gone."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Served
from tests.browser.table import BrowserTable


def test_a_hint_marks_a_card_that_can_then_be_played(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    table.begin_play()
    page.keyboard.press("h")
    expect(page.locator(".panel .advice")).to_be_visible()
    marked = page.locator(".hand .hinted")
    expect(marked).to_have_count(1)
    page.locator(".panel .all").click()
    expect(page.locator(".panel tbody th")).to_have_count(table.playable.count())
    page.keyboard.press("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    page.locator("button.ask").click()
    advised = str(marked.get_attribute("data-card"))
    table.click_card(advised)
    assert advised not in table.hand_names()
    expect(page.locator(".panel")).to_have_count(0)
