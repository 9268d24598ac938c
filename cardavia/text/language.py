"""The languages there are, and which of them a browser would rather read."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale

from cardavia.text.errors import UnknownLanguage

__all__ = ["DEFAULT", "LOCALES", "Language", "language", "languages", "negotiate"]

LOCALES = Path(__file__).parent.parent / "locales"
DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class Language:
    """One language: its BCP 47 ``tag``, its own ``name`` for itself, ``ltr`` or ``rtl``."""

    tag: str
    name: str
    direction: str


@cache
def languages() -> tuple[Language, ...]:
    """Every language with a folder, the default first, then by tag.

    >>> [language.name for language in languages()]
    ['English', 'Deutsch']
    """
    tags = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return tuple(_described(tag) for tag in sorted(tags, key=lambda tag: tag != DEFAULT))


def _described(tag: str) -> Language:
    locale = Locale.parse(tag, sep="-")
    return Language(tag, locale.get_display_name() or tag, locale.text_direction)


def language(tag: str) -> Language:
    """The language with this exact tag, or `UnknownLanguage`."""
    for known in languages():
        if known.tag == tag:
            return known
    raise UnknownLanguage(tag, tuple(known.tag for known in languages()))


def negotiate(header: str) -> str:
    """The tag that suits an ``Accept-Language`` header best; the default when none does.

    A region is as good as its language, and a broken part of the header counts for nothing.

    >>> negotiate("fr, de-CH;q=0.7, en;q=0.3"), negotiate(""), negotiate("*")
    ('de', 'en', 'en')
    """
    known = {language.tag.lower(): language.tag for language in languages()}
    wishes = sorted(_wishes(header), key=lambda wish: -wish[1])
    for wanted, _ in wishes:
        for candidate in _widened(wanted):
            if candidate in known:
                return known[candidate]
    return DEFAULT


def _wishes(header: str) -> Iterator[tuple[str, float]]:
    """Pairs of lower-case tag and weight, without those that are refused by ``q=0``."""
    for part in header.split(","):
        tag, _, parameter = part.strip().partition(";")
        weight = _weight(parameter.strip())
        if tag and weight > 0:
            yield tag.strip().lower(), weight


def _weight(parameter: str) -> float:
    if not parameter:
        return 1.0
    name, _, value = parameter.partition("=")
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def _widened(tag: str) -> Iterator[str]:
    """``de-ch-1996``, ``de-ch``, ``de``."""
    while tag:
        yield tag
        tag = tag.rpartition("-")[0]
