"""Which code played: so that a result can be laid at the right door."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

__all__ = ["code_version", "digest"]

_PACKAGE = Path(__file__).parents[1]
_DECIDING = ("rules", "view", "kernel", "search", "players", "arena")


@cache
def code_version() -> str:
    """The program's version and a digest of the source that decides how a deal goes.

    In a checkout that is the Python of rules, views, kernel, search, players and arena, and the
    kernel's Rust; an installed wheel has no Rust source, and so another digest. A digest needs no
    repository, stays when commits are moved, and tells of changes that are not committed.
    """
    return f"{_installed()}+{digest(_PACKAGE)}"


def digest(package: Path) -> str:
    """Twelve hexadecimal digits that change with the deciding source; line ends do not count."""
    found = hashlib.sha256()
    for path in _sources(package):
        found.update(path.relative_to(package.parent).as_posix().encode() + b"\0")
        found.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()[:12]


def _sources(package: Path) -> Iterator[Path]:
    for part in _DECIDING:
        yield from sorted((package / part).rglob("*.py"))
    for crate in ("core", "py"):
        yield from sorted((package.parent / "kernel" / crate / "src").rglob("*.rs"))


def _installed() -> str:
    try:
        return version("cardavia")
    except PackageNotFoundError:
        return "0"
