"""`simulate`."""

import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.cli.files import whole_file
from tests.support.command import cardavia


def test_simulated_matches_are_right_records(tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    arguments = ["simulate", "--matches", 3, "--seed", "ÄÖ 雲", "--out", out]
    outcome = cardavia(*arguments, "--players", "greedy,random")
    assert outcome == (0, f"3 matches written to {out}, seed ÄÖ 雲\n", "")
    assert cardavia("verify", out).code == 0
    records = [json.loads(line) for line in out.read_bytes().splitlines()]
    assert [record["seed"] for record in records] == ["ÄÖ 雲/1", "ÄÖ 雲/2", "ÄÖ 雲/3"]
    levels = [player["level"] for player in records[0]["players"]]
    assert levels == ["greedy", "random"] * 4
    first = out.read_bytes()
    assert cardavia(*arguments, "--players", "greedy,random", "--workers", 1).code == 0
    assert out.read_bytes() == first
    assert list(tmp_path.iterdir()) == [out]


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    command = [sys.executable, "-m", "cardavia", "simulate", "--matches", "100000", "--seed", "x"]
    with subprocess.Popen(
        [*command, "--out", out], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        while not any(draft.stat().st_size for draft in tmp_path.iterdir()):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == (b"", b"")
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []


def write_half(path: Path) -> None:
    """Begin to write, and be interrupted."""
    with whole_file(path) as file:
        file.write(b"half")
        raise KeyboardInterrupt


def test_a_file_is_written_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_text("as it was")
    with pytest.raises(KeyboardInterrupt):
        write_half(path)
    assert path.read_text() == "as it was"
    assert list(tmp_path.iterdir()) == [path]


def test_a_written_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    before = os.umask(0o027)
    try:
        with whole_file(path) as file:
            file.write(b"whole")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
