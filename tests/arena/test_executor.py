"""Executors without a cluster: this machine's, and what is said where Ray is missing."""

import os
import subprocess
import sys

import pytest

from cardavia.arena import Entrant, LocalExecutor, Pair, RayMissing, ResultsConflict, Trial
from cardavia.arena.aside import ray_speaks_aside
from cardavia.arena.cluster import ray_cluster
from cardavia.arena.contest import _Job, _play_far
from cardavia.cli.main import run
from cardavia.players import Limits


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_units(workers: int) -> None:
    run_here = LocalExecutor(workers).run
    assert list(run_here(range(-3, 4), abs, most=7)) == [3, 2, 1, 0, 1, 2, 3]


def test_no_more_processes_are_begun_than_there_are_units() -> None:
    assert list(LocalExecutor(8).run([1], _process, most=1)) == [os.getpid()]


def _process(_unit: int) -> int:
    return os.getpid()


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(RayMissing, match=r"pip install 'cardavia\[cluster\]'"),
        ray_cluster("127.0.0.1:6379"),
    ):
        pass


@pytest.mark.parametrize("option", ["--ray", "--ray-address=127.0.0.1:6379"])
def test_the_command_says_it_too(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["arena", "greedy", "random", "--deals", "2", option]) == 2
    assert "`make cluster`" in capsys.readouterr().err


def test_a_cluster_uses_its_own_workers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "greedy", "random", "--ray", "--workers", "2"]) == 2
    assert "--workers is for this machine alone" in capsys.readouterr().err


def test_ray_waits_until_it_is_asked_for() -> None:
    check = "import sys, cardavia.arena, cardavia.cli; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.parametrize(
    ("entrant", "told"),
    [
        (Entrant("greedy", "0"), "greedy is of the version '0' here, of '1' on "),
        (Entrant("exec:no-such-program", "x 1"), "no-such-program: cannot be started"),
    ],
)
def test_a_machine_with_other_players_is_refused(entrant: Entrant, told: str) -> None:
    trial = Trial(Pair(Entrant("random", "1"), entrant), "s")
    with pytest.raises(ResultsConflict, match=told):
        _play_far(Limits(), _Job(trial, 1, 1, last=True))


def test_a_printed_result_stays_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    with ray_speaks_aside():
        sys.stdout.write("a result\n")
    assert capsys.readouterr() == ("a result\n", "")
