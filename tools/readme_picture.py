"""Take README's picture: a real table, in the middle of a trick.

A server of its own deals a fixed match, somebody plays its first tricks, and Chromium takes the
picture when cards lie on the cushion, one of them face down.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tools.chromium import FLAGS, ensure

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "table.png"
SEED = "seed 60"
WINDOW = (1280, 800)
_CARDS_LIE = 5


@contextmanager
def _server() -> Iterator[str]:
    """The address of a server whose first match is always the same."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--pace", "0", "--seed", SEED]
        command = [sys.executable, "-m", "cardavia", "serve", *options]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/picture.sqlite"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            yield next(
                found.group()
                for line in process.stdout or ()
                if (found := re.search(r"http://127\.0\.0\.1:\d+", line))
            )
        finally:
            process.terminate()
            process.communicate(timeout=20)


def _state(page: Page) -> dict[str, Any]:
    """The table as this browser is told it."""
    table = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"/api/tables/{table}/state")
    state: dict[str, Any] = json.loads(told.body())
    return state


def _worth_a_picture(view: dict[str, Any]) -> bool:
    """Whether enough cards lie, one face down, after a few tricks."""
    plays = view["trick"]["plays"] if view["trick"] else []
    hidden = any(card is None for _, card in plays)
    return view["turn"] == 0 and len(view["tricks"]) > 1 and hidden and len(plays) >= _CARDS_LIE


def _play_until_worth_it(page: Page) -> None:
    while not _worth_a_picture((state := _state(page))["view"]):
        if state["view"]["turn"] != 0:
            continue
        if state["view"]["phase"] == "declare":
            page.keyboard.press("d")
        else:
            page.locator(".hand button:not([aria-disabled])").first.click(
                position={"x": 8, "y": 30}
            )
        page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq",
            arg=state["seq"],
        )


def main() -> int:
    """Take the picture and say where it is."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    with _server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=list(FLAGS))
        width, height = WINDOW
        page = browser.new_page(
            base_url=url,
            viewport={"width": width, "height": height},
            locale="en-GB",
            color_scheme="light",
            reduced_motion="reduce",
        )
        page.goto("/en/unsun-karuta")
        page.locator("form[action$='/tables'] button").first.click()
        page.locator("[data-turn='0']").wait_for()
        _play_until_worth_it(page)
        page.reload()  # the trick before is no longer shown then
        page.locator("[data-turn='0'] .hand button").first.wait_for()
        page.mouse.move(1, 1)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=PICTURE, animations="disabled")
        browser.close()
    print(PICTURE.relative_to(Path.cwd()) if PICTURE.is_relative_to(Path.cwd()) else PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
