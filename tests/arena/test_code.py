"""The code version changes with what decides a deal, and with nothing else."""

import re
from pathlib import Path

from cardavia.arena import code_version
from cardavia.arena.code import digest


def tree(folder: Path, rules: bytes = b"a = 1\n", rust: bytes = b"fn a() {}\n") -> Path:
    """A small package beside a kernel's source."""
    for path, data in (("cardavia/rules/a.py", rules), ("kernel/core/src/lib.rs", rust)):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder / "cardavia"


def test_it_is_the_version_and_a_digest() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\+[0-9a-f]{12}", code_version())


def test_it_changes_with_python_and_with_rust(tmp_path: Path) -> None:
    plain = digest(tree(tmp_path))
    assert digest(tree(tmp_path, rules=b"a = 2\n")) != plain
    assert digest(tree(tmp_path, rust=b"fn b() {}\n")) != plain
    assert digest(tree(tmp_path)) == plain


def test_line_ends_and_what_decides_nothing_do_not_count(tmp_path: Path) -> None:
    plain = digest(tree(tmp_path))
    package = tree(tmp_path, rules=b"a = 1\r\n")
    (package / "server").mkdir()
    (package / "server" / "a.py").write_bytes(b"b = 1\n")
    assert digest(package) == plain
