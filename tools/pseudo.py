"""Write two made-up languages, which show where a page cannot bear a real one.

`python -m tools.pseudo FOLDER` writes them into a folder; with `CARDAVIA_LOCALES=FOLDER` the
program has them beside the others:

* `en-XA`, English with accents and about 40 percent longer: what is not accented is not translated,
  and what does not fit now will not fit in Polish;
* `ar-XB`, English letters set from right to left: what does not turn round with them is wrong.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from cardavia.text import DEFAULT, bundle_names, bundle_source

__all__ = ["LONG", "MIRRORED", "write"]

LONG = "en-XA"
MIRRORED = "ar-XB"

_ACCENTED = str.maketrans("aceilnorsuyzACEINOSUYZ", "áçéíłñóŕšúýžÁÇÉÍÑÓŠÚÝŽ")
_VOWELS = frozenset("aeiouAEIOU")
# Everything between these two is set from right to left, whatever its letters are.
_RIGHT_TO_LEFT, _END = "\u202e", "\u202c"


def write(folder: Path) -> None:
    """Write both languages into a folder, which is made if it is not there."""
    for tag, change in ((LONG, _stretched), (MIRRORED, _turned)):
        (folder / tag).mkdir(parents=True, exist_ok=True)
        for name in bundle_names(DEFAULT):
            changed = _changed(bundle_source(DEFAULT, name), change)
            (folder / tag / f"{name}.ftl").write_text(changed, encoding="utf-8")


def _changed(source: str, change: Callable[[str], str]) -> str:
    resource = _Change(change).visit(FluentParser().parse(source))
    return FluentSerializer().serialize(resource)


class _Change(Transformer):
    """Puts every text of a resource through a function."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's
        return ast.TextElement(self._change(node.value))


def _stretched(text: str) -> str:
    """Every vowel twice: about two letters in five more."""
    longer = "".join(letter * 2 if letter in _VOWELS else letter for letter in text)
    return longer.translate(_ACCENTED)


def _turned(text: str) -> str:
    lines = text.split("\n")
    return "\n".join(f"{_RIGHT_TO_LEFT}{line}{_END}" if line.strip() else line for line in lines)


def main() -> int:
    """Write them into the folder named on the command line."""
    if len(sys.argv) != 2:
        print("usage: python -m tools.pseudo FOLDER", file=sys.stderr)
        return 2
    write(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
