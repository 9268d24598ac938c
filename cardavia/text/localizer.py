"""Messages of one language, put together with their arguments."""

import logging
from collections.abc import Iterable
from datetime import date
from functools import cache

from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle

from cardavia.text.bundle import fluent_bundle
from cardavia.text.errors import MissingMessage
from cardavia.text.language import DEFAULT, Language, cldr, language

__all__ = ["Localizer", "localizer"]

logger = logging.getLogger("cardavia.text")


class Localizer:
    """One language's messages.

    A strict one raises `MissingMessage` for a message that cannot be put together. The other, for
    people, logs it and says it in English, or shows the message's id where there is no English:
    a sentence in another language beats a gap, and a gap beats no page.
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
            return self._missing(identifier, "there is no such message", args)
        pattern = self._bundle.get_message(identifier).value
        if pattern is None:
            return self._missing(identifier, "it has no value", args)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._missing(identifier, "; ".join(map(str, errors)), args)
        return str(text)

    def date(self, day: date) -> str:
        """A day as this language writes it, in full: ``29 November 2026``."""
        return format_date(day, "long", locale=cldr(self.language.tag))

    def listed(self, items: Iterable[str]) -> str:
        """Names in a row, the last one after this language's word for "and".

        >>> localizer("de").listed(["Sun", "Un", "Sota"])
        'Sun, Un und Sota'
        """
        return format_list(list(items), locale=cldr(self.language.tag))

    def _missing(self, identifier: str, why: str, args: dict[str, str | float]) -> str:
        missing = MissingMessage(self.language.tag, identifier, why)
        if self._strict:
            raise missing
        logger.warning("%s", missing)
        if self.language.tag == DEFAULT:
            return identifier
        return localizer(DEFAULT).format(identifier, **args)


@cache
def localizer(tag: str, *, strict: bool = False) -> Localizer:
    """The localizer of a language; or `UnknownLanguage`."""
    return Localizer(language(tag), fluent_bundle(tag), strict=strict)
