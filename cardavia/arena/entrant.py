"""Who takes part: one of our players, an external program, or a yardstick that sees all cards."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from cardavia.arena.all_seeing import AllSeeing
from cardavia.arena.game import SeeingPlayer, player_seed
from cardavia.players import (
    EXEC_SHARED,
    LEVELS,
    BotSession,
    ExternalPlayer,
    Limits,
    Player,
    UnknownLevel,
    introduce,
    is_external,
    make_player,
    sessions,
)

__all__ = ["ARENA_LEVELS", "Entrant", "Faults", "Seated", "enter", "seated"]

ARENA_LEVELS: dict[str, Callable[[int], SeeingPlayer]] = {AllSeeing.level: AllSeeing}
"""The players that only the arena can seat, since they see all cards, by level."""

Faults = dict[str, int]
"""How often something was done in a program's place, by kind; see `BotSession`."""


class Entrant(Struct, frozen=True, omit_defaults=True):
    """A player as results name it.

    `version` says which player of that level it was, and for a program its own name and version;
    `all_seeing` that it may know cards which its seats may not.
    """

    level: str
    version: str
    all_seeing: bool = False

    def __str__(self) -> str:
        return f"{self.level} (all-seeing)" if self.labelled else self.level

    @property
    def labelled(self) -> bool:
        """Whether its name has to say that it sees all."""
        return self.all_seeing and self.level not in ARENA_LEVELS


def enter(level: str, limits: Limits | None = None) -> Entrant:
    """Find out who that is. Raises `UnknownLevel`, or `UnusableProgram` after trying to start it.

    >>> enter("greedy")
    Entrant(level='greedy', version='1', all_seeing=False)
    """
    if is_external(level):
        ready = introduce(level, limits or Limits())
        version = f"{ready.name} {ready.version}"
        return Entrant(level, version, all_seeing=level.startswith(EXEC_SHARED))
    if level in ARENA_LEVELS:
        return Entrant(level, ARENA_LEVELS[level](0).version, all_seeing=True)
    try:
        return Entrant(level, make_player(level, 0).version)
    except UnknownLevel:
        raise UnknownLevel(level, (*LEVELS, *ARENA_LEVELS)) from None


class Seated:
    """Eight players by seat, and what went wrong with the programs of the even and odd team."""

    def __init__(self, players: list[Player | SeeingPlayer], heard: list[list[BotSession]]) -> None:
        self.players = players
        self._heard = heard

    @property
    def faults(self) -> tuple[Faults, Faults]:
        """The counts of the even and of the odd team so far."""
        even, odd = (sum((one.faults for one in team), Counter[str]()) for team in self._heard)
        return dict(even), dict(odd)


@contextmanager
def seated(even: Entrant, odd: Entrant, seed: str, limits: Limits) -> Iterator[Seated]:
    """Fresh players for one playing of one deal; their programs have ended when it is left."""
    teams = (even, odd)
    levels = [[team.level] * _programs(team) for team in teams]
    with sessions([*levels[0], *levels[1]], limits) as opened:
        heard = [opened[: len(levels[0])], opened[len(levels[0]) :]]
        yield Seated(
            [_player(teams[seat % 2], seat, seed, heard[seat % 2]) for seat in range(8)], heard
        )


def _programs(team: Entrant) -> int:
    """How many programs play for a team: none, one for all its seats, or one for each."""
    if not is_external(team.level):
        return 0
    return 1 if team.level.startswith(EXEC_SHARED) else 4


def _player(
    team: Entrant, seat: int, seed: str, programs: list[BotSession]
) -> Player | SeeingPlayer:
    if programs:
        session = programs[seat // 2 % len(programs)]
        return ExternalPlayer(team.level, team.version, session)
    chance = player_seed(seed, seat)
    if team.level in ARENA_LEVELS:
        return ARENA_LEVELS[team.level](chance)
    return make_player(team.level, chance)
