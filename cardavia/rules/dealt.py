"""What was dealt: dealer, eight hands and the stock, and what follows from them at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter

from cardavia.rules.cards import Card, Suit
from cardavia.rules.errors import DealError
from cardavia.rules.order import Order, order_of

__all__ = ["SEATS", "Dealt", "deal_out", "team_of"]

_BY_INDEX = attrgetter("index")

SEATS = range(8)
"""The seats, clockwise."""


def team_of(seat: int) -> int:
    """The team of a seat: 0 for even seats, 1 for odd seats."""
    return seat % 2


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal before anyone acts.

    Attributes:
        dealer: seat of the dealer, 0 to 7.
        hands: the nine cards of each seat, sorted by identity number whatever order was given.
        stock: the three cards that remain; the first is the indicator.
        order: the order of strength that the indicator's suit brings.
        robai_seat: who was dealt the native Robai; None when it lies in the stock.
        lone_suns: the seats that were dealt no trump but the trump Sun.

    Raises:
        DealError: the cards are not 75 different ones in eight nines and three, or no such dealer.
    """

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    order: Order = field(init=False, compare=False, repr=False)
    robai_seat: int | None = field(init=False, compare=False, repr=False)
    lone_suns: frozenset[int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        _check(self.dealer, self.hands, self.stock)
        order = order_of(self.stock[0].suit)
        put = object.__setattr__  # the dataclass is frozen once this is done
        put(self, "hands", tuple(tuple(sorted(hand, key=_BY_INDEX)) for hand in self.hands))
        put(self, "order", order)
        put(self, "robai_seat", _holder(self.hands, order.native_robai))
        put(self, "lone_suns", frozenset(_lone_suns(self.hands, order)))

    @property
    def indicator(self) -> Card:
        """The first stock card, turned up; its printed suit is trump."""
        return self.stock[0]

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.order.trump


def _holder(hands: Sequence[Sequence[Card]], wanted: Card) -> int | None:
    return next((seat for seat in SEATS if wanted in hands[seat]), None)


def _lone_suns(hands: Sequence[Sequence[Card]], order: Order) -> Iterable[int]:
    for seat in SEATS:
        if order.sun in hands[seat] and len(order.trump_set.intersection(hands[seat])) == 1:
            yield seat


def _check(dealer: int, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> None:
    if dealer not in SEATS:
        raise DealError(f"the dealer is seat {dealer!r}; seats are 0 to 7")
    if len(hands) != len(SEATS):
        raise DealError(f"there are {len(hands)} hands; eight seats are dealt to")
    for seat, hand in enumerate(hands):
        if len(hand) != 9:
            raise DealError(f"seat {seat} was dealt {len(hand)} cards; each seat gets nine")
    if len(stock) != 3:
        raise DealError(f"the stock has {len(stock)} cards; three remain after the deal")
    cards = [*chain.from_iterable(hands), *stock]
    if len(set(cards)) != len(cards):
        twice = next(one for one in cards if cards.count(one) > 1)
        raise DealError(f"{twice} was dealt twice; the 75 cards are all different")


def deal_out(deck: Sequence[Card], dealer: int) -> Dealt:
    """Deal a shuffled deck of 75: three times three cards to each seat, from the dealer's left.

    Raises:
        DealError: the deck is not the 75 cards.
    """
    if len(deck) != 75:
        raise DealError(f"the deck has {len(deck)} cards; it has 75")
    hands: list[list[Card]] = [[] for _ in SEATS]
    top = 0
    for _batch in range(3):
        for step in range(1, 9):
            hands[(dealer + step) % 8].extend(deck[top : top + 3])
            top += 3
    return Dealt(dealer, tuple(tuple(hand) for hand in hands), tuple(deck[top:]))
