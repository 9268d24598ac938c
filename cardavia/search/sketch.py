"""From what a seat saw to which cards may lie where; as `Sketch` in `kernel/core/src/belief.rs`.

Cards that a seat does not know lie in bins: the hand of each other seat, its card that lies face
down, the two cards of the stock that are not yet shown, the discard while it is unknown. A bin
takes some classes of cards: the five kinds, and of the trumps the Sun and the native Robai by
themselves.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from cardavia.search.codes import NO_CARD
from cardavia.search.seen import Facts, Seen

__all__ = ["ANY", "Bin", "Column", "Indicator", "Sketch"]

_SUN: Final = 5
_ROBAI: Final = 6
ANY: Final = frozenset(range(7))
"""All classes: the five kinds, Sun and native Robai."""


class Indicator(Enum):
    """What the recipient did with the indicator."""

    AS_SEEN = "in hand unless it was played or laid aside for all to see"
    ON_TABLE = "the card that lies face down"
    LAID_ASIDE = "the discard that the seat does not know"


@dataclass(frozen=True)
class Bin:
    """Where unknown cards lie: `hand` and `table` of a seat, `stock`, `discard`."""

    place: str
    seat: int
    room: int
    takes: frozenset[int]


@dataclass
class Column:
    """Bins that take the same classes."""

    takes: frozenset[int]
    bins: list[Bin] = field(default_factory=list)

    @property
    def room(self) -> int:
        """How many cards lie in its bins."""
        return sum(one.room for one in self.bins)


class Sketch:
    """What may lie where for a seat that knows these facts."""

    def __init__(self, facts: Facts, seen: Seen) -> None:
        self.facts = facts
        self.seen = seen
        self._trumps = frozenset({int(seen.order.trump), _SUN, _ROBAI})
        self._declared = frozenset({_ROBAI} if seen.declarer is not None else ())
        self._others = [seat for seat in range(8) if seat != facts.seat]

    def unknown(self) -> list[int]:
        """The cards that the seat neither holds nor has seen, rising."""
        known = {*self.facts.hand, *self.facts.stock, self.seen.discard}
        known.update(card for played in self.seen.played for card in played)
        return [card for card in range(75) if card not in known]

    def class_of(self, card: int) -> int:
        """The class of a card."""
        if card == self.seen.order.sun.index:
            return _SUN
        if card == self.seen.order.native_robai.index:
            return _ROBAI
        return self.seen.kind(card)

    def cases(self) -> list[tuple[Indicator, list[Bin]]]:
        """The cases into which the worlds fall; one of them may turn out to have none."""
        recipient = self.seen.recipient
        if self.seen.discard_unknown and recipient is not None:
            cases = self._discards(recipient)
        elif recipient in self.seen.face_down and self._keeps_indicator(recipient):
            both = (Indicator.AS_SEEN, Indicator.ON_TABLE)
            cases = [(indicator, self._bins(indicator)) for indicator in both]
        else:
            cases = [(Indicator.AS_SEEN, self._bins(Indicator.AS_SEEN))]
        return [(indicator, bins) for indicator, bins in cases if bins is not None]

    def _discards(self, recipient: int) -> list[tuple[Indicator, list[Bin] | None]]:
        """The unknown discard is plain, or one of ten trumps; the indicator at last."""
        seen, laid = Indicator.AS_SEEN, Indicator.LAID_ASIDE
        bins, without = self._bins(seen), self._bins(laid)
        if bins is None or without is None:
            return []
        only = [self._limited(one, recipient) for one in bins]
        return [
            (seen, [*bins, Bin("discard", recipient, 1, ANY - self._trumps)]),
            (seen, [*only, Bin("discard", recipient, 1, self._trumps)]),
            (laid, [self._limited(one, recipient) for one in without]),
        ]

    def _limited(self, one: Bin, recipient: int) -> Bin:
        """The bin, with trumps only in the recipient's hand."""
        if one.place != "hand" or one.seat != recipient:
            return one
        return Bin(one.place, one.seat, one.room, one.takes & self._trumps)

    def _bins(self, indicator: Indicator) -> list[Bin] | None:
        """The bins but for the discard, those of the hands first; None when a hand is overfull."""
        bins = [self._hand(seat, indicator) for seat in self._others]
        for seat in self._others:
            known = indicator is Indicator.ON_TABLE and seat == self.seen.recipient
            if seat in self.seen.face_down and not known:
                bins.append(Bin("table", seat, 1, self._takes(seat) & self._trumps))
        if self.facts.stock[1] == NO_CARD:
            bins.append(Bin("stock", 8, 2, ANY - self._declared))
        if any(one.room < 0 for one in bins):
            return None
        return [one for one in bins if one.room]

    def _hand(self, seat: int, indicator: Indicator) -> Bin:
        """The cards of a hand that are not known; of the recipient's, the indicator is."""
        gone = len(self.seen.played[seat]) + (seat in self.seen.face_down)
        kept = indicator is Indicator.AS_SEEN and self._keeps_indicator(seat)
        return Bin("hand", seat, 9 - gone - kept, self._takes(seat))

    def _keeps_indicator(self, seat: int | None) -> bool:
        """Whether the indicator is in this other hand, as far as was seen."""
        if seat is None or seat != self.seen.recipient or seat == self.facts.seat:
            return False
        indicator = self.facts.stock[0]
        laid = self.seen.discard_unknown or self.seen.discard not in (None, indicator)
        return laid and indicator not in self.seen.played[seat]

    def _takes(self, seat: int) -> frozenset[int]:
        """The classes that a seat can still hold."""
        takes = ANY - self.seen.void[seat]
        if int(self.seen.order.trump) in self.seen.void[seat]:
            takes -= self._trumps
            takes |= {_SUN} if self._may_be_lone(seat) else set()
        return takes if seat == self.seen.declarer else takes - self._declared

    def _may_be_lone(self, seat: int) -> bool:
        """Whether a seat can have been dealt the Sun as its only trump."""
        taken = self.facts.stock[0] if seat == self.seen.recipient else None
        return all(card == taken or not self.seen.is_trump(card) for card in self.seen.played[seat])
