"""What the network thinks, and what comes of pondering by it: the search of the strong players.

Where `search` lets the rule of thumb play on, this lets a network play for the own team, and by
turns one or the other for the opponents; and it spends its tries on the actions that may be the
best. It needs the native kernel. `docs/ai.md` tells what each part brings.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from cardavia.kernel import Net, net_ponder, net_think
from cardavia.rules import Action
from cardavia.search.codes import action_of
from cardavia.search.errors import NotToMove
from cardavia.search.facts import facts_of
from cardavia.view import View

if TYPE_CHECKING:
    from cardavia._kernel import Stop

__all__ = ["Depth", "Pondered", "Thought", "Tried", "ponder", "think"]

_POINT: Final = 1 << 20
"""The kernel counts worths in 1/1024² of a point."""


class Thought(NamedTuple):
    """An action and what the network thinks of it.

    Attributes:
        action: the action.
        worth: in points, the own team's less the others', from here to the end of the deal.
    """

    action: Action
    worth: float


class Tried(NamedTuple):
    """What came of an action in the worlds.

    Attributes:
        action: the action.
        worth: what the network alone thinks of it, as in `Thought`.
        margin: points of the own team less those of the other team at the end of the deal, on
            average over the worlds.
        variance: of by how much it is ahead of the mean of the contenders in the same world, in
            points squared.
        worlds: in how many worlds it was tried; fewer than others if it was given up.
    """

    action: Action
    worth: float
    margin: float
    variance: float
    worlds: int


class Pondered(NamedTuple):
    """What pondering came to.

    Attributes:
        tried: the legal actions, in the order of `Judgement.actions`.
        worlds: in how many worlds those that may be the best were tried.
    """

    tried: tuple[Tried, ...]
    worlds: int


class Depth(NamedTuple):
    """How much is pondered.

    Attributes:
        worlds: at most so many are drawn, all with the same chance.
        tries: how often actions are tried in all, about. After every few worlds, those that are
            worse beyond doubt are given up, and the others are tried in the more.
    """

    worlds: int
    tries: int


def think(net: Net, view: View) -> tuple[Thought, ...]:
    """What the network thinks of each legal action of the view's seat, from the view alone.

    Raises:
        NotToMove: the view's seat has nothing to choose.
        KernelMissing: the native kernel was not built.
    """
    return _thoughts(*net_think(net, _facts(view)))


def ponder(
    net: Net,
    view: View,
    depth: Depth,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: "Stop | None" = None,
) -> Pondered:
    """Judge each legal action of the view's seat over worlds that fit what it knows.

    The result depends on net, view, depth and seed alone, unless time runs out.

    Args:
        net: plays on by what a seat may see there: in every world for the own team, and in every
            second one for the others.
        view: what the seat to move knows.
        depth: how much to ponder.
        seed: 0 to 2**64 - 1.
        threads: how many to share the worlds among, 1 to 256.
        seconds: how long it may take; one world is looked at whatever the time.
        stop: a flag from `cardavia.kernel.stop_flag` that ends it.

    Raises:
        NotToMove: the view's seat has nothing to choose.
        NoWorld: no deal fits the view.
        KernelMissing: the native kernel is not there.
        ValueError: a number is out of range.
    """
    codes, compared, (contenders, total, worlds), worths = net_ponder(
        net, _facts(view), *depth, seed, threads=threads, seconds=seconds, stop=stop
    )
    mean = total / contenders / worlds
    tried = []
    for thought, (ahead, squares, count) in zip(_thoughts(codes, worths), compared, strict=True):
        margin = mean + ahead / contenders / count
        tried.append(Tried(*thought, margin, squares / contenders**2 / count, count))
    return Pondered(tuple(tried), worlds)


def _facts(view: View) -> bytes:
    if not view.legal or view.seat is None:
        raise NotToMove(view.seat)
    return facts_of(view)


def _thoughts(codes: bytes, worths: list[int]) -> tuple[Thought, ...]:
    return tuple(
        Thought(action_of(code), worth / _POINT) for code, worth in zip(codes, worths, strict=True)
    )
