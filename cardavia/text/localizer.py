"""Messages of one language, put together with their arguments."""

import logging
from datetime import date
from functools import cache

from babel.dates import format_date
from fluent.runtime import FluentBundle

from cardavia.text.bundle import fluent_bundle
from cardavia.text.errors import MissingMessage
from cardavia.text.language import Language, language

__all__ = ["Localizer", "localizer"]

logger = logging.getLogger("cardavia.text")


class Localizer:
    """One language's messages.

    A strict one raises `MissingMessage` for a message that cannot be put together; the other,
    for people, logs it and shows the message's id, because a page with a gap beats no page.
    """

    def __init__(self, language: Language, bundle: FluentBundle, *, strict: bool) -> None:
        self.language = language
        self._bundle = bundle
        self._strict = strict

    def format(self, identifier: str, **args: str | float) -> str:
        """The message in this language.

        >>> localizer("en").format("card-name", suit="Pao", rank="9")
        'Pao 9'
        """
        if not self._bundle.has_message(identifier):
            return self._missing(identifier, "there is no such message")
        pattern = self._bundle.get_message(identifier).value
        if pattern is None:
            return self._missing(identifier, "it has no value")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._missing(identifier, "; ".join(map(str, errors)))
        return str(text)

    def date(self, day: date) -> str:
        """A day as this language writes it, in full: ``29 November 2026``."""
        return format_date(day, "long", locale=self.language.tag.replace("-", "_"))

    def _missing(self, identifier: str, why: str) -> str:
        missing = MissingMessage(self.language.tag, identifier, why)
        if self._strict:
            raise missing
        logger.warning("%s", missing)
        return identifier


@cache
def localizer(tag: str, *, strict: bool = False) -> Localizer:
    """The localizer of a language; or `UnknownLanguage`."""
    return Localizer(language(tag), fluent_bundle(tag), strict=strict)
