"""The options of commands with much to work out: processes of this machine, or a cluster."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import CommandError

if TYPE_CHECKING:
    from cardavia.work import Executor

__all__ = ["Ray", "RayAddress", "Workers", "chosen_executor"]

Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes to use; by default one for each core.")
]
Ray = Annotated[
    bool, typer.Option("--ray", help="Spread the work over the Ray cluster of this machine.")
]
RayAddress = Annotated[
    str | None, typer.Option(metavar="HOST:PORT", help="The same, with the head of the cluster.")
]


@contextmanager
def chosen_executor(workers: int | None, ray: bool, address: str | None) -> "Iterator[Executor]":
    """The executor that the options ask for; what goes wrong with it is a `CommandError`."""
    from cardavia.work import ClusterError, LocalExecutor, ray_cluster

    try:
        if not ray and address is None:
            yield LocalExecutor(workers)
            return
        if workers is not None:
            raise CommandError("--workers is for this machine alone; --ray uses what there is")
        with ray_cluster(address) as executor:
            yield executor
    except BrokenExecutor as error:
        raise CommandError("a worker process was killed; what is in --out is kept") from error
    except ClusterError as error:
        raise CommandError(str(error)) from error
