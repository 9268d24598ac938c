"""Players: a view in, an action out.

A player gets the `View` of its seat and nothing else, so it cannot know what its seat may not know.
External programs play too (`ExternalPlayer`), but `make_player` does not know them: only the arena
seats them.

>>> make_player("greedy", seed=1).level
'greedy'
>>> make_player("gready", seed=1)  # doctest: +ELLIPSIS
Traceback (most recent call last):
cardavia.players.player.UnknownLevel: unknown player 'gready'; the players are random, greedy, ...
"""

import re
from collections.abc import Callable

from cardavia.players.external import (
    EXEC,
    EXEC_SHARED,
    BotSession,
    ExternalPlayer,
    Limits,
    UnusableProgram,
    introduce,
    is_external,
    sessions,
)
from cardavia.players.greedy import GreedyPlayer
from cardavia.players.pimc import PimcPlayer
from cardavia.players.player import Player, PlayersError, UnknownLevel
from cardavia.players.random_player import RandomPlayer

__all__ = [
    "EXEC",
    "EXEC_SHARED",
    "LEVELS",
    "BotSession",
    "ExternalPlayer",
    "GreedyPlayer",
    "Limits",
    "PimcPlayer",
    "Player",
    "PlayersError",
    "RandomPlayer",
    "UnknownLevel",
    "UnusableProgram",
    "introduce",
    "is_external",
    "make_player",
    "sessions",
]

_MAKERS: dict[str, Callable[[int], Player]] = {
    RandomPlayer.level: RandomPlayer,
    GreedyPlayer.level: GreedyPlayer,
}
_PIMC = re.compile(r"pimc-([1-9][0-9]{0,5})")

LEVELS: tuple[str, ...] = (*_MAKERS, "pimc-20", "pimc-200", "pimc-1000")
"""The players there are, weakest first; `pimc-N` can be had for other N as well, up to 999999."""


def make_player(level: str, seed: int, *, threads: int = 1, seconds: float | None = 10.0) -> Player:
    """A fresh player of this level; equal seeds act alike.

    A player that searches uses so many `threads`, and at most so many `seconds` for an action.

    Raises:
        UnknownLevel: no player has this name.
    """
    if pimc := _PIMC.fullmatch(level):
        return PimcPlayer(int(pimc[1]), seed, threads=threads, seconds=seconds)
    if level not in _MAKERS:
        raise UnknownLevel(level, LEVELS)
    return _MAKERS[level](seed)
