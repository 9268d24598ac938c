"""A whole run, small: it learns, it can be interrupted, and it comes to the same again."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import numpy as np
import pytest

from cardavia.cli.main import run as command
from cardavia.kernel import Growth, Net
from cardavia.training import (
    Plan,
    Progress,
    Rows,
    Run,
    TrainingError,
    any_weights,
    curve_svg,
    grow,
    net_bytes,
    won,
)
from cardavia.training.rows import NO_CHOICE

PLAN = Plan(deals=150, thumb_deals=2_500, chunk=1_250, epochs=3, batch=96, unlearnt=200, duels=400)


def test_a_row_is_a_decision_and_what_each_choice_came_to() -> None:
    rows = grow([None], 0, 40, 9, Growth(kept=1.0))
    legal = rows.choices != NO_CHOICE
    # A team's decisions: three or four in every trick, but where there is no choice.
    assert 40 * 20 < len(rows) < 40 * 40
    assert legal.sum(1).min() == 2
    assert (rows.margins[~legal] == 0).all()
    assert np.abs(rows.margins).max() < 100
    again = grow([None], 20, 20, 9, Growth(kept=1.0), threads=2)
    assert (rows.features[-len(again) :] == again.features).all()


def test_rows_come_back_from_their_file(tmp_path: Path) -> None:
    rows = grow([None], 0, 5, 9, Growth())
    rows.save(tmp_path / "0.npz")
    again = Rows.load(tmp_path / "0.npz")
    assert all((one == other).all() for one, other in zip(rows, again, strict=True))
    assert [path.name for path in tmp_path.iterdir()] == ["0.npz"]


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def interrupting(at: Progress) -> None:
    """Stop where the second chunk would be grown."""
    if at.done > 0:
        raise Interrupted


def test_a_run_learns_and_goes_on_after_an_interruption(tmp_path: Path) -> None:
    with pytest.raises(Interrupted):
        Run(tmp_path / "one", PLAN, tell=interrupting).next_generation()
    assert [path.name for path in (tmp_path / "one" / "rows-1").iterdir()] == ["0.npz"]
    generation = Run(tmp_path / "one", None, threads=2).next_generation()
    assert generation.taught_by == 0
    assert generation.curve[-1].loss < generation.curve[0].loss
    untaught = Net(net_bytes(any_weights(PLAN.seed)))
    run = Run(tmp_path / "one", PLAN)
    margin, around = won(run.net(1), untaught, 1_500, 3)
    assert margin > 2 * around
    assert not (tmp_path / "one" / "rows-1").exists()

    other = Run(tmp_path / "two", PLAN).next_generation()
    assert msgspec.structs.replace(other, seconds=0) == msgspec.structs.replace(
        generation, seconds=0
    )
    nets = [(tmp_path / name / "net-1.bin").read_bytes() for name in ("one", "two")]
    assert nets[0] == nets[1]
    picture = ET.fromstring(curve_svg(run.generations))
    assert picture.tag.endswith("svg")


def test_the_command_trains_generation_after_generation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.json"
    small = msgspec.structs.replace(PLAN, thumb_deals=300, chunk=300, duels=50)
    plan.write_bytes(msgspec.json.encode(small))
    assert command(["train", str(tmp_path / "run"), "--plan", str(plan), "--generations", "1"]) == 0
    assert command(["train", str(tmp_path / "run"), "--generations", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:12] for line in lines if line.startswith("generation")] == [
        "generation 1",
        "generation 1",
        "generation 2",
    ]
    record = (tmp_path / "run" / "record.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in record] == [1, 2]
    assert (tmp_path / "run" / "curve.svg").exists()


def test_another_plan_for_the_same_folder_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, PLAN)
    with pytest.raises(TrainingError, match="holds another plan"):
        Run(tmp_path, Plan())
    with pytest.raises(TrainingError, match="holds no run"):
        Run(tmp_path / "empty", None)
    (tmp_path / "plan.json").write_text('{"deals": 0}', encoding="utf-8")
    with pytest.raises(TrainingError, match="deals is 0; it has to be 1 at least"):
        Run(tmp_path, None)


def test_a_plan_that_cannot_be_is_refused_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.json"
    plan.write_text('{"rate": -1}', encoding="utf-8")
    assert command(["train", str(tmp_path / "run"), "--plan", str(plan)]) == 2
    assert "epochs and rate have to be more than 0" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
