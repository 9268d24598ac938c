"""Which card beats which, for each trump suit.

>>> [str(one) for one in order_of(Suit.KOPPU).trumps[:6]]
['Ks', 'Ku', 'Kt', 'Pb', 'Kb', 'Kr']
>>> [str(one) for one in order_of(Suit.KOPPU).plain(Suit.ISU)[-3:]]
['I2', 'Ib', 'I1']
"""

from functools import cache

from cardavia.rules.cards import CARDS, TENKA, Card, Rank, Suit

__all__ = ["Order", "order_of"]

_TRUMP_COURTS = (Rank.SUN, Rank.UN, Rank.SOTA, Rank.ROBAI, Rank.REI, Rank.KABA)
_PLAIN_COURTS = (Rank.SUN, Rank.UN, Rank.REI, Rank.KABA, Rank.SOTA, Rank.ROBAI)


def _of(suit: Suit, *ranks: Rank) -> list[Card]:
    return [CARDS[15 * suit + rank] for rank in ranks]


def _numbers(suit: Suit) -> list[Card]:
    """The numbers of a suit, strongest first."""
    rising = [Rank(number) for number in range(9)]
    return _of(suit, *(reversed(rising) if suit.is_long else rising))


def _trumps(trump: Suit) -> list[Card]:
    """All trumps, strongest first: 16, or 15 when Pao is trump."""
    trumps = _of(trump, *_TRUMP_COURTS) + _numbers(trump)
    if trump is not Suit.PAO:
        trumps.insert(trumps.index(_of(trump, Rank.ROBAI)[0]), TENKA)
    return trumps


def _plain(suit: Suit) -> list[Card]:
    """The cards of a suit that is not trump, strongest first."""
    cards = _of(suit, *_PLAIN_COURTS) + _numbers(suit)
    robai = _of(suit, Rank.ROBAI)[0]
    if suit is Suit.PAO:
        cards.remove(robai)  # it is Tenka
    if suit is Suit.ISU:
        cards.remove(robai)
        cards.insert(-1, robai)  # between 2 and 1
    return cards


class Order:
    """The orders of strength while one suit is trump.

    Attributes:
        trump: the trump suit.
        trumps: all trumps, strongest first (16 cards, or 15 when Pao is trump).
        native_robai: the Robai of the trump suit.
        sun: the Sun of the trump suit.
    """

    __slots__ = ("_plain", "_strength", "native_robai", "sun", "trump", "trump_set", "trumps")

    def __init__(self, trump: Suit) -> None:
        self.trump = trump
        self.trumps = tuple(_trumps(trump))
        self.trump_set = frozenset(self.trumps)
        self.native_robai = CARDS[15 * trump + Rank.ROBAI]
        self.sun = CARDS[15 * trump + Rank.SUN]
        self._plain = tuple(() if suit is trump else tuple(_plain(suit)) for suit in Suit)
        self._strength = tuple(self._strengths(suit) for suit in Suit)

    def _strengths(self, led: Suit) -> list[int]:
        weakest_first = [*reversed(self._plain[led]), *reversed(self.trumps)]
        strengths = [0] * len(CARDS)
        for strength, one in enumerate(weakest_first, start=1):
            strengths[one.index] = strength
        return strengths

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump, Tenka included."""
        return card in self.trump_set

    def is_plain_of(self, card: Card, suit: Suit) -> bool:
        """Whether the card is a non-trump of that suit."""
        return card.suit is suit and card not in self.trump_set

    def plain(self, suit: Suit) -> tuple[Card, ...]:
        """The non-trumps of a suit, strongest first; none for the trump suit."""
        return self._plain[suit]

    def strength(self, card: Card, led: Suit) -> int:
        """How strong a card is in a trick whose led card has that printed suit.

        The highest number wins; 0 cannot win. Every trump is stronger than every other card, so
        a led Tenka, whose printed suit is Pao, is never beaten by plain Pao.
        """
        return self._strength[led][card.index]

    def __repr__(self) -> str:
        return f"order_of(Suit.{self.trump.name})"


@cache
def order_of(trump: Suit) -> Order:
    """The order while that suit is trump; the same object each time."""
    return Order(trump)
