"""The languages there are, and which of them a browser would rather read."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError

from cardavia.text.errors import UnknownLanguage

__all__ = ["DEFAULT", "LOCALES", "Language", "cldr", "language", "languages", "negotiate"]

LOCALES = Path(__file__).parent.parent / "locales"
DEFAULT = "en"
# A folder with further languages, for those who translate and for the tests.
_MORE = "CARDAVIA_LOCALES"


@dataclass(frozen=True, slots=True)
class Language:
    """One language: its BCP 47 ``tag``, its own ``name`` for itself, ``ltr`` or ``rtl``.

    ``folder`` holds its Fluent files.
    """

    tag: str
    name: str
    direction: str
    folder: Path


@cache
def languages() -> tuple[Language, ...]:
    """Every language with a folder, the default first, then by tag.

    The folders lie in ``cardavia/locales`` and in the folder that the environment variable
    ``CARDAVIA_LOCALES`` names, if it does: so a translation can be tried before it is part of this.

    >>> names = [language.name for language in languages()]
    >>> names[0], {"Deutsch", "日本語", "العربية"} <= set(names)
    ('English', True)
    """
    found = {folder.name: folder for place in _places() for folder in place.iterdir()}
    tags = sorted(found, key=lambda tag: (tag != DEFAULT, tag))
    return tuple(_described(tag, found[tag]) for tag in tags if found[tag].is_dir())


def _places() -> list[Path]:
    more = os.environ.get(_MORE)
    return [LOCALES, Path(more)] if more else [LOCALES]


def _described(tag: str, folder: Path) -> Language:
    locale = cldr(tag)
    name = locale.get_language_name() if locale.script is None else locale.get_display_name()
    # Most languages write their own names small, but a name in a list begins like a sentence.
    own = (name or tag)[:1].upper() + (name or tag)[1:]
    return Language(tag, own, locale.text_direction, folder)


def cldr(tag: str) -> Locale:
    """What CLDR knows of a tag, or of its language when the region is made up, as in ``ar-XB``."""
    try:
        return Locale.parse(tag, sep="-")
    except UnknownLocaleError:
        return Locale.parse(tag.split("-", maxsplit=1)[0])


def language(tag: str) -> Language:
    """The language with this exact tag, or `UnknownLanguage`."""
    for known in languages():
        if known.tag == tag:
            return known
    raise UnknownLanguage(tag, tuple(known.tag for known in languages()))


def negotiate(header: str) -> str:
    """The tag that suits an ``Accept-Language`` header best; the default when none does.

    A region is as good as its language, and a broken part of the header counts for nothing.

    >>> negotiate("la, de-CH;q=0.7, en;q=0.3"), negotiate(""), negotiate("*")
    ('de', 'en', 'en')
    """
    # `zh-CN` is served by the one Chinese there is, `zh-Hans`.
    known = {language.tag.split("-")[0].lower(): language.tag for language in reversed(languages())}
    known |= {language.tag.lower(): language.tag for language in languages()}
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
