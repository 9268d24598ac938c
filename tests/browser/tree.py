"""The accessibility tree: what a screen reader is told of a page, to be asked and written down."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page

__all__ = ["Node", "Tree", "attend", "plain", "properties"]

# Marks that keep directions apart: nobody hears them.
UNHEARD = re.compile("[\u2066-\u2069\u200e\u200f]")
# What has no meaning of its own: what is inside is told in its place.
BARE = {"generic", "none", "rowgroup", "strong", "sectionheader", "RootWebArea"}
TEXT = {"StaticText", "InlineTextBox", "image"}
# What is read out as one: its name, or all that is inside.
WHOLE = {"button", "caption", "cell", "columnheader", "heading", "link", "listitem", "paragraph"}
WHOLE |= {"rowheader", "Figcaption"}
Node = dict[str, Any]


class Tree:
    """What a screen reader is told of the page at one moment."""

    def __init__(self, session: CDPSession) -> None:
        found: list[Node] = session.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes = [node for node in found if not node["ignored"]]
        self.by_id = {node["nodeId"]: node for node in found}

    def named(self, role: str) -> list[tuple[str, dict[str, Any]]]:
        """Name and properties of every node of a role, in order."""
        return [(name_of(node), properties(node)) for node in self.of(role)]

    def of(self, role: str) -> list[Node]:
        """Every node of a role, in order."""
        return [node for node in self.nodes if role_of(node) == role]

    def inside(self, role: str, name: str = "") -> Node:
        """The one node of that role whose name has this in it."""
        [node] = [one for one in self.of(role) if name in name_of(one)]
        return node

    def below(self, node: Node) -> Iterator[Node]:
        """The nodes inside, in order, those that are ignored too."""
        for one in node["childIds"]:
            if one in self.by_id:
                yield self.by_id[one]
                yield from self.below(self.by_id[one])

    def lines(self, node: Node, role: str) -> list[str]:
        """What is read out of each node of a role inside that one."""
        return [self.text(one) for one in self.below(node) if role_of(one) == role]

    def text(self, node: Node) -> str:
        """All that is read out of a node, in order."""
        said = "" if node["ignored"] else name_of(node)
        if role_of(node) == "InlineTextBox":
            return ""
        below = [self.text(self.by_id[one]) for one in node["childIds"] if one in self.by_id]
        return plain(" ".join([said, *below]))

    def said(self) -> str:
        """Everything that is read on the page, as one text."""
        return plain(" ".join(node.get("name", {}).get("value", "") for node in self.nodes))

    def outline(self, node: Node, without: frozenset[str] = frozenset(), depth: int = 0) -> str:
        """The node and what is inside, a line each: role, name, states, description.

        What is called as in `without`, by its name or, having none, by its role, is left out.
        """
        if node["ignored"] or role_of(node) in BARE:
            return self._inside(node, without, depth)
        name = name_of(node)
        if (name or role_of(node)) in without:
            return ""
        if role_of(node) in TEXT:
            return f"{'  ' * depth}{name}\n" if name else ""
        plainly = all(one["ignored"] or role_of(one) in TEXT | BARE for one in self.below(node))
        told = plainly and role_of(node) in WHOLE
        line = "  " * depth + role_of(node)
        if said := name or (self.text(node) if told else ""):
            line += f": {said.replace(' ,', ',')}"
        if states := ", ".join(states_of(node)):
            line += f" [{states}]"
        if (description := plain(node.get("description", {}).get("value", ""))) not in ("", name):
            line += f" ({description})"
        return line + "\n" + ("" if told else self._inside(node, without, depth + 1))

    def _inside(self, node: Node, without: frozenset[str], depth: int) -> str:
        below = [self.by_id[one] for one in node["childIds"] if one in self.by_id]
        return "".join(self.outline(one, without, depth) for one in below)


def attend(page: Page) -> CDPSession:
    """Ask a page for its accessibility tree from now on."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    return session


def plain(text: str) -> str:
    """A text as it is heard."""
    return " ".join(UNHEARD.sub("", text).split())


def role_of(node: Node) -> str:
    """The node's role."""
    role: str = node["role"]["value"]
    return role


def name_of(node: Node) -> str:
    """The node's name; empty if it has none."""
    return plain(node.get("name", {}).get("value", ""))


def properties(node: Node) -> dict[str, Any]:
    """The properties of a node by name, and its description."""
    found = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    found["description"] = plain(node.get("description", {}).get("value", ""))
    return found


def states_of(node: Node) -> Iterator[str]:
    """What is told besides a name: keys and states."""
    kept = properties(node)
    for state in ("focused", "disabled"):
        if kept.get(state):
            yield state
    if kept.get("pressed") == "true":
        yield "pressed"
    if "expanded" in kept:
        yield "expanded" if kept["expanded"] else "folded"
    if keys := kept.get("keyshortcuts"):
        yield f"key {keys}"
