"""Who works through units: the processes of this machine, or a cluster of machines.

A **unit** is work that depends on nothing but itself, such as the deals of a shard: which of them,
by whom and from which seed. So its result is the same wherever, whenever and however often it is
worked out, and an `Executor` may spread units as it likes and begin one again whose worker was
lost.

>>> list(LocalExecutor(workers=1).run([3, 4], float))
[3.0, 4.0]

The other executor is that of `cardavia.work.cluster`.
"""

import os
from collections.abc import Callable, Generator, Iterable
from typing import Protocol, TypeVar

from cardavia.work.pool import in_order, worker_count

__all__ = ["Executor", "LocalExecutor"]

U = TypeVar("U")
R = TypeVar("R")


class Executor(Protocol):
    """Works through units.

    `remote` says that each unit and each result crosses a network, to machines that may have been
    set up otherwise: then a unit should be worth seconds, and ought to check what it relies on.
    """

    @property
    def remote(self) -> bool:
        """Whether units are worked on by other machines."""

    def run(
        self, units: Iterable[U], function: Callable[[U], R], *, most: int | None = None
    ) -> Generator[R, None, None]:
        """The function's result for each unit, in the units' order, as soon as that allows.

        Function, units and results have to pickle, and the function has to stand in a module: it
        is looked up by its name where the work is done (a `functools.partial` of such a function
        is one, too). Units are drawn as they are needed, a few for each worker ahead of the
        results, so what has come so far can end them. `most` is their greatest number, if known.

        What the function raises is raised here, in its unit's place. Closing the generator early,
        or an exception such as Ctrl-C, stops what is being worked on.
        """


class LocalExecutor:
    """So many processes of this machine, by default one for each core; 1 works in this one."""

    remote = False

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers

    def run(
        self, units: Iterable[U], function: Callable[[U], R], *, most: int | None = None
    ) -> Generator[R, None, None]:
        """See `Executor`; raises `BrokenExecutor` when a worker was killed."""
        asked = self._workers or os.cpu_count() or 1
        return in_order(
            function, units, workers=worker_count(asked, asked if most is None else most)
        )
