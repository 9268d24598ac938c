"""Players: a view in, an action out.

A player gets the `View` of its seat and nothing else, so it cannot know what its seat may not know.
External programs play too (`ExternalPlayer`), but `make_player` does not know them: only the arena
seats them.

>>> make_player("greedy", seed=1).level
'greedy'
>>> make_player("gready", seed=1)
Traceback (most recent call last):
cardavia.players.player.UnknownLevel: unknown player 'gready'; the players are random, greedy
"""

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

LEVELS: tuple[str, ...] = tuple(_MAKERS)
"""The players there are, weakest first."""


def make_player(level: str, seed: int) -> Player:
    """A fresh player of this level; equal seeds act alike. Raises `UnknownLevel`."""
    if level not in _MAKERS:
        raise UnknownLevel(level, LEVELS)
    return _MAKERS[level](seed)
