"""What a seat may think: all deals that fit what it knows, each with the same chance.

A world says who was dealt which cards, which lie face down, and what was discarded, such that every
choice seen was legal. This is the kernel's belief in Python: equal seeds give equal worlds.
`docs/search.md` tells why the draws are uniform.
"""

from dataclasses import dataclass

from cardavia.search.chance import Rng
from cardavia.search.codes import DISCARDS, FACE_DOWN, UNKNOWN_DISCARD
from cardavia.search.errors import NoWorld
from cardavia.search.seen import Seen, read_facts
from cardavia.search.sketch import Bin, Column, Indicator, Sketch
from cardavia.search.tables import Tables, factorial

__all__ = ["Belief"]


@dataclass
class _Case:
    """One of the cases into which the worlds fall, and in how many `ways` it can be."""

    indicator: Indicator
    rows: list[list[int]]
    columns: list[Column]
    tables: Tables
    ways: float

    def deal(self, rng: Rng) -> list[tuple[Bin, list[int]]]:
        """Every bin with its cards."""
        table = self.tables.draw(rng)
        piles: list[list[int]] = [[] for _ in self.columns]
        for cards, counts in zip(self.rows, table, strict=True):
            shuffled = list(cards)
            rng.shuffle(shuffled)
            for pile, count in zip(piles, counts, strict=True):
                pile.extend(shuffled[:count])
                del shuffled[:count]
        return [
            dealt for one in zip(self.columns, piles, strict=True) for dealt in _split(*one, rng)
        ]


def _split(column: Column, pile: list[int], rng: Rng) -> list[tuple[Bin, list[int]]]:
    rng.shuffle(pile)
    dealt = []
    for one in column.bins:
        dealt.append((one, pile[: one.room]))
        del pile[: one.room]
    return dealt


class Belief:
    """All worlds that fit the facts of a view, which come as `facts_of` wrote them.

    Raises:
        NoWorld: none fits.
    """

    def __init__(self, facts: bytes) -> None:
        self._facts = read_facts(facts)
        self._seen = Seen(self._facts)
        sketch = Sketch(self._facts, self._seen)
        cases = [_case(sketch, indicator, bins) for indicator, bins in sketch.cases()]
        self._cases = [case for case in cases if case.ways > 0.0]
        if not self._cases:
            raise NoWorld

    @property
    def turn(self) -> int | None:
        """Who has to act; None when nobody has."""
        return self._seen.turn

    @property
    def size(self) -> float:
        """How many worlds there are, as far as a floating point number tells."""
        total = 0.0
        for case in self._cases:
            total += case.ways
        return total

    def world(self, rng: Rng) -> bytes:
        """A world as a position's byte string: all have the same chance."""
        case = self._draw_case(rng)
        world = _World(self, case.indicator)
        for one, cards in case.deal(rng):
            world.put(one, cards)
        return world.position()

    def _draw_case(self, rng: Rng) -> _Case:
        """Lots are only drawn where there is a choice."""
        chosen = self._cases[0]
        if len(self._cases) == 1:
            return chosen
        lot = rng.unit() * self.size
        for case in self._cases:
            chosen = case
            if lot < case.ways:
                break
            lot -= case.ways
        return chosen


def _case(sketch: Sketch, indicator: Indicator, bins: list[Bin]) -> _Case:
    columns: dict[frozenset[int], Column] = {}
    for one in bins:
        columns.setdefault(one.takes, Column(one.takes)).bins.append(one)
    return _counted(sketch, indicator, list(columns.values()))


def _counted(sketch: Sketch, indicator: Indicator, columns: list[Column]) -> _Case:
    by_set = _rows(sketch, columns)
    rows, rooms = list(by_set.values()), [column.room for column in columns]
    sizes = [len(row) for row in rows]
    tables = Tables(sizes, rooms, list(by_set))
    ways = tables.total if sum(sizes) == sum(rooms) else 0.0
    for size in sizes:
        ways *= factorial(size)
    for column in columns:
        ways *= factorial(column.room)
        for one in column.bins:
            if one.place != "stock":
                ways /= factorial(one.room)
    return _Case(indicator, rows, columns, tables, ways)


def _rows(sketch: Sketch, columns: list[Column]) -> dict[int, list[int]]:
    """By the set of columns, as bits, that take its class, the cards of a row."""
    classes: list[list[int]] = [[] for _ in range(7)]
    for card in sketch.unknown():
        classes[sketch.class_of(card)].append(card)
    rows: dict[int, list[int]] = {}
    for number, cards in enumerate(classes):
        if cards:
            taking = sum(1 << at for at, column in enumerate(columns) if number in column.takes)
            rows.setdefault(taking, []).extend(cards)
    return rows


class _World:
    """A world in the making."""

    def __init__(self, belief: Belief, indicator: Indicator) -> None:
        facts, seen = belief._facts, belief._seen  # noqa: SLF001 - its own belief
        self._facts = facts
        self._seen = seen
        self._stock = list(facts.stock)
        self._discard = facts.stock[0] if indicator is Indicator.LAID_ASIDE else seen.discard
        self._hands = [list(played) for played in seen.played]
        self._hands[facts.seat] = list(facts.hand)
        # A recipient that no other card is put to has laid the indicator face down.
        self._table = [facts.stock[0]] * 8

    def put(self, one: Bin, cards: list[int]) -> None:
        """Put cards where they lie."""
        if one.place == "stock":
            self._stock[1:] = cards
        elif one.place == "discard":
            self._discard = cards[0]
        else:
            self._hands[one.seat].extend(cards)
            if one.place == "table":
                self._table[one.seat] = cards[0]

    def position(self) -> bytes:
        """The world as a position's byte string."""
        self._give_back()
        hands = [card for hand in self._hands for card in sorted(hand)]
        codes = self._codes()
        return b"HM" + bytes([1, self._facts.dealer, *hands, *self._stock, len(codes), *codes])

    def _give_back(self) -> None:
        """Make the recipient's cards those that it was dealt."""
        recipient = self._seen.recipient
        if recipient is None or recipient == self._facts.seat:
            return
        hand = self._hands[recipient]
        if self._discard is not None:
            hand.append(self._discard)
        if self._stock[0] in hand:
            hand.remove(self._stock[0])

    def _codes(self) -> list[int]:
        """The actions, with the hidden cards told; of these, plays are in the open trick."""
        codes = list(self._facts.actions)
        for place, code in enumerate(codes):
            if code == UNKNOWN_DISCARD and self._discard is not None:
                codes[place] = self._discard + DISCARDS
            elif code == FACE_DOWN:
                seat = ((self._seen.turn or 0) + place - len(codes)) % 8
                codes[place] = self._table[seat]
        return codes
