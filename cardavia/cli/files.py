"""Files that a command writes: whole, or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from cardavia.cli.errors import CommandError, file_errors

__all__ = ["whole_file"]


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file that appears under its name only when all of it is written."""
    with file_errors(path):
        target = path.resolve()
        if target.exists() and not target.is_file():
            raise CommandError(f"{path}: not an ordinary file")
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with file_errors(path), os.fdopen(handle, "wb") as file:
            yield file
        with file_errors(path):
            _publish(Path(name), target)
    finally:
        Path(name).unlink(missing_ok=True)


def _publish(draft: Path, target: Path) -> None:
    """Give the draft its name, with the mode that a new file gets (a draft's is private)."""
    mask = os.umask(0)
    os.umask(mask)
    draft.chmod(0o666 & ~mask)
    draft.replace(target)
