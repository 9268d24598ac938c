"""`verify`, `replay` and `conformance`: what reads files."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import CommandError, file_errors
from cardavia.cli.speech import Lang, localizer_for

if TYPE_CHECKING:
    from cardavia.notation import Line, MatchRecord

__all__ = ["conformance", "nth_record", "replay", "verify"]

_Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of match records.")]
_File = Annotated[Path, typer.Argument(metavar="FILE", help="A file of JSON Lines.")]


def verify(files: _Files) -> None:
    """Check match records against the rules; names the first break of each record.

    Exit code 0: every record is right. 1: a record is broken. 2: a file cannot be read.
    """
    unreadable: list[CommandError] = []
    broken = False
    for path in files:
        try:
            broken = not _verify_file(path) or broken
        except CommandError as error:
            unreadable.append(error)
    if unreadable:
        raise CommandError("; ".join(str(error) for error in unreadable))
    if broken:
        raise typer.Exit(1)


def _verify_file(path: Path) -> bool:
    """Say of one file's records whether they are right, and which are not."""
    from cardavia.notation import MatchRecord, NotationError, check_record, decode_line

    right = wrong = 0
    for line in _lines(path):
        try:
            check_record(decode_line(line, MatchRecord))
            right += 1
        except NotationError as error:
            wrong += 1
            typer.echo(f"{path}: line {line.number}: {error}")
    typer.echo(f"{path}: {right} of {_count(right + wrong, 'record')} right")
    return not wrong


def conformance(file: _File) -> None:
    """Compare the rules with worked cases; names the cases that do not agree.

    Exit code 0: all cases agree. 1: some do not. 2: the file cannot be read.
    """
    from cardavia.notation import Case, NotationError, decode_line, disagreements
    from cardavia.rules import RulesError

    agree = total = 0
    for line in _lines(file):
        total += 1
        try:
            case = decode_line(line, Case)
            differences = list(disagreements(case))
        except (NotationError, RulesError) as error:
            raise CommandError(f"{file}: line {line.number}: {error}") from error
        agree += not differences
        for difference in differences:
            typer.echo(f"{case.name}: {difference}")
    typer.echo(f"{agree} of {total} cases agree")
    if agree < total:
        raise typer.Exit(1)


def replay(
    file: _File,
    match: Annotated[int, typer.Option(min=1, help="Which match of the file, from 1.")] = 1,
    deal: Annotated[int, typer.Option(min=1, max=8, help="Which deal of the match.")] = 1,
    lang: Lang = None,
) -> None:
    """Show a recorded deal step by step.

    Exit code 0: the deal is right. 1: it breaks the rules, after the steps up to there. 2: there
    is no such deal, or the file cannot be read.
    """
    from cardavia.cli.story import deal_story
    from cardavia.notation import BrokenRecord

    words = localizer_for(lang)
    line, record = nth_record(file, match)
    if deal > len(record.deals):
        held = _count(len(record.deals), "finished deal")
        raise CommandError(f"{file}: match {match} has no deal {deal}; it holds {held}")
    try:
        for sentence in deal_story(record, deal, words):
            typer.echo(sentence)
    except BrokenRecord as error:
        typer.echo(f"{file}: line {line.number}: {error}")
        raise typer.Exit(1) from error


def nth_record(path: Path, wanted: int) -> "tuple[Line, MatchRecord]":
    """One match of a file, and the line that it stands on.

    Raises:
        CommandError: the file cannot be read, holds no such match, or no record there.
    """
    from cardavia.notation import MatchRecord, NotationError, decode_line

    line = _nth_line(path, wanted)
    try:
        return line, decode_line(line, MatchRecord)
    except NotationError as error:
        raise CommandError(f"{path}: line {line.number}: {error}") from error


def _nth_line(path: Path, wanted: int) -> "Line":
    count = 0
    for line in _lines(path):
        count += 1
        if count == wanted:
            return line
    raise CommandError(f"{path}: there is no match {wanted}; the file holds {count}")


def _lines(path: Path) -> Iterator["Line"]:
    """The lines of a file that has some."""
    from cardavia.notation import read_lines

    with file_errors(path), path.open("rb") as file:
        line = None
        for line in read_lines(file):
            yield line
    if line is None:
        raise CommandError(f"{path}: the file is empty")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
