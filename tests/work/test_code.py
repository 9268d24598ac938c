"""The code version changes with what decides a deal, and with nothing else."""

import re
from pathlib import Path

from cardavia.work import code_version, unit_version
from cardavia.work.code import _AT_WORK, digest


def tree(folder: Path, rules: bytes = b"a = 1\n", rust: bytes = b"fn a() {}\n") -> Path:
    """A small package beside a kernel's source."""
    for path, data in (("cardavia/rules/a.py", rules), ("kernel/core/src/lib.rs", rust)):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder / "cardavia"


def test_it_is_the_version_and_a_digest() -> None:
    for version in (code_version(), unit_version()):
        assert re.fullmatch(r"\d+\.\d+\.\d+\+[0-9a-f]{12}", version)
    assert code_version() != unit_version()


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


def test_it_changes_with_learned_weights(tmp_path: Path) -> None:
    package = tree(tmp_path)
    found = {digest(package)}
    (package / "players" / "weights").mkdir(parents=True)
    for weights in (b"HN\r\n", b"HN\n"):  # no ends of lines: they are numbers
        (package / "players" / "weights" / "1.bin").write_bytes(weights)
        found.add(digest(package))
    assert len(found) == 3


def test_how_deals_to_learn_from_are_grown_counts_at_work_alone(tmp_path: Path) -> None:
    package = tree(tmp_path)
    before = digest(package), digest(package, _AT_WORK)
    for part in ("growing", "training"):
        (package / part).mkdir()
    (package / "training" / "a.py").write_bytes(b"b = 1\n")
    assert (digest(package), digest(package, _AT_WORK)) == before
    (package / "growing" / "a.py").write_bytes(b"b = 1\n")
    assert digest(package) == before[0]
    assert digest(package, _AT_WORK) != before[1]
