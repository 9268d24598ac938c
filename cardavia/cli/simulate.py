"""`simulate`: whole matches between players, as records."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from pathlib import Path
from typing import Annotated

import typer

from cardavia.cli.errors import CommandError
from cardavia.cli.files import whole_file
from cardavia.cli.levels import PLAYERS, player_errors
from cardavia.cli.progress import progress_bar, seed_text

__all__ = ["simulate"]

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
        str,
        typer.Option(help=f"Two players, for the even and for the odd seats: {PLAYERS}."),
    ] = "greedy,greedy",
    workers: _Workers = None,
) -> None:
    """Let players play whole matches, and write their records."""
    from cardavia.arena import simulated_lines

    even, odd = _two_players(players)
    seed = seed_text(seed)
    with player_errors():
        lines = simulated_lines(even, odd, matches=matches, seed=seed, workers=workers)
    with whole_file(out) as file, progress_bar(matches, "matches") as advance:
        for line in lines:
            file.write(line)
            advance(1)
    typer.echo(f"{matches} {'match' if matches == 1 else 'matches'} written to {out}, seed {seed}")


def _two_players(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:
        raise CommandError(f"--players takes two names, as greedy,random; not {text!r}")
    return names[0], names[1]
