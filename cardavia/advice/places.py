"""Where a seat must think that the cards may lie: exactly, not by worlds that were drawn.

Which classes of cards the other hands and the cards face down can take is what a search draws its
worlds from. A card may lie in a place when the rest can still be dealt around it.
"""

from collections import Counter
from collections.abc import Mapping

from cardavia.rules import CARDS, Card
from cardavia.search import facts_of
from cardavia.search.seen import Seen, read_facts
from cardavia.search.sketch import Bin, Indicator, Sketch
from cardavia.view import View

__all__ = ["Places"]

_Place = tuple[str, int]
"""`hand`, `table` or `stock`, and the seat."""
_Rooms = Mapping[frozenset[int], int]
"""By the classes that a place takes, how many cards such places hold."""


class Places:
    """What may be in the other hands and face down, for the seat of a view that is to move."""

    def __init__(self, view: View) -> None:
        facts = read_facts(facts_of(view))
        self._sketch = Sketch(facts, Seen(facts))
        self._unknown = [CARDS[card] for card in self._sketch.unknown()]
        self._sizes = Counter(self._class(card) for card in self._unknown)
        self._found: dict[_Place, set[Card]] = {}
        for indicator, bins in self._sketch.cases():
            self._add_case(view, indicator, bins)

    def in_hand(self, seat: int) -> frozenset[Card]:
        """The cards of which each may be in that other seat's hand."""
        return frozenset(self._found.get(("hand", seat), ()))

    def face_down(self, seat: int) -> frozenset[Card]:
        """The cards of which each may be the one that lies face down before that seat."""
        return frozenset(self._found.get(("table", seat), ()))

    def _class(self, card: Card) -> int:
        return self._sketch.class_of(card.index)

    def _add_case(self, view: View, indicator: Indicator, bins: list[Bin]) -> None:
        """Add what may lie where in one of the cases into which the worlds fall."""
        rooms: Counter[frozenset[int]] = Counter()
        for one in bins:
            rooms[one.takes] += one.room
        if not _fits(self._sizes, rooms):
            return
        fitting = {takes: self._classes_in(takes, rooms) for takes in rooms}
        for one in bins:
            cards = (card for card in self._unknown if self._class(card) in fitting[one.takes])
            self._found.setdefault((one.place, one.seat), set()).update(cards)
        if (holder := _holder_of_indicator(view)) is not None:
            place = "table" if indicator is Indicator.ON_TABLE else "hand"
            self._found.setdefault((place, holder), set()).add(view.indicator)

    def _classes_in(self, takes: frozenset[int], rooms: _Rooms) -> frozenset[int]:
        """The classes of which a card can lie in such a place, so that the rest finds room."""
        left = Counter(rooms)
        left[takes] -= 1
        return frozenset(
            number
            for number in takes
            if self._sizes[number] and _fits(self._sizes - Counter([number]), left)
        )


def _holder_of_indicator(view: View) -> int | None:
    """The other seat that took the indicator and has shown it to nobody since."""
    plays = [*(view.trick.plays if view.trick else ()), *(p for t in view.tricks for p in t.plays)]
    gone = view.discard is view.indicator or any(card is view.indicator for _, card in plays)
    return None if gone or view.recipient == view.seat else view.recipient


def _fits(sizes: Mapping[int, int], rooms: _Rooms) -> bool:
    """Whether all cards find room and all places are filled: Hall's condition, subset by subset."""
    if sum(sizes.values()) != sum(rooms.values()):
        return False
    subsets = [(0, 0)]  # of the classes: which, as bits, and how many cards
    for number, size in sizes.items():
        subsets += [(bits | 1 << number, cards + size) for bits, cards in subsets]
    places = [(sum(1 << number for number in takes), room) for takes, room in rooms.items()]
    return all(
        cards <= sum(room for bits, room in places if bits & classes) for classes, cards in subsets
    )
