"""Take the pictures of `docs/pictures`: `python -m tools.pictures [NAME ...]`.

A server of its own deals a fixed match, somebody plays it on, and Chromium takes each picture when
what it is to show is there. The other players think, and so not every card falls twice alike. The
paper's grain is left out: it would make the files three times as large.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import FLAGS, ensure

__all__ = ["FOLDER", "SHOTS", "Shot", "main"]

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "seed 60"
LOOK = {"contrast": 50, "grain": 0, "warmth": 50, "theme": "system"}
_CARDS_LIE = 5
_TURNS = 100
_FOURTH = 4
# In milliseconds of the page's clock: where it is stopped, and how it is then moved on by hand.
_HOUR = 3_600_000
_MOMENT = 50
_MOMENTS = 40

State = dict[str, Any]


@contextmanager
def _server() -> Iterator[str]:
    """The address of a server whose first match is always the same."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--pace", "0", "--seed", SEED]
        command = [sys.executable, "-m", "cardavia", "serve", *options]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/pictures.sqlite"],
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


def _state(page: Page) -> State:
    """The table as this browser is told it."""
    table = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"/api/tables/{table}/state")
    state: State = json.loads(told.body())
    return state


def _begin(page: Page, lang: str) -> None:
    page.goto(f"/{lang}/unsun-karuta")
    page.locator("form[action$='/tables'] button").first.click()
    page.locator("[data-turn='0']").wait_for()


def _wait(page: Page, seq: int) -> None:
    """Wait until the page shows at least that much of the match."""
    page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=seq
    )


def _asked(page: Page) -> State:
    """The table as soon as something is to be done at it, on the page too."""
    page.wait_for_function(
        """() => {
            const { turn, phase } = document.querySelector("[data-seq]").dataset;
            return turn === "0" || phase === "done";
        }"""
    )
    state = _state(page)
    _wait(page, state["seq"])
    return state


def _step(page: Page, state: State) -> None:
    """Do one thing: the next deal, declare if that may be, or the first card that may be played."""
    view = state["view"]
    if view["phase"] == "done":
        page.keyboard.press("n")
    elif view["phase"] == "declare":
        page.keyboard.press("d" if "declare" in view["legal"] else "p")
    else:
        page.locator(".hand button[data-card]:not([aria-disabled])").first.press("Enter")
    _wait(page, state["seq"] + 1)


def _play_until(page: Page, there: Callable[[State], bool]) -> None:
    """Play on until it is there.

    Raises:
        RuntimeError: it has not come within as many turns as a match has.
    """
    for _ in range(_TURNS):
        if there(state := _asked(page)):
            return
        _step(page, state)
    raise RuntimeError(f"what {there.__name__.strip('_')} looks for never came at this table")


def _half_played(state: State) -> bool:
    """Whether it is one's turn and enough cards lie, one of them face down, after a few tricks."""
    view = state["view"]
    plays = view["trick"]["plays"] if view["trick"] else []
    hidden = any(card is None for _, card in plays)
    return view["turn"] == 0 and len(view["tricks"]) > 1 and hidden and len(plays) >= _CARDS_LIE


def _fourth_done(state: State) -> bool:
    """Whether the fourth deal has been played to its end."""
    return bool(state["view"]["phase"] == "done" and state["view"]["deal"] == _FOURTH)


def _table(page: Page, lang: str) -> None:
    _begin(page, lang)
    _play_until(page, _half_played)
    page.reload()  # the trick before is no longer shown then
    page.locator("[data-turn='0'] .hand button").first.wait_for()
    page.mouse.move(1, 1)


def _reveal(page: Page, lang: str) -> None:
    """Stop the page's clock, so that the seal on a combination cannot pass while one looks."""
    page.clock.install(time=0)
    _begin(page, lang)
    page.clock.pause_at(_HOUR)
    for _ in range(_TURNS):
        state = _asked(page)
        for _ in range(_MOMENTS):
            page.clock.run_for(_MOMENT)
            if page.locator(".seal").count():
                page.mouse.move(1, 1)
                return
        _step(page, state)
    raise RuntimeError("no combination came at this table")


def _summary(page: Page, lang: str) -> None:
    _begin(page, lang)
    _play_until(page, _fourth_done)
    page.locator(".summary").wait_for()


def _order(page: Page, lang: str) -> None:
    _table(page, lang)
    page.keyboard.press("o")
    page.locator("dialog[open]").wait_for()


def _front(page: Page, lang: str) -> None:
    page.goto(f"/{lang}/")


def _card(page: Page, lang: str) -> None:
    page.goto(f"/{lang}/unsun-karuta/cards/Ku")


def _settings(page: Page, lang: str) -> None:
    page.goto(f"/{lang}/settings")


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: how to come to what it shows, and the window, language and theme it has.

    ``moving`` leaves the table its motion, without which a passing moment is hardly to be seen.
    """

    come: Callable[[Page, str], None]
    lang: str
    theme: Literal["light", "dark"] = "light"
    size: tuple[int, int] = (1280, 800)
    scale: float = 1
    moving: bool = False


SHOTS = {
    "front": Shot(_front, "de"),
    "table": Shot(_table, "en"),
    "reveal": Shot(_reveal, "de", theme="dark", moving=True),
    "order": Shot(_order, "en", theme="dark", size=(1280, 880)),
    "phone": Shot(_table, "ja", size=(390, 780), scale=1.5),
    "summary": Shot(_summary, "en", size=(1280, 1160)),
    "card": Shot(_card, "ar"),
    "settings": Shot(_settings, "de", theme="dark"),
}
"""By the names of their files."""


def _take(browser: Browser, name: str, shot: Shot) -> Path:
    width, height = shot.size
    with _server() as url:
        context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            device_scale_factor=shot.scale,
            locale="en-GB",
            color_scheme=shot.theme,
            reduced_motion="no-preference" if shot.moving else "reduce",
        )
        speed = "normal" if shot.moving else "off"
        kept = {"cardavia.look": LOOK, "cardavia.settings": {"speed": speed}}
        for key, value in kept.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.setItem({json.dumps(key)}, {text})")
        page = context.new_page()
        shot.come(page, shot.lang)
        page.wait_for_load_state("networkidle")
        path = FOLDER / f"{name}.png"
        page.screenshot(path=path, animations="disabled")
        context.close()
    return path


def main(names: list[str]) -> int:
    """Take the pictures of those names, or all, and say where they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=list(FLAGS))
        for name in names or SHOTS:
            path = _take(browser, name, SHOTS[name])
            print(f"{path.relative_to(FOLDER.parents[1])}: {path.stat().st_size // 1000} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
