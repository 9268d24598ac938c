"""The command line as its user runs it: a process of its own."""

import os
import subprocess
import sys
from typing import NamedTuple

__all__ = ["Outcome", "cardavia"]


class Outcome(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


def cardavia(
    *arguments: object, typed: str = "", environment: dict[str, str] | None = None
) -> Outcome:
    """Run `cardavia` with the arguments; `typed` is what stands on its standard input.

    Its language is English unless the `environment` says another.
    """
    done = subprocess.run(
        [sys.executable, "-m", "cardavia", *map(str, arguments)],
        input=typed,
        capture_output=True,
        env={**os.environ, "LC_ALL": "C", **(environment or {})},
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Outcome(done.returncode, done.stdout, done.stderr)
