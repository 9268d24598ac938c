"""What the table may cost whoever comes for the first time, and what moves while it is played."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession

from tests.browser.conftest import Served
from tests.browser.table import BrowserTable

# Bytes over the wire, headers and all, of a first visit to the table.
WHOLE, SCRIPT = 200_000, 60_000
SIZES = [(1280, 800), (360, 740), (740, 360)]


@dataclass
class Traffic:
    """What came over the wire to a page, in bytes by address, and what of it was script."""

    all: dict[str, float] = field(default_factory=dict)
    scripts: dict[str, float] = field(default_factory=dict)
    _kinds: dict[str, tuple[str, str]] = field(default_factory=dict)

    def over(self, session: CDPSession) -> None:
        """Measure from now on, with nothing from the browser's cache."""
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketFrameReceived", self._told)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _answered(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"], event["response"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        kind, url = self._kinds[event["requestId"]]
        for into in (self.all, self.scripts) if kind == "Script" else (self.all,):
            into[url] = into.get(url, 0) + event["encodedDataLength"]

    def _told(self, event: dict[str, Any]) -> None:
        size = len(event["response"]["payloadData"].encode())
        self.all["socket"] = self.all.get("socket", 0) + size


def newcomer(chromium: Browser, known: BrowserContext, size: tuple[int, int]) -> BrowserContext:
    """A browser that has the session of a known one, and nothing else."""
    fresh = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        storage_state=known.storage_state(),
    )
    fresh.set_default_timeout(15_000)
    return fresh


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_first_visit_to_the_table_is_small(chromium: Browser, served: Served, lang: str) -> None:
    known = chromium.new_context()
    address = BrowserTable.begin(known.new_page(), served.url, lang).page.url
    fresh = newcomer(chromium, known, SIZES[0])
    page, traffic = fresh.new_page(), Traffic()
    traffic.over(fresh.new_cdp_session(page))
    page.goto(address)
    BrowserTable(page).settle()
    page.wait_for_load_state("networkidle")
    assert any(url.endswith("/cards/deck.svg") for url in traffic.all)
    assert len(traffic.scripts) >= 3
    assert sum(traffic.all.values()) <= WHOLE, traffic.all
    assert sum(traffic.scripts.values()) <= SCRIPT, traffic.scripts
    known.close()
    fresh.close()


# Added up as the web does it, over bursts of at most five seconds with at most one second between
# moves; but what moves right after a click counts too, since all of play is clicks.
SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
      // The summary is another view, which takes the table's place.
      if (document.querySelector(".table.summing")) return;
      for (const { value, startTime } of list.getEntries()) window.shifts.push([startTime, value]);
    }).observe({ type: "layout-shift" });
"""
STEADY = 0.02
"""A fifth of what counts as good on the web: a word of the prompt, not a card."""


def worst_burst(shifts: list[tuple[float, float]]) -> float:
    """The cumulative layout shift of (milliseconds, value) pairs."""
    worst = burst = 0.0
    begun = last = -10_000.0
    for time, value in shifts:
        if time - last > 1_000 or time - begun > 5_000:
            begun, burst = time, 0.0
        last, burst = time, burst + value
        worst = max(worst, burst)
    return worst


def test_a_burst_ends_after_a_second_of_rest_or_after_five() -> None:
    assert worst_burst([]) == 0
    assert worst_burst([(0, 1), (900, 1), (2000, 1.5)]) == 2
    assert worst_burst([(second * 900, 1) for second in range(12)]) == 6


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_table_stays_in_place_while_a_deal_is_played(
    chromium: Browser, served: Served, size: tuple[int, int]
) -> None:
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    context.set_default_timeout(15_000)
    page = context.new_page()
    table = BrowserTable.begin(page, served.url)
    page.evaluate(SHIFTS)
    table.play_on()
    assert worst_burst(page.evaluate("window.shifts")) <= STEADY
    context.close()
