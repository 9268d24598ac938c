"""A real Chromium against a real server: what a person sees and does, and nothing less."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.chromium import FLAGS, ensure

# Seat 0 is dealt the native Robai in the first deal of this match.
ROBAI_SEED = "seed 60"


@dataclass(frozen=True)
class Served:
    """A running server."""

    url: str
    database: Path


def serve(folder: Path, *options: str) -> Iterator[Served]:
    """Start `cardavia serve` on a free port and end it afterwards."""
    database = folder / "cardavia.sqlite"
    command = [sys.executable, "-m", "cardavia", "serve", "--port", "0", "--pace", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(database), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            yield Served(found.group(), database)
            break
    else:
        pytest.fail(f"the server did not start: {said}")
    process.terminate()
    process.communicate(timeout=20)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose AI answer at once; matches are drawn at random."""
    yield from serve(tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="session")
def served_robai(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose first deal gives seat 0 the native Robai."""
    yield from serve(tmp_path_factory.mktemp("served"), "--seed", ROBAI_SEED)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for a module. While it is open its event loop runs, so no longer than that."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=list(FLAGS))
        yield browser
        browser.close()


@dataclass
class Watch:
    """What went wrong in a page without anyone asking: errors, refusals, calls to other hosts."""

    faults: list[str] = field(default_factory=list)

    def over(self, page: Page, url: str) -> None:
        """Watch a page."""
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on(
            "console",
            lambda said: (
                self.faults.append(f"console: {said.text}")
                if said.type in ("error", "warning")
                else None
            ),
        )
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.startswith((url, "ws" + url.removeprefix("http"), "blob:", "data:"))
                else self.faults.append(f"asked another host: {asked.url}")
            ),
        )


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test when a watched page had a fault."""
    watching = Watch()
    yield watching
    assert watching.faults == []


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser of a person who comes for the first time."""
    fresh = chromium.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    )
    fresh.set_default_timeout(15_000)
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext, served: Served, watch: Watch) -> Page:
    """A watched page of that browser."""
    opened = context.new_page()
    watch.over(opened, served.url)
    return opened


@pytest.fixture
def robai_page(context: BrowserContext, served_robai: Served, watch: Watch) -> Page:
    """A watched page whose first deal gives seat 0 the native Robai."""
    opened = context.new_page()
    watch.over(opened, served_robai.url)
    return opened
