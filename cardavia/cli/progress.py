"""What the arena's commands share: seeds, and a progress bar."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cardavia.cli.errors import CommandError

__all__ = ["progress_bar", "seed_text"]


def seed_text(seed: str | None) -> str:
    """The seed, if it can be written into a record; one of our own if none was given."""
    if seed is None:
        return secrets.token_hex(8)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise CommandError("the seed is not valid text in this terminal's encoding") from error
    return seed


@contextmanager
def progress_bar(total: int, unit: str) -> Iterator[Callable[[int], None]]:
    """A function that moves a progress bar on by so many; nothing if stderr is no terminal."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), unit, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=total)
        yield lambda done: progress.advance(bar, done)
