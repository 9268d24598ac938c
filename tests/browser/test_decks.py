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


# How the first card of the hand looks, once all cards of the table are drawn.
DRAWN = """() => {
    const images = [...document.querySelectorAll(".table img[draggable]")];
    const drawn = images.every((one) => one.complete && one.naturalWidth === 200);
    if (images.length < 10 || !drawn) return null;
    const paper = new OffscreenCanvas(100, 160);
    const brush = paper.getContext("2d");
    brush.drawImage(images.find((one) => one.closest(".hand")), 0, 0, 100, 160);
    return brush.getImageData(0, 0, 100, 160).data.join();
}"""

NEW = f"others => {{ const now = ({DRAWN})(); return now !== null && !others.includes(now); }}"


def test_the_chosen_deck_is_laid_while_one_plays(
    page: Page, context: BrowserContext, served: Served
) -> None:
    BrowserTable.begin(page, served.url)
    seen = {"deck.svg": page.wait_for_function(DRAWN).json_value()}
    settings = context.new_page()
    settings.goto(f"{served.url}/en/")
    for deck, index, name in CHOICES:
        with page.expect_response(f"**/cards/{name}"):
            settings.evaluate(
                "chosen => localStorage.setItem('cardavia.settings', JSON.stringify(chosen))",
                {"deck": deck, "index": index},
            )
        others = [drawn for deck_name, drawn in seen.items() if deck_name != name]
        page.wait_for_function(NEW, arg=others)
        seen[name] = page.evaluate(DRAWN)
    assert len(set(seen.values())) == len(CHOICES)


def test_every_card_is_drawn(page: Page, served: Served) -> None:
    BrowserTable.begin(page, served.url)
    page.keyboard.press("o")
    page.locator("dialog[open] .row").first.wait_for()
    shown = "[...document.querySelectorAll('dialog[open] img[draggable]')]"
    page.wait_for_function(
        f"() => {shown}.length >= 75 && {shown}.every((one) => one.naturalWidth === 200)"
    )
    assert page.evaluate(f"new Set({shown}.map((one) => one.src)).size") == len(CARDS)
