"""How long the table takes to show that it heard, while a deal is played on a slow machine."""

from typing import Any

from playwright.sync_api import CDPSession, Page

__all__ = ["slowest_answer"]

_SLOWER = 4
# Each click is one interaction; its duration, in steps of 8 ms, goes from the click to the next
# paint. What takes less than 16 ms is not told.
_OBSERVE = """
    window.answers = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId === 0) continue;
        const before = window.answers.get(interactionId) ?? 0;
        window.answers.set(interactionId, Math.max(before, duration));
      }
    }).observe({ type: "event", durationThreshold: 16 });
"""
_ASKED = ".hand button[data-card]:not([aria-disabled]), .choice button"
_READY = f"""() => {{
    const root = document.querySelector("[data-seq]");
    return root.dataset.phase === "done"
      || (root.dataset.turn === "0" && document.querySelector({_ASKED!r}) !== null);
}}"""


def slowest_answer(page: Page, url: str, lang: str = "en") -> float:
    """Milliseconds of the slowest interaction of a deal, with the processor slowed down four times.

    That is interaction to next paint: of a visit with fewer than fifty interactions, the slowest.
    """
    page.goto(f"{url}/{lang}/unsun-karuta")
    page.locator("form[action$='/tables'] button").first.click()
    page.locator("[data-seq]").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    page.evaluate(_OBSERVE)
    _play_deal(page)
    answers = _answers(page)
    _at_full_speed(session)
    return max(answers, default=0.0)


def _play_deal(page: Page) -> None:
    root = page.locator("[data-seq]")
    while True:
        page.wait_for_function(_READY)
        if root.get_attribute("data-phase") == "done":
            return
        before = int(root.get_attribute("data-seq") or 0)
        if page.locator(".choice button").count():
            page.locator(".choice button").last.click()
        else:
            card = page.locator(".hand button[data-card]:not([aria-disabled])").first
            box = card.bounding_box()
            # Cards overlap and are turned: what lies open is the left side, above the middle.
            card.click(position={"x": 30, "y": 0.45 * box["height"] if box else 0})
        page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before
        )


def _answers(page: Page) -> list[float]:
    told: list[Any] = page.evaluate("[...window.answers.values()]")
    return [float(one) for one in told]


def _at_full_speed(session: CDPSession) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
