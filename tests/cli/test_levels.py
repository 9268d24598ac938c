"""The levels by name: the usual one, those that the help names, and those that are not there."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.players import LEVELS, OFFERED
from tests.support.command import cardavia

WITHOUT = """
import sys
sys.modules["cardavia._kernel"] = None
from cardavia.cli.main import main
main()
"""


def without_kernel(*arguments: str) -> tuple[int, str, str]:
    """What a command does where the kernel was not built: its exit code, output and errors."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *arguments],
        input="q\n",
        capture_output=True,
        env={**os.environ, "LC_ALL": "C"},
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", ["play", "bot", "arena", "simulate"])
def test_the_help_names_them(command: str) -> None:
    words = re.findall(r"[A-Za-z-]+", cardavia(command, "--help").out)
    measures = () if command == "play" else ("random", "greedy", "pimc-N")
    assert [one for one in words if one in {*LEVELS, "pimc-N"}][: 5 + len(measures)] == [
        *OFFERED,
        *measures,
    ]


def test_who_does_not_choose_plays_with_experts(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    choices = "1\n4\n2\n7\np\n3\n5\n6\n8\n9\n" * 400
    assert cardavia("play", "--seed", "x", "--out", record, typed=choices).code == 0
    players = json.loads(record.read_text(encoding="utf-8"))["players"]
    assert {one["level"] for one in players[1:]} == {"expert"}


def test_without_the_kernel_novices_play() -> None:
    code, out, err = without_kernel("play", "--seed", "x")
    assert (code, err) == (0, "")
    assert "Deal 1 of 8" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--level", "expert"),
        ("bot", "master"),
        ("arena", "club", "greedy"),
        ("simulate", "--players", "casual,greedy", "--out", "nowhere"),
    ],
)
def test_levels_that_need_the_kernel_are_refused_without_it(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = without_kernel(*arguments)
    assert (code, out) == (2, "")
    assert err.splitlines()[-1].startswith("cardavia: the native kernel is not there; `make play`")
    assert list(tmp_path.iterdir()) == []
