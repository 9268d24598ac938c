"""`bot`: one of our players as a program that an arena asks through `cardavia.bot/1`."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import secrets
import sys
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from cardavia.cli.errors import CommandError
from cardavia.cli.levels import PLAYERS, player_errors

if TYPE_CHECKING:
    from cardavia.players import Player

__all__ = ["bot"]


def bot(
    level: Annotated[str, typer.Argument(metavar="LEVEL", help=f"The player: {PLAYERS}.")],
    seed: Annotated[
        int | None, typer.Option(min=0, help="For its own chance; by default drawn anew.")
    ] = None,
) -> None:
    """Answer as a player on standard input and output, in the protocol cardavia.bot/1.

    Exit code 0: said good-bye to, or the input ended. 2: the input is not the protocol.
    """
    from cardavia.players import make_player

    with player_errors():
        player = make_player(level, secrets.randbits(64) if seed is None else seed)
    _converse(player, sys.stdin.buffer, sys.stdout.buffer)


def _converse(player: "Player", source: BinaryIO, out: BinaryIO) -> None:
    for number, line in enumerate(source, start=1):
        answer = _answer(player, line, number)
        if answer is None:
            return
        out.write(answer)
        out.flush()


def _answer(player: "Player", line: bytes, number: int) -> bytes | None:
    """The line that answers this one; None to a good-bye."""
    import msgspec

    from cardavia.players.protocol import (
        Act,
        Hello,
        Ready,
        answer_to,
        message_line,
        read_request,
        whole_view,
    )

    try:
        request = read_request(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError(f"line {number} of the input: {error}") from error
    if isinstance(request, Hello):
        _check_hello(request.protocol, request.game)
        return message_line(Ready(player.name, player.version))
    if isinstance(request, Act):
        _check_turn(request.view.legal, number)
        return message_line(answer_to(request, player.act(whole_view(request.view))))
    return None


def _check_hello(protocol: str, game: str) -> None:
    from cardavia.players.protocol import GAME, PROTOCOL

    if (protocol, game) != (PROTOCOL, GAME):
        raise CommandError(
            f"asked for protocol {protocol!r} and game {game!r}; this is {PROTOCOL!r}, {GAME!r}"
        )


def _check_turn(legal: "tuple[object, ...]", number: int) -> None:
    if not legal:
        raise CommandError(f"line {number} of the input: the view's seat is not to move")
