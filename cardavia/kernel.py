"""The native kernel: Hachinin Meri for machines, where a search needs speed.

`cardavia.rules` is the law; the kernel must agree with it, and `tests/kernel/` holds it to that.
It knows suits and cards by number only: suits 0 to 4 in the order P I K O G, cards 0 (`P1`) to
74 (`Gs`), both as in `cardavia.rules`.
"""

from collections.abc import Sequence
from typing import Literal

from cardavia import _kernel

__all__ = ["build_profile", "trick_winner"]


def trick_winner(trump: int, led: int, cards: Sequence[int]) -> int:
    """Return the index (0 to 7) of the play that wins a complete trick.

    Args:
        trump: the trump suit.
        led: the suit of the led card; in the ninth trick that of the dealer's last card.
        cards: the eight cards' identity numbers, in the order in which they were played.

    Raises:
        ValueError: a suit or card that does not exist, a card that is there twice, a number of
            cards other than eight, or none among them that could win.

    >>> trick_winner(trump=0, led=2, cards=[30, 31, 32, 33, 34, 35, 9, 36])  # K1 to K6, Tenka, K7
    6
    """
    return _kernel.trick_winner(trump, led, _identities(cards))


def build_profile() -> Literal["debug", "release"]:
    """Tell how the kernel was compiled; only a release build says anything about speed.

    >>> build_profile() in ("debug", "release")
    True
    """
    return _kernel.build_profile()


def _identities(cards: Sequence[int]) -> bytes:
    try:
        return bytes(cards)
    except ValueError:
        wrong = next(card for card in cards if not 0 <= card <= 255)
        raise ValueError(f"{wrong} is no card; a card is 0 (P1) to 74 (Gs)") from None
