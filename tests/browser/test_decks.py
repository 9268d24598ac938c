"""The deck that a player chose: it changes on the table, and the match goes on."""

from playwright.sync_api import BrowserContext, Page

from cardavia.rules import CARDS
from tests.browser.conftest import Served
from tests.browser.table import BrowserTable

CHOICES = [
    ("large", "latin", "deck-large.svg"),
    ("standard", "japanese", "deck-japanese.svg"),
    ("large", "japanese", "deck-large-japanese.svg"),
    ("standard", "latin", "deck.svg"),
]


# The drawing of the first card of the hand, once all cards of the table are drawn.
DRAWN = """() => {
    const images = [...document.querySelectorAll(".table img[draggable]")];
    const drawn = images.every((one) => one.complete && one.naturalWidth === 200);
    return images.length > 9 && drawn && images.find((one) => one.closest(".hand")).src;
}"""


def test_the_chosen_deck_is_laid_while_one_plays(
    page: Page, context: BrowserContext, served: Served
) -> None:
    BrowserTable.begin(page, served.url)
    seen = {page.wait_for_function(DRAWN).json_value()}
    settings = context.new_page()
    settings.goto(f"{served.url}/en/")
    for deck, index, name in CHOICES:
        with page.expect_response(f"**/cards/{name}"):
            settings.evaluate(
                "chosen => localStorage.setItem('cardavia.settings', JSON.stringify(chosen))",
                {"deck": deck, "index": index},
            )
        page.wait_for_function(
            f"before => {{ const drawn = ({DRAWN})(); return drawn && !before.includes(drawn); }}",
            arg=[one for one in seen if name != "deck.svg"],
        )
        seen.add(page.wait_for_function(DRAWN).json_value())
    assert len(seen) == len(CHOICES)


def test_every_card_is_drawn(page: Page, served: Served) -> None:
    BrowserTable.begin(page, served.url)
    page.keyboard.press("o")
    page.locator("dialog[open] .row").first.wait_for()
    shown = "[...document.querySelectorAll('dialog[open] img[draggable]')]"
    page.wait_for_function(
        f"() => {shown}.length >= 75 && {shown}.every((one) => one.naturalWidth === 200)"
    )
    assert page.evaluate(f"new Set({shown}.map((one) => one.src)).size") == len(CARDS)
