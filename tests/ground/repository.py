"""The files of this repository, as git tracks them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def tracked() -> tuple[Path, ...]:
    """Every tracked file that stands in the work tree."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    paths = (ROOT / name for name in listed.stdout.decode().split("\0") if name)
    return tuple(path for path in paths if path.exists() or path.is_symlink())


@cache
def texts() -> dict[Path, str]:
    """The tracked files that are UTF-8 text, by path from the root."""
    found: dict[Path, str] = {}
    for path in tracked():
        if path.is_symlink() or path.suffix in {".png", ".bin"}:
            continue
        found[path.relative_to(ROOT)] = path.read_text(encoding="utf-8")
    return found
