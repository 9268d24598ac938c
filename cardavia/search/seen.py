"""What follows at once from the facts of a view; as `Seen` in `kernel/core/src/facts.rs`."""

from typing import NamedTuple

from cardavia.rules import CARDS, Order, order_of
from cardavia.search.codes import DECLARE, DISCARDS, FACE_DOWN, UNKNOWN_DISCARD

__all__ = ["Facts", "Seen", "read_facts"]


class Facts(NamedTuple):
    """The fields of the byte string; cards are their identity numbers."""

    seat: int
    dealer: int
    stock: tuple[int, ...]
    hand: tuple[int, ...]
    actions: tuple[int, ...]

    @property
    def order(self) -> Order:
        """The order of strength of the deal."""
        return order_of(CARDS[self.stock[0]].suit)


def read_facts(facts: bytes) -> Facts:
    """The fields of what `facts_of` wrote."""
    return Facts(facts[3], facts[4], tuple(facts[5:8]), tuple(facts[8:17]), tuple(facts[18:]))


class Seen:
    """What a seat saw the others do.

    Attributes:
        declarer: who declared, if anybody did.
        recipient: who took the indicator; None before.
        discard: what the recipient laid aside; None before.
        discard_unknown: whether it did so and the seat does not know the card.
        played: by seat the cards that it was seen to play.
        face_down: the seats whose card in the open trick lies face down.
        void: by seat the kinds of cards that it was seen not to hold; the Sun may be an exception.
        turn: who has to act; None when nobody has.
    """

    def __init__(self, facts: Facts) -> None:
        self.order = facts.order
        self.declarer: int | None = None
        self.recipient: int | None = None
        self.discard: int | None = None
        self.discard_unknown = False
        self.played: list[list[int]] = [[] for _ in range(8)]
        self.face_down: set[int] = set()
        self.void: list[set[int]] = [set() for _ in range(8)]
        self.turn: int | None = (facts.dealer + 1) % 8
        self._open: list[tuple[int, int]] = []
        self._monchi = False
        for place, code in enumerate(facts.actions):
            self._act(facts, place, code)

    def kind(self, card: int) -> int:
        """The trump suit for every trump, Tenka included, else the printed suit."""
        one = CARDS[card]
        return int(self.order.trump if self.order.is_trump(one) else one.suit)

    def is_trump(self, card: int) -> bool:
        """Whether the card is a trump."""
        return self.kind(card) == self.order.trump

    def _act(self, facts: Facts, place: int, code: int) -> None:
        if self.turn is None:
            return
        if self.recipient is None:
            self._say(place, code, self.turn, facts.dealer)
        elif self.discard is None and not self.discard_unknown:
            self._lay_aside(code, self.turn)
        else:
            self._play(code, self.turn)

    def _say(self, place: int, code: int, seat: int, dealer: int) -> None:
        if code == DECLARE:
            self.declarer = self.recipient = seat
        elif place == 7:
            self.recipient = self.turn = dealer
        else:
            self.turn = (seat + 1) % 8

    def _lay_aside(self, code: int, seat: int) -> None:
        if code == UNKNOWN_DISCARD:
            self.discard_unknown = True
            return
        self.discard = code - DISCARDS
        if self.is_trump(self.discard):
            self.void[seat] |= self._plain()

    def _play(self, code: int, seat: int) -> None:
        if code == FACE_DOWN:
            self.face_down.add(seat)
        else:
            self._note_void(self.kind(code), seat)
            self.played[seat].append(code)
        self._open.append((seat, code))
        self.turn = (seat + 1) % 8
        if len(self._open) == 8:
            self._finish_trick()

    def _note_void(self, kind: int, seat: int) -> None:
        """What a play of this kind tells about the rest of the hand."""
        if not self._open:
            if kind == self.order.trump and not any(self.played):
                self.void[seat] |= self._plain()
            return
        led = self.kind(self._open[0][1])
        bound = self._monchi or led == self.order.trump
        if bound and kind not in (led, self.order.trump):
            self.void[seat].add(led)

    def _finish_trick(self) -> None:
        """All cards lie face up by now."""
        led = CARDS[self._open[0][1]]
        winner = max(self._open, key=lambda one: self.order.strength(CARDS[one[1]], led.suit))[0]
        self._monchi = self._monchi or self.order.is_trump(led)
        self.turn = None if len(self.played[winner]) == 8 else winner
        self._open = []

    def _plain(self) -> set[int]:
        return set(range(5)) - {int(self.order.trump)}
