"""A cluster of two nodes gives what this machine gives, also when one of them is lost."""

import json
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from cardavia.work import ClusterMismatch, UnitLost, cluster, ray_cluster
from tests.support.bots import BotShop, is_alive
from tests.support.command import cardavia
from tests.support.machines import (
    LOOPBACK,
    ON_A_CLUSTER,
    Machines,
    fall,
    hang_on,
    listening,
    root_of,
    square,
)

pytestmark = ON_A_CLUSTER

COMMAND = (sys.executable, "-m", "cardavia")
ARENA = ("arena", "greedy", "random", "--seed", "s")


def test_shards_and_figures_are_those_of_one_machine(machines: Machines, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    alone = cardavia(*ARENA, "--deals", 100, "--workers", 1, "--out", here)
    spread = cardavia(*ARENA, "--deals", 100, "--ray-address", machines.address, "--out", there)
    assert (spread.code, spread.err) == (0, "")
    assert spread == alone
    assert there.read_bytes() == here.read_bytes()


def test_a_run_stops_at_the_same_width(machines: Machines) -> None:
    asked = (*ARENA, "--until", "0.5")
    assert cardavia(*asked, "--ray-address", machines.address) == cardavia(*asked, "--workers", 1)


def test_kept_shards_are_gone_on_with(machines: Machines, tmp_path: Path) -> None:
    out, whole = tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    cardavia(*ARENA, "--deals", 100, "--workers", 1, "--out", whole)
    shards = whole.read_bytes().splitlines(keepends=True)
    out.write_bytes(shards[1] + shards[2][:20])  # the second line was being written
    cardavia(*ARENA, "--deals", 100, "--ray-address", machines.address, "--out", out)
    assert out.read_bytes().splitlines(keepends=True) == [shards[1], shards[0], *shards[2:]]


def test_a_node_that_is_killed_changes_nothing(machines: Machines, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    with subprocess.Popen(
        [*COMMAND, *ARENA, "--deals", "640", "--ray-address", machines.address, "--out", there],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while not (there.exists() and there.stat().st_size):
            assert process.poll() is None
            time.sleep(0.01)
        machines.kill_second()
        assert process.poll() is None
        out, err = process.communicate(timeout=250)
    alone = cardavia(*ARENA, "--deals", 640, "--workers", 1, "--out", here)
    assert (process.returncode, out.decode()) == (0, alone.out)
    told = err.decode().splitlines()  # that a node was lost, if Ray has had the time to say so
    assert [line for line in told if not line.startswith("cardavia: (raylet) ")] == []
    assert there.read_bytes() == here.read_bytes()


def test_a_unit_whose_machine_is_lost_is_begun_again(machines: Machines, tmp_path: Path) -> None:
    note = tmp_path / "note"
    function = partial(hang_on, root_of(machines.second), note)

    def kill() -> None:
        while not note.exists():
            time.sleep(0.01)
        machines.kill_second()

    with ray_cluster(machines.address) as executor:
        killer = Thread(target=kill, daemon=True)
        killer.start()
        assert list(executor.run(range(12), function)) == [n * n for n in range(12)]
        killer.join()


def test_an_error_is_the_callers(machines: Machines) -> None:
    with ray_cluster(machines.address) as executor:
        results = executor.run([3, -1, 4], square)
        assert next(results) == 9
        with pytest.raises(ValueError, match="-1 is negative"):
            next(results)


def test_a_unit_that_takes_its_workers_down_is_given_up(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_RETRIES", 1)
    with (
        ray_cluster(machines.address) as executor,
        pytest.raises(UnitLost, match="begun 2 times, and never done"),
    ):
        list(executor.run([7], fall))


def test_another_version_is_refused(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "unit_version", lambda: "9.9+other")
    with (
        ray_cluster(machines.address) as executor,
        pytest.raises(ClusterMismatch, match=r"has Cardavia .*, this machine 9\.9\+other"),
    ):
        list(executor.run([3], square))


def test_ctrl_c_ends_units_and_their_programs(machines: Machines, tmp_path: Path) -> None:
    (notes := tmp_path / "notes").mkdir()
    bot = BotShop(tmp_path).make(
        f"ready()\nhear()\nopen(os.path.join({str(notes)!r}, str(os.getpid())), 'w')\n"
        "time.sleep(1000)\n"
    )
    asked = ("arena", bot, "random", "--deals", "64", "--limit", "1000")
    with subprocess.Popen(
        [*COMMAND, *asked, "--ray-address", machines.address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while len(list(notes.iterdir())) < 2:  # on each node one is asked, the others wait
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=120) == (b"", b"")
    assert process.returncode == 130
    assert [path.name for path in notes.iterdir() if is_alive(int(path.name))] == []
    after = cardavia(*ARENA, "--deals", 4, "--ray-address", machines.address, "--json")
    assert json.loads(after.out)["deals"] == 4


def test_the_tests_listen_on_the_loopback_only(machines: Machines) -> None:
    with ray_cluster(machines.address) as executor:
        assert list(executor.run([2], square)) == [4]
        found = listening(machines.processes())
    assert found
    assert set(found) <= LOOPBACK
