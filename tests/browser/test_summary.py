"""The summary of a deal: what it shows is what the server says, and everyone can reach it."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Served
from tests.browser.table import BrowserTable, written
from tests.browser.test_pages import THEMES


def told(page: Page, path: str) -> dict[str, Any]:
    """What the server answers to this browser."""
    table = page.url.rpartition("/")[2]
    address = page.url.partition("/en/")[0]
    answer = page.request.get(f"{address}/api/tables/{table}/{path}")
    assert answer.status == 200
    message: dict[str, Any] = answer.json()
    return message


def assert_shows(page: Page, view: dict[str, Any]) -> None:
    """The summary shows that deal: score, parts, tricks with their winners and combinations."""
    even, odd = (written(points) for points in view["score"])
    summary = page.locator("section.summary")
    expect(summary.get_by_role("heading", level=2).last).to_contain_text(
        f"Deal {view['deal']}: Genji {even}, Heiji {odd}"
    )
    parts = summary.locator("[data-score]")
    assert parts.get_attribute("data-score") == ":".join(map(str, view["score"]))
    won = [sum(trick["winner"] % 2 == team for trick in view["tricks"]) for team in (0, 1)]
    lines = parts.locator("li").all_text_contents()
    assert f"Tricks won: Genji {won[0]}, Heiji {won[1]}." in lines[0]
    moving = [trick for trick in view["tricks"] if trick["combination"]]
    assert len(lines) == len(moving) + 3
    for trick, line in zip(moving, lines[1:], strict=False):
        sign = 1 if trick["winner"] % 2 == 0 else -1
        won = [
            won[0] + sign * trick["combination"]["value"],
            won[1] - sign * trick["combination"]["value"],
        ]
        assert f"Then Genji has {written(won[0])}, Heiji {written(won[1])}." in line
    assert won == view["score"]
    assert f"This deal: Genji {even}, Heiji {odd}." in lines[-2]
    total = [written(points) for points in view["total"]]
    assert f"Match so far: Genji {total[0]}, Heiji {total[1]}." in lines[-1]
    for trick, article in zip(view["tricks"], summary.locator("[data-trick]").all(), strict=True):
        assert_pictured(trick, article, view["trump"])


def assert_pictured(trick: dict[str, Any], article: Locator, trump: str) -> None:
    """A trick's picture has its cards in order, the winner raised, what lay down folded."""
    cards = article.locator("[data-card]")
    names = cards.evaluate_all("all => all.map(one => one.dataset.card)")
    assert names == [card for _, card in trick["plays"]]
    (winner,) = article.locator("li.winner [data-card]").all()
    assert winner.get_attribute("data-card") == dict(trick["plays"])[trick["winner"]]
    down = article.get_by_role("img", name="played face down")
    plain = not trick["meri"] and trick["leader"] is not None
    trumps = [name for name in names if name[0] == trump or name == "Pb"]
    assert down.count() == (len(trumps) if plain else 0)
    assert article.locator(".seal").count() == (trick["combination"] is not None)


def test_a_deal_is_shown_as_the_server_tells_it_and_can_be_looked_back_at(
    page: Page, served: Served
) -> None:
    table = BrowserTable.begin(page, served.url)
    table.play_on()
    assert page.evaluate("document.activeElement.tagName") == "H2"
    state = told(page, "state")
    assert_shows(page, state["view"])
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert findings(page) == []
    before = table.seq
    page.keyboard.press("n")
    table.wait_beyond(before)
    table.play_on()
    state = told(page, "state")
    assert_shows(page, state["view"])
    assert_totals(page, state["match"]["deals"])
    page.get_by_role("navigation", name="Look back at a deal").get_by_role("button").first.click()
    expect(page.locator("[data-look='1']")).to_have_attribute("aria-current", "true")
    assert_shows(page, told(page, "deals/1")["view"])
    page.locator("[data-look='2']").click()
    assert_shows(page, state["view"])


def assert_totals(page: Page, deals: list[dict[str, Any]]) -> None:
    """The chart's table has the deals; it is there for screen readers before it is seen."""
    rows = page.locator(".totals tbody tr")
    even = odd = 0
    for deal, row in zip(deals, rows.all(), strict=True):
        even, odd = even + deal["score"][0], odd + deal["score"][1]
        cells = row.locator("td, th").all_inner_texts()
        shown = [cells[0], *cells[2:]]
        assert shown == [written(one) for one in (deal["number"], *deal["score"], even, odd)]
    expect(page.get_by_role("img", name="Running totals")).to_be_visible()
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("img", name="Running totals")).to_have_count(0)
    box = rows.first.bounding_box()
    assert box is not None
    assert box["width"] > 200


def test_past_tricks_open_by_key_and_the_focus_comes_back(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    table.begin_play()
    while page.locator(".hand button").count() > 7:
        table.click_card()
    table.hand.first.focus()
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name="Tricks so far")
    view = told(page, "state")["view"]
    articles = dialog.locator("[data-trick]").all()
    for trick, article in zip(view["tricks"], articles, strict=True):
        assert_pictured(trick, article, view["trump"])
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert table.hand.first.evaluate("one => one === document.activeElement")
