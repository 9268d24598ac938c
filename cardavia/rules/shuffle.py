"""Seeded shuffles: a seed gives the same deals for ever, on every machine.

The generator: the key is SHA-256 of the text ``cardavia.shuffle/1``, a zero byte and the seed in
UTF-8. For each purpose (``first dealer``, ``deal 1`` to ``deal 8``) the stream is the blocks
HMAC-SHA-256(key, purpose, zero byte, block number as 8 bytes big-endian), block numbers from 0,
read as 32-bit big-endian words. A number below n is the next word that is less than the largest
multiple of n up to 2**32, modulo n. The shuffle is Fisher-Yates from the end: for i from 74 down
to 1, swap the cards at i and at a number below i + 1, on the 75 cards by identity number.
"""

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterator

from cardavia.rules.cards import CARDS, Card
from cardavia.rules.dealt import Dealt, deal_out
from cardavia.rules.errors import DealError

__all__ = ["deal_cards", "first_dealer", "new_seed", "shuffled"]

_NAME = b"cardavia.shuffle/1"
_EIGHT_WORDS = struct.Struct(">8I")


def new_seed(entropy: bytes) -> str:
    """A match's seed as text, 64 hexadecimal digits, from 32 bytes of the system's randomness.

    Raises:
        DealError: there are not exactly 32 bytes.
    """
    if len(entropy) != 32:
        raise DealError(f"a seed takes 32 bytes of randomness, not {len(entropy)}")
    return entropy.hex()


def first_dealer(seed: str) -> int:
    """The seat that deals first in the match of that seed.

    >>> first_dealer("karuta") in range(8)
    True
    """
    return _numbers(seed, "first dealer")(8)


def shuffled(seed: str, number: int) -> tuple[Card, ...]:
    """The 75 cards in the order in which deal ``number`` (1 to 8) of that match deals them.

    Raises:
        DealError: a match has no such deal.
    """
    if number not in range(1, 9):
        raise DealError(f"there is no deal {number}; a match has deals 1 to 8")
    below = _numbers(seed, f"deal {number}")
    deck = list(CARDS)
    for last in range(74, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def deal_cards(seed: str, number: int, dealer: int) -> Dealt:
    """Deal ``number`` (1 to 8) of the match of that seed, by that dealer."""
    return deal_out(shuffled(seed, number), dealer)


def _words(seed: str, purpose: str) -> Iterator[int]:
    key = hashlib.sha256(_NAME + b"\0" + seed.encode("utf-8", "surrogatepass")).digest()
    block = 0
    while True:
        message = purpose.encode() + b"\0" + block.to_bytes(8, "big")
        yield from _EIGHT_WORDS.unpack(hmac.digest(key, message, "sha256"))
        block += 1


def _numbers(seed: str, purpose: str) -> Callable[[int], int]:
    """A source of numbers below n, all equally likely."""
    words = _words(seed, purpose)

    def below(n: int) -> int:
        limit = 2**32 - 2**32 % n
        for word in words:
            if word < limit:
                return word % n
        raise AssertionError("the stream of words never ends")

    return below
