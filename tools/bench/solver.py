"""How long the kernel takes to solve endings exactly."""

import subprocess
from pathlib import Path

from tools.bench.figure import Figure

__all__ = ["solver_figures"]

PROGRAM = Path(__file__).parents[2] / "kernel" / "target" / "release" / "solver"
ANSWERS = {3: "87904fea52c39b7e", 4: "582e69ca410765fa", 5: "e84bdaba931e348e"}
PROMISED_CARDS = 4
PROMISED_MILLISECONDS = 10


def solver_figures() -> list[Figure]:
    """The medians over 200 endings from play by the rule of thumb, as endings a second."""
    lines = subprocess.run([PROGRAM], capture_output=True, text=True, check=True).stdout
    return [_figure(*line.split("\t")) for line in lines.splitlines()]


def _figure(*fields: str) -> Figure:
    cards, median, answer = int(fields[0]), float(fields[2]), fields[-1]
    what = f"endings of {cards} cards in each hand, at the median {median:.2f} ms"
    right = answer == ANSWERS[cards]
    if cards != PROMISED_CARDS:
        return Figure(what, 1000 / median, "endings", right)
    ratio = PROMISED_MILLISECONDS / median
    return Figure(what, 1000 / median, "endings", right, ratio, 1, "times as fast as 10 ms")
