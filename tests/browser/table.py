"""The table in the browser as a person handles it: it waits for numbers, never for time."""

from playwright.sync_api import Locator, Page, ViewportSize

__all__ = ["BrowserTable", "resize", "written"]


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window this size, and wait until the page is laid out for it."""
    page.set_viewport_size(size)
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height",
        arg=[size["width"], size["height"]],
    )
    # Where the cards lie is reckoned in a frame and shown in the next.
    page.evaluate(
        """() => new Promise(done =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
    )


def written(points: int) -> str:
    """A number as the page writes it, with a true minus."""
    return str(points).replace("-", "−")


class BrowserTable:
    """A table opened in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("[data-seq]")

    @classmethod
    def begin(cls, page: Page, url: str, lang: str = "en") -> "BrowserTable":
        """Press the start button of the tradition's page; the others play as strongly as usual."""
        page.goto(f"{url}/{lang}/unsun-karuta")
        page.locator("form[action$='/tables'] button").first.click()
        table = cls(page)
        table.settle()
        return table

    @property
    def seq(self) -> int:
        """The sequence number that the page shows; -1 before any."""
        shown = self.root.get_attribute("data-seq")
        return int(shown) if shown else -1

    @property
    def phase(self) -> str:
        """The phase that the page shows."""
        return self.root.get_attribute("data-phase") or ""

    @property
    def hand(self) -> Locator:
        """The buttons of the own cards."""
        return self.page.locator(".hand button[data-card]")

    @property
    def playable(self) -> Locator:
        """The buttons of the cards that may be used now."""
        return self.page.locator(".hand button[data-card]:not([aria-disabled])")

    def settle(self) -> None:
        """Wait until this seat is asked for something, or the deal is done.

        Declaring and discarding without a choice are the table's: nothing is asked then, though
        the card may be seen as one that can be used until it is gone.
        """
        self.page.wait_for_function(
            """() => {
                const root = document.querySelector("[data-seq]");
                if (!root || root.dataset.phase === "done") return root !== null;
                if (root.dataset.turn !== "0") return false;
                const cards = document.querySelectorAll(".hand button:not([aria-disabled])").length;
                if (root.dataset.phase === "discard") return cards > 1;
                return cards > 0 || document.querySelector(".choice button") !== null;
            }"""
        )

    def wait_beyond(self, seq: int) -> None:
        """Wait until the page shows a later sequence number, and then until it settles."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq
        )
        self.settle()

    def hand_names(self) -> list[str]:
        """The own cards as they lie."""
        return [str(one.get_attribute("data-card")) for one in self.hand.all()]

    def choose(self, answer: str) -> None:
        """Press Declare or Pass."""
        before = self.seq
        self.page.locator(".choice button", has_text=answer).click()
        self.wait_beyond(before)

    def click_card(self, name: str | None = None) -> str:
        """Click a card, the first that may be used unless one is named; its name."""
        before = self.seq
        wanted = f"[data-card='{name}']" if name else "[data-card]:not([aria-disabled])"
        # Both at once: asked for one after the other, they may be of two cards.
        card, height = self.page.wait_for_function(
            """selector => {
                const button = document.querySelector(selector);
                return button && [button.dataset.card, button.offsetHeight];
            }""",
            arg=f".hand {wanted}",
        ).json_value()
        # Cards overlap and are turned: what lies open of each is its left side, above its middle.
        button = self.page.locator(f".hand [data-card='{card}']")
        button.click(position={"x": 30, "y": height * 0.45})
        self.wait_beyond(before)
        return str(card)

    def begin_play(self) -> None:
        """Pass, and lay aside what the dealer has to, until cards are played."""
        while self.phase in ("declare", "discard"):
            self.answer()

    def answer(self) -> None:
        """Do what is asked: pass, or use the first card that may be used."""
        if self.phase != "declare":
            self.click_card()
            return
        before = self.seq
        self.page.keyboard.press("p")  # in every language
        self.wait_beyond(before)

    def play_on(self) -> None:
        """Go on by mouse until the deal is done."""
        while self.phase != "done":
            self.answer()
        self.summary.wait_for()

    @property
    def summary(self) -> Locator:
        """What is shown after a deal."""
        return self.page.locator("section.summary")
