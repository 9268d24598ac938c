"""The strength of the players, from results that are kept in `strength/` and can be played again.

    python -m tools.strength                       print the table
    python -m tools.strength --recheck             play a sample of deals again: they must agree
    python -m tools.strength --run                 play what the pairs of the table lack
    python -m tools.strength --run A,B --deals N   play what this pair lacks, up to N deals

`strength/A-B.jsonl` holds the shards of A against B, as `cardavia.arena.shard` describes them: with
the players' versions, the code that played, and the seed that the deals come from. When a player's
version rises, its old files are to be taken away and played anew.
"""

import argparse
import random
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from cardavia.arena import (
    Contest,
    Estimate,
    Pair,
    Results,
    ResultsError,
    Trial,
    enter,
    estimate,
    play_contest,
    ratings,
    read_results,
    replay_deal,
    resume_results,
)
from cardavia.players import PlayersError

FOLDER = Path(__file__).parents[1] / "strength"
SEED = "strength"
PAIRS = (
    ("greedy", "random"),
    ("pimc-20", "greedy"),
    ("pimc-200", "greedy"),
    ("pimc-200", "pimc-20"),
    ("pimc-1000", "pimc-200"),
    ("all-seeing", "pimc-200"),
    ("novice", "random"),
    ("casual", "novice"),
    ("club", "casual"),
    ("expert", "club"),
    ("master", "expert"),
    ("master", "greedy"),
    ("master", "pimc-200"),
    ("master", "all-seeing"),
    ("casual", "greedy"),
    ("casual", "casual+thumb"),
    ("expert", "expert+thumb"),
    ("master&casual", "casual"),
    ("expert&club", "club"),
)
"""The pairs that the project's table shows."""


class Measured(NamedTuple):
    """One line of the table."""

    trial: Trial
    found: Estimate
    codes: Sequence[str]


def file_of(folder: Path, pair: Pair) -> Path:
    """Where the shards of a pair lie."""
    return folder / f"{pair.a.level}-{pair.b.level}.jsonl"


def kept(folder: Path) -> Results:
    """All results of the folder. Raises `ResultsError` that names the file."""
    results = Results()
    for path in sorted(folder.glob("*.jsonl")):
        with path.open("rb") as file:
            try:
                read_results(file, results)
            except ResultsError as error:
                raise ResultsError(f"{path.name}: {error}") from error
    return results


def measured(results: Results) -> list[Measured]:
    """The lines of the table, in the order of `PAIRS`, others last."""
    order = {pair: place for place, pair in enumerate(PAIRS)}
    lines = [
        Measured(trial, estimate(margins), results.codes(trial))
        for trial in results
        if len(margins := results.margins(trial)) > 1
    ]
    return sorted(lines, key=lambda line: order.get(_levels(line.trial.pair), len(order)))


def _levels(pair: Pair) -> tuple[str, str]:
    return pair.a.level, pair.b.level


def is_current(pair: Pair) -> bool:
    """Whether these players are still there, in these versions."""
    try:
        return all(enter(one.level) == one for one in (pair.a, pair.b))
    except PlayersError:
        return False


def print_table(console: Console, lines: Sequence[Measured]) -> None:
    """Margins with their 95 % intervals, and the players' rating."""
    if not lines:
        console.print("no results are kept yet; see --run")
        return
    table = Table("pair", title="Points a deal in duplicate, 95 % paired bootstrap")
    for heading in ("margin", "±", "interval", "deals"):
        table.add_column(heading, justify="right")
    for heading in ("versions", "seed", "code"):
        table.add_column(heading)
    for trial, found, codes in lines:
        versions = f"{trial.pair.a.version}, {trial.pair.b.version}"
        table.add_row(
            str(trial.pair),
            f"{found.margin:+.2f}",
            f"{found.half_width:.2f}",
            f"{found.low:+.2f} to {found.high:+.2f}",
            f"{found.deals:,}",
            versions if is_current(trial.pair) else f"{versions} (of old)",
            trial.seed,
            "\n".join(codes),
        )
    console.print(table)
    rating = Table("player", "version", title="Points a deal over the field, and as Elo")
    for heading in ("points", "Elo", "deals"):
        rating.add_column(heading, justify="right")
    for one in ratings((line.trial.pair, line.found) for line in lines):
        cells = (f"{one.points:+.2f}", f"{one.elo:+.0f}", f"{one.deals:,}")
        rating.add_row(one.player, one.version, *cells)
    console.print(rating)


def sample(results: Results, size: int, chance: random.Random) -> list[tuple[Trial, int]]:
    """So many deals at random of the players of now, each trial as likely as any other."""
    trials = [trial for trial in results if is_current(trial.pair)]
    drawn = [(trial, chance.choice(results.deals(trial))) for trial in trials * size]
    return drawn[:size]


def recheck(console: Console, results: Results, size: int, seed: str) -> bool:
    """Play a sample again; whether all of it came out as kept."""
    # The seed is said so that a failure can be looked at again.
    drawn = sample(results, size, random.Random(seed))  # noqa: S311 - no secret
    wrong = 0
    for trial, number in drawn:
        margin, expected = replay_deal(trial, number).margin, results.margin(trial, number)
        if margin != expected:
            wrong += 1
            console.print(f"{trial}: deal {number} has {margin:+}, not {expected:+}")
    console.print(f"{len(drawn) - wrong} of {len(drawn)} deals agree, sample {seed}")
    return bool(drawn) and not wrong


def run(console: Console, folder: Path, pairs: Sequence[tuple[str, str]], deals: int) -> None:
    """Play what the pairs lack, and write each shard as soon as it is there."""
    contest = Contest(tuple(Pair(enter(a), enter(b)) for a, b in pairs), SEED, deals)
    folder.mkdir(exist_ok=True)
    with ExitStack() as stack:
        files: dict[Pair, BinaryIO] = {}
        results = Results()
        for pair in contest.pairs:
            files[pair] = stack.enter_context(file_of(folder, pair).open("ab+"))
            resume_results(files[pair], results)
        columns = (BarColumn(), MofNCompleteColumn(), "deals", TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task("", total=len(pairs) * deals)
            for shard in play_contest(
                contest, results, progress=lambda done: progress.advance(bar, done)
            ):
                files[shard.trial.pair].write(shard.line())
                files[shard.trial.pair].flush()


def _pair(text: str) -> tuple[str, str]:
    names = text.split(",")
    if len(names) != 2:
        raise argparse.ArgumentTypeError(f"a pair is A,B, such as greedy,random; not {text!r}")
    return names[0], names[1]


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--recheck", action="store_true")
    parser.add_argument("--run", nargs="*", type=_pair, metavar="A,B")
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--sample", type=int, default=20, help="how many deals are rechecked")
    parser.add_argument("--seed", default=None, help="which sample; by default another each time")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    """Do what the arguments say; 1 when a recheck fails, 2 when results cannot be used."""
    wanted, console = arguments(given), Console(highlight=False, width=120)
    try:
        if wanted.run is not None:
            run(console, wanted.folder, wanted.run or PAIRS, wanted.deals)
        results = kept(wanted.folder)
        if wanted.recheck:
            seed = wanted.seed or secrets.token_hex(4)
            return 0 if recheck(console, results, wanted.sample, seed) else 1
        print_table(console, measured(results))
    except (PlayersError, ResultsError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
