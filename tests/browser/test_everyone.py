"""The table without eyes and without a mouse: what is said, what keys do, where the focus is."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cardavia.text import Localizer, localizer
from tests.browser.conftest import Served, Watch
from tests.browser.hearing import heard, listen
from tests.browser.table import BrowserTable, written

LANGUAGES = ["en", "de"]


@pytest.fixture
def heard_page(context: BrowserContext, served_robai: Served, watch: Watch) -> Page:
    """A page that writes down what it says; its first deal gives seat 0 the native Robai."""
    page = context.new_page()
    watch.over(page, served_robai.url)
    listen(page)
    page.goto(f"{served_robai.url}/en/settings")
    stored = json.dumps({"speed": "off", "confirm": "no", "keys": "on", "help": "hints"})
    page.evaluate("stored => localStorage.setItem('cardavia.settings', stored)", stored)
    return page


class Told:
    """The events of a deal as the table should tell them to seat 0."""

    def __init__(self, state: dict[str, Any], words: Localizer) -> None:
        self.names = [one["name"] for one in state["match"]["players"]]
        self.view = state["view"]
        self.words = words

    def card(self, card: str) -> str:
        """A card's name."""
        if card == "Pb":
            return self.words.format("card-tenka")
        suit = self.words.format(f"suit-{card[0].lower()}")
        return self.words.format("card-name", suit=suit, rank=self.words.format(f"rank-{card[1]}"))

    def of(self, event: str, seat: int, **values: str | float) -> str:
        """A sentence about a seat."""
        who = {"who": "you" if seat == 0 else "other", "name": self.names[seat]}
        return self.words.format(f"event-{event}", **who, **values)

    def down(self, trick: dict[str, Any], card: str) -> bool:
        """Whether a card was played face down."""
        trump = card[0] == self.view["trump"] or card == "Pb"
        return trump and not trick["meri"]

    def play(self, trick: dict[str, Any], seat: int, card: str | None) -> str:
        """A play, unnamed where the card lies face down for seat 0; None while it lies so."""
        if card is None or (self.down(trick, card) and seat != 0):
            return self.of("play", seat, card=self.words.format("face-down-trump"))
        name = self.card(card)
        if self.down(trick, card):
            name = self.words.format("card-peek", card=name)
        return self.of("play", seat, card=name)

    def lines(self) -> Iterator[str]:
        """All of it in order, but what was turned up and the score."""
        view = self.view
        for said in view["declarations"]:
            yield self.of(said["do"], said["seat"])
        yield self.of("take", view["recipient"], card=self.card(view["indicator"]))
        for trick in view["tricks"]:
            if trick["leader"] is None:
                yield self.words.format("event-ninth")
            else:
                for seat, card in trick["plays"]:
                    yield self.play(trick, seat, card)
            winner = trick["winner"]
            card = next(card for seat, card in trick["plays"] if seat == winner)
            won = {"number": trick["number"], "card": self.card(card)}
            if pair := trick["combination"]:
                name = self.words.format(f"combination-{pair['name']}")
                moved = {"pair": name, "value": pair["value"]}
                yield self.of("won-combination", winner, **won, **moved)
            else:
                yield self.of("won", winner, **won)


def finished_state(page: Page) -> dict[str, Any]:
    """The state of the page's table, as the server tells it to this seat."""
    server, _, path = page.url.partition("/tables/")
    answer = page.request.get(f"{server.rpartition('/')[0]}/api/tables/{path}/state")
    state: dict[str, Any] = answer.json()
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_a_deal_is_said_once_and_in_order(
    heard_page: Page, served_robai: Served, lang: str
) -> None:
    table = BrowserTable.begin(heard_page, served_robai.url, lang)
    play_by_keys(heard_page, table)
    told = Told(finished_state(heard_page), localizer(lang))
    lines = heard(heard_page)
    expected = list(told.lines())
    said = [line for line in lines if line in set(expected)]
    assert said == expected
    turned = told.words.format("event-turned", cards="").rstrip(" .")
    hidden = [
        trick
        for trick in told.view["tricks"]
        if trick["leader"] is None
        or any(seat != 0 and told.down(trick, card) for seat, card in trick["plays"])
    ]
    assert len([line for line in lines if line.startswith(turned)]) == len(hidden)
    # The focus is on the heading that tells the score, and nothing says the score a second time.
    heading = heard_page.evaluate("document.activeElement.textContent")
    even, odd = (written(points) for points in told.view["score"])
    assert even in heading
    score = told.words.format("event-score", even=even, odd=odd)
    assert score not in lines


def play_by_keys(page: Page, table: BrowserTable) -> None:
    """Play the running deal by keys alone; the focus is never lost once it is in the hand."""
    while table.phase != "done":
        before, placed = table.seq, focused(page, ".table")
        if table.phase == "declare":
            page.keyboard.press("p")
        else:
            if not focused(page, ".hand"):
                page.locator(".hand button[tabindex='0']").focus()
            page.keyboard.press("Home")
            while page.evaluate("document.activeElement.ariaDisabled") == "true":
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        table.wait_beyond(before)
        if placed:
            page.wait_for_function("() => document.activeElement !== document.body")
    page.wait_for_function("() => document.activeElement.closest('.summary') !== null")


def focused(page: Page, selector: str) -> bool:
    """Whether the focus is inside."""
    inside: bool = page.evaluate(
        "selector => document.activeElement.closest(selector) !== null", selector
    )
    return inside


@pytest.mark.slow
def test_a_match_by_keyboard_alone_keeps_the_focus(heard_page: Page, served_robai: Served) -> None:
    table = BrowserTable.begin(heard_page, served_robai.url)
    for deal in range(1, 9):
        expect(table.root).to_have_attribute("data-deal", str(deal))
        play_by_keys(heard_page, table)
        if deal < 8:
            before = table.seq
            heard_page.keyboard.press("n")
            table.wait_beyond(before)
            heard_page.wait_for_function("() => document.activeElement !== document.body")
    expect(table.root).to_have_attribute("data-over", "true")
    described = heard_page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    for name in described.split():
        expect(heard_page.locator(f"#{name}")).not_to_be_empty()


def test_what_was_said_can_be_asked_for_again(heard_page: Page, served_robai: Served) -> None:
    table = BrowserTable.begin(heard_page, served_robai.url)
    for key, begins in (("1", "Trumps in your hand"), ("4", "Deal 1 of 8"), ("5", "You hold")):
        before = len(heard(heard_page))
        heard_page.keyboard.press(key)
        heard_page.wait_for_function("count => window.heard.length > count", arg=before)
        assert heard(heard_page)[before].startswith(begins)
    # The same by touch, from the dialogue, and only once that is closed.
    before = len(heard(heard_page))
    heard_page.locator(".tool.more").click()
    heard_page.locator("dialog button", has_text="The score").click()
    heard_page.wait_for_function("count => window.heard.length > count", arg=before)
    expect(heard_page.locator("dialog")).to_have_count(0)
    assert focused(heard_page, ".tool.more")
    assert table.phase == "declare"


def test_keys_of_one_character_can_be_switched_off(heard_page: Page, served_robai: Served) -> None:
    table = BrowserTable.begin(heard_page, served_robai.url)
    heard_page.evaluate("localStorage.setItem('cardavia.settings', JSON.stringify({keys: 'off'}))")
    heard_page.reload()
    table.settle()
    for key in "odlh1?":
        heard_page.keyboard.press(key)
    expect(heard_page.locator("dialog")).to_have_count(0)
    assert table.phase == "declare"
    expect(heard_page.locator("[aria-keyshortcuts]")).to_have_count(0)
