"""The kernel's random numbers in Python: the same seed and stream give the same numbers.

The generator is xoshiro256++ by Blackman and Vigna; `kernel/core/src/rng.rs` describes it.

>>> Rng(1, 0).below(1000) == Rng(1, 0).below(1000)
True
"""

from typing import Any, Final

__all__ = ["Rng"]

_MASK: Final = 2**64 - 1
_GOLDEN: Final = 0x9E37_79B9_7F4A_7C15


def _split_mix(state: int) -> tuple[int, int]:
    """The next state and the number that it gives."""
    state = (state + _GOLDEN) & _MASK
    mixed = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return state, mixed ^ (mixed >> 31)


def _turned(bits: int, by: int) -> int:
    return ((bits << by) | (bits >> (64 - by))) & _MASK


class Rng:
    """Stream number `stream` of a seed, both 0 to 2**64 - 1."""

    def __init__(self, seed: int, stream: int) -> None:
        state = seed ^ _split_mix(stream)[1]
        self._words: list[int] = []
        for _ in range(4):
            state, word = _split_mix(state)
            self._words.append(word)

    def bits(self) -> int:
        """64 random bits."""
        a, b, c, d = self._words
        result = (_turned((a + d) & _MASK, 23) + a) & _MASK
        c2, d2 = c ^ a, d ^ b
        self._words = [a ^ d2, b ^ c2, c2 ^ ((b << 17) & _MASK), _turned(d2, 45)]
        return result

    def below(self, n: int) -> int:
        """A number from 0 up to but not n."""
        return (self.bits() * n) >> 64

    def unit(self) -> float:
        """A number from 0 up to but not 1."""
        return (self.bits() >> 11) / 2**53

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in an order of which all are equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
