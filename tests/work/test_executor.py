"""Executors without a cluster: this machine's, and what is said where Ray is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.cli.main import run
from cardavia.work import LocalExecutor, RayMissing
from cardavia.work.aside import ray_speaks_aside
from cardavia.work.cluster import ray_cluster


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
@pytest.mark.parametrize("command", [("arena", "greedy", "random"), ("train", "run")])
def test_the_commands_say_it_too(
    command: tuple[str, ...],
    option: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    assert run([*command, option]) == 2
    assert "`make cluster`" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("command", "option"),
    [(("arena", "greedy", "random"), "--workers"), (("train", "run"), "--threads")],
)
def test_a_cluster_uses_its_own_workers(
    command: tuple[str, ...], option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--ray", option, "2"]) == 2
    assert f"{option} is for this machine alone" in capsys.readouterr().err


def test_ray_waits_until_it_is_asked_for() -> None:
    check = "import sys, cardavia.work, cardavia.cli; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_a_printed_result_stays_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    with ray_speaks_aside():
        sys.stdout.write("a result\n")
    assert capsys.readouterr() == ("a result\n", "")
