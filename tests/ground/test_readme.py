"""What README shows works as it is shown."""

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\.venv/bin/cardavia (.+)$", README, flags=re.MULTILINE)


def test_the_python_example_runs() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert re.match(r"\(-?\d+, -?\d+\) 7 ", done.stdout)


def test_the_commands_work_one_after_the_other(tmp_path: Path) -> None:
    assert [command.split()[0] for command in COMMANDS] == [
        "play",
        "arena",
        "simulate",
        "verify",
        "replay",
        "cards",
        "cards",
    ]
    for command in COMMANDS[1:]:
        done = subprocess.run(
            [sys.executable, "-m", "cardavia", *command.split()],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            env={"PYTHONPATH": str(Path(__file__).parents[2]), "PATH": ""},
        )
        assert done.returncode == 0, done.stderr


def test_the_picture_and_the_pages_it_names_are_there() -> None:
    root = Path(__file__).parents[2]
    linked = re.findall(r"\]\(([^)#]+)\)", README)
    assert "docs/pictures/table.png" in linked
    assert [name for name in linked if not (root / name).exists()] == []
