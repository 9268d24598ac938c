"""What a command cannot go on from: one line on stderr, and exit code 2."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["CommandError", "file_errors"]


class CommandError(Exception):
    """Arguments or a file that the command cannot work with."""


@contextmanager
def file_errors(path: Path | str) -> Iterator[None]:
    """Turn what the system says about a file into a `CommandError` that names it."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise CommandError(f"{path}: {reason}") from error
