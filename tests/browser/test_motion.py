"""What moves and sounds at the table, and that nobody ever has to wait for it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Served, Watch
from tests.browser.table import BrowserTable

_COUNT_CONTEXTS = """
    window.contexts = 0;
    window.AudioContext = class extends AudioContext {
        constructor(...options) { super(...options); window.contexts += 1; }
    };
"""
_HIDE = """
    Object.defineProperty(document, "hidden", {get: () => true, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
"""


@pytest.fixture
def moving(chromium: Browser, served: Served, watch: Watch) -> Iterator[Page]:
    """A page of somebody whose system does not ask for calm."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.set_default_timeout(15_000)
    opened = context.new_page()
    opened.add_init_script(_COUNT_CONTEXTS)
    watch.over(opened, served.url)
    yield opened
    context.close()


def choose(page: Page, **settings: str) -> None:
    """What the player chose, as it is kept in the browser, before the table opens."""
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('cardavia.settings', {kept})")


def press_on(page: Page, table: BrowserTable) -> None:
    """Play by keyboard until the deal is done, as fast as keys can be pressed."""
    while table.phase != "done":
        before = table.seq
        if table.phase == "declare":
            page.keyboard.press("p")
        else:
            table.playable.first.press("Enter")
        table.wait_beyond(before)


def play_to_a_finished_trick(page: Page, table: BrowserTable) -> None:
    """Play until a trick is whole and shown; what is shown is `[data-act]`."""
    table.begin_play()
    before = table.seq
    table.playable.first.press("Enter")
    page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before
    )
    page.wait_for_function("() => document.querySelector('[data-act]') !== null")


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_deal_by_keyboard_waits_for_no_motion(moving: Page, served: Served, speed: str) -> None:
    choose(moving, speed=speed, sound="off")
    table = BrowserTable.begin(moving, served.url)
    press_on(moving, table)
    table.summary.wait_for()
    assert moving.evaluate("window.contexts") == 0


def test_a_key_ends_what_is_on_show(moving: Page, served: Served) -> None:
    choose(moving, speed="slow", sound="off")
    table = BrowserTable.begin(moving, served.url)
    play_to_a_finished_trick(moving, table)
    moving.keyboard.press("F9")
    assert moving.locator("[data-act]").count() == 0


def test_a_hidden_tab_catches_up_at_once(moving: Page, served: Served) -> None:
    choose(moving, speed="slow", sound="off")
    table = BrowserTable.begin(moving, served.url)
    play_to_a_finished_trick(moving, table)
    moving.evaluate(_HIDE)
    expect(moving.locator("[data-act]")).to_have_count(0)
    press_on(moving, table)
    table.summary.wait_for()


def test_nothing_sounds_before_the_person_acts(moving: Page, served: Served) -> None:
    choose(moving, sound="full", speed="normal")
    table = BrowserTable.begin(moving, served.url)
    assert moving.evaluate("window.contexts") == 0
    moving.keyboard.press("m")
    expect(moving.locator(".reason")).to_have_text("Sound is off.")
    moving.keyboard.press("m")
    expect(moving.locator(".reason")).to_have_text("Sound is on.")
    moving.wait_for_function("() => window.contexts > 0")
    assert table.phase != "done"
