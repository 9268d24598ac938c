"""Check everything that a person reads, in every language.

`python -m tools.check_texts` lists what is wrong, one line each, and exits 1 when there is any:

* a message that a language lacks, or has and English has not;
* a message that nothing in the program asks for;
* a message with other values than in English, or with a value that it names wrongly;
* a choice by number without the plural forms that the language has;
* a message that is the same as in English, though it holds words (see `SAME`);
* straight quotation marks, three dots for an ellipsis, doubled spaces.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardavia.text import DEFAULT, bundle_names, bundle_source, languages
from cardavia.text.language import cldr

__all__ = ["faults", "messages", "unused"]

ROOT = Path(__file__).parent.parent
# Where messages are asked for: by their whole id, or by an id with gaps (`rank-{letter}`).
SOURCES = ("cardavia/**/*.py", "cardavia/**/*.html", "cardavia/**/*.toml", "client/src/**/*.ts")
SVELTE = "client/src/**/*.svelte"

GAME = (
    "Unsun|Karuta|Hachinin|Meri|Monchi|Tenka|Okie|Robai|Sota|Kaba|Rei|Un|Sun|Pao|Isu|Koppu|Ouru"
    "|Guru|Genji|Heiji|Cardavia|CARDAVIA|Hitoyoshi|Kumamoto|Wikipedia|PDF|SVG|PNG|Letter"
    "|Home|End|Enter|Escape|Esc|Tab"
)
_TOTAL = frozenset({"deals-genji-total", "deals-heiji-total", "score-total", "set-speed-normal"})
SAME: dict[str, frozenset[str]] = {
    "de": frozenset({"terminal-partner"}),
    "es": _TOTAL,
    "fr": _TOTAL | {"hint-points", "lesson-minutes", "level-expert", "look-grain", "rank-b-figure"},
    "nl": frozenset({"terminal-partner", "look-contrast"}),
    "pl": frozenset({"terminal-partner"}),
    "pt": _TOTAL,
}
"""Messages that a language rightly has as English has them, besides those of game words only."""

Messages = dict[str, ast.Message]


@cache
def messages(tag: str, name: str) -> Messages:
    """A bundle's messages by id."""
    body = FluentParser().parse(bundle_source(tag, name)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def faults(tag: str) -> list[str]:
    """What is wrong with a language, one line each; unused messages are found by `unused`."""
    return [f"{tag}/{fault}" for name in bundle_names(DEFAULT) for fault in _in_bundle(tag, name)]


def unused() -> list[str]:
    """English messages that nothing asks for."""
    patterns = _asked()
    exact = {pattern for pattern in patterns if "*" not in pattern}
    gapped = [_regex(pattern) for pattern in patterns if "*" in pattern]
    return [
        f"{name}.ftl: {one}: nothing asks for it"
        for name in bundle_names(DEFAULT)
        for one in messages(DEFAULT, name)
        if one not in exact and not any(gap.fullmatch(one) for gap in gapped)
    ]


def _in_bundle(tag: str, name: str) -> Iterator[str]:
    if name not in bundle_names(tag):
        yield f"{name}.ftl: the file is missing"
        return
    english, own = messages(DEFAULT, name), messages(tag, name)
    for one in english.keys() - own.keys():
        yield f"{name}.ftl: {one}: missing"
    for one in own.keys() - english.keys():
        yield f"{name}.ftl: {one}: English has no such message"
    for one in english.keys() & own.keys():
        for fault in _in_message(tag, english[one], own[one]):
            yield f"{name}.ftl: {one}: {fault}"


def _in_message(tag: str, english: ast.Message, own: ast.Message) -> Iterator[str]:
    here, there = _Parts(own), _Parts(english)
    if here.values != there.values:
        yield f"values {sorted(here.values)} instead of {sorted(there.values)}"
    if here.functions - {"NUMBER", "DATETIME"}:
        yield f"unknown function {sorted(here.functions)}"
    for forms in here.plurals:
        if lacking := _forms(tag) - forms:
            yield f"no plural form for {sorted(lacking)}"
    if tag != DEFAULT and _same(tag, english, here.text, there.text):
        yield "the same as in English"
    yield from _slips(here.text)


def _same(tag: str, message: ast.Message, own: str, english: str) -> bool:
    allowed = message.id.name in SAME.get(tag, frozenset())
    return own == english and not allowed and _wordy(own)


def _wordy(text: str) -> bool:
    """Whether words remain when the game's own are taken away."""
    return re.search(r"[A-Za-z]{2,}", re.sub(rf"\b({GAME})\b", "", text)) is not None


def _slips(text: str) -> Iterator[str]:
    if '"' in text or re.search(r"(?<!\w)'|'(?!\w)", text):
        yield "a straight quotation mark"
    if "..." in text:
        yield "three dots instead of an ellipsis"
    if re.search(r"\S  +\S", text):
        yield "two spaces"


def _forms(tag: str) -> frozenset[str]:
    """The plural forms of a language that whole numbers from 0 to 200 need, less the default's."""
    plural = cldr(tag).plural_form
    return frozenset(plural(number) for number in range(201)) - {"other"}


class _Parts(Visitor):
    """What a message is made of: its texts, values, functions and plural choices."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.values: set[str] = set()
        self.functions: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.visit(message)

    @property
    def text(self) -> str:
        return "\0".join(self.texts)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        numbers = {one.key.value for one in node.variants if isinstance(one.key, ast.NumberLiteral)}
        if keys & {"zero", "one", "two", "few", "many"} or numbers:
            self.plurals.append(frozenset(keys | ({"one"} if "1" in numbers else set())))
        self.generic_visit(node)


_TERM = r"[\w.\[\]]+"
_JOINED = re.compile(rf'"\s*~\s*{_TERM}\s*~\s*"')
_JOINED_LAST = re.compile(rf'"\s*~\s*{_TERM}')
_GAP = r"\$\{[^{}`]*\}|\{[^{}\"'`]*\}"
_ID = re.compile(rf"""(?<=["'`])(?:[a-z0-9*-]|{_GAP})+(?=["'`])""")


@cache
def _asked() -> frozenset[str]:
    """Ids in the sources, with ``*`` where something is put in."""
    found: set[str] = set()
    for pattern in (*SOURCES, SVELTE):
        for file in ROOT.glob(pattern):
            if "node_modules" not in file.parts and "static" not in file.parts:
                found |= _in_source(file.read_text(encoding="utf-8"))
    return frozenset(found)


def _in_source(text: str) -> set[str]:
    joined = _JOINED_LAST.sub('*"', _JOINED.sub("*", text))
    return {re.sub(_GAP, "*", one) for one in _ID.findall(joined)}


def _regex(pattern: str) -> re.Pattern[str]:
    """A pattern that is nothing but gaps asks for nothing."""
    parts = [re.escape(part) for part in pattern.split("*")]
    return re.compile("[a-z0-9-]+".join(parts) if max(map(len, parts)) > 2 else r"(?!)")


def main() -> int:
    """Print the faults; 1 when there are any."""
    found = [*unused(), *(fault for one in languages() for fault in faults(one.tag))]
    print("\n".join(found) if found else "No fault in any language.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
