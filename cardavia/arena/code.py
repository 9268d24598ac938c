"""Which code played: so that a result can be laid at the right door."""

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

__all__ = ["code_version"]

_DECIDING = ("rules", "view", "players", "search", "arena")


@cache
def code_version() -> str:
    """The program's version and a digest of the source that decides how a deal goes.

    It is the digest of the Python files of the rules, views, players and arena, line ends aside;
    the same for a checkout and an installed wheel. What runs in the kernel is told apart by the
    players' own versions. A digest needs no repository, and stays when commits are moved.
    """
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for package in _DECIDING:
        for path in sorted((root / package).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return f"{_installed()}+{digest.hexdigest()[:12]}"


def _installed() -> str:
    try:
        return version("cardavia")
    except PackageNotFoundError:
        return "0"
