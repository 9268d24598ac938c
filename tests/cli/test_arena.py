"""`arena`."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.bots import BotShop, is_alive
from tests.support.command import Outcome, cardavia


def test_arena_prints_one_json_object() -> None:
    arguments = ["arena", "greedy", "random", "--deals", 12, "--seed", "json"]
    outcome = cardavia(*arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    found = json.loads(outcome.out)
    assert list(found)[:6] == ["a", "b", "deals", "margin", "low", "high"]
    assert (found["seed"], found["a_version"], found["b_version"]) == ("json", "1", "1")
    assert (found["a"], found["b"], found["deals"]) == ("greedy", "random", 12)
    assert found["low"] < found["margin"] < found["high"]


def test_arena_says_margin_and_interval() -> None:
    outcome = cardavia("arena", "random", "random", "--deals", 4, "--seed", "x", "--workers", 1)
    assert outcome.code == 0
    assert outcome.out.startswith("random against random, 4 deals in duplicate: ")
    assert "95 % interval" in outcome.out


def test_a_drawn_seed_is_said_and_plays_the_same_again() -> None:
    drawn = cardavia("arena", "greedy", "random", "--deals", 4)
    seed = drawn.out.rsplit("seed ", 1)[1].strip()
    assert cardavia("arena", "greedy", "random", "--deals", 4, "--seed", seed) == drawn
    assert cardavia("arena", "greedy", "random", "--deals", 4).out != drawn.out


def lines(path: Path) -> list[dict[str, object]]:
    """The objects of a file of results."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def arena(*arguments: object) -> Outcome:
    """The arena with a seed, on one process."""
    return cardavia("arena", *arguments, "--seed", "s", "--workers", 1)


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    first = arena("greedy", "random", "--deals", 40, "--out", out)
    assert [(one["first"], len(one["margins"])) for one in lines(out)] == [(1, 32), (33, 8)]  # type: ignore[arg-type]
    kept = out.read_bytes()
    assert arena("greedy", "random", "--deals", 40, "--out", out) == first
    assert out.read_bytes() == kept
    more = arena("greedy", "random", "--deals", 70, "--out", out)
    assert out.read_bytes().startswith(kept)
    assert more == arena("greedy", "random", "--deals", 70)
    assert arena("greedy", "random", "--deals", 40, "--out", out) == first


def test_files_are_merged_by_putting_one_after_the_other(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    arena("greedy", "random", "--deals", 40, "--out", one)
    arena("random", "greedy", "--deals", 40, "--out", other)
    merged = one.read_bytes() + other.read_bytes() + one.read_bytes()
    one.write_bytes(merged)
    there = arena("greedy", "random", "--deals", 40, "--out", one)
    assert there == arena("greedy", "random", "--deals", 40)
    assert one.read_bytes() == merged


def test_a_contradiction_in_a_file_is_named(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    arena("greedy", "random", "--deals", 8, "--out", out)
    [shard] = lines(out)
    margins = [margin + 1 for margin in shard["margins"]]  # type: ignore[attr-defined]
    with out.open("a") as file:
        file.write(json.dumps({**shard, "margins": margins}) + "\n")
    outcome = arena("greedy", "random", "--deals", 8, "--out", out)
    assert outcome.code == 2
    assert f"{out}: line 2: greedy against random, seed s: deal 1 has the margin" in outcome.err


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "cardavia", "arena", "greedy", "random", "--seed", "s"]
    with subprocess.Popen(
        [*command, "--deals", "100000", "--workers", "2", "--out", out],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while not (out.exists() and out.stat().st_size):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == (b"", b"")
    assert process.returncode == 130
    kept = out.read_bytes()
    there = arena("greedy", "random", "--deals", 40, "--out", out)
    assert there == arena("greedy", "random", "--deals", 40)
    assert out.read_bytes().startswith(kept)


@pytest.mark.parametrize("width", ["+-0.6", "±0.6", "0.6", "+/-0.6"])
def test_it_stops_when_the_interval_is_narrow(width: str) -> None:
    outcome = arena("greedy", "random", "--until", width, "--json")
    found = json.loads(outcome.out)
    assert (found["high"] - found["low"]) / 2 <= 0.6
    assert found["reached"] is True
    assert 64 <= found["deals"] < 200


def test_it_says_when_the_interval_stays_too_wide() -> None:
    outcome = arena("greedy", "random", "--until", "0.01", "--deals", 64)
    assert "not as narrow as was asked for" in outcome.out


@pytest.mark.parametrize("width", ["", "0", "-1", "wide", "+-", "0.1.2"])
def test_what_is_no_width_is_refused(width: str) -> None:
    outcome = arena("greedy", "random", f"--until={width}")
    assert outcome.code == 2
    assert "as ±0.1; not" in outcome.err


def test_more_players_meet_each_other_and_get_a_table(tmp_path: Path) -> None:
    bot = BotShop(tmp_path).make("ready()\nplay_on()\n")
    outcome = arena("greedy", "random", bot, "--deals", 2)
    assert outcome.code == 0
    assert outcome.out.count("deals in duplicate") == 3
    assert "Elo" in outcome.out
    found = json.loads(arena("greedy", "random", bot, "--deals", 2, "--json").out)
    assert [(one["a"], one["b"]) for one in found["pairs"]] == [
        ("greedy", "random"), ("greedy", bot), ("random", bot),
    ]  # fmt: skip
    assert {one["player"] for one in found["table"]} == {"greedy", "random", bot}
    assert sum(one["points"] for one in found["table"]) == pytest.approx(0)


def test_a_terminal_gets_a_progress_bar() -> None:
    here, there = pty.openpty()
    command = [sys.executable, "-m", "cardavia", "arena", "greedy", "random", "--deals", "40"]
    with subprocess.Popen(
        [*command, "--workers", "1"], stdout=subprocess.PIPE, stderr=there
    ) as process:
        os.close(there)
        out, _ = process.communicate(timeout=60)
    shown = os.read(here, 1 << 16).decode()
    os.close(here)
    assert "/40" in shown
    assert out.startswith(b"greedy against random, 40 deals")


def test_one_player_or_a_player_twice_is_no_contest() -> None:
    assert "at least two players" in arena("greedy").err
    assert "each player once" in arena("greedy", "random", "greedy").err
    assert arena().code == 2


def test_a_kept_deal_is_played_again(tmp_path: Path) -> None:
    out, records = tmp_path / "results.jsonl", tmp_path / "records.jsonl"
    arena("greedy", "random", "--deals", 8, "--out", out)
    outcome = cardavia("arena", "--replay", out, "--deal", 5)
    assert (outcome.code, outcome.err) == (0, "")
    records.write_text(outcome.out, encoding="utf-8")
    assert cardavia("verify", records) == (0, f"{records}: 2 of 2 records right\n", "")
    assert cardavia("replay", records, "--match", 2).code == 0


def test_a_deal_that_comes_out_otherwise_is_told(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    arena("greedy", "random", "--deals", 8, "--out", out)
    [shard] = lines(out)
    margins = [9, *shard["margins"][1:]]  # type: ignore[index]
    out.write_text(json.dumps({**shard, "margins": margins}) + "\n")
    outcome = cardavia("arena", "--replay", out, "--deal", 1)
    assert outcome.code == 1
    assert f", not +9 as in {out}" in outcome.err


def test_which_deal_to_replay_has_to_be_clear(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    arena("greedy", "random", "--deals", 8, "--out", out)
    assert "holds no deal 9" in cardavia("arena", "--replay", out, "--deal", 9).err
    cardavia("arena", "greedy", "random", "--deals", 8, "--seed", "t", "--out", out)
    assert "say which of these" in cardavia("arena", "--replay", out, "--deal", 1).err
    assert cardavia("arena", "greedy", "random", "--replay", out, "--seed", "t").code == 0
    assert "No such file" in cardavia("arena", "--replay", tmp_path / "none").err


def test_a_bad_program_is_told_of(tmp_path: Path) -> None:
    bot = BotShop(tmp_path).make("ready()\nact(hear(), 'play Xx')\n")
    outcome = arena(bot, "random", "--deals", 2)
    assert outcome.code == 0
    assert f"  {bot}: crashed 16, gone " in outcome.out
    assert ", illegal 16" in outcome.out


def test_a_silent_program_holds_nobody_up_for_long(tmp_path: Path) -> None:
    bot = BotShop(tmp_path).make("ready()\ntime.sleep(1000)\n")
    found = json.loads(arena(bot, "random", "--deals", 2, "--limit", 0.05, "--json").out)
    assert found["faults"][0]["slow"] == 3 * 16
    assert found["faults"][1] == {}


@pytest.fixture
def held_up(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], set[int]]]:
    """An arena in the midst of deals, and the processes of its programs and workers."""
    (notes := tmp_path / "notes").mkdir()
    bot = BotShop(tmp_path).make(
        "ready()\nhear()\n"
        f"open(os.path.join({str(notes)!r}, f'{{os.getpid()}} {{os.getppid()}}'), 'w')\n"
        "time.sleep(1000)\n"
    )
    command = [sys.executable, "-m", "cardavia", "arena", bot, "random", "--deals", "8"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--limit", "1000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while len(list(notes.iterdir())) < 2:  # in each worker one is asked, the others wait
            assert process.poll() is None
        yield process, {int(pid) for path in notes.iterdir() for pid in path.name.split()}


def test_ctrl_c_ends_workers_and_programs(
    held_up: tuple[subprocess.Popen[bytes], set[int]],
) -> None:
    process, pids = held_up
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60) == (b"", b"")
    assert process.returncode == 130
    assert {pid for pid in pids if is_alive(pid)} == set()


def test_workers_and_programs_end_when_the_arena_is_killed(
    held_up: tuple[subprocess.Popen[bytes], set[int]],
) -> None:
    process, pids = held_up
    process.kill()
    process.communicate(timeout=60)  # returns when the last of them has let go of the output
    deadline = time.monotonic() + 60
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < deadline


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf"])
def test_a_limit_is_a_time(limit: str) -> None:
    assert "--limit takes 0.01 to 3600 seconds" in arena("greedy", "random", f"--limit={limit}").err


def test_a_program_that_cannot_be_started_is_refused() -> None:
    outcome = arena("exec:no-such-program", "random", "--deals", 2)
    assert outcome.code == 2
    assert "exec:no-such-program: cannot be started" in outcome.err


def test_a_shared_program_is_called_all_seeing(tmp_path: Path) -> None:
    bot = BotShop(tmp_path).make("ready()\nplay_on()\n", "exec-shared")
    assert f"{bot} is all-seeing" in arena(bot, "random", "--deals", 2).out
    found = json.loads(arena(bot, "random", "--deals", 2, "--json").out)
    assert found["all_seeing"] == [bot]
