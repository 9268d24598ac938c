"""Every clause of the rules has a test that names it, and tests name no others."""

import ast
from collections.abc import Iterator

from cardavia.rules import CLAUSES
from tests.ground.repository import ROOT


def marks() -> Iterator[tuple[str, ast.Call]]:
    """Every `pytest.mark.clause(...)` in the tests, with the place where it stands."""
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def named(call: ast.Call) -> str | None:
    """The clause that a mark names, if it names one in plain words."""
    match call.args:
        case [ast.Constant(value=str(clause))]:
            return clause
    return None


def test_every_clause_is_named_by_a_test() -> None:
    assert CLAUSES.keys() - {named(call) for _, call in marks()} == set()


def test_no_test_names_an_unknown_clause() -> None:
    assert [place for place, call in marks() if named(call) not in CLAUSES] == []
