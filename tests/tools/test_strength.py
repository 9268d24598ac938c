"""The table of strength, from kept shards that can be played again."""

import json
from pathlib import Path

import pytest

from cardavia.arena import enter
from tools.strength import FOLDER, PAIRS, kept, main, measured


def strength(folder: Path, *arguments: str) -> int:
    return main(["--folder", str(folder), *arguments])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some results of two pairs."""
    folder = tmp_path_factory.mktemp("strength")
    assert strength(folder, "--run", "greedy,random", "random,greedy", "--deals", "40") == 0
    return folder


def test_each_pair_has_a_file_of_shards(folder: Path) -> None:
    assert [path.name for path in sorted(folder.iterdir())] == [
        "greedy-random.jsonl", "random-greedy.jsonl",
    ]  # fmt: skip
    first = json.loads((folder / "greedy-random.jsonl").read_bytes().splitlines()[0])
    assert (first["seed"], first["a"]["version"], len(first["margins"])) == ("strength", "1", 32)


def test_running_again_plays_what_is_missing(folder: Path) -> None:
    path = folder / "greedy-random.jsonl"
    before = path.read_bytes()
    assert strength(folder, "--run", "greedy,random", "--deals", "40") == 0
    assert path.read_bytes() == before
    path.write_bytes(before.splitlines(keepends=True)[1])
    assert strength(folder, "--run", "greedy,random", "--deals", "40") == 0
    assert sorted(path.read_bytes().splitlines()) == sorted(before.splitlines())


def test_the_table_is_printed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert strength(folder) == 0
    printed = capsys.readouterr().out
    assert "greedy against random" in printed
    assert "random against greedy" in printed
    assert "Elo" in printed
    assert "of old" not in printed


def test_a_sample_is_played_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert strength(folder, "--recheck", "--sample", "6", "--seed", "a") == 0
    assert capsys.readouterr().out == "6 of 6 deals agree, sample a\n"


def changed(folder: Path, target: Path, old: str, new: str) -> Path:
    """The shards with something put in the place of something else."""
    text = (folder / "greedy-random.jsonl").read_text()
    assert old in text
    (target / "greedy-random.jsonl").write_text(text.replace(old, new))
    return target


def test_a_wrong_margin_is_found(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(folder, tmp_path, "", "") / "greedy-random.jsonl"
    shards = [json.loads(line) for line in path.read_bytes().splitlines()]
    for shard in shards:
        shard["margins"] = [margin + 1 for margin in shard["margins"]]
    path.write_text("\n".join(map(json.dumps, shards)))
    assert strength(tmp_path, "--recheck", "--sample", "3", "--seed", "a") == 1
    assert "0 of 3 deals agree, sample a" in capsys.readouterr().out


def test_players_of_old_are_marked_and_not_played_again(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = changed(folder, tmp_path, '"greedy","version":"1"', '"greedy","version":"0"')
    assert strength(old) == 0
    assert "0, 1 (of old)" in capsys.readouterr().out
    assert strength(old, "--recheck") == 1
    assert capsys.readouterr().out.startswith("0 of 0 deals agree")
    assert strength(old, "--run", "greedy,random", "--deals", "40") == 2
    assert "keep them in another file" in capsys.readouterr().err


def test_what_cannot_be_used_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.jsonl").write_text("nonsense\n")
    assert strength(tmp_path) == 2
    assert "bad.jsonl: line 1: no JSON" in capsys.readouterr().err
    assert strength(tmp_path, "--run", "greedy,gready") == 2
    with pytest.raises(SystemExit):
        strength(tmp_path, "--run", "greedy")


def test_an_empty_folder_has_no_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert strength(tmp_path) == 0
    assert capsys.readouterr().out == "no results are kept yet; see --run\n"


def test_the_players_of_all_pairs_are_there() -> None:
    assert all(enter(level).level == level for pair in PAIRS for level in pair)
    assert len(set(PAIRS)) == len(PAIRS)


def test_the_kept_shards_can_be_read_and_lie_where_their_pairs_are_looked_for() -> None:
    for trial, found, codes in measured(kept(FOLDER)):
        assert (FOLDER / f"{trial.pair.a.level}-{trial.pair.b.level}.jsonl").exists()
        assert (trial.seed, bool(codes)) == ("strength", True)
        assert found.deals >= 100
