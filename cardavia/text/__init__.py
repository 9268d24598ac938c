"""Everything a person reads, in every language.

The words live in ``cardavia/locales/<tag>/<bundle>.ftl`` as Project Fluent files, one source for
Python and the browser. A new language is a new folder there; nothing else lists languages.

>>> localizer("de").format("card-name", suit="Koppu", rank="Sun")
'Koppu Sun'
>>> negotiate("de-AT,de;q=0.8,en;q=0.5")
'de'

Errors::

    TextError
    ├── UnknownLanguage   no folder of that name
    ├── UnknownBundle     no file of that name in the language
    ├── BrokenBundle      a file that Fluent cannot read
    └── MissingMessage    a message, or one of its arguments, is missing (strict localizers only)
"""

from cardavia.text.bundle import bundle_names, bundle_source
from cardavia.text.errors import (
    BrokenBundle,
    MissingMessage,
    TextError,
    UnknownBundle,
    UnknownLanguage,
)
from cardavia.text.language import DEFAULT, Language, language, languages, negotiate
from cardavia.text.localizer import Localizer, localizer

__all__ = [
    "DEFAULT",
    "BrokenBundle",
    "Language",
    "Localizer",
    "MissingMessage",
    "TextError",
    "UnknownBundle",
    "UnknownLanguage",
    "bundle_names",
    "bundle_source",
    "language",
    "languages",
    "localizer",
    "negotiate",
]
