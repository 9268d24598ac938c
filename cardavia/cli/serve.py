"""`serve`: the game for browsers."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from pathlib import Path
from typing import Annotated

import typer

from cardavia.cli.errors import CommandError

__all__ = ["serve"]


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; only loopback keeps others out.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Port; by default the first free one from 8075 on."),
    ] = None,
    database: Annotated[
        Path | None, typer.Option(help="File with everyone's matches.", show_default="yours")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name by which browsers reach the server; may be repeated."),
    ] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=60, help="Seconds between an AI's actions.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="For tests, on loopback only: any text fixes the cards.")
    ] = None,
) -> None:
    """Serve the game to browsers until Ctrl-C."""
    from cardavia.server import DEFAULT_PACE, ServeError, ServeSettings
    from cardavia.server import serve as serve_until_told
    from cardavia.store import StoreError, default_path

    settings = ServeSettings(
        host=host,
        port=port,
        database=database or default_path(),
        pace=DEFAULT_PACE if pace is None else pace,
        seed=seed,
        hosts=tuple(name or ()),
    )
    try:
        serve_until_told(settings)
    except (ServeError, StoreError) as error:
        raise CommandError(str(error)) from error
