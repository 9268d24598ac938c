"""A match: eight deals, the dealer moving on, the totals, the result.

>>> match = MatchState(first_dealer=3)
>>> match = match.after((7, 2))
>>> match.deal_number, match.dealer, match.total
(2, 4, (7, 2))
"""

from dataclasses import dataclass

from cardavia.rules.errors import DealError

__all__ = ["DEALS", "MatchState"]

DEALS = 8
"""Deals in a match, one by each dealer."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """Where a match stands between its deals.

    Attributes:
        first_dealer: seat of the dealer of deal 1.
        scores: points of the even and the odd seats in each finished deal.
    """

    first_dealer: int
    scores: tuple[tuple[int, int], ...] = ()

    @property
    def total(self) -> tuple[int, int]:
        """Points of the even and the odd seats over the finished deals."""
        return sum(even for even, _ in self.scores), sum(odd for _, odd in self.scores)

    @property
    def over(self) -> bool:
        """Whether all eight deals are finished."""
        return len(self.scores) == DEALS

    @property
    def deal_number(self) -> int:
        """The deal that is going on or comes next, 1 to 8; 8 when the match is over."""
        return min(len(self.scores) + 1, DEALS)

    @property
    def dealer(self) -> int:
        """The dealer of that deal."""
        return (self.first_dealer + self.deal_number - 1) % 8

    @property
    def winner(self) -> int | None:
        """The team with the higher total of a match that is over (0 or 1); None for a draw."""
        even, odd = self.total
        if not self.over or even == odd:
            return None
        return 0 if even > odd else 1

    def after(self, score: tuple[int, int]) -> "MatchState":
        """The match after another finished deal.

        Raises:
            DealError: the match is over, or the two scores do not sum to 9.
        """
        if self.over:
            raise DealError("the match is over: eight deals were played")
        if sum(score) != 9:
            raise DealError(f"the scores of a deal sum to 9, not {score[0]} + {score[1]}")
        return MatchState(self.first_dealer, (*self.scores, score))
