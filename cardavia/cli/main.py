"""The application, and how its errors reach the terminal: one line each, and an exit code."""

import io
import os
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, NoReturn

import typer

from cardavia.cli import arena, bot, cards, explain, learn, play, records, serve, simulate, train
from cardavia.cli.errors import CommandError

__all__ = ["app", "main", "run"]

_BAD = 2
_INTERRUPTED = 130

app = typer.Typer(
    name="cardavia",
    help="Unsun Karuta of Hitoyoshi: Hachinin Meri, eight players, 75 cards.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    serve.serve,
    play.play,
    learn.learn,
    simulate.simulate,
    records.verify,
    records.replay,
    explain.explain,
    records.conformance,
    arena.arena,
    bot.bot,
    cards.cards,
    train.train,
):
    app.command()(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cardavia {_version()}")
        raise typer.Exit


def _version() -> str:
    try:
        return version("cardavia")
    except PackageNotFoundError:
        return "(not installed)"


@app.callback()
def _cardavia(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Unsun Karuta of Hitoyoshi: Hachinin Meri, eight players, 75 cards."""


def main() -> NoReturn:
    """Run the command line with the process's arguments and exit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Japanese still plays
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code; what goes wrong is one line on stderr."""
    try:
        code = app(arguments, prog_name="cardavia", standalone_mode=False)
        sys.stdout.flush()
    except CommandError as error:
        return _complain(str(error), _BAD)
    except typer.TyperException as error:
        return _complain(_usage(error), _BAD)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _silence()
        return 1
    return code if isinstance(code, int) else 0


def _usage(error: typer.TyperException) -> str:
    say = getattr(error, "format_message", error.__str__)
    context = getattr(error, "ctx", None)
    place = context.command_path if context else "cardavia"
    return f"{say().rstrip('.')}; see {place} --help"


def _complain(sentence: str, code: int) -> int:
    sys.stderr.write(f"cardavia: {' '.join(sentence.split())}\n")
    return code


def _silence() -> None:
    """Whoever read our output has gone: do not complain again when Python flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
