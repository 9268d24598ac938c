"""docs/research.md and examples/learn.py do what they say."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from cardavia.research import GREATEST, OBSERVATION

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", TEXT, flags=re.MULTILINE | re.DOTALL)


def learn() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("code", BLOCKS, ids=["pettingzoo", "openspiel", "batch"])
def test_the_examples_run(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_every_number_of_the_observation_is_told_of_once() -> None:
    section = TEXT.split("## The observation")[1].split("\n## ")[0]
    rows = section.split("| byte | what |")[1]
    told = list(range(75))
    for first, last in re.findall(r"^\| (\d+)(?:(?:,| to) (\d+))? \| ", rows, re.MULTILINE):
        told += range(int(first), int(last or first) + 1)
    assert told == list(range(OBSERVATION))
    assert len(GREATEST) == OBSERVATION


def test_the_agent_learns_to_beat_random_play_within_seconds() -> None:
    example = learn()
    *_, network = example.train(rounds=20, deals=256, seed=1)
    margins = example.against_random(network, 500, seed=1)
    reach = 1.96 * margins.std(ddof=1) / np.sqrt(len(margins))
    assert margins.mean() - reach > 0.3
    assert sum(example.match_points(network, seed=1)) == 8 * 9


def test_the_example_tells_what_it_does() -> None:
    [command] = re.findall(r"^python (examples/learn.py .*)$", TEXT, flags=re.MULTILINE)
    program, *options = command.replace("--rounds 100", "--rounds 1 --deals 16").split()
    done = subprocess.run(
        [sys.executable, program, *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    first, last = done.stdout.splitlines()
    assert re.fullmatch(r"round 1: [+-]\d\.\d\d ± \d\.\d\d points a deal", first)
    assert re.fullmatch(r"a match of eight deals against random: -?\d+ to -?\d+", last)
