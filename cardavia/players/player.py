"""What every player is: something that gets a view and answers with an action.

PlayersError (ValueError)
├── UnknownLevel      no player has this name
└── UnusableProgram   an external program cannot be started or does not speak the protocol
"""

from typing import Protocol

from cardavia.rules import Action
from cardavia.view import View

__all__ = ["Player", "PlayersError", "UnknownLevel"]


class Player(Protocol):
    """One seat's mind. It is given what its seat may know and nothing else."""

    name: str
    """What people read, such as `Greedy`."""
    level: str
    """The word that `make_player` knows it by, such as `greedy`."""
    version: str
    """Which player of that level: another one as soon as any of its decisions can differ."""

    def act(self, view: View) -> Action:
        """One of `view.legal`; asked only when this seat is to move."""
        ...


class PlayersError(ValueError):
    """Anything that is wrong with the choice of a player."""


class UnknownLevel(PlayersError):
    """No player has this name."""

    def __init__(self, level: str, known: tuple[str, ...]) -> None:
        self.level = level
        self.known = known
        super().__init__(f"unknown player {level!r}; the players are {', '.join(known)}")
