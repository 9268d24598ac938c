"""`train`: let the player that learns learn."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import CommandError, file_errors
from cardavia.cli.executors import Ray, RayAddress, chosen_executor

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardavia.training import Generation, Plan, Progress
    from cardavia.work import Executor

__all__ = ["train"]

_MISSING = (
    "training needs the package {}, which is not installed: "
    "pip install 'cardavia[train]', or `make train` where `make play` is used"
)


def train(
    folder: Annotated[Path, typer.Argument(help="Where the run is kept. It is gone on with.")],
    generations: Annotated[
        int, typer.Option(min=1, help="How many generations there shall be in the end.")
    ] = 4,
    plan: Annotated[
        Path | None,
        typer.Option(help="A file with the plan of a new run, as JSON; see docs/ai.md."),
    ] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Cores to use; by default all.")
    ] = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
) -> None:
    """Train the network of the player that learns, generation after generation.

    Ctrl-C loses little: the same command goes on from there. With --ray, a cluster grows the deals
    and plays the duels, and this machine learns from them; it comes to the same.
    """
    from cardavia.kernel import KernelMissing, available

    if not available():
        raise CommandError(str(KernelMissing()))
    try:
        from cardavia.training import Run, TrainingError, curve_svg
    except ModuleNotFoundError as error:
        raise CommandError(_MISSING.format(error.name)) from error
    wanted = _plan(plan, folder)
    try:
        with _executor(threads, ray, ray_address) as (executor, each), file_errors(folder):
            run = Run(folder, wanted, executor=executor, threads=each, tell=_told())
            for one in run.generations:
                typer.echo(_line(one))
            while len(run.generations) < generations:
                typer.echo(_line(run.next_generation()))
                (folder / "curve.svg").write_text(curve_svg(run.generations), encoding="utf-8")
    except TrainingError as error:
        raise CommandError(str(error)) from error
    best = f"the best is {folder / f'net-{run.teacher}.bin'}"
    typer.echo(best if run.teacher else "none was promoted")


@contextmanager
def _executor(
    threads: int | None, ray: bool, address: str | None
) -> "Iterator[tuple[Executor, int]]":
    """Who grows and plays, and by how many threads for a unit.

    This machine's cores work on one unit together, those of a cluster each on its own.
    """
    far = ray or address is not None
    if far and threads is not None:
        raise CommandError("--threads is for this machine alone; --ray uses what there is")
    with chosen_executor(None if far else 1, ray, address) as executor:
        yield executor, 1 if far else threads or os.cpu_count() or 1


def _plan(path: Path | None, folder: Path) -> "Plan | None":
    import msgspec

    from cardavia.training import Plan

    if path is None:
        return None if (folder / "plan.json").exists() else Plan()
    with file_errors(path):
        text = path.read_bytes()
    try:
        return msgspec.json.decode(text, type=Plan)
    except (msgspec.DecodeError, ValueError) as error:
        raise CommandError(f"{path} is no plan: {error}") from error


def _line(one: "Generation") -> str:
    teacher = f"generation {one.taught_by}" if one.taught_by else "the rule of thumb"
    margin, around = one.against_teacher
    thumb, thumb_around = one.against_thumb
    return (
        f"generation {one.number}, taught by {teacher}: {one.rows:,} rows, gain "
        f"{one.curve[-1].gain:.3f}, {margin:+.2f} ± {around:.2f} against its teacher, "
        f"{thumb:+.2f} ± {thumb_around:.2f} against the rule of thumb, "
        f"{'promoted' if one.promoted else 'not promoted'}, {one.seconds:.0f} s"
    )


def _told() -> "Callable[[Progress], None]":
    """Says what is being done, once for each thing and each tenth of it."""
    said: tuple[str, int] = ("", -1)

    def tell(progress: "Progress") -> None:
        nonlocal said
        now = progress.doing, int(progress.done * 10)
        if now != said:
            said = now
            doing, tenths = now
            typer.echo(f"generation {progress.generation}: {doing}, {10 * tenths} %", err=True)

    return tell
