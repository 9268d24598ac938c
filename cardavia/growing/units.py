"""Deals that are grown or played as duels, so many at a time.

Both raise `ClusterMismatch` on a machine whose kernel was not built.
"""

from collections.abc import Sequence
from socket import gethostname
from typing import NamedTuple

from cardavia.kernel import Growth, KernelMissing, Net, available, duels, harvest
from cardavia.work import ClusterMismatch

__all__ = ["Span", "duel", "grow", "spans"]


class Span(NamedTuple):
    """A unit: deals in a row, the number of the first of them and how many there are."""

    first: int
    deals: int


def spans(deals: int, most: int) -> list[Span]:
    """The deals from number 0 on, at most so many at a time.

    >>> spans(5, 2)
    [Span(first=0, deals=2), Span(first=2, deals=2), Span(first=4, deals=1)]
    """
    return [Span(first, min(most, deals - first)) for first in range(0, deals, most)]


def grow(
    nets: Sequence[bytes | None], seed: int, growth: Growth, threads: int, span: Span
) -> tuple[bytes, bytes, bytes, bytes]:
    """The rows of these deals as the kernel writes them, see `cardavia.kernel.harvest`.

    One team plays by the first network, and its decisions become rows; the other by any of them.
    They depend on neither `threads` nor the machine. A network is what `cardavia.kernel.Net` reads;
    None stands for the rule of thumb, here and in duels.
    """
    _need_kernel()
    return harvest(
        [_brain(one) for one in nets], span.first, span.deals, seed, growth, threads=threads
    )


def duel(one: bytes | None, other: bytes | None, seed: int, threads: int, span: Span) -> list[int]:
    """By deal `one`'s points less `other`'s over two playings, see `cardavia.kernel.duels`."""
    _need_kernel()
    return duels(_brain(one), _brain(other), span.first, span.deals, seed, threads=threads)


def _need_kernel() -> None:
    if not available():
        raise ClusterMismatch(f"{gethostname()} can grow and play nothing: {KernelMissing()}")


def _brain(net: bytes | None) -> Net | None:
    return None if net is None else Net(net)
