"""The deal as chance: who deals, then the deck card by card, as one list of numbers.

First comes the dealer, a seat from 0 to 7; then the 75 cards in the order in which they are dealt,
three times three to each seat from the dealer's left, and the stock, the indicator first.
"""

from collections.abc import Sequence
from typing import Final

from cardavia.rules import CARDS, SEATS, Dealt, deal_out

__all__ = ["LENGTH", "deck_of", "outcomes", "read_deck"]

LENGTH: Final = 76
"""How many numbers a whole deal has."""


def outcomes(drawn: Sequence[int]) -> list[int]:
    """What can come next, all with the same chance; nothing when the cards are dealt."""
    if not drawn:
        return list(SEATS)
    return [card.index for card in CARDS if card.index not in drawn[1:]]


def read_deck(drawn: Sequence[int]) -> Dealt:
    """The deal that the 76 numbers tell of."""
    return deal_out([CARDS[number] for number in drawn[1:]], drawn[0])


def deck_of(dealt: Dealt) -> tuple[int, ...]:
    """Numbers that tell of this deal; within a hand the cards come by identity number.

    >>> from cardavia.rules import deal_cards
    >>> dealt = deal_cards("karuta", number=1, dealer=3)
    >>> read_deck(deck_of(dealt)) == dealt
    True
    """
    numbers = [dealt.dealer]
    for batch in range(0, 9, 3):
        for step in range(1, 9):
            hand = dealt.hands[(dealt.dealer + step) % 8]
            numbers.extend(card.index for card in hand[batch : batch + 3])
    return (*numbers, *(card.index for card in dealt.stock))
