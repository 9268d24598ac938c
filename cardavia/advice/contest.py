"""The open trick, or the one to be led, as the seat to move sees it: what may beat which card."""

from collections.abc import Callable
from functools import cached_property

from cardavia.advice.places import Places
from cardavia.rules import Card, Order, Suit, team_of
from cardavia.view import SeenPlay, View

__all__ = ["Contest"]


class Contest:
    """What lies on the table and what may still come; all of it holds in every world.

    Attributes:
        view: what the seat to move knows.
        seat: the seat to move.
        order: the order of strength.
    """

    def __init__(self, view: View) -> None:
        assert view.turn is not None, "somebody is to move"  # noqa: S101 - for the type checker
        self.view = view
        self.seat = view.turn
        self.order: Order = view.order
        self.plays: tuple[SeenPlay, ...] = view.trick.plays if view.trick else ()

    @cached_property
    def places(self) -> Places:
        """Where the cards may lie."""
        return Places(self.view)

    @property
    def leads(self) -> bool:
        """Whether the seat leads."""
        return not self.plays

    @property
    def last(self) -> bool:
        """Whether nobody plays after the seat."""
        return len(self.plays) == 7

    @property
    def has_trump(self) -> bool:
        """Whether the seat may play a trump."""
        return any(one.card and self.order.is_trump(one.card) for one in self.view.legal)

    @property
    def coming(self) -> tuple[int, ...]:
        """The seats that play after it, in their order."""
        return tuple((self.seat + step) % 8 for step in range(1, 8 - len(self.plays)))

    @property
    def others_face_down(self) -> tuple[int, ...]:
        """The seats whose trump lies face down."""
        return tuple(seat for seat, card in self.plays if card is None)

    def is_partner(self, seat: int) -> bool:
        """Whether that other seat is of the own team."""
        return team_of(seat) == team_of(self.seat)

    def is_opponent(self, seat: int) -> bool:
        """Whether that seat is of the other team."""
        return not self.is_partner(seat)

    def strength(self, card: Card, mine: Card) -> int:
        """How strong a card is in this trick, if the seat plays `mine` to it."""
        return self.order.strength(card, self.led(mine))

    def led(self, mine: Card) -> Suit:
        """The printed suit that is led, if the seat plays `mine`."""
        return self.view.trick.led.suit if self.view.trick else mine.suit

    def beaten_by(self, mine: Card, whose: Callable[[int], bool]) -> frozenset[Card]:
        """The cards out of sight that may beat `mine` in the hands or face down of such seats."""
        held = [self.places.in_hand(seat) for seat in self.coming if whose(seat)]
        down = [self.places.face_down(seat) for seat in self.others_face_down if whose(seat)]
        strength = self.strength(mine, mine)
        out = frozenset[Card]().union(*held, *down)
        return frozenset(one for one in out if self.strength(one, mine) > strength)

    def is_outdone(self, mine: Card) -> bool:
        """Whether `mine` cannot take the trick, by what lies there."""
        strength = self.strength(mine, mine)
        lying = [self.strength(card, mine) for _, card in self.plays if card is not None]
        lying += [self._least_down(seat, mine) for seat in self.others_face_down]
        return strength == 0 or strength < max(lying, default=0)

    def surest_partner(self) -> int | None:
        """The partner who has the trick for sure, unless another partner takes it over; or None."""
        lying = [(self._least(play), play.seat) for play in self.plays]
        least, seat = max(lying, default=(0, self.seat))
        if self.view.trick is None or self.is_opponent(seat):
            return None
        led = self.view.trick.led.suit
        against = frozenset[Card]().union(
            *(self.places.in_hand(one) for one in self.coming if self.is_opponent(one)),
            *(self.places.face_down(one) for one in self.others_face_down if self.is_opponent(one)),
        )
        beaten = any(self.order.strength(card, led) > least for card in against)
        return None if beaten else seat

    def _least(self, play: SeenPlay) -> int:
        """How strong a card on the table is at least."""
        assert self.view.trick is not None, "it has been led"  # noqa: S101 - for the type checker
        led = self.view.trick.led
        if play.card is None:
            return self._least_down(play.seat, led)
        return self.order.strength(play.card, led.suit)

    def _least_down(self, seat: int, mine: Card) -> int:
        return min(self.strength(card, mine) for card in self.places.face_down(seat))

    def sure_against(self, seat: int) -> tuple[Card, ...]:
        """The trumps that beat whatever that seat laid face down, and are in play or in one's hand.

        Strongest first; none when it may be the strongest trump left.
        """
        down = self.places.face_down(seat)
        most = max(self.order.strength(card, self.order.trump) for card in down)
        hands = (self.places.in_hand(other) for other in range(8))
        there = frozenset(self.view.hand).union(*hands, *map(self.places.face_down, range(8)))
        return tuple(
            card
            for card in self.order.trumps
            if card in there and self.order.strength(card, self.order.trump) > most
        )
