"""The accessibility tree of a whole deal, turn by turn: all that a seat may know, and no more.

One deal is kept as text in `tests/browser/transcripts`: what was said before each turn, and what
can be read at it. Where the table is to tell something else from now on, write the text anew with

    CARDAVIA_WRITE_TRANSCRIPT=1 .venv/bin/pytest tests/browser/test_tree.py

which fails with the difference, and look that through before it is committed.
"""

import difflib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.lists import format_list
from playwright.sync_api import BrowserContext, Page

from cardavia.text import Localizer, localizer
from tests.browser.conftest import ROBAI_SEED, Watch
from tests.browser.hearing import heard, listen
from tests.browser.table import BrowserTable, written
from tests.browser.test_everyone import Told, finished_state
from tests.browser.tree import Tree, attend, plain
from tests.support.servers import Servers

LANGUAGES = ["en", "de"]
TRANSCRIPT = Path(__file__).parent / "transcripts" / "deal.en.txt"
SHOW = 10_000
"""Milliseconds after which nothing of a trick is on show any more."""
WRITE = "CARDAVIA_WRITE_TRANSCRIPT"


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose players draw no lots; seat 0 is dealt the native Robai."""
    folder = tmp_path_factory.mktemp("steady")
    started = Servers(folder / "cardavia.sqlite", folder / "log", [])
    yield started.start(players="greedy", seed=ROBAI_SEED).base
    started.running[0].end()


@pytest.fixture
def steady_page(context: BrowserContext, steady: str, watch: Watch) -> Page:
    """A watched page of that server."""
    opened = context.new_page()
    watch.over(opened, steady)
    return opened


class Names:
    """What cards are called in a language."""

    def __init__(self, words: Localizer) -> None:
        self.words = words

    def of(self, card: str) -> str:
        """A card's name."""
        if card == "Pb":
            return plain(self.words.format("card-tenka"))
        suit = self.words.format(f"suit-{card[0].lower()}")
        rank = self.words.format(f"rank-{card[1]}")
        return plain(self.words.format("card-name", suit=suit, rank=rank))

    def in_hand(self, card: str, trump: str) -> str:
        """A card's name in the own hand, where a trump is said to be one."""
        name = self.words.format("card-trump", card=self.of(card))
        return plain(name) if card[0] == trump or card == "Pb" else self.of(card)

    def all(self) -> dict[str, str]:
        """Every card by its name."""
        cards = [suit + rank for suit in "PIKOG" for rank in "123456789btkrus"]
        return {self.of(card): card for card in cards}


def known(view: dict[str, Any]) -> set[str]:
    """The cards that the view names: none other may be heard."""
    tricks = [*view["tricks"], *([view["trick"]] if view["trick"] else [])]
    played = {card for trick in tricks for _, card in trick["plays"] if card}
    more = {*view["hand"], *(view["dealt_hand"] or ()), *(view["side_cards"] or ())}
    laid = {view["discard"]} if view.get("discard") else set()
    return played | more | laid | {view["indicator"]}


def assert_hand(tree: Tree, view: dict[str, Any], names: Names) -> None:
    """Every card in hand is a button with its name, and the reason where it may not be used."""
    expected = {names.in_hand(card, view["trump"]): card for card in view["hand"]}
    held = [(name, kept) for name, kept in tree.named("button") if name in expected]
    assert sorted(name for name, _ in held) == sorted(expected)
    may = {act.partition(" ")[2] for act in view["legal"]} if view["turn"] == view["seat"] else None
    for name, kept in held:
        assert kept["focusable"]
        assert kept.get("pressed", "false") == "false"
        if may and view["phase"] != "declare":
            assert bool(kept.get("disabled")) == (expected[name] not in may), name
            reason = "" if expected[name] in may else why_not(view, names.words)
            assert kept["description"] == reason, name


def why_not(view: dict[str, Any], words: Localizer) -> str:
    """Why other cards may not be used now."""
    clause = view["restriction"].replace(".", "-")
    suit = view["trick"]["led"][0] if view["trick"] else view["trump"]
    return plain(words.format(f"why-{clause}", suit=words.format(f"suit-{suit.lower()}")))


def newest(told: Told) -> list[str]:
    """The events that were the last to happen, of the open trick all of them."""
    view = told.view
    if trick := view["trick"]:
        plays = [told.play(trick, seat, card) for seat, card in trick["plays"]]
        # The side cards are shown with the opening play, right after it.
        return plays if view["tricks"] else [plays[0], side_cards(told), *plays[1:]]
    if view["tricks"]:
        return list(told.lines())[-1:]
    if view["phase"] == "declare":
        return [told.of(said["do"], said["seat"]) for said in view["declarations"]]
    if view["phase"] == "discard":
        return [told.of("take", view["recipient"], card=told.card(view["indicator"]))]
    if view["discard"]:
        return [told.of("aside-open", view["recipient"], card=told.card(view["discard"]))]
    return [told.of("aside", view["recipient"])]


def side_cards(told: Told) -> str:
    """The three cards that nobody was dealt, as one sentence."""
    language = told.words.language.tag.replace("-", "_")
    return told.words.format(
        "event-sides",
        cards=format_list(list(map(told.card, told.view["side_cards"])), locale=language),
    )


def asked(view: dict[str, Any], words: Localizer) -> list[str]:
    """What this seat is told when its turn comes: what is asked, and what has to be followed."""
    if view["phase"] != "play":
        return [words.format(f"prompt-{view['phase']}")]
    if not view["trick"]:
        return [words.format("prompt-lead")]
    suit = words.format(f"suit-{view['trick']['led'][0].lower()}")
    must = f"must-{(view['restriction'] or 'free').replace('.', '-')}"
    return [words.format("prompt-follow", suit=suit), words.format(must, suit=suit)]


def assert_newest(tree: Tree, state: dict[str, Any], words: Localizer) -> None:
    """The newest events are said last before one is asked, and stand last beside the table."""
    events = [plain(line) for line in newest(Told(state, words))]
    questions = [plain(line) for line in asked(state["view"], words)]
    log = tree.inside("log")
    lines = tree.lines(log, "paragraph")
    assert lines[-len(events + questions) :] == events + questions
    story = tree.lines(tree.inside("region", plain(words.format("log"))), "listitem")
    assert story[-len(events) :] == events
    spoken = {one["nodeId"] for one in tree.below(log)}
    shown = [tree.text(one) for one in tree.of("paragraph") if one["nodeId"] not in spoken]
    assert events[-1] in shown


def assert_table(tree: Tree, state: dict[str, Any], names: Names) -> None:
    """Seats, score, trump, the open trick and what happened last can be read."""
    view, match, words = state["view"], state["match"], names.words
    seats = tree.text(tree.inside("list", plain(words.format("seats-label"))))
    for seat, player in enumerate(match["players"]):
        who = plain(words.format("you")) if seat == match["you"] else player["name"]
        assert who in seats
        assert plain(words.format("seat-cards", count=view["hand_sizes"][seat])) in seats
    score = tree.text(tree.inside("region", plain(words.format("score-label"))))
    assert plain(words.format("deal-of", deal=view["deal"])) in score
    for points in (*view["score"], *view["total"]):
        assert written(points) in score
    heard = tree.said()
    suit = words.format(f"suit-{view['trump'].lower()}")
    trump = words.format("trump-label", suit=suit, card=names.of(view["indicator"]))
    assert plain(trump) in heard
    for _, card in (view["trick"] or {"plays": ()})["plays"]:
        assert names.of(card) in heard if card else True
    if view["tricks"]:
        last = view["tricks"][-1]
        card = next(card for seat, card in last["plays"] if seat == last["winner"])
        [told] = [
            name
            for name, _ in tree.named("button")
            if name.startswith(plain(words.format("last-trick")))
        ]
        assert names.of(card) in told


def assert_no_secret(tree: Tree, view: dict[str, Any], names: Names) -> None:
    """No card is named that this seat does not know."""
    heard, called = tree.said(), names.all()
    # A longer name may begin with a shorter one, so whole words are looked for.
    told = {card for name, card in called.items() if re.search(rf"{re.escape(name)}(?!\w)", heard)}
    assert told <= known(view), told - known(view)


def begin(page: Page, url: str, lang: str, **settings: str) -> BrowserTable:
    """A table on which nothing lingers for the eye."""
    page.goto(f"{url}/{lang}/settings")
    kept = json.dumps({"speed": "off", **settings})
    page.evaluate("kept => localStorage.setItem('cardavia.settings', kept)", kept)
    return BrowserTable.begin(page, url, lang)


def keyed(page: Page, table: BrowserTable, *, declare: bool = False) -> None:
    """Make one move by keys: pass or declare, or use the first card that may be used."""
    before = table.seq
    if table.phase == "declare":
        page.keyboard.press("d" if declare else "p")
    else:
        to_first(page)
        page.keyboard.press("Enter")
    table.wait_beyond(before)


def to_first(page: Page) -> None:
    """Walk to the first card that may be used."""
    page.locator(".hand button[tabindex='0']").focus()
    page.keyboard.press("Home")
    while page.evaluate("document.activeElement.ariaDisabled") == "true":
        page.keyboard.press("ArrowRight")


def choose_first(page: Page, names: Names, view: dict[str, Any]) -> Tree:
    """Choose the first card that may be used, where it has to be chosen twice; the tree then."""
    to_first(page)
    page.keyboard.press("Enter")
    card = page.evaluate("document.activeElement.dataset.card")
    tree = Tree(attend(page))
    pressed = [name for name, kept in tree.named("button") if kept.get("pressed") == "true"]
    assert pressed == [names.in_hand(card, view["trump"])]
    asks = "confirm-asks-discard" if view["phase"] == "discard" else "confirm-asks"
    lines = tree.lines(tree.inside("log"), "paragraph")
    assert lines[-1] == plain(names.words.format(asks, card=names.of(card)))
    return tree


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tree_tells_at_every_turn_what_the_view_does(
    steady_page: Page, steady: str, lang: str
) -> None:
    table = begin(steady_page, steady, lang, confirm="yes")
    session = attend(steady_page)
    names, turns, barred = Names(localizer(lang)), 0, 0
    while table.phase != "done":
        state, tree = finished_state(steady_page), Tree(session)
        assert_hand(tree, state["view"], names)
        assert_table(tree, state, names)
        assert_newest(tree, state, names.words)
        assert_no_secret(tree, state["view"], names)
        barred += state["view"]["restriction"] is not None and state["view"]["phase"] == "play"
        if table.phase != "declare":
            chosen = choose_first(steady_page, names, state["view"])
            assert_no_secret(chosen, state["view"], names)
        keyed(steady_page, table, declare=lang == "de")
        turns += 1
    # Declaring, and eight tricks that are played by choice.
    assert turns >= 9
    # Cards were barred by what was led, or the reasons were not looked at.
    assert barred > 0
    table.summary.wait_for()
    state, tree = finished_state(steady_page), Tree(session)
    assert_no_secret(tree, state["view"], names)


def transcript(page: Page, url: str) -> str:
    """A whole deal: what is said before each turn, and what can be read at it."""
    # What is on show for a while is over at each turn, however long that takes here.
    page.clock.install()
    table, session, before = begin(page, url, "en"), attend(page), 0
    text = ""
    while True:
        page.clock.run_for(SHOW)
        lines, tree = heard(page), Tree(session)
        text += f"== {table.phase}, seat to move: {table.root.get_attribute('data-turn')}\n\n"
        text += "".join(f"> {plain(line)}\n" for line in lines[before:]) + "\n"
        # What was said, and its history beside the table, is above already.
        repeated = frozenset({"log", localizer("en").format("log")})
        text += tree.outline(tree.inside("main"), repeated) + "\n"
        before = len(lines)
        if table.phase == "done":
            break
        keyed(page, table, declare=True)
        if table.phase == "done":
            table.summary.wait_for()
    # Names are drawn by lot.
    players = finished_state(page)["match"]["players"]
    for seat, player in enumerate(players[1:], 1):
        text = re.sub(rf"\b{player['name']}\b", f"Seat {seat}", text)
    return text


def test_a_whole_deal_is_told_as_in_the_kept_transcript(steady_page: Page, steady: str) -> None:
    listen(steady_page)
    told = transcript(steady_page, steady)
    kept = TRANSCRIPT.read_text(encoding="utf-8") if TRANSCRIPT.exists() else ""
    if os.environ.get(WRITE):
        TRANSCRIPT.parent.mkdir(exist_ok=True)
        TRANSCRIPT.write_text(told, encoding="utf-8")
    changed = difflib.unified_diff(
        kept.splitlines(), told.splitlines(), "kept", "told", lineterm=""
    )
    assert told == kept, "\n".join(changed)
