"""Why a card is good or bad: kinds of reasons, each with what it speaks of.

What each kind claims stands beside it. `docs/hints.md` tells how each is found, and the sentences
are in `hints.ftl` under `hint-` and the kind.
"""

from typing import Final, Literal, get_args

import msgspec

from cardavia.rules import Card, Suit
from cardavia.view.seen import SuitLetter

__all__ = ["KINDS", "SURE_KINDS", "Kind", "Reason", "suit_letter"]

Kind = Literal[
    "only-legal",  # nothing else is allowed; `clause` says by which rule, `none` by no more cards
    "sure",  # nothing that the other side may hold beats the card
    "only-beaten-by",  # of all that the other side may hold, exactly `cards` beat it
    "only-trumps-beat",  # of all that the other side may hold, only trumps beat it; `suit` was led
    "takes",  # the card takes the trick in about `tenths` of ten worlds
    "side-takes",  # the own side takes the trick in about `tenths` of ten worlds
    "cannot-win",  # the card takes the trick in no world
    "cheapest",  # of all cards that may be used it is the one least worth keeping
    "enough",  # one plays last, the card wins, and `card` would be more than is needed
    "partner-sure",  # the trick is the partner's at `seat`, or another partner's who takes it over
    "overtakes",  # the partner at `seat` has it so, but the card may be stronger
    "partner-likely",  # a partner takes it in about `tenths` of ten worlds, most often `seat`
    "face-down",  # only `cards` are sure to beat the trump that the opponent at `seat` laid down
    "lies-hidden",  # a weak trump, of which the others see no more than that it is one
    "makes",  # it takes the trick with `pair` for `points` in about `tenths` of ten worlds
    "falls",  # an opponent takes it with `pair` for `points` in about `tenths` of ten worlds
    "guards",  # played now, `card` would fall so: `pair`, `points`, `tenths` as there
    "keeps",  # `card` would win rather, but played now it is worth `points` less in the end
    "opens-meri",  # the first trump led in this deal
    "draws-trumps",  # a trump led while the others may still hold `count` of them
    "ninth",  # `card` is left for the ninth trick and wins it in about `tenths` of ten worlds
    "ninth-suit",  # one has dealt, so that `card`, the last one, gives the ninth trick its suit
    "void",  # the only card of `suit` in hand
    "others-of",  # so many others of `suit`, `count`, stay in the hand
    "highest",  # no card of its `suit` is higher
    "gains-indicator",  # to declare brings `card` into the hand, and the lead
    "robai-hidden",  # hidden, it pays five in `tenths` of ten worlds, and costs five in `against`
    "as-good",  # `cards`, a few, come to about as much
    "many-alike",  # `count` others come to about as much
    "all-alike",  # so do all that may be used
]

KINDS = get_args(Kind)
"""All kinds."""

SURE_KINDS: frozenset[str] = frozenset(
    {"only-legal", "sure", "only-beaten-by", "only-trumps-beat", "cannot-win", "partner-sure"}
    | {
        "enough",
        "face-down",
        "opens-meri",
        "draws-trumps",
        "ninth-suit",
        "void",
        "highest",
        "others-of",
    }
    | {"others-of", "cheapest", "overtakes", "lies-hidden", "gains-indicator"}
)
"""The kinds that hold in every world that fits the view; the others tell of the worlds drawn."""


_LETTERS: Final[tuple[SuitLetter, ...]] = ("P", "I", "K", "O", "G")


def suit_letter(suit: Suit) -> SuitLetter:
    """The suit's letter as a type that the browser knows."""
    return _LETTERS[suit]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that speaks for or against a card; the fields that its kind names are given."""

    kind: Kind
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    suit: SuitLetter | None = None
    pair: str | None = None
    points: float | None = None
    tenths: int | None = None
    against: int | None = None
    count: int | None = None
    clause: str | None = None
