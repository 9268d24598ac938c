"""The rules need nothing but Python, whatever gets installed beside them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ground.repository import ROOT

RULES = sorted((ROOT / "cardavia" / "rules").rglob("*.py"))


def imported(source: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


@pytest.mark.parametrize("source", RULES, ids=lambda source: source.stem)
def test_rules_import_the_standard_library_and_themselves(source: Path) -> None:
    foreign = {
        module
        for module in imported(source)
        if module.split(".")[0] not in sys.stdlib_module_names
        and not module.startswith("cardavia.rules")
    }
    assert foreign == set()
