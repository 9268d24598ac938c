"""Units spread over the machines of a Ray cluster; Ray is the extra `cardavia[cluster]`.

A task is one unit on one processor, and it is begun again elsewhere when its worker or its machine
is lost. Each task first compares the code that it would run with the code here, so that a machine
of another version is an error rather than another result.

ClusterError
├── RayMissing           the extra is not installed
├── ClusterUnreachable   there is no cluster, or none that this machine can join
├── ClusterMismatch      a machine of the cluster has another Cardavia, or none
└── UnitLost             a unit took its worker down again and again
"""

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from socket import create_connection, gethostname
from typing import Any, Final, TypeVar

from cardavia.work.aside import ray_speaks_aside
from cardavia.work.code import unit_version

__all__ = [
    "ClusterError",
    "ClusterMismatch",
    "ClusterUnreachable",
    "RayExecutor",
    "RayMissing",
    "UnitLost",
    "ray_cluster",
]

U = TypeVar("U")
R = TypeVar("R")

_RETRIES: Final = 10
_AHEAD: Final = 2
_GRACE: Final = 5.0
_PATIENCE: Final = 5.0
_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class ClusterError(Exception):
    """Anything that is wrong with the cluster; the tree is drawn above."""


class RayMissing(ClusterError):
    """The extra is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "a cluster needs the package ray, which is not installed: "
            "pip install 'cardavia[cluster]', or `make cluster` where `make play` is used"
        )


class ClusterUnreachable(ClusterError):
    """There is no cluster, or none that this machine can join."""


class ClusterMismatch(ClusterError):
    """A machine of the cluster has another Cardavia than this one, or none."""


class UnitLost(ClusterError):
    """A unit took its worker down again and again."""


@contextmanager
def ray_cluster(address: str | None = None) -> "Iterator[RayExecutor]":
    """An executor on the cluster whose head is at `address`, `HOST:PORT`.

    By default that is the cluster which the environment's `RAY_ADDRESS` names or which was
    started on this machine. This machine has to be part of it; `RayExecutor.run` can be called as
    often as needed until the block is left. Raises `RayMissing` and `ClusterUnreachable`.
    """
    address = address or os.environ.get("RAY_ADDRESS")
    _prepare(address)
    ray = _ray()
    try:
        found = address or _started_here()
        _reach(found)
        ray.init(address=found, log_to_driver=False, logging_level=logging.CRITICAL)
    except Exception as error:  # Ray raises half a dozen kinds, its own and Python's
        where = f"at {address}" if address else "on this machine"
        raise ClusterUnreachable(
            f"no Ray cluster can be joined {where}: {_first_line(error)}; see `ray start`"
        ) from error
    try:
        with ray_speaks_aside():
            yield RayExecutor(ray)
    finally:
        ray.shutdown()


def _prepare(address: str | None) -> None:
    """Set what Ray reads from the environment while it is imported."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    os.environ.setdefault("RAY_DEDUP_LOGS", "0")  # or it prints what it held back at the end
    if address and _host(address) in _LOOPBACK:
        # Or it would look for the head at an address of this machine that others can reach, where
        # a head that keeps to the loopback does not listen.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - large, and only this needs it
    except ImportError:
        raise RayMissing from None
    return ray


def _started_here() -> str:
    """The address of the cluster that was started on this machine last; raises ConnectionError."""
    from ray._private.services import get_ray_address_from_environment  # noqa: PLC0415

    found = str(get_ray_address_from_environment("auto", None))
    if _host(found) in _LOOPBACK:
        raise ConnectionError(f"one that keeps to the loopback has to be named, {found}")
    return found


def _reach(address: str) -> None:
    """Raise OSError or ValueError if nobody listens there: Ray would try for many minutes."""
    host, port = _host(address), address.rpartition(":")[2]
    if not host or "://" in host or not port.isdecimal():
        raise ValueError("an address is HOST:PORT, and this machine has to be in the cluster")
    create_connection((host, int(port)), timeout=_PATIENCE).close()


def _host(address: str) -> str:
    return address.rpartition(":")[0].strip("[]")


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__).strip().rstrip(".")


class RayExecutor:
    """The processors of the cluster that this process has joined; see `ray_cluster`."""

    remote = True

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def run(
        self, units: Iterable[U], function: Callable[[U], R], *, most: int | None = None
    ) -> Generator[R, None, None]:
        """See `cardavia.work.Executor`; raises `ClusterMismatch` and `UnitLost`.

        Machines may come and go meanwhile; without any, it waits for one. A large `function`, such
        as a `partial` with weights, travels to each machine once.
        """
        del most  # Ray starts processes as there are tasks for them
        options = {"num_cpus": 1, "max_retries": _RETRIES, "scheduling_strategy": "SPREAD"}
        task = self._ray.remote(**options)(_work)
        shared = self._ray.put(function)
        waiting: deque[Any] = deque()
        try:
            for unit in units:
                waiting.append(task.remote(unit_version(), shared, unit))
                while len(waiting) >= self._window():
                    yield self._result(waiting)
            while waiting:
                yield self._result(waiting)
        finally:
            self._cancel(waiting)

    def _window(self) -> int:
        """How many tasks to have begun: some for each processor that there is now."""
        return _AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 0)))

    def _result(self, waiting: deque[Any]) -> Any:
        """The result of the first task, which is taken from those that wait."""
        errors = self._ray.exceptions
        try:
            result = self._ray.get(waiting[0])
        except errors.RayTaskError as error:
            if isinstance(error.cause, Exception) and not isinstance(error.cause, errors.RayError):
                raise error.cause from error
            raise ClusterMismatch(f"a machine cannot do the work: {_last_line(error)}") from error
        except errors.RayError as error:
            raise UnitLost(f"begun {_RETRIES + 1} times, and never done: {error}") from error
        waiting.popleft()
        return result

    def _cancel(self, tasks: Iterable[Any]) -> None:
        """Stop tasks: those that run get a KeyboardInterrupt and a while to end their programs."""
        stopped = list(tasks)
        for one in stopped:
            self._ray.cancel(one)
        if stopped:
            self._ray.wait(stopped, num_returns=len(stopped), timeout=_GRACE)


def _last_line(error: BaseException) -> str:
    return str(error).strip().splitlines()[-1].strip().rstrip(".")


def _work(code: str, function: Callable[[U], R], unit: U) -> R:
    """Work on one unit; runs in a worker of the cluster."""
    if unit_version() != code:
        raise ClusterMismatch(
            f"{gethostname()} has Cardavia {unit_version()}, this machine {code}; "
            "install the same on all of them"
        )
    return function(unit)
