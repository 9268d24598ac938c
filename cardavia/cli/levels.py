"""The players' names in the help, and what is wrong with a name that is given."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cardavia.cli.errors import CommandError

__all__ = ["LEVELS", "PLAYERS", "player_errors"]

# Written out, since the players are heavy.
LEVELS: Final = "novice, casual, club, expert or master"
"""Those to play with, weakest first."""
PLAYERS: Final = "novice, casual, club, expert, master, random, greedy or pimc-N"
"""Those, and those to measure by."""


@contextmanager
def player_errors() -> Iterator[None]:
    """Turn what is wrong with the choice of a player into a `CommandError`."""
    from cardavia.kernel import KernelMissing
    from cardavia.players import PlayersError

    try:
        yield
    except (PlayersError, KernelMissing) as error:
        raise CommandError(str(error)) from error
