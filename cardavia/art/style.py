"""Which of the decks: with which rank signs, and how large."""

from enum import StrEnum

__all__ = ["Deck", "Index"]


class Index(StrEnum):
    """Which rank signs stand in the corners."""

    LATIN = "latin"
    JAPANESE = "japanese"


class Deck(StrEnum):
    """How large the corners are: `LARGE` is for small screens and weak eyes."""

    STANDARD = "standard"
    LARGE = "large"
