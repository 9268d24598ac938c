"""`learn`: the lessons in the terminal."""

# ruff: noqa: PLC0415 - what is heavy waits until a command needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import CommandError
from cardavia.cli.play import ask
from cardavia.cli.speech import Lang, localizer_for

if TYPE_CHECKING:
    from cardavia.lessons import Lesson
    from cardavia.text import Localizer

__all__ = ["learn"]


def learn(
    lesson: Annotated[
        str | None, typer.Argument(help="A lesson's name or number; all of them without.")
    ] = None,
    show: Annotated[bool, typer.Option("--list", help="Only list the lessons.")] = False,
    lang: Lang = None,
) -> None:
    """Learn to play in short lessons, a few cards in each."""
    from rich.console import Console

    from cardavia.cli.lesson import TerminalLesson, lesson_teller
    from cardavia.cli.terminal import Left, Terminal
    from cardavia.lessons import lessons

    words = localizer_for(lang)
    chosen = list(lessons()) if lesson is None else [_chosen(lesson)]
    if show:
        _list(words, chosen)
        return
    terminal = Terminal(Console(highlight=False), ask, words)
    terminal.teller = lesson_teller(words)
    try:
        for one in chosen:
            number = lessons().index(one) + 1
            TerminalLesson(terminal, words, ask, one).play(number, len(lessons()))
    except (EOFError, Left):
        typer.echo()
    except KeyboardInterrupt:
        typer.echo()
        raise typer.Exit(130) from None


def _chosen(name: str) -> "Lesson":
    """The lesson of that name or number."""
    from cardavia.lessons import UnknownLesson, lesson, lessons

    if name.isdecimal() and 1 <= int(name) <= len(lessons()):
        return lessons()[int(name) - 1]
    try:
        return lesson(name)
    except UnknownLesson as error:
        raise CommandError(str(error)) from error


def _list(words: "Localizer", chosen: "list[Lesson]") -> None:
    from cardavia.lessons import lessons

    for one in chosen:
        title = words.format(f"lesson-{one.id}-title")
        about = words.format(f"lesson-{one.id}-about")
        typer.echo(f"{lessons().index(one) + 1:2}  {one.id:13} {title}: {about}")
