"""Whole deals and matches, played in the browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from cardavia.notation import MatchRecord, check_record, decode_line, read_lines
from tests.browser.conftest import Served
from tests.browser.table import BrowserTable


def shown_tricks(table: BrowserTable) -> list[dict[str, Any]]:
    """The tricks of the summary: number, winner's seat, cards in order, and what moved."""
    tricks = []
    for article in table.summary.locator("[data-trick]").all():
        cards = article.locator("[data-card]").all()
        seal = article.locator(".seal")
        tricks.append(
            {
                "number": int(str(article.get_attribute("data-trick"))),
                "cards": [one.get_attribute("data-card") for one in cards],
                "seal": seal.inner_text() if seal.count() else None,
                "meri": article.locator(".meri").count() == 1,
            }
        )
    return tricks


def recorded_tricks(record: dict[str, Any], deal: int) -> list[dict[str, Any]]:
    """The same, from the record."""
    return [
        {
            "number": trick["number"],
            "cards": [card for _, card in trick["plays"]],
            "value": trick["combination"] and trick["combination"]["value"],
            "meri": trick["meri"],
        }
        for trick in record["deals"][deal - 1]["tricks"]
    ]


def shown_score(table: BrowserTable) -> list[int]:
    """The deal's score as the settlement shows it."""
    shown = table.summary.locator("[data-score]").get_attribute("data-score")
    return [int(points) for points in str(shown).split(":")]


def test_a_match_by_mouse_and_its_summary_against_the_record(
    page: Page, served: Served, tmp_path: Path
) -> None:
    table = BrowserTable.begin(page, served.url)
    shown = []
    for deal in range(1, 9):
        table.play_on()
        shown.append((shown_tricks(table), shown_score(table)))
        if deal < 8:
            before = table.seq
            page.get_by_role("button", name="Next deal").click()
            table.wait_beyond(before)
    expect(table.root).to_have_attribute("data-over", "true")
    with page.expect_download() as download:
        page.locator("a[href*='/record']").click()
    download.value.save_as(tmp_path / "record.json")
    with (tmp_path / "record.json").open("rb") as file:
        (line,) = read_lines(file)
    assert len(check_record(decode_line(line, MatchRecord))) == 8
    record = json.loads((tmp_path / "record.json").read_bytes())
    for deal, (tricks, score) in enumerate(shown, start=1):
        expected = recorded_tricks(record, deal)
        assert score == record["deals"][deal - 1]["score"]
        for seen, true in zip(tricks, expected, strict=True):
            assert (seen["number"], seen["meri"]) == (true["number"], true["meri"])
            assert sorted(seen["cards"]) == sorted(true["cards"])
            assert (seen["seal"] or "").endswith(f"+{true['value']}" if true["value"] else "")
            assert (seen["seal"] is None) == (true["value"] is None)
    assert record["result"]["score"] == [sum(s[team] for _, s in shown) for team in (0, 1)]


def test_a_deal_by_keyboard(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/en/unsun-karuta")
    start = page.locator("form[action$='/tables'] button").first
    for _ in range(60):
        page.keyboard.press("Tab")
        if start.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    table = BrowserTable(page)
    table.settle()
    for _ in range(60):
        page.keyboard.press("Tab")
        if table.hand.evaluate_all("all => all.includes(document.activeElement)"):
            break
    while table.phase != "done":
        before = table.seq
        if table.phase == "declare":
            page.keyboard.press("d")
        else:
            walk_to_playable(page, table)
            page.keyboard.press("Enter")
        table.wait_beyond(before)
    expect(table.summary.locator("[data-trick]")).to_have_count(9)
    assert sum(shown_score(table)) == 9
    before = table.seq
    page.keyboard.press("n")
    table.wait_beyond(before)
    expect(table.root).to_have_attribute("data-deal", "2")


def walk_to_playable(page: Page, table: BrowserTable) -> None:
    """Walk through the hand by arrow keys to a card that may be used. The focus is in the hand."""
    assert table.hand.evaluate_all("all => all.includes(document.activeElement)")
    page.keyboard.press("Home")
    for _ in range(10):
        if page.evaluate("document.activeElement.getAttribute('aria-disabled')") is None:
            return
        page.keyboard.press("ArrowRight")
    pytest.fail("no card may be used")


def snapshot(table: BrowserTable) -> tuple[int, str, list[str], str | None]:
    """What must be the same after a reload."""
    return (table.seq, table.phase, table.hand_names(), table.root.get_attribute("data-turn"))


def test_reload_in_every_phase(robai_page: Page, served_robai: Served) -> None:
    table = BrowserTable.begin(robai_page, served_robai.url)
    seen = []

    def reload() -> None:
        before, address = snapshot(table), robai_page.url
        seen.append(before[1])
        robai_page.reload()
        table.settle()
        assert snapshot(table) == before
        assert robai_page.url == address

    reload()
    table.choose("Declare")
    reload()
    assert robai_page.locator(".hand button").count() == 10
    table.click_card()
    reload()
    table.click_card()
    reload()
    table.play_on()
    before = table.seq, shown_score(table), shown_tricks(table)
    robai_page.reload()
    table.settle()
    assert (table.seq, shown_score(table), shown_tricks(table)) == before
    assert seen == ["declare", "discard", "play", "play"]


def test_back_forward_and_a_second_tab_show_the_same_table(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    table.begin_play()
    table.click_card()
    before, address = snapshot(table), page.url
    page.go_back()
    page.go_forward()
    table.settle()
    assert (snapshot(table), page.url) == (before, address)
    other = page.context.new_page()
    other.goto(address)
    second = BrowserTable(other)
    second.settle()
    assert snapshot(second) == before
    card = table.click_card()
    second.wait_beyond(before[0])
    assert card not in second.hand_names()
    page.goto(f"{served.url}/en/matches")
    expect(page.locator("main a[href*='/tables/']")).to_have_count(1)


def test_a_double_click_plays_one_card(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    table.begin_play()
    held = table.hand.count()
    before = table.seq
    table.playable.first.dblclick(position={"x": 8, "y": 30})
    table.wait_beyond(before)
    expect(table.hand).to_have_count(held - 1)


def test_a_barred_card_stays_and_says_why(robai_page: Page, served_robai: Served) -> None:
    table = BrowserTable.begin(robai_page, served_robai.url)
    table.choose("Declare")
    barred = robai_page.locator(".hand button[aria-disabled='true']").first
    card, before = barred.get_attribute("data-card"), table.seq
    barred.focus()
    robai_page.keyboard.press("Enter")
    expect(
        robai_page.get_by_text("You may lay aside any card that is no trump").first
    ).to_be_visible()
    assert table.seq == before
    assert card in table.hand_names()


def test_another_browser_neither_sees_nor_acts(
    page: Page, served: Served, chromium: Browser
) -> None:
    table = BrowserTable.begin(page, served.url)
    stranger = chromium.new_context()
    foreign = stranger.new_page()
    answer = foreign.goto(page.url)
    assert answer is not None
    assert answer.status == 403
    assert foreign.locator("[data-card]").count() == 0
    path = page.url.split("/tables/")[1]
    state = stranger.request.get(f"{served.url}/api/tables/{path}/state")
    assert state.status == 403
    assert not any(f'"{name}"' in state.text() for name in table.hand_names())
    stranger.close()


def test_the_match_goes_on_from_the_list(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    before = snapshot(table)
    page.goto(f"{served.url}/en/matches")
    page.locator("main a[href*='/tables/']").first.click()
    table.settle()
    assert snapshot(table) == before


def test_face_down_cards_are_in_no_message(page: Page, served: Served) -> None:
    """Until the eighth card lies, no message names a card that lies face down for this seat."""
    messages: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: messages.append(str(data)))

    page.on("websocket", listen)
    table = BrowserTable.begin(page, served.url)
    table.play_on()
    states = [json.loads(text) for text in messages]
    states = [state for state in states if state["type"] == "state"]
    played = {
        (trick["number"], seat): card
        for trick in states[-1]["view"]["tricks"]
        for seat, card in trick["plays"]
    }
    hidden = 0
    for state in states:
        trick = state["view"]["trick"]
        for seat, card in trick["plays"] if trick else []:
            if card is None:
                hidden += 1
                true = played[len(state["view"]["tricks"]) + 1, seat]
                # Everyone saw the indicator; that it is this card, nobody is told.
                if true != state["view"]["indicator"]:
                    assert f'"{true}"' not in json.dumps(state)
                assert seat != 0
    assert hidden > 0
