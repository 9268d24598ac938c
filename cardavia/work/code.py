"""Which code was at work: so that a result can be laid at the right door."""

import hashlib
from collections.abc import Collection, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

__all__ = ["code_version", "digest", "unit_version"]

_PACKAGE = Path(__file__).parents[1]
_DECIDING = ("rules", "view", "kernel", "search", "players", "arena")
_AT_WORK = (*_DECIDING, "growing", "work")


@cache
def code_version() -> str:
    """The program's version and a digest of what decides how a deal goes.

    In a checkout that is the Python of rules, views, kernel, search, players and arena, the weights
    of players that learned, and the kernel's Rust; an installed wheel has no Rust source, and so
    another digest. How the weights were come by decides nothing, so training is not among it. A
    digest needs no repository, stays when commits are moved, and tells of changes that are not
    committed.
    """
    return f"{_installed()}+{digest(_PACKAGE)}"


@cache
def unit_version() -> str:
    """The same with all that decides what becomes of a unit: deals to learn from are grown, too."""
    return f"{_installed()}+{digest(_PACKAGE, _AT_WORK)}"


def digest(package: Path, parts: Collection[str] = _DECIDING) -> str:
    """Twelve hexadecimal digits that change with these parts of the source.

    The line ends of text do not count.
    """
    found = hashlib.sha256()
    for path in _sources(package, parts):
        data = path.read_bytes()
        found.update(path.relative_to(package.parent).as_posix().encode() + b"\0")
        found.update((data if path.suffix == ".bin" else data.replace(b"\r\n", b"\n")) + b"\0")
    return found.hexdigest()[:12]


def _sources(package: Path, parts: Collection[str]) -> Iterator[Path]:
    for part in parts:
        yield from sorted((package / part).rglob("*.py"))
    yield from sorted((package / "players" / "weights").glob("*.bin"))
    for crate in ("core", "py"):
        yield from sorted((package.parent / "kernel" / crate / "src").rglob("*.rs"))


def _installed() -> str:
    try:
        return version("cardavia")
    except PackageNotFoundError:
        return "0"
