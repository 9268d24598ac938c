"""Trained on a cluster of two nodes, a network is the one that this machine trains, to the byte."""

import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest

from cardavia.growing import duel, grow, spans
from cardavia.kernel import Growth
from cardavia.training import Generation, Plan, Progress, Run, any_weights, net_bytes
from cardavia.work import LocalExecutor, ray_cluster
from tests.support.command import cardavia
from tests.support.machines import ON_A_CLUSTER, Machines

pytestmark = ON_A_CLUSTER

PLAN = Plan(thumb_deals=1_000, chunk=150, epochs=1, batch=96, unlearnt=200, duels=300)
LONG = Plan(thumb_deals=30_000, chunk=1_500, epochs=0.1, batch=2_048, unlearnt=200, duels=300)


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def before_learning(at: Progress) -> None:
    """Stop when the rows are there."""
    if at.doing == "learning":
        raise Interrupted


def before_the_third(at: Progress) -> None:
    """Stop when two chunks are there."""
    if at.done > 0.2:
        raise Interrupted


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def record(folder: Path) -> list[Generation]:
    """What came of the generations, but for how long they took."""
    lines = (folder / "record.jsonl").read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Generation) for line in lines]
    return [msgspec.structs.replace(one, seconds=0) for one in found]


def unexpected(err: bytes) -> list[str]:
    """Lines that tell neither how it goes nor that a node, and rows on it, were lost."""
    told = re.compile(
        r"generation 1: |cardavia: \(raylet\) |\[.*:info_message: Attempting to recover"
    )
    return [line for line in err.decode().splitlines() if not told.match(line)]


def command(folder: Path, plan: Plan, *options: str) -> tuple[str, ...]:
    """The arguments for one generation."""
    path = folder.with_suffix(".json")
    path.write_bytes(msgspec.json.encode(plan))
    return ("train", str(folder), "--plan", str(path), "--generations", "1", *options)


def test_units_come_to_what_they_do_here(machines: Machines) -> None:
    net = net_bytes(any_weights(3))
    growing = partial(grow, [net, None], 5, Growth(), 1)
    duelling = partial(duel, net, None, 5, 1)
    here = LocalExecutor(workers=1)
    with ray_cluster(machines.address) as there:
        assert list(there.run(spans(30, 7), growing)) == list(here.run(spans(30, 7), growing))
        assert list(there.run(spans(30, 7), duelling)) == list(here.run(spans(30, 7), duelling))


def test_rows_are_the_same_files_and_an_interrupted_run_goes_on(
    machines: Machines, tmp_path: Path
) -> None:
    with pytest.raises(Interrupted):
        Run(tmp_path / "here", PLAN, threads=2, tell=before_learning).next_generation()
    with ray_cluster(machines.address) as executor:
        with pytest.raises(Interrupted):
            Run(
                tmp_path / "there", PLAN, executor=executor, tell=before_the_third
            ).next_generation()
        assert set(files(tmp_path / "there" / "rows-1")) == {"0.npz", "1.npz"}
        with pytest.raises(Interrupted):
            Run(tmp_path / "there", None, executor=executor, tell=before_learning).next_generation()
    rows = files(tmp_path / "there" / "rows-1")
    assert set(rows) == {*(f"{at}.npz" for at in range(7)), "unlearnt.npz"}
    assert rows == files(tmp_path / "here" / "rows-1")


def test_a_node_that_is_killed_changes_nothing(machines: Machines, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    with subprocess.Popen(
        [
            *(sys.executable, "-m", "cardavia"),
            *command(there, LONG, "--ray-address", machines.address),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while not (there / "rows-1" / "0.npz").exists():
            assert process.poll() is None
            time.sleep(0.01)
        machines.kill_second()
        assert not (there / "rows-1" / "unlearnt.npz").exists()
        _, err = process.communicate(timeout=250)
    assert process.returncode == 0, err.decode()
    assert unexpected(err) == []
    assert cardavia(*command(here, LONG)).code == 0
    assert record(there) == record(here)
    for name in ("net-1.bin", "weights-1.npz", "curve.svg"):
        assert (there / name).read_bytes() == (here / name).read_bytes(), name


def test_ctrl_c_keeps_the_chunks_and_leaves_the_cluster_to_others(
    machines: Machines, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    endless = msgspec.structs.replace(LONG, thumb_deals=100_000_000)
    with subprocess.Popen(
        [
            *(sys.executable, "-m", "cardavia"),
            *command(folder, endless, "--ray-address", machines.address),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while not (folder / "rows-1" / "0.npz").exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert unexpected(err) == []
    assert "0.npz" in files(folder / "rows-1")
    with ray_cluster(machines.address) as executor:
        assert len(list(executor.run(spans(4, 1), partial(duel, None, None, 1, 1)))) == 4
