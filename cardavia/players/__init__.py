"""Players: a view in, an action out.

A player gets the `View` of its seat and nothing else, so it cannot know what its seat may not know.
External programs play too (`ExternalPlayer`), but `make_player` does not know them: only the arena
seats them.

>>> make_player("greedy", seed=1).level
'greedy'
>>> make_player("gready", seed=1)  # doctest: +ELLIPSIS
Traceback (most recent call last):
cardavia.players.player.UnknownLevel: unknown player 'gready'; the players are novice, casual, ...
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from cardavia.players.composed import AND as _AND
from cardavia.players.composed import THUMB as _THUMB
from cardavia.players.composed import MixedPlayer, ThumbDeclaringPlayer
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
from cardavia.players.learned import LearnedPlayer, PonderingPlayer, Way, Whim, judged, learned_net
from cardavia.players.novice import NovicePlayer
from cardavia.players.pimc import PimcPlayer
from cardavia.players.player import Player, PlayersError, UnknownLevel
from cardavia.players.random_player import RandomPlayer
from cardavia.players.strength import OFFERED, offered_levels, usual_level
from cardavia.search import Depth as _Depth

__all__ = [
    "DOUBT",
    "EXEC",
    "EXEC_SHARED",
    "LEVELS",
    "MASTERLY",
    "OFFERED",
    "BotSession",
    "ExternalPlayer",
    "GreedyPlayer",
    "LearnedPlayer",
    "Limits",
    "MixedPlayer",
    "NovicePlayer",
    "PimcPlayer",
    "Player",
    "PlayersError",
    "PonderingPlayer",
    "RandomPlayer",
    "ThumbDeclaringPlayer",
    "UnknownLevel",
    "UnusableProgram",
    "Way",
    "Whim",
    "introduce",
    "is_external",
    "judged",
    "learned_net",
    "make_player",
    "offered_levels",
    "sessions",
    "usual_level",
]

_SIMPLE: Final[dict[str, Callable[[int], Player]]] = {
    RandomPlayer.level: RandomPlayer,
    GreedyPlayer.level: GreedyPlayer,
    NovicePlayer.level: NovicePlayer,
}

_WHIMS: Final = {"casual": Whim(heat=0.75, most=2.2)}
"""The levels of the network alone."""
MASTERLY: Final[_Depth] = _Depth(worlds=200, tries=800)
"""How much `master` ponders."""
DOUBT: Final = 0.12
"""By how many points the word of the package's network is taken to be off."""
_WAYS: Final = {
    "club": Way(_Depth(30, tries=100), DOUBT, Whim(heat=1.0, most=1.6), plain=0.5),
    "expert": Way(_Depth(100, tries=400), DOUBT, Whim(heat=1.0, most=0.95), plain=0.34),
    "master": Way(MASTERLY, DOUBT),
}
"""The levels that ponder."""
_PIMC: Final = re.compile(r"pimc-([1-9][0-9]{0,5})")

LEVELS: Final = (*OFFERED, "random", "greedy", "pimc-20", "pimc-200", "pimc-1000")
"""All players by name: the levels, then those that serve as yardsticks, weakest first; `pimc-N` can
be had for other N as well, up to 999999. Of these, others are made: `A&B` and `A+thumb`."""


def make_player(level: str, seed: int, *, threads: int = 1, seconds: float | None = 10.0) -> Player:
    """A fresh player of this level; equal seeds act alike.

    A player that searches uses so many `threads`, and at most so many `seconds` for an action.

    Raises:
        UnknownLevel: no player has this name.
        KernelMissing: the level is that of a player that learns, and the kernel was not built.
    """
    make = partial(make_player, seed=seed, threads=threads, seconds=seconds)
    one, mixed, other = level.partition(_AND)
    if mixed:
        return MixedPlayer(make(one), make(other))
    if level.endswith(_THUMB):
        return ThumbDeclaringPlayer(make(level.removesuffix(_THUMB)))
    if pimc := _PIMC.fullmatch(level):
        return PimcPlayer(int(pimc[1]), seed, threads=threads, seconds=seconds)
    if level in _SIMPLE:
        return _SIMPLE[level](seed)
    if level not in OFFERED:
        raise UnknownLevel(level, LEVELS)
    learned_net()  # says at once if it is not there
    if level in _WHIMS:
        return LearnedPlayer(level, level.capitalize(), seed, _WHIMS[level])
    name = level.capitalize()
    return PonderingPlayer(level, name, _WAYS[level], seed, threads=threads, seconds=seconds)
