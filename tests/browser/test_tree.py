"""The accessibility tree of a whole deal, turn by turn: all that a seat may know, and no more."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from cardavia.text import Localizer, localizer
from tests.browser.conftest import Served
from tests.browser.table import BrowserTable
from tests.browser.test_everyone import finished_state

LANGUAGES = ["en", "de"]
# Marks that keep directions apart, and spaces: nobody hears them.
UNHEARD = re.compile(r"[\u2066-\u2069\u200e\u200f\s]+")
Node = dict[str, Any]


class Tree:
    """What a screen reader is told of the page at one moment."""

    def __init__(self, session: CDPSession) -> None:
        found: list[Node] = session.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes = [node for node in found if not node["ignored"]]
        self.by_id = {node["nodeId"]: node for node in found}

    def named(self, role: str) -> list[tuple[str, dict[str, Any]]]:
        """Name and properties of every node of a role, in order."""
        return [
            (plain(node["name"]["value"]), properties(node))
            for node in self.nodes
            if node["role"]["value"] == role
        ]

    def inside(self, role: str, name: str) -> Node:
        """The one node of that role whose name has this in it."""
        [node] = [
            one
            for one in self.nodes
            if one["role"]["value"] == role and name in plain(one.get("name", {}).get("value", ""))
        ]
        return node

    def text(self, node: Node) -> str:
        """All that is read out of a node, in order."""
        said = "" if node["ignored"] else node.get("name", {}).get("value", "")
        if node["role"]["value"] == "InlineTextBox":
            return ""
        below = [self.text(self.by_id[one]) for one in node["childIds"] if one in self.by_id]
        return plain(" ".join([said, *below]))

    def said(self) -> str:
        """Everything that is read on the page, as one text."""
        return plain(" ".join(node.get("name", {}).get("value", "") for node in self.nodes))


def plain(text: str) -> str:
    """A text as it is heard."""
    return UNHEARD.sub(" ", text).strip()


def properties(node: Node) -> dict[str, Any]:
    """The properties of a node by name."""
    return {one["name"]: one["value"].get("value") for one in node.get("properties", ())}


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
    """Every card in hand is a button with its name, one of them in the order of the tabulator."""
    expected = {names.in_hand(card, view["trump"]): card for card in view["hand"]}
    held = [(name, kept) for name, kept in tree.named("button") if name in expected]
    assert sorted(name for name, _ in held) == sorted(expected)
    may = {act.partition(" ")[2] for act in view["legal"]} if view["turn"] == view["seat"] else None
    for name, kept in held:
        assert kept["focusable"]
        if may and view["phase"] != "declare":
            assert bool(kept.get("disabled")) == (expected[name] not in may), name


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
        assert str(points).replace("-", "−") in score
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


def keyed(page: Page, table: BrowserTable) -> None:
    """Make one move by keys."""
    before = table.seq
    if table.phase == "declare":
        page.keyboard.press("p")
    else:
        page.locator(".hand button[tabindex='0']").focus()
        page.keyboard.press("Home")
        while page.evaluate("document.activeElement.ariaDisabled") == "true":
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    table.wait_beyond(before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tree_tells_at_every_turn_what_the_view_does(
    robai_page: Page, served_robai: Served, lang: str
) -> None:
    table = BrowserTable.begin(robai_page, served_robai.url, lang)
    session = robai_page.context.new_cdp_session(robai_page)
    session.send("Accessibility.enable")
    names, turns = Names(localizer(lang)), 0
    while table.phase != "done":
        state, tree = finished_state(robai_page), Tree(session)
        assert_hand(tree, state["view"], names)
        assert_table(tree, state, names)
        assert_no_secret(tree, state["view"], names)
        keyed(robai_page, table)
        turns += 1
    # Declaring, and eight tricks that are played by choice.
    assert turns >= 9
    table.summary.wait_for()
    state, tree = finished_state(robai_page), Tree(session)
    assert_no_secret(tree, state["view"], names)
