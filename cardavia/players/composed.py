"""Players made of others, to measure parts of play: the arena's pairs name them.

`expert&club` seats an expert and a club player side by side in one team: how good a partner each is
for the other. `expert+thumb` declares and lays aside by the rule of thumb and plays as `expert`:
what declaring and hiding are worth.
"""

from typing import Final

from cardavia.players.greedy import GreedyPlayer
from cardavia.players.player import Player
from cardavia.rules import Action
from cardavia.view import View

__all__ = ["AND", "THUMB", "MixedPlayer", "ThumbDeclaringPlayer"]

AND: Final = "&"
"""What stands between the names of a mixed team's players."""
THUMB: Final = "+thumb"
"""What is appended to the name of a player that declares by the rule of thumb."""


class MixedPlayer:
    """One player on the first and third seat of its team, another on the second and fourth."""

    def __init__(self, one: Player, other: Player) -> None:
        self.name = f"{one.name} and {other.name}"
        self.level = f"{one.level}{AND}{other.level}"
        self.version = f"{one.version}{AND}{other.version}"
        self._players = (one, other)

    def act(self, view: View) -> Action:
        return self._players[(view.seat or 0) // 2 % 2].act(view)


class ThumbDeclaringPlayer:
    """Declares and lays aside by the rule of thumb, and plays as another player does."""

    def __init__(self, player: Player) -> None:
        self.name = f"{player.name}, declaring by the rule of thumb"
        self.level = f"{player.level}{THUMB}"
        self.version = player.version
        self._player = player
        self._thumb = GreedyPlayer(0)

    def act(self, view: View) -> Action:
        return (self._player if view.phase == "play" else self._thumb).act(view)
