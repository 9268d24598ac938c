"""Combinations that a card makes, or falls to, in the worlds that were looked at."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from cardavia.advice.reasons import Kind, Reason
from cardavia.advice.stories import Stories
from cardavia.rules import Card, Order, Trick, team_of

__all__ = ["beaten_trump", "falls", "guards", "makes"]

_OFTEN: Final = 2
"""Tenths of the worlds from which on a combination is worth a word."""


def makes(stories: Stories) -> Iterator[Reason]:
    """The combination that the card makes most often."""
    yield from _reasons("makes", stories, [_made(one.trick, stories) for one in stories.told])


def falls(stories: Stories) -> Iterator[Reason]:
    """The combination that the card falls to most often."""
    yield from _reasons("falls", stories, [_fallen(one.trick, stories) for one in stories.told])


def guards(card: Card, others: Sequence[Stories]) -> Iterator[Reason]:
    """The other card that would fall most often, if it were played instead."""
    found = [
        (fall, other.card) for other in others if other.card is not card for fall in falls(other)
    ]
    if found:
        worst, guarded = max(found, key=lambda one: (one[0].tenths or 0) * (one[0].points or 0))
        yield Reason(
            "guards", card=guarded, pair=worst.pair, points=worst.points, tenths=worst.tenths
        )


def _reasons(
    kind: Kind, stories: Stories, pairs: Sequence[tuple[str, int] | None]
) -> Iterator[Reason]:
    counted = Counter(pair for pair in pairs if pair is not None)
    for (name, value), times in counted.most_common(1):
        tenths = round(10 * times / len(stories.told))
        if tenths >= _OFTEN:
            yield Reason(kind, pair=name, points=value, tenths=tenths)


def _made(trick: Trick, stories: Stories) -> tuple[str, int] | None:
    """The combination in a trick, if the seat's own card takes it."""
    if trick.combination is None or trick.winner != stories.seat:
        return None
    return trick.combination.name, trick.combination.value


def _fallen(trick: Trick, stories: Stories) -> tuple[str, int] | None:
    """The combination in a trick, if it is the seat's own card that it beats."""
    if trick.combination is None or team_of(trick.winner) == team_of(stories.seat):
        return None
    own = beaten_trump(trick, stories.order) is stories.card
    return (trick.combination.name, trick.combination.value) if own else None


def beaten_trump(trick: Trick, order: Order) -> Card | None:
    """The strongest trump of the team that loses the trick."""
    losing = [
        card
        for seat, card in trick.plays
        if team_of(seat) != team_of(trick.winner) and order.is_trump(card)
    ]
    return max(losing, key=lambda card: order.strength(card, order.trump), default=None)
