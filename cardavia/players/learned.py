"""The players that learn: a network alone, and one that ponders by it.

The network was trained from deals that it played itself; `docs/ai.md` tells how, and what was
found. They need the native kernel.
"""

import math
import random
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from cardavia.kernel import KernelMissing, Net, available, stop_flag
from cardavia.rules import Action
from cardavia.search import Depth, Pondered, Thought, ponder, seed_of, think
from cardavia.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardavia._kernel import Stop

__all__ = [
    "LearnedPlayer",
    "PonderingPlayer",
    "Way",
    "Whim",
    "judged",
    "learned_net",
    "no_plain_mistakes",
]

_VERSION: Final = "2"


@cache
def learned_net() -> Net:
    """The network of the package, read once.

    Raises:
        KernelMissing: the native kernel was not built.
    """
    if not available():
        raise KernelMissing
    return Net(files("cardavia.players").joinpath("weights", "net.bin").read_bytes())


class Whim(NamedTuple):
    """How a player departs from the action that it thinks best.

    Attributes:
        heat: in points: an action that it thinks worth this much less is taken e times less often.
        most: in points: one that it thinks worse than the best by more than this is never taken.
    """

    heat: float
    most: float


class LearnedPlayer:
    """Does what the network thinks best, in microseconds, or something near it.

    Equal seeds and views get equal actions.

    Args:
        level: the word that `make_player` knows it by.
        name: what people read.
        seed: of its whims.
        whim: how it departs from the best; None for never.
    """

    version: str = _VERSION

    def __init__(self, level: str, name: str, seed: int, whim: Whim | None = None) -> None:
        self.level = level
        self.name = name
        self._seed = seed
        self._whim = whim

    def act(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        thoughts = think(learned_net(), view)
        return _chosen(thoughts, self._whim, seed_of(self._seed, view))


def _chosen(thoughts: "Sequence[Thought]", whim: Whim | None, seed: int) -> Action:
    """The best action, of equal ones the first; or by a whim one near it."""
    best = max(thought.worth for thought in thoughts)
    if whim is None:
        return next(thought.action for thought in thoughts if thought.worth == best)
    near = [thought for thought in thoughts if best - thought.worth <= whim.most]
    weights = [math.exp((thought.worth - best) / whim.heat) for thought in near]
    return random.Random(seed).choices(near, weights)[0].action


def judged(pondered: Pondered, doubt: float) -> tuple[Thought, ...]:
    """What the actions that were tried are worth by the worlds and by the network.

    Both are estimates. The worlds' is as good as their number, and the spread between them, allow;
    the network's is taken to be off by `doubt`, and where the two are further apart than that and
    luck explain, by what is left to explain. Each counts by the inverse of its variance: where all
    worlds agree they decide, and where luck does, the network's word weighs more. Worths are
    relative to the mean of the actions.

    Args:
        pondered: what pondering came to.
        doubt: standard deviation in points by which the network's worths are off, above 0.
    """
    tried = pondered.tried
    margins = _from_mean([one.margin for one in tried])
    thoughts = _from_mean([one.worth for one in tried])
    apart = fmean((a - b) ** 2 for a, b in zip(margins, thoughts, strict=True))
    luck = fmean(one.variance / one.worlds for one in tried)
    variance = max(doubt**2, apart - luck)
    found = []
    for one, margin, thought in zip(tried, margins, thoughts, strict=True):
        trust = one.variance / variance  # as so many worlds the network's word counts
        worth = (one.worlds * margin + trust * thought) / (one.worlds + trust)
        found.append(Thought(one.action, worth))
    return tuple(found)


def _from_mean(numbers: "Sequence[float]") -> list[float]:
    mean = fmean(numbers)
    return [number - mean for number in numbers]


def no_plain_mistakes(
    pondered: Pondered, thoughts: "Sequence[Thought]", plain: float
) -> "list[Thought]":
    """The thoughts without those of actions that are plainly worse, whatever luck does.

    That is, worse by more than the part `plain` of their standard deviation over the worlds.
    """
    best = max(thought.worth for thought in thoughts)
    return [
        thought
        for thought, one in zip(thoughts, pondered.tried, strict=True)
        if best - thought.worth <= plain * one.variance**0.5
    ]


class Way(NamedTuple):
    """How a player ponders.

    Attributes:
        depth: how much.
        doubt: by how many points the network's own word is taken to be off.
        whim: how it departs in its plays from what it then thinks best, where luck counts for more
            than what is chosen; None for never.
        plain: an action that is worse by more than this part of its standard deviation over the
            worlds is a plain mistake, which no whim makes.
    """

    depth: Depth
    doubt: float
    whim: Whim | None = None
    plain: float = 0.15


class PonderingPlayer:
    """Ponders each action over worlds that fit what its seat knows.

    Equal seeds and views get equal actions, as long as `seconds` suffice: pondering that runs out
    of time decides by the worlds that it has looked at.

    Args:
        level: the word that `make_player` knows it by.
        name: what people read.
        way: how it ponders, and what it makes of that.
        seed: of its lots.
        threads: how many it uses.
        seconds: how long it may take for an action; None for as long as it takes.
    """

    version: str = _VERSION

    def __init__(
        self,
        level: str,
        name: str,
        way: Way,
        seed: int,
        *,
        threads: int = 1,
        seconds: float | None = 10.0,
    ) -> None:
        self.level = level
        self.name = name
        self._way = way
        self._seed = seed
        self._threads = threads
        self._seconds = seconds
        self._stop: Stop | None = None

    def act(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        self._stop = stop = stop_flag()
        seed, threads, seconds = seed_of(self._seed, view), self._threads, self._seconds
        depth, doubt, whim, plain = self._way
        pondered = ponder(
            learned_net(), view, depth, seed, threads=threads, seconds=seconds, stop=stop
        )
        whim = whim if view.phase == "play" else None
        thoughts = no_plain_mistakes(pondered, judged(pondered, doubt), plain)
        return _chosen(thoughts, whim, seed)

    def stop(self) -> None:
        """End the `act` that is going on in another thread; it answers by what it has looked at."""
        if self._stop is not None:
            self._stop.set()
