"""Players that are slow, unruly or broken, for tests of those who ask them."""

import threading

from cardavia.players import GreedyPlayer
from cardavia.rules import Action
from cardavia.view import View

__all__ = ["Cheat", "Endless", "Failing", "Last", "Obedient", "Thinker", "endless", "greedy"]


class Last:
    """Plays the last legal action, which the rule-of-thumb player seldom does; notes who asked."""

    name = level = "last"
    version = "1"

    def __init__(self, asked: list[int | None] | None = None) -> None:
        self.asked = [] if asked is None else asked

    def act(self, view: View) -> Action:
        self.asked.append(view.seat)
        return view.legal[-1]


class Thinker:
    """Thinks until it is told to be done."""

    name = level = "thinker"
    version = "1"

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.done = threading.Event()
        self.times = 0

    def act(self, view: View) -> Action:
        self.times += 1
        self.asked.set()
        assert self.done.wait(60)
        return view.legal[-1]


class Obedient(Thinker):
    """Thinks until it is stopped."""

    def stop(self) -> None:
        """Come to an end."""
        self.done.set()


class Endless:
    """Never comes to an end, whatever it is told."""

    name = level = "endless"
    version = "1"

    def __init__(self) -> None:
        self.asked = threading.Event()

    def act(self, view: View) -> Action:
        self.asked.set()
        while True:
            threading.Event().wait(view.deal)


class Cheat:
    """Plays what it may not."""

    name = level = "cheat"
    version = "1"

    def act(self, view: View) -> Action:
        return Action("play", view.indicator)


class Failing:
    """Raises an error that names a card."""

    name = level = "failing"
    version = "1"

    def act(self, view: View) -> Action:
        raise ValueError(f"cannot think of {view.hand}")


def endless(_level: str, _seed: int) -> Endless:
    """A maker of players for a server at which no AI player ever answers."""
    return Endless()


def greedy(_level: str, seed: int) -> GreedyPlayer:
    """A maker of players that draw no lots and never change, whatever the level is."""
    return GreedyPlayer(seed)
