"""The app without a line: a kind page, and back by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cardavia.text import localizer
from tests.support.servers import Server, Servers


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    started = Servers(tmp_path / "cardavia.sqlite", tmp_path / "log", [])
    yield started
    for server in started.running:
        if server.process.poll() is None:
            server.kill()


def controlled(page: Page, server: Server, lang: str) -> None:
    """Open a page and wait until its service worker answers for it."""
    page.goto(f"{server.base}/{lang}/")
    page.evaluate(
        """() => navigator.serviceWorker.controller ?? new Promise(
            done => navigator.serviceWorker.addEventListener("controllerchange", done))"""
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_the_house_there_is_a_kind_page_that_goes_on_by_itself(
    context: BrowserContext, servers: Servers, lang: str
) -> None:
    server = servers.start()
    page = context.new_page()
    controlled(page, server, lang)
    server.kill()
    page.goto(f"{server.base}/{lang}/matches")
    title = localizer(lang).format("offline-title")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    # Its parts are there too: the picture, and a style sheet that has something to say.
    assert page.evaluate("document.querySelector('.sorry-card').naturalWidth") > 0
    sheets = "[...document.styleSheets].filter(sheet => sheet.cssRules.length > 0).length"
    assert page.evaluate(sheets) == page.evaluate("document.styleSheets.length") > 2
    again = servers.start(port=server.port)
    expect(page.get_by_role("heading", level=1)).not_to_have_text(title, timeout=20_000)
    assert page.url == f"{server.base}/{lang}/matches"
    assert again.end() == 0
