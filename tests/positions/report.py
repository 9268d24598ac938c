"""Print which positions players get wrong: ``python -m tests.positions.report LEVELS``."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from tests.positions.puzzles import Puzzle, chosen, puzzles

Failures = dict[str, dict[str, str]]


def failures(levels: Sequence[str]) -> Failures:
    """By position's name and level: the mistake made there; names without one are left out."""
    found: Failures = {}
    for puzzle in puzzles():
        made = {level: chosen(level, puzzle) for level in levels}
        mistakes = {level: action for level, action in made.items() if action in puzzle.wrong}
        if mistakes:
            found[puzzle.name] = mistakes
    return found


def table(levels: Sequence[str], found: Failures) -> Table:
    """A row for each position that some player gets wrong, and a last one with the sums."""
    made = Table("position", "tag", *levels, "why", title="Positions played wrongly")
    known: dict[str, Puzzle] = {puzzle.name: puzzle for puzzle in puzzles()}
    for name, mistakes in found.items():
        cells = [mistakes.get(level, "") for level in levels]
        made.add_row(name, known[name].tag, *cells, known[name].why)
    sums = [str(sum(level in mistakes for mistakes in found.values())) for level in levels]
    made.add_section()
    made.add_row(f"of {len(known)}", "", *sums, "")
    return made


def main(levels: Sequence[str]) -> None:
    """Print the table for these players."""
    Console().print(table(levels, failures(levels)))


if __name__ == "__main__":
    main(sys.argv[1:] or ["greedy", "pimc-200"])
