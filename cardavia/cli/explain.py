"""`explain`: what a player thinks of each action at one moment of a deal, and why."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import CommandError
from cardavia.cli.speech import Lang, localizer_for

if TYPE_CHECKING:
    from cardavia.notation import MatchRecord
    from cardavia.rules import Action, DealState
    from cardavia.text import Localizer

    _Moment = tuple[DealState, Action | None]
    """A state, and what the seat to move did then where that is known."""

__all__ = ["explain"]

_SAID = 0
"""The number by which what comes before the first trick is asked for."""


def explain(
    where: Annotated[
        str,
        typer.Argument(
            metavar="FILE|POSITION",
            help="A file of match records, or a position as one line of text.",
        ),
    ],
    match: Annotated[int, typer.Option(min=1, help="Which match of the file, from 1.")] = 1,
    deal: Annotated[int, typer.Option(min=1, max=8, help="Which deal of the match.")] = 1,
    trick: Annotated[
        int, typer.Option(min=0, max=8, help="Which trick; 0 for declaring and laying aside.")
    ] = 1,
    seat: Annotated[int, typer.Option(min=0, max=7, help="Whose choice, from a file.")] = 0,
    lang: Lang = None,
    worlds: Annotated[int, typer.Option(min=1, help="How many worlds to look at.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="Which worlds; the same give the same.")] = 0,
) -> None:
    """Tell what each action is worth, in points of the deal, with reasons.

    Of a position the seat to move is advised, and the other options for files do not count. The
    advice knows no more than the seat does.
    """
    words = localizer_for(lang)
    if " " in where.strip():
        record = None
        moments: list[_Moment] = [(_position(where), None)]
    else:
        record = _record(Path(where), match, deal)
        moments = list(_moments(record, deal, trick, seat))
    if not moments:
        raise CommandError(_nothing(trick, seat))
    for state, done in moments:
        for line in _told(state, done, words, _names(record, words), worlds, seed):
            typer.echo(line)


def _position(text: str) -> "DealState":
    from cardavia.rules import PositionError, parse_position

    try:
        state = parse_position(text)
    except PositionError as error:
        raise CommandError(f"no position: {error}") from error
    if state.turn is None:
        raise CommandError("the position is of a deal that is done, so nobody is to move")
    return state


def _record(path: Path, match: int, deal: int) -> "MatchRecord":
    """The record of a match that holds that deal."""
    from cardavia.cli.records import nth_record

    _, record = nth_record(path, match)
    if deal > len(record.deals):
        raise CommandError(
            f"{path}: match {match} has no deal {deal}; it holds {len(record.deals)} finished"
        )
    return record


def _moments(record: "MatchRecord", deal: int, trick: int, seat: int) -> Iterator["_Moment"]:
    """The choices of a seat in a trick, each with what it did."""
    from cardavia.notation import BrokenRecord, deal_states
    from cardavia.rules import Phase

    try:
        states = list(deal_states(record.deals[deal - 1]))
    except BrokenRecord as error:
        raise CommandError(str(error)) from error
    for before, after in itertools.pairwise(states):
        number = len(before.tricks) + 1 if before.phase is Phase.PLAY else _SAID
        if before.turn == seat and number == trick:
            yield before, after.actions[len(before.actions)][1]


def _nothing(trick: int, seat: int) -> str:
    if trick == _SAID:
        return f"seat {seat} had nothing to say and nothing to lay aside in this deal"
    return f"seat {seat} played no card to trick {trick} in this deal"


def _names(record: "MatchRecord | None", words: "Localizer") -> dict[int, str]:
    """Who sits where; the seat's number where nobody is named."""
    named = {one.seat: one.name for one in record.players} if record else {}
    seats = {seat: words.format("hint-seat", seat=seat) for seat in range(8)}
    return seats | {seat: f"{name} ({seat})" for seat, name in named.items()}


def _told(
    state: "DealState",
    done: "Action | None",
    words: "Localizer",
    names: dict[int, str],
    worlds: int,
    seed: int,
) -> Iterator[str]:
    from cardavia.advice import (
        action_text,
        advice_text,
        advise,
        card_text,
        reason_text,
        usual_thinker,
    )
    from cardavia.view import view

    assert state.turn is not None, "somebody is to move"  # noqa: S101 - for the type checker
    seen = view(state, state.turn)
    yield words.format(
        "hint-moment",
        name=names[state.turn],
        trick=len(state.tricks) + 1,
        trump=words.format(f"suit-{seen.trump.lower()}"),
    )
    hand = words.listed(card_text(words, card) for card in seen.hand)
    yield words.format("hint-hand", cards=hand)
    for owner, card in seen.trick.plays if seen.trick else ():
        shown = words.format("card-face-down") if card is None else card_text(words, card)
        yield f"  {names[owner]}: {shown}"
    advice = advise(seen, seed, thinker=usual_thinker(worlds))
    yield advice_text(words, advice.best)
    for one in advice.actions:
        mark = f"  ← {words.format('hint-done')}" if one.action is done else ""
        points = "  –  " if one.points is None else f"{one.points:5.2f}"
        yield f"{points}  {action_text(words, one.action)}{mark}"
        for reason in one.reasons:
            yield f"         {reason_text(words, reason, names.__getitem__)}"
