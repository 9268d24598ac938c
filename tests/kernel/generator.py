"""The kernel's generator as `docs/kernel.md` describes it, so that its deals can be dealt here."""

from collections.abc import Iterator

from cardavia.rules import CARDS, Dealt

_WORD = 2**64


def split_mix(state: int) -> Iterator[int]:
    """SplitMix64."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % _WORD
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % _WORD
        yield z ^ z >> 31


def _rotated(word: int, bits: int) -> int:
    return (word << bits | word >> 64 - bits) % _WORD


def stream(seed: int, number: int) -> Iterator[int]:
    """xoshiro256++: stream `number` of a seed."""
    words = split_mix(seed ^ next(split_mix(number)))
    a, b, c, d = (next(words) for _ in range(4))
    while True:
        yield (_rotated((a + d) % _WORD, 23) + a) % _WORD
        c ^= a
        d ^= b
        shifted = b << 17 & _WORD - 1
        b ^= c
        a ^= d
        c ^= shifted
        d = _rotated(d, 45)


def shuffled_deal(words: Iterator[int], dealer: int) -> Dealt:
    """The next deal of a stream."""
    deck = list(CARDS)
    for last in range(74, 0, -1):
        other = next(words) * (last + 1) >> 64
        deck[last], deck[other] = deck[other], deck[last]
    hands = tuple(tuple(deck[9 * seat : 9 * seat + 9]) for seat in range(8))
    return Dealt(dealer, hands, tuple(deck[72:]))
