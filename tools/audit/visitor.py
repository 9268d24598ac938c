"""A Chromium with a debugging port, and in it somebody who has begun a match."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, Playwright

from tools.chromium import FLAGS, ensure

__all__ = ["PAGES", "Visitor", "visitor"]

PAGES = {
    "start": "",
    "tradition": "/unsun-karuta",
    "card": "/unsun-karuta/cards/Ks",
    "matches": "/matches",
    "settings": "/settings",
    "learn": "/learn",
    "lesson": "/learn/isu-robai",
}
"""The main pages by name, below the language in the address; the table's is drawn by lot."""

_START = "form[action$='/tables'] button"


@dataclass(frozen=True)
class Visitor:
    """A page, the debugging port of its browser, and the addresses of the main pages by name."""

    page: Page
    port: int
    pages: dict[str, str]


@contextmanager
def visitor(playwright: Playwright, url: str, lang: str = "en") -> Iterator[Visitor]:
    """Somebody at the server `url` who has begun a match and sits at its table."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        # Lighthouse opens tabs of its own in the profile, so that the table is theirs too.
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=ensure(),
            args=[*FLAGS, "--remote-debugging-port=0"],
            locale="en-GB",
            no_viewport=True,
        )
        try:
            page = context.pages[0]
            page.goto(f"{url}/{lang}/unsun-karuta")
            page.locator(_START).first.click()
            page.locator("[data-seq]").wait_for()
            pages = {name: f"{url}/{lang}{path}" for name, path in PAGES.items()}
            yield Visitor(page, _port(Path(profile)), pages | {"table": page.url})
        finally:
            context.close()


def _port(profile: Path) -> int:
    """The debugging port that the browser chose; it writes it into its profile."""
    return int((profile / "DevToolsActivePort").read_text(encoding="utf-8").split()[0])
