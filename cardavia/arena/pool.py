"""Work in several processes, its results in order."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

__all__ = ["in_order"]

T = TypeVar("T")


def in_order(
    task: Callable[[int], T], count: int, *, chunk: int, workers: int | None = None
) -> Iterator[T]:
    """`task(0)` to `task(count - 1)` in this order, worked out by so many processes.

    `workers` is by default one for each core; 1 works in this process. `task` has to pickle, and
    must depend on its number alone: then the results do not depend on `workers`.
    """
    workers = min(workers or os.cpu_count() or 1, -(-count // chunk))
    if workers <= 1:
        yield from map(task, range(count))
        return
    # Spawned, not forked: a fork would copy the locks of the progress bar's thread.
    # Ctrl-C reaches every process: this one ends the others, which need not complain as well.
    pool = ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        yield from pool.map(task, range(count), chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)
