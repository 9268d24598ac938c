"""Networks of the kernel: what they think, and what they learn from."""

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


__all__ = ["Growth", "Net", "duels", "harvest", "net_blocks", "net_features", "net_worths"]


class Growth(NamedTuple):
    """How the deals are played that a network learns from; all are chances.

    Attributes:
        random: that an action is any legal one.
        trump_leads: that a seat which leads and may lead a trump leads one.
        thumbs: that a team plays a whole deal by the rule of thumb.
        kept: that a decision becomes a row.
    """

    random: float = 0.1
    trump_leads: float = 0.15
    thumbs: float = 0.1
    kept: float = 0.3


def net_blocks() -> list[tuple[str, int, str]]:
    """The blocks of features: name, size, and what their numbers stand for.

    That is `lanes` or `kinds`, one or several times all of them, `suits N` for N numbers by suit,
    or `other`.
    """
    return native.net_blocks()


def net_features(position: bytes) -> bytes:
    """What the seat to move knows: a bit for each feature, the lowest of a byte first."""
    return native.net_features(position)


def net_worths(net: "Net", position: bytes) -> tuple[bytes, list[int]]:
    """The codes of the legal actions, and their worths in 1/1024² of a point from here on."""
    return native.net_worths(net, position)


def harvest(
    net: "Net | None",
    first: int,
    deals: int,
    seed: int,
    growth: Growth,
    *,
    threads: int = 1,
    stop: "Stop | None" = None,
) -> tuple[bytes, bytes, bytes]:
    """Rows of the deals of these numbers of a seed: features as bits, choices, margins.

    `cardavia.training.Rows` says how they are laid out. Without a network the rule of thumb plays.
    """
    return native.harvest(net, first, deals, seed, growth, threads=threads, stop=stop)


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
