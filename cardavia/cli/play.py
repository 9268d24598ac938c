"""`play`: a match in the terminal."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import file_errors
from cardavia.cli.levels import LEVELS, player_errors
from cardavia.cli.speech import Lang, localizer_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardavia.players import Player
    from cardavia.rules import DealState

__all__ = ["ask", "play"]


def play(
    level: Annotated[
        str | None,
        typer.Option(
            help=f"The player on the seven other seats: {LEVELS}.",
            show_default="expert, or novice without the native kernel",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; the same text gives the same deals.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where to add the match's record when it is over.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a match: you and three AI partners against four AI."""
    from rich.console import Console

    from cardavia.cli.match import TerminalMatch
    from cardavia.cli.terminal import Left, Terminal

    words = localizer_for(lang)
    good_bye = f"\n{words.format('terminal-good-bye')}"
    seed, players = _prepare(level, seed)
    terminal = Terminal(Console(highlight=False), ask, words)
    try:
        deals = TerminalMatch(terminal, seed, players).play()
    except (EOFError, Left):
        typer.echo(good_bye)
        return
    except KeyboardInterrupt:
        typer.echo(good_bye)
        raise typer.Exit(130) from None
    if out is not None:
        _add_record(out, seed, players, deals)
        typer.echo(words.format("terminal-record", file=str(out)))


def _prepare(level: str | None, seed: str | None) -> "tuple[str, Sequence[Player]]":
    """The match's seed and the players, whose own randomness is independent of it."""
    import secrets

    from cardavia.arena import seat_players
    from cardavia.players import offered_levels, usual_level
    from cardavia.rules import new_seed

    chance = secrets.token_hex(16) if seed is None else seed
    level = usual_level(offered_levels()) if level is None else level
    with player_errors():
        return seed or new_seed(secrets.token_bytes(32)), seat_players(level, level, chance)


def ask(prompt: str) -> str:
    """What is typed; written out again where it comes from no terminal. Raises EOFError."""
    answer = input(prompt)
    if not sys.stdin.isatty():
        typer.echo(answer)
    return answer


def _add_record(
    path: Path, seed: str, players: "Sequence[Player]", deals: "Sequence[DealState]"
) -> None:
    from cardavia.notation import PlayerEntry, encode_record, match_record
    from cardavia.rules import first_dealer

    seats = [PlayerEntry(0, "You", "human")]
    seats += [
        PlayerEntry(seat, f"{players[seat].name} {seat}", "ai", players[seat].level)
        for seat in range(1, 8)
    ]
    record = match_record(
        id=seed[:16], seed=seed, first_dealer=first_dealer(seed), players=seats, deals=deals
    )
    with file_errors(path), path.open("ab") as file:
        file.write(encode_record(record))
