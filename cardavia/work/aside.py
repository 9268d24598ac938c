"""Standard output kept for results, though Ray prints its own messages there."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from threading import current_thread
from typing import Any, TextIO

__all__ = ["ray_speaks_aside"]

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@contextmanager
def ray_speaks_aside() -> Iterator[None]:
    """Let what Ray tells, such as that a node was lost, go to standard error, a line for each.

    Ray's `log_to_driver=False` does not hold for such messages, and they come with dozens of lines
    of its logs. They are printed by a thread of its own, which is known by its name.
    """
    aside: Any = _Aside(sys.stdout)
    with redirect_stdout(aside):
        yield


class _Aside:
    """The stream that it was given, but for Ray's threads."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write a text; of one by Ray its first line, elsewhere."""
        if not current_thread().name.startswith("ray_"):
            return self._stream.write(text)
        if words := _COLOUR.sub("", text).strip():
            sys.stderr.write(f"cardavia: {words.splitlines()[0]}\n")
        return len(text)
