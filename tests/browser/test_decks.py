"""The deck that a player chose: it changes on the table, and the match goes on."""

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import Served
from tests.browser.table import BrowserTable

CHOICES = [
    ("large", "latin", "deck-large.svg"),
    ("standard", "japanese", "deck-japanese.svg"),
    ("large", "japanese", "deck-large-japanese.svg"),
    ("standard", "latin", "deck.svg"),
]


def test_the_chosen_deck_is_laid_while_one_plays(
    page: Page, context: BrowserContext, served: Served
) -> None:
    BrowserTable.begin(page, served.url)
    settings = context.new_page()
    settings.goto(f"{served.url}/en/")
    for deck, index, name in CHOICES:
        settings.evaluate(
            "chosen => localStorage.setItem('cardavia.settings', JSON.stringify(chosen))",
            {"deck": deck, "index": index},
        )
        page.wait_for_function(
            "source => document.getElementById('deck')?.dataset.source === source",
            arg=f"/cards/{name}",
        )
        assert page.locator("#deck").count() == 1
        assert page.locator("#deck #mark-tenka").count() == 1
