"""The lessons as a person goes through them: what is answered, said and kept."""

import pytest
from playwright.sync_api import Locator, Page, expect

from cardavia.lessons import answer as answer_to
from cardavia.lessons import lesson, lessons, said_text
from cardavia.text import localizer
from tests.browser.axe import findings
from tests.browser.conftest import Served
from tests.browser.test_pages import THEMES, assert_fits

ROOT = ".lesson"
WORDS = localizer("en")


def open_lesson(page: Page, served: Served, name: str) -> None:
    """Open a lesson and wait for its first step."""
    page.goto(f"{served.url}/en/learn/{name}")
    page.locator("[data-step]").wait_for()


def verdict(page: Page) -> str:
    """The verdict on the answer just given."""
    page.locator("[data-verdict]").wait_for()
    return str(page.locator(ROOT).get_attribute("data-verdict"))


def card(page: Page, name: str) -> Locator:
    """A card of the hand."""
    return page.locator(f".hand [data-card='{name}']")


def by_key(page: Page, wanted: Locator) -> None:
    """Go to something with the tabulator, and from card to card with the arrows; press it."""
    wanted.wait_for()
    for _ in range(40):
        if wanted.evaluate("one => one === document.activeElement"):
            return page.keyboard.press("Enter")
        in_hand = page.locator(".hand :focus").count() > 0
        page.keyboard.press("ArrowRight" if in_hand else "Tab")
    pytest.fail(f"the keyboard does not reach {wanted}")


def answer(page: Page, choice: str, *, keys: bool = False) -> str:
    """Give an answer as a lesson writes it; the verdict."""
    kind, _, what = choice.partition(" ")
    if kind == "point":
        button = page.locator(f".words [data-seat='{what}']")
    else:
        assert kind == "play"
        button = card(page, what)
    if keys:
        by_key(page, button)
    elif kind == "point":
        button.click()
    else:
        # Cards overlap, and each is turned another way: where one lies open is not to be told.
        button.press("Enter")
    return verdict(page)


def test_a_lesson_can_be_played_by_keyboard_alone(page: Page, served: Served) -> None:
    open_lesson(page, served, "backwards")
    for step in lesson("backwards").steps:
        page.locator(f"[data-step='{step.id}']").wait_for()
        assert answer(page, step.right[0], keys=True) == "right"
        onward = page.get_by_role("button", name="Next", exact=True)
        expect(onward).to_be_focused()
        page.keyboard.press("Enter")
    page.locator("[data-over='true']").wait_for()
    expect(page.get_by_role("link", name="Next lesson", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/trumps")


def test_a_wrong_choice_is_answered_and_can_be_mended(page: Page, served: Served) -> None:
    open_lesson(page, served, "backwards")
    found = lesson("backwards")
    for step in found.steps[:-1]:
        answer(page, step.right[0])
        page.get_by_role("button", name="Next", exact=True).click()
    step = found.steps[-1]
    told = page.locator(ROOT).get_by_role("status")
    assert answer(page, "play O5") == "wrong"
    rule, came = answer_to(found, step, "play O5").said
    assert (rule.id, came.values) == ("rule-2-numbers", {"seat": 3, "card": "O3"})
    for said in (rule, came):
        expect(told).to_contain_text(said_text(WORDS, said))
    expect(card(page, "O5")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(card(page, "O5")).to_have_count(1)
    expect(told).to_be_empty()
    assert answer(page, "play O2") == "right"
    expect(told).to_contain_text("You take the trick with Ouru 2: one point for your side.")


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (768, 1024), (1280, 800)])
def test_what_came_of_an_answer_is_in_sight(
    page: Page, served: Served, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_lesson(page, served, "lone-sun")
    assert_fits(page)
    assert answer(page, lesson("lone-sun").steps[0].right[0]) == "right"
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(ROOT).get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(page.locator(".eight")).to_be_in_viewport()
    assert_fits(page)


def test_progress_is_kept_and_can_be_forgotten(page: Page, served: Served) -> None:
    open_lesson(page, served, "lone-sun")
    for step in lesson("lone-sun").steps:
        answer(page, step.right[0])
        page.get_by_role("button", name="Next", exact=True).click()
    page.locator("[data-over='true']").wait_for()
    page.goto(f"{served.url}/en/learn")
    for _ in range(2):
        assert [one.get_attribute("data-lesson") for one in done(page)] == ["lone-sun"]
        page.reload()
    begin = page.locator("[data-begin]")
    expect(begin).to_have_text("Go on: Five suits, six pictures")
    page.get_by_role("button", name="Forget my progress").click()
    expect(begin).to_have_text("Begin")
    assert done(page) == []


def done(page: Page) -> list[Locator]:
    """The lessons that the overview ticks off."""
    shown = page.locator("[data-lesson]")
    expect(shown).to_have_count(len(lessons()))
    return page.locator("[data-lesson]:has([data-done]:not([hidden]))").all()


def test_the_short_match_is_played_with_advice(page: Page, served: Served) -> None:
    open_lesson(page, served, "match")
    page.locator(".choice").get_by_role("button", name="Pass").click()
    log = page.locator(ROOT).get_by_role("log")
    told = page.locator(ROOT).get_by_role("status")
    for _ in range(3):
        assert verdict(page) == "on"
        expect(told).to_contain_text("good")
        expect(log).to_contain_text("Kenta")
        cards = page.locator(".hand [data-card]")
        left = cards.count()
        page.locator(".hand [data-card]:not([aria-disabled])").first.click(
            position={"x": 8, "y": 12}
        )
        expect(cards).to_have_count(left - 1)
    assert verdict(page) == "on"


def test_axe_finds_nothing_in_the_lessons(page: Page, served: Served) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.goto(f"{served.url}/en/learn")
        assert findings(page) == []
        open_lesson(page, served, "isu-robai")
        assert findings(page) == []
        answer(page, lesson("isu-robai").steps[0].right[0])
        assert findings(page) == []
