"""A Ray cluster of two nodes on this machine's loopback, and units to be worked on there."""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

__all__ = [
    "LOOPBACK",
    "ON_A_CLUSTER",
    "Machines",
    "fall",
    "hang_on",
    "listening",
    "root_of",
    "square",
]

ON_A_CLUSTER = [
    pytest.mark.cluster,
    # Ray leaves files and processes to Python's end.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*accelerator visible devices:FutureWarning"),
    # Nodes are started by a fork, also after JAX; at once they are other programs.
    pytest.mark.filterwarnings(r"ignore:os\.fork\(\) was called:RuntimeWarning"),
]
"""The marks of a module's tests."""

LOOPBACK = {"0100007F", "00000000000000000000000001000000", "0000000000000000FFFF00000100007F"}
"""The loopback's addresses as `/proc/net` writes them."""

_NODE = {
    "num_cpus": 1,
    "object_store_memory": 80 * 2**20,
    "node_ip_address": "127.0.0.1",
    "include_dashboard": False,
}
_ENVIRONMENT = {
    "PYTHONPATH": str(Path(__file__).parents[2]),  # where the workers find the units below
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # or Ray leaves the loopback
    "RAY_USAGE_STATS_ENABLED": "0",
}


class Machines:
    """A head, and a second node that can be killed. Raises RuntimeError without Ray."""

    def __init__(self) -> None:
        if find_spec("ray") is None:
            raise RuntimeError("no Ray for the tests of a cluster: run `make cluster`")
        self._folder = Path(tempfile.mkdtemp(prefix="ray-"))  # short: sockets lie in it
        (self._folder / "ray").mkdir()
        self.second: Any = None
        with self.environment():
            from ray.cluster_utils import Cluster  # noqa: PLC0415 - an extra

            self._cluster = Cluster(initialize_head=True, head_node_args=_NODE)

    @contextmanager
    def environment(self) -> Iterator[None]:
        """What Ray reads when it is imported, and hands on."""
        before = dict(os.environ)
        os.environ.update(_ENVIRONMENT, RAY_TMPDIR=str(self._folder))
        try:
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)

    @property
    def address(self) -> str:
        """Where its head listens."""
        return str(self._cluster.address)

    def complete(self) -> None:
        """Start the second node, if it does not run."""
        if self.second is None:
            self.second = self._cluster.add_node(**_NODE)

    def kill_second(self) -> None:
        """End the second node and its workers, without notice."""
        self._cluster.remove_node(self.second, allow_graceful=False)
        self.second = None

    def processes(self) -> set[int]:
        """The processes of both nodes, their workers among them."""
        nodes = (self._cluster.head_node, self.second)
        return set().union(
            *(_family(root_of(node, kind)) for node in nodes for kind in _kinds(node))
        )

    def end(self) -> None:
        """Stop all of it."""
        self._cluster.shutdown()
        rmtree(self._folder, ignore_errors=True)  # its last processes may still write there


def _kinds(node: Any) -> list[str]:
    return list(node.all_processes)


def root_of(node: Any, kind: str = "raylet") -> int:
    """The process of a node that its workers are children of, or another kind of process."""
    return int(node.all_processes[kind][0].process.pid)


def _family(pid: int) -> set[int]:
    """A process and all that it started."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        children = [int(one) for task in tasks for one in (task / "children").read_text().split()]
    except OSError:  # it has ended
        return set()
    return {pid}.union(*map(_family, children))


def listening(processes: set[int]) -> list[str]:
    """The addresses, as `/proc/net` writes them, at which these processes listen."""
    sockets = {link for pid in processes for link in _links(pid)}
    return [
        fields[1].partition(":")[0]
        for table in ("tcp", "tcp6")
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]
        if (fields := line.split())[3] == "0A" and f"socket:[{fields[9]}]" in sockets
    ]


def _links(pid: int) -> Iterator[str]:
    for path in Path(f"/proc/{pid}/fd").iterdir():
        try:
            yield str(path.readlink())
        except OSError:
            continue  # closed meanwhile


def hang_on(root: int, note: Path, unit: int) -> int:
    """A unit: its square; but on the node of that process it leaves a note and never ends."""
    if os.getppid() == root:
        note.touch()
        time.sleep(1_000)
    return square(unit)


def square(unit: int) -> int:
    """A unit: its square; of a negative number, a ValueError."""
    if unit < 0:
        raise ValueError(f"{unit} is negative")
    return unit * unit


def fall(unit: int) -> int:
    """A unit that takes its worker down."""
    os._exit(unit)
