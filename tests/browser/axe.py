"""What axe finds on a page: every rule that it has by default, and every level."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.table import BrowserTable

__all__ = ["DIALOGS", "PAGES", "findings", "stations"]

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "",
    "unsun-karuta",
    "unsun-karuta/cards/Pb",
    "settings",
    "matches",
    "learn",
    "learn/suits",
    "offline",
    "no-such-page",
]
# The keys that open a dialog at the table: order, last trick, tricks, events, settings, keys.
DIALOGS = "oltes?"


def findings(page: Page, within: str = "html") -> list[str]:
    """What axe finds, one line for each place; nothing is left out for being slight."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate(
        "within => axe.run(within, {resultTypes: ['violations']})", within
    )
    return [
        f"{found['id']} ({found['impact']}): {node['html'][:160]}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def stations(page: Page, url: str, lang: str, dialogs: str = DIALOGS) -> Iterator[str]:
    """Go through pages and one deal, whose seat 0 has the native Robai; stop where to look.

    `dialogs` are the keys of the dialogs that are opened. Yields the name of each place.
    """
    for path in PAGES:
        page.goto(f"{url}/{lang}/{path}")
        yield path or "start"
    table = BrowserTable.begin(page, url, lang)
    yield "declaring"
    for key in dialogs:
        page.keyboard.press(key)
        page.locator("dialog").wait_for()
        yield f"dialog {key}"
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.locator(".choice button").first.click()
    page.locator("[data-phase='discard']").wait_for()
    table.settle()
    yield "discarding"
    table.click_card()
    page.keyboard.press("h")
    page.locator(".advice").wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    table.click_card()
    yield "mid-trick"
    while table.phase != "done":
        table.click_card()
    table.summary.wait_for()
    yield "summary"
