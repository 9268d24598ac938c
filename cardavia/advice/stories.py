"""What becomes of the trick, and of the ninth one, in worlds that fit the view.

After the action all seats reply as the player thinks that they do, until the trick is over.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from cardavia.advice.thinker import Clock, Thinker
from cardavia.rules import PASS, Action, Card, DealState, Order, Trick, apply, team_of

__all__ = ["Stories", "Story", "tell", "tell_robai"]

_AT_LEAST: Final = 8
"""So many worlds are looked at whatever the time: fewer tell nothing of how often."""


class Story(NamedTuple):
    """One world: the trick that the card was played to, and the ninth where it followed at once."""

    trick: Trick
    ninth: Trick | None


class Stories(NamedTuple):
    """What the play of a card led to, world by world.

    Attributes:
        seat: who played it.
        card: the card.
        order: the order of strength.
        told: the worlds.
    """

    seat: int
    card: Card
    order: Order
    told: list[Story]

    def tenths(self, holds: Callable[[Story], bool]) -> int:
        """In how many of ten worlds that holds, rounded."""
        return round(10 * sum(map(holds, self.told)) / len(self.told))

    def taken(self) -> int:
        """In how many of ten worlds the card takes the trick."""
        return self.tenths(lambda one: one.trick.winner == self.seat)

    def taken_by_side(self) -> int:
        """In how many of ten worlds the own side takes the trick."""
        return self.tenths(lambda one: team_of(one.trick.winner) == team_of(self.seat))


def tell(
    thinker: Thinker, worlds: Iterable[DealState], seat: int, cards: Sequence[Action], clock: Clock
) -> tuple[Stories, ...]:
    """What each of these plays of a seat leads to; in the worlds it is to move."""
    found: list[Stories] = []
    for number, world in enumerate(worlds):
        if number >= _AT_LEAST and clock.is_late():
            break
        if not found:
            found = [Stories(seat, one.card, world.order, []) for one in cards if one.card]
        for stories, action in zip(found, cards, strict=True):
            stories.told.append(_told(thinker, apply(world, action)))
    return tuple(found)


def _told(thinker: Thinker, state: DealState) -> Story:
    """Play on until the open trick is over; the eighth one brings the ninth with it."""
    number = len(state.tricks) + 1
    if not state.plays:
        number = 8 if state.turn is None else number - 1  # the card has ended its trick
    while len(state.tricks) < number:
        state = apply(state, thinker.reply(state))
    return Story(state.tricks[number - 1], state.tricks[8] if number == 8 else None)


def tell_robai(
    thinker: Thinker, worlds: Iterable[DealState], seat: int, clock: Clock
) -> tuple[int, int]:
    """In how many of ten worlds the seat's Robai, if hidden, pays five for its team; and costs."""
    won = lost = number = 0
    for number, world in enumerate(worlds, start=1):
        state = apply(world, PASS)
        while state.turn is not None:
            state = apply(state, thinker.reply(state))
        pairs = [one for one in state.tricks if one.combination and "robai" in one.combination.name]
        ours = [team_of(one.winner) == team_of(seat) for one in pairs]
        won, lost = won + any(ours), lost + (not all(ours))
        if number >= _AT_LEAST and clock.is_late():
            break
    return round(10 * won / number), round(10 * lost / number)
