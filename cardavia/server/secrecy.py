"""Everything at random that the server hands out, from the system's own source of randomness."""

import secrets
from collections.abc import Sequence

from cardavia.rules import new_seed
from cardavia.table import AI_NAMES

__all__ = ["Secrets", "draw_names", "new_nonce", "new_table_id", "player_seed"]


class Secrets:
    """The matches' seeds: drawn, or made from the one that a test gives."""

    def __init__(self, fixed: str | None) -> None:
        self._fixed = fixed

    def match_seed(self, number: int) -> str:
        """A secret for a table's match with that number, from 1."""
        if self._fixed is None:
            return new_seed(secrets.token_bytes(32))
        return self._fixed if number == 1 else f"{self._fixed}/{number}"


def new_table_id() -> str:
    """A name for a table that nobody can guess: 16 characters."""
    return secrets.token_urlsafe(12)


def new_nonce() -> str:
    """A nonce for a start form: 22 characters."""
    return secrets.token_urlsafe(16)


def player_seed() -> int:
    """What a player's own whims start from; independent of the shuffle."""
    return secrets.randbits(64)


def draw_names(taken: str) -> Sequence[str]:
    """Seven different names for AI players, none like the person's own."""
    free = [name for name in AI_NAMES if name.casefold() != taken.casefold()]
    return secrets.SystemRandom().sample(free, 7)
