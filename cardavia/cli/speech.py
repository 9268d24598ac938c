"""The language in which a command speaks: the one asked for, else the system's."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from cardavia.cli.errors import CommandError

if TYPE_CHECKING:
    from cardavia.text import Localizer

__all__ = ["Lang", "localizer_for"]

Lang = Annotated[
    str | None,
    typer.Option("--lang", help="Language, such as en or ja.", show_default="the system's"),
]
# In the order in which POSIX asks them.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def localizer_for(lang: str | None) -> "Localizer":
    """The words of a language by its tag, or of the system's when it is None.

    Raises:
        CommandError: there is no such language; says which there are.
    """
    from cardavia.text import (  # noqa: PLC0415 - not before it is needed
        UnknownLanguage,
        localizer,
        negotiate,
    )

    try:
        return localizer(negotiate(_system()) if lang is None else lang)
    except UnknownLanguage as error:
        raise CommandError(str(error)) from error


def _system() -> str:
    """The system's language as a tag: `de-AT` for `de_AT.UTF-8`; nothing where it says none."""
    said = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    return said.split(".")[0].split("@")[0].replace("_", "-")
