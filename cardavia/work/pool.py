"""Work in several processes, its results in order."""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from types import FrameType
from typing import TypeVar

__all__ = ["in_order", "worker_count"]

J = TypeVar("J")
T = TypeVar("T")

_AHEAD = 4
_GRACE = 5.0
_stopping = Event()


def worker_count(workers: int | None, jobs: int) -> int:
    """How many processes to use: those asked for or one for each core, but not more than jobs."""
    return max(1, min(workers or os.cpu_count() or 1, jobs))


def in_order(
    task: Callable[[J], T], jobs: Iterable[J], *, workers: int, ahead: int = _AHEAD
) -> Generator[T, None, None]:
    """The task's result for each job, in the jobs' order, worked out by so many processes.

    1 works in this process. Task and jobs have to pickle, and results must depend on the job alone:
    then they do not depend on `workers`. Jobs are drawn as they are needed, at most `ahead` for
    each worker before their results are asked for, so what has come so far can end them.
    Closing the iterator early stops the workers where they are.
    """
    if workers == 1:
        yield from map(task, jobs)
        return
    # Spawned, not forked: a fork would copy the locks of the progress bar's thread.
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield from _results(pool, partial(_work, task), jobs, workers * ahead)
    except BaseException:
        _end(set(active_children()) - others)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _results(
    pool: ProcessPoolExecutor, task: Callable[[J], T], jobs: Iterable[J], window: int
) -> Iterator[T]:
    waiting: deque[Future[T]] = deque()
    for job in jobs:
        waiting.append(pool.submit(task, job))
        if len(waiting) >= window:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _end(children: Collection[BaseProcess]) -> None:
    """End workers: gently, so that they end their programs, and after a while for certain.

    A worker that is told to end while it sends a result can leave with the lock of the results in
    hand; whoever waits for that lock would wait for ever.
    """
    for child in children:
        child.terminate()
    until = time.monotonic() + _GRACE
    for child in children:
        if not wait([child.sentinel], max(0.0, until - time.monotonic())):
            child.kill()


def _begin() -> None:
    """Ctrl-C reaches every process: the first one ends the others, by SIGTERM."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _stop)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End when the first process does, even by a blow that leaves it no time to end the others."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_GRACE)  # for the programs of the deal that is being played
        os._exit(1)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    """Leave what is being worked on by an exception, so that its programs are ended too."""
    if not _stopping.is_set():
        _stopping.set()
        raise SystemExit


def _work(task: Callable[[J], T], job: J) -> T:
    if _stopping.is_set():
        raise SystemExit
    return task(job)
