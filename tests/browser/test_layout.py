"""The table at many sizes, and the hand by pointer and keys: what lies where, what a drag does."""

import json
from itertools import combinations, product

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Served
from tests.browser.table import BrowserTable, resize

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 740, "height": 360},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 600},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    {"width": 3840, "height": 2160},
]
Box = tuple[float, float, float, float]
SLACK = 1.0
TOUCH = 44


def boxes(page: Page, selector: str) -> list[Box]:
    """Left, top, right and bottom of all such elements, in pixels."""
    found = page.locator(selector).evaluate_all(
        """all => all.map(one => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return [left, top, right, bottom];
        })"""
    )
    # What is not shown at this size has no width.
    return [(left, top, right, bottom) for left, top, right, bottom in found if right > left]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    along = min(one[3], other[3]) - max(one[1], other[1])
    return across > SLACK and along > SLACK


def assert_inside(found: list[Box], size: ViewportSize) -> None:
    """Every box lies in the window."""
    for left, top, right, bottom in found:
        assert left >= -SLACK
        assert top >= -SLACK
        assert right <= size["width"] + SLACK
        assert bottom <= size["height"] + SLACK


def assert_apart(plates: list[Box], *kinds: list[Box]) -> None:
    """No plate lies on another, and nothing on what is of another kind."""
    for index, plate in enumerate(plates):
        assert [one for one in plates[index + 1 :] if overlap(plate, one)] == []
    for one, other in combinations((plates, *kinds), 2):
        assert [pair for pair in product(one, other) if overlap(*pair)] == []


def assert_laid_well(page: Page, size: ViewportSize) -> None:
    """Plates, hand and buttons are in the window, and none lies on another."""
    plates, hand = boxes(page, ".plate"), boxes(page, ".hand button")
    tools = boxes(page, ".tool, .last")
    assert len(plates) == 8
    assert len(hand) >= 1
    for found in (plates, hand, tools):
        assert_inside(found, size)
    assert_apart(plates, hand, tools)
    for left, top, right, bottom in tools:
        assert min(right - left, bottom - top) >= TOUCH - SLACK


def test_every_plate_and_card_has_its_place_at_every_size(page: Page, served: Served) -> None:
    table = BrowserTable.begin(page, served.url)
    for size in SIZES:
        resize(page, size)
        assert_laid_well(page, size)
    resize(page, {"width": 1280, "height": 800})
    table.begin_play()
    table.click_card()
    for size in SIZES:
        resize(page, size)
        assert_laid_well(page, size)


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of an element, in pixels."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: tuple[float, float]) -> None:
    """Press a card at its open edge, carry it there and let it go."""
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 8, box["y"] - 40, steps=4)
    expect(page.locator(".drop")).to_be_visible()
    page.mouse.move(*to, steps=4)
    page.mouse.up()
    expect(page.locator(".drop")).to_have_count(0)


def ready_to_play(page: Page, served: Served) -> BrowserTable:
    """A table at which this seat is to play a card."""
    table = BrowserTable.begin(page, served.url)
    table.begin_play()
    return table


def test_a_card_is_dragged_to_the_cushion_and_elsewhere_comes_back(
    page: Page, served: Served
) -> None:
    table = ready_to_play(page, served)
    card, before = table.playable.first, table.seq
    name = str(card.get_attribute("data-card"))
    drag(page, card, middle(page.locator(".score")))
    assert table.seq == before
    assert name in table.hand_names()
    drag(page, card, middle(page.locator(".eight")))
    table.wait_beyond(before)
    assert name not in table.hand_names()


def test_a_card_is_chosen_twice_where_that_is_wished(page: Page, served: Served) -> None:
    table = ready_to_play(page, served)
    page.evaluate(
        "kept => localStorage.setItem('cardavia.settings', kept)", json.dumps({"confirm": "yes"})
    )
    page.reload()
    table.settle()
    card, before = table.playable.first, table.seq
    name = str(card.get_attribute("data-card"))
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".reason")).to_contain_text("once more")
    page.keyboard.press("Escape")
    expect(card).not_to_have_attribute("aria-pressed", "true")
    assert table.seq == before
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    table.wait_beyond(before)
    assert name not in table.hand_names()


def test_the_order_of_the_deal_is_a_key_away(robai_page: Page, served_robai: Served) -> None:
    table = BrowserTable.begin(robai_page, served_robai.url)
    assert table.phase == "declare"
    robai_page.keyboard.press("o")
    chart = robai_page.get_by_role("dialog")
    expect(chart).to_be_visible()
    ranked = chart.locator("[data-ranked]")
    expect(ranked).to_have_count(75)
    trumps = [one.get_attribute("data-ranked") for one in ranked.all()[:4]]
    trump = str(trumps[0])[0]
    assert trumps == [f"{trump}s", f"{trump}u", f"{trump}t", "Pb"]
    robai_page.keyboard.press("Escape")
    expect(chart).to_have_count(0)


def test_without_help_no_card_is_marked_until_it_is_tried(
    robai_page: Page, served_robai: Served
) -> None:
    table = BrowserTable.begin(robai_page, served_robai.url)
    robai_page.evaluate(
        "kept => localStorage.setItem('cardavia.settings', kept)", json.dumps({"help": "none"})
    )
    robai_page.reload()
    table.settle()
    table.choose("Declare")
    barred = robai_page.locator(".hand button[aria-disabled]")
    expect(barred).to_have_count(0)
    # Sun of the trump suit or another trump comes first in a sorted hand: it may not be laid aside.
    table.hand.first.focus()
    robai_page.keyboard.press("Enter")
    expect(barred).to_have_count(1)
    assert table.phase == "discard"
