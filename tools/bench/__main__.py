"""Print the figures; 1 when an answer is wrong or the kernel is not a release build."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from cardavia.kernel import build_profile
from tools.bench.figure import Figure
from tools.bench.native import core_figures, self_play_figures, thread_figures
from tools.bench.openspiel import openspiel_plays
from tools.bench.reference import reference_figures
from tools.bench.solver import solver_figures


def main() -> int:
    """Run every benchmark and print the table."""
    console = Console()
    if not console.is_terminal:
        console.width = 150
    profile = build_profile()
    if profile != "release":
        console.print(f"the kernel is a {profile} build; benchmarks want a release build")
        return 1
    openspiel = openspiel_plays()
    figures = [
        *reference_figures(),
        Figure("OpenSpiel, bridge: MCTSBot, one random rollout", openspiel, "plays"),
        *core_figures(openspiel),
        *thread_figures(),
        *self_play_figures(),
        *solver_figures(),
    ]
    console.print(table_of(figures))
    return int(not all(one.right for one in figures))


def table_of(figures: Sequence[Figure]) -> Table:
    """All figures, with what is promised about them."""
    table = Table("what", "figure", "promise", "answer", title="Cardavia, one core unless said")
    for one in figures:
        rate = "not installed" if one.rate is None else f"{one.rate:,.0f} {one.unit}/s"
        table.add_row(one.what, rate, _promise(one), "right" if one.right else "WRONG")
    return table


def _promise(figure: Figure) -> str:
    if figure.ratio is None:
        return ""
    kept = "kept" if figure.kept else "NOT KEPT"
    return f"{figure.ratio:.2f} {figure.yardstick}; at least {figure.promise:g}: {kept}"


if __name__ == "__main__":
    sys.exit(main())
