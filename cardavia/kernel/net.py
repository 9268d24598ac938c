"""Networks of the kernel: what they think, and what they learn from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardavia.kernel.errors import KernelMissing
from cardavia.kernel.native import available, native

if TYPE_CHECKING:
    from cardavia._kernel import Net, Stop
elif available():
    Net = native.Net
else:

    class Net:
        """Stands where the kernel is missing, and says so."""

        def __init__(self, _bytes: bytes) -> None:
            raise KernelMissing


__all__ = [
    "Growth",
    "Manner",
    "Net",
    "duels",
    "harvest",
    "net_blocks",
    "net_choices",
    "net_features",
    "net_ponder",
    "net_recall",
    "net_think",
    "net_worths",
]


class Growth(NamedTuple):
    """How the deals are played that a network learns from; all are chances.

    Attributes:
        random: that an action is any legal one.
        trump_leads: that a seat which leads and may lead a trump leads one.
        kept: that a decision of the team that is learnt from becomes a row.
    """

    random: float = 0.1
    trump_leads: float = 0.15
    kept: float = 0.6


class Manner(NamedTuple):
    """How the other seats are taken to choose, by the worths that a network finds.

    Attributes:
        heat: in points: an action worth this much less is chosen e times less often.
        slip: the chance that any legal action is chosen, whatever it is worth.
    """

    heat: float = 0.5
    slip: float = 0.2


def net_blocks() -> list[tuple[str, int, str]]:
    """The blocks of features: name, size, and what their numbers stand for.

    That is `lanes` or `kinds`, one or several times all of them, `suits N` for N numbers by suit,
    or `other`.
    """
    return native.net_blocks()


def net_features(position: bytes) -> bytes:
    """What the seat to move knows: a bit for each feature, the lowest of a byte first."""
    return native.net_features(position)


def net_choices(position: bytes) -> tuple[bytes, bytes]:
    """The numbers of the choices of the seat to move, and their roles, as in a row."""
    return native.net_choices(position)


def net_worths(net: "Net", position: bytes) -> tuple[bytes, list[int]]:
    """The codes of the legal actions, and their worths in 1/1024² of a point from here on."""
    return native.net_worths(net, position)


def net_think(net: "Net", facts: bytes) -> tuple[bytes, list[int]]:
    """As `net_worths`, from the facts of the seat to move alone (`cardavia.search.facts_of`)."""
    return native.net_think(net, facts)


def net_recall(net: "Net", position: bytes, seat: int, manner: Manner) -> float:
    """The logarithm of the chance that in a position the seats but one did what they did."""
    return native.net_recall(net, position, seat, manner)


def net_ponder(
    net: "Net",
    facts: bytes,
    worlds: int,
    tries: int,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: "Stop | None" = None,
) -> tuple[bytes, list[tuple[int, int, int]], tuple[int, int, int], list[int]]:
    """What each legal action comes to in worlds that fit; those that are worse are given up soon.

    Args:
        net: plays on for the seat's team in every world, and for the others in those of odd number;
            in those of even number they go on by the rule of thumb. In the last four tricks worlds
            of odd number are solved instead.
        facts: of the seat to move.
        worlds: in how many the contenders are tried, if `tries` suffice.
        tries: how often actions are tried in all, about; in one world they are in any case.
        seed: 0 to 2**64 - 1; world number n is drawn from stream n of it.
        threads: how many to share the worlds among.
        seconds: how long it may take; one world is looked at whatever the time.
        stop: a flag that ends it.

    Returns:
        The codes of the legal actions. By action: its margin at the end of the deal times the
        number of contenders, less the sum of theirs, summed over the worlds where it was tried; the
        same squared, summed; and how many worlds. How many contenders there are, the sum of all
        their margins, and in how many worlds. What the network thinks of each action, as
        `net_worths`.
    """
    return native.net_ponder(
        net, facts, worlds, tries, seed, threads=threads, seconds=seconds, stop=stop
    )


def harvest(
    nets: "Sequence[Net | None]",
    first: int,
    deals: int,
    seed: int,
    growth: Growth,
    *,
    threads: int = 1,
    stop: "Stop | None" = None,
) -> tuple[bytes, bytes, bytes, bytes]:
    """Rows of the deals of these numbers of a seed: features as bits, choices, roles, margins.

    One team plays by the first network, and its decisions become rows; the other plays by any of
    them. None stands for the rule of thumb. `cardavia.training.Rows` says how rows are laid out.
    """
    return native.harvest(list(nets), first, deals, seed, growth, threads=threads, stop=stop)


def duels(
    one: "Net | None",
    other: "Net | None",
    first: int,
    deals: int,
    seed: int,
    *,
    threads: int = 1,
) -> list[int]:
    """By deal, played twice with the teams exchanged, `one`'s points less `other`'s over both.

    Without a network the rule of thumb plays.
    """
    return native.duels(one, other, first, deals, seed, threads=threads)
