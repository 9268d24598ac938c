"""What the arena's commands share: text that can be kept, and a progress bar."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cardavia.cli.errors import CommandError

__all__ = ["keepable", "progress_bar", "seed_text"]


def seed_text(seed: str | None) -> str:
    """The seed, if it can be written into a record; one of our own if none was given."""
    return secrets.token_hex(8) if seed is None else keepable(seed, "the seed")


def keepable(text: str, what: str) -> str:
    """The text, if it can be written into a file; `what` names it where it cannot."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise CommandError(f"{what} is not valid text in this terminal's encoding") from error
    return text


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
