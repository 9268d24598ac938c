"""`arena`: players measured against each other in duplicate."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from cardavia.cli.errors import CommandError, file_errors
from cardavia.cli.executors import Ray, RayAddress, Workers, chosen_executor
from cardavia.cli.levels import PLAYERS, player_errors
from cardavia.cli.progress import keepable, progress_bar, seed_text

if TYPE_CHECKING:
    from cardavia.arena import Contest, Duplicate, Rating, Results, Trial
    from cardavia.players import Limits
    from cardavia.work import Executor

__all__ = ["arena"]

_DEALS = 1_000
_DEALS_UNTIL = 100_000
_HALF_WIDTH = re.compile(r"(?:±|\+-|\+/-)?\s*(\d+(?:\.\d*)?|\.\d+)")


def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command
    players: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="A B...",
            help=f"The players: {PLAYERS}, or 'exec:COMMAND' for a program.",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Any text; the same text gives the same deals. By default drawn anew."),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            min=2,
            help="How many deals a pair plays, each of them twice, teams exchanged; by default "
            f"{_DEALS:,}. With --until the most, by default {_DEALS_UNTIL:,}.",
        ),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(metavar="±POINTS", help="Stop when the interval is as narrow as, say, ±0.1."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A file of results to go on with, or a new one, as JSON Lines."),
    ] = None,
    replay: Annotated[
        Path | None, typer.Option(help="A file of results; play --deal of it again.")
    ] = None,
    deal: Annotated[int, typer.Option(min=1, help="Which deal to replay.")] = 1,
    limit: Annotated[
        float, typer.Option(help="Seconds that a program has for an answer, 0.01 to 3600.")
    ] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    workers: Workers = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
) -> None:
    """Compare players in duplicate: mean margins in points per deal, with 95 % intervals.

    Two players give the margin of the first over the second; more play each against each, and a
    table ranks them. With --replay, the records of both playings of a deal are written to
    standard output; exit code 1 says that its margin is not that of the file.
    """
    from cardavia.kernel import notice

    if told := notice():
        typer.echo(f"cardavia: {told}", err=True)
    limits = _limits(limit)
    if replay is not None:
        _replay(replay, players or [], seed, deal, limits)
        return
    wanted = _contest(players or [], seed_text(seed), deals, until, limits)
    with _results(out) as (results, file), chosen_executor(workers, ray, ray_address) as executor:
        verdicts = _play(wanted, results, file, executor)
    _tell(wanted, verdicts, as_json=as_json)


def _limits(seconds: float) -> "Limits":
    from cardavia.players import Limits

    if not 0.01 <= seconds <= 3600:
        raise CommandError(f"--limit takes 0.01 to 3600 seconds, not {seconds}")
    return Limits(answer=seconds)


def _contest(
    players: Sequence[str], seed: str, deals: int | None, until: str | None, limits: "Limits"
) -> "Contest":
    from cardavia.arena import Contest, enter, round_robin

    if len(players) < 2:
        raise CommandError("the arena takes at least two players, as in: arena greedy random")
    if len(players) > 2 and len(set(players)) < len(players):
        raise CommandError("a round robin takes each player once")
    with player_errors():
        pairs = round_robin(
            [enter(keepable(player, "a player's name"), limits) for player in players]
        )
    half_width = None if until is None else _half_width(until)
    most = deals or (_DEALS if until is None else _DEALS_UNTIL)
    return Contest(pairs, seed, most, half_width, limits)


def _half_width(text: str) -> float:
    """What `--until` asks for: `0.1`, `±0.1` or `+-0.1`."""
    found = _HALF_WIDTH.fullmatch(text.strip())
    if not found or float(found[1]) <= 0:
        raise CommandError(f"--until takes half the width of an interval, as ±0.1; not {text!r}")
    return float(found[1])


@contextmanager
def _results(path: Path | None) -> "Iterator[tuple[Results, BinaryIO | None]]":
    """What a file of results holds, and the file, ready to be added to."""
    from cardavia.arena import Results, resume_results

    if path is None:
        yield Results(), None
        return
    with file_errors(path), path.open("ab+") as file:
        with _results_errors(path):
            results = resume_results(file)
        yield results, file


@contextmanager
def _results_errors(path: Path) -> Iterator[None]:
    from cardavia.arena import ResultsError

    try:
        yield
    except ResultsError as error:
        raise CommandError(f"{path}: {error}") from error


def _play(
    wanted: "Contest", results: "Results", file: BinaryIO | None, executor: "Executor"
) -> "list[Duplicate]":
    """Play what is missing, each shard written as soon as it is there."""
    from cardavia.arena import ResultsConflict, play_contest, verdict

    lacking = sum(wanted.deals - results.count(trial, wanted.deals) for trial in wanted.trials)
    try:
        with progress_bar(lacking, "deals") as advance:
            for shard in play_contest(wanted, results, executor=executor, progress=advance):
                if file is not None:
                    file.write(shard.line())
                    file.flush()
    except ResultsConflict as error:
        raise CommandError(str(error)) from error
    return verdict(wanted, results)


def _tell(wanted: "Contest", verdicts: "Sequence[Duplicate]", *, as_json: bool) -> None:
    if as_json:
        from msgspec.json import encode

        typer.echo(encode(_as_object(wanted, verdicts)).decode())
        return
    for one in verdicts:
        for sentence in _told(one):
            typer.echo(sentence)
    if len(verdicts) > 1:
        _print_table(wanted, verdicts)


def _as_object(wanted: "Contest", verdicts: "Sequence[Duplicate]") -> object:
    """One pair's verdict as it is; of several, all of them and the table."""
    if len(verdicts) == 1:
        return verdicts[0]
    return {"seed": wanted.seed, "pairs": verdicts, "table": _ratings(wanted, verdicts)}


def _told(one: "Duplicate") -> Iterator[str]:
    """A pair's verdict in sentences: the margin, and whatever it has to be read with."""
    yield (
        f"{one.a} against {one.b}, {one.deals:,} deals in duplicate: {one.margin:+.3f} points "
        f"a deal, 95 % interval {one.low:+.3f} to {one.high:+.3f}, seed {one.seed}"
    )
    if one.reached is False:
        yield "  the interval is not as narrow as was asked for; allow it more --deals"
    for player in one.all_seeing:
        yield f"  {player} is all-seeing: it may know more than its seats"
    for player, faults in zip((one.a, one.b), one.faults, strict=True):
        if faults:
            counts = ", ".join(f"{kind} {count:,}" for kind, count in faults.items())
            yield f"  {player}: {counts}"


def _ratings(wanted: "Contest", verdicts: "Sequence[Duplicate]") -> "Sequence[Rating]":
    from cardavia.arena import Estimate, ratings

    return ratings(
        (pair, Estimate(one.deals, one.margin, one.low, one.high))
        for pair, one in zip(wanted.pairs, verdicts, strict=True)
    )


def _print_table(wanted: "Contest", verdicts: "Sequence[Duplicate]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("player", "version", title="Points a deal over the field, and as Elo")
    for heading in ("points", "Elo", "deals"):
        table.add_column(heading, justify="right")
    for one in _ratings(wanted, verdicts):
        cells = (f"{one.points:+.3f}", f"{one.elo:+.0f}", f"{one.deals:,}")
        table.add_row(one.player, one.version, *cells)
    Console(highlight=False).print(table)


def _replay(
    path: Path, players: Sequence[str], seed: str | None, number: int, limits: "Limits"
) -> None:
    """Write the records of both playings; exit code 1 if the deal came out otherwise."""
    from cardavia.arena import read_results, replay_deal
    from cardavia.notation import encode_record

    with file_errors(path), path.open("rb") as file, _results_errors(path):
        results = read_results(file)
    trial = _chosen(path, results, players, seed)
    expected = results.margin(trial, number)
    if expected is None:
        raise CommandError(f"{path}: {trial}: holds no deal {number}")
    with player_errors(), _results_errors(path):
        replayed = replay_deal(trial, number, limits)
    for record in replayed.records:
        sys.stdout.buffer.write(encode_record(record))
    sys.stdout.buffer.flush()
    if replayed.margin != expected:
        typer.echo(
            f"deal {number} has the margin {replayed.margin:+}, not {expected:+} as in {path}",
            err=True,
        )
        raise typer.Exit(1)


def _chosen(path: Path, results: "Results", players: Sequence[str], seed: str | None) -> "Trial":
    """The one trial of a file, or the one with these players and this seed."""
    fitting = [
        trial
        for trial in results
        if (not players or list(players) == [trial.pair.a.level, trial.pair.b.level])
        and seed in {None, trial.seed}
    ]
    if len(fitting) == 1:
        return fitting[0]
    held = "; ".join(map(str, results)) or "nothing"
    raise CommandError(f"{path}: say which of these with A B and --seed: {held}")
