"""`simulate` and `arena`: players against players."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import os
import secrets
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, TypeVar

import typer

from cardavia.cli.errors import CommandError, file_errors

__all__ = ["arena", "simulate"]

T = TypeVar("T")

_Seed = Annotated[
    str | None,
    typer.Option(help="Any text; the same text gives the same deals. By default drawn anew."),
]
_Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes to use; by default one for each core.")
]


def simulate(
    out: Annotated[Path, typer.Option(help="The file to write, as JSON Lines.")],
    seed: _Seed = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1,
    players: Annotated[
        str, typer.Option(help="Two players: for the even and for the odd seats.")
    ] = "greedy,greedy",
    workers: _Workers = None,
) -> None:
    """Let players play whole matches, and write their records."""
    from cardavia.arena import simulated_lines
    from cardavia.players import PlayersError

    even, odd = _two_players(players)
    seed = _text(seed)
    try:
        lines = simulated_lines(even, odd, matches=matches, seed=seed, workers=workers)
    except PlayersError as error:
        raise CommandError(str(error)) from error
    with _whole_file(out) as file:
        for line in _with_progress(lines, matches, "matches"):
            file.write(line)
    typer.echo(f"{matches} {'match' if matches == 1 else 'matches'} written to {out}, seed {seed}")


def arena(
    a: Annotated[str, typer.Argument(metavar="A", help="A player.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The player that it is measured against.")],
    seed: _Seed = None,
    deals: Annotated[
        int, typer.Option(min=2, help="How many deals; each is played twice, teams exchanged.")
    ] = 1000,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    workers: _Workers = None,
) -> None:
    """Compare two players in duplicate: A's mean margin over B in points per deal."""
    from msgspec.json import encode

    from cardavia.arena import duplicate_margins, summarize
    from cardavia.players import PlayersError

    seed = _text(seed)
    try:
        margins = duplicate_margins(a, b, deals=deals, seed=seed, workers=workers)
    except PlayersError as error:
        raise CommandError(str(error)) from error
    result = summarize(a, b, _with_progress(margins, deals, "deals"))
    if as_json:
        typer.echo(encode(result).decode())
        return
    typer.echo(
        f"{a} against {b}, {deals:,} deals in duplicate: {result.margin:+.3f} points a deal, "
        f"95 % interval {result.low:+.3f} to {result.high:+.3f}, seed {seed}"
    )


def _two_players(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:
        raise CommandError(f"--players takes two names, as greedy,random; not {text!r}")
    return names[0], names[1]


def _text(seed: str | None) -> str:
    """The seed, if it can be written into a record; one of our own if none was given."""
    if seed is None:
        return secrets.token_hex(8)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise CommandError("the seed is not valid text in this terminal's encoding") from error
    return seed


def _with_progress(items: Iterable[T], total: int, unit: str) -> Iterator[T]:
    """The items, with a progress bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), unit, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, total=total)


@contextmanager
def _whole_file(path: Path) -> Iterator[BinaryIO]:
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
