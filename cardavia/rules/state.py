"""One deal as the referee sees it, at one moment; ``apply`` makes the next one."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from cardavia.rules.action import DECLARE, PASS, Action, discard, play
from cardavia.rules.cards import Card, Suit
from cardavia.rules.dealt import Dealt, team_of
from cardavia.rules.order import Order
from cardavia.rules.trick import Play, Trick

__all__ = ["DealState", "Declaration", "Phase", "start"]


class Phase(StrEnum):
    """What the seat to move has to do."""

    DECLARE = "declare"
    DISCARD = "discard"
    PLAY = "play"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Declaration:
    """What a seat said in the declaring."""

    seat: int
    do: Literal["declare", "pass"]


class DealState(NamedTuple):
    """The referee's state of a deal.

    Attributes:
        dealt: what was dealt; it never changes.
        phase: what has to be done now.
        turn: the seat that has to do it; None when the deal is done.
        hands: the cards that each seat holds now, sorted by identity number.
        declarations: what was said so far, from the dealer's left.
        recipient: who took the indicator; None while the declaring goes on.
        discard: what the recipient laid aside; None before.
        plays: the plays of the open trick.
        tricks: the finished tricks.
        monchi: whether a Meri was finished, so that plain leads must be followed.
    """

    dealt: Dealt
    phase: Phase
    turn: int | None
    hands: tuple[tuple[Card, ...], ...]
    declarations: tuple[Declaration, ...] = ()
    recipient: int | None = None
    discard: Card | None = None
    plays: tuple[Play, ...] = ()
    tricks: tuple[Trick, ...] = ()
    monchi: bool = False

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.dealt.order.trump

    @property
    def order(self) -> Order:
        """The order of strength of this deal."""
        return self.dealt.order

    @property
    def leader(self) -> int | None:
        """Who leads the open trick, or is to lead it; None outside the play."""
        if self.phase is not Phase.PLAY:
            return None
        return self.plays[0].seat if self.plays else self.turn

    @property
    def led(self) -> Card | None:
        """The card led to the open trick."""
        return self.plays[0].card if self.plays else None

    @property
    def meri(self) -> bool:
        """Whether the open trick is a Meri."""
        return bool(self.plays) and self.order.is_trump(self.plays[0].card)

    @property
    def side_cards(self) -> tuple[Card, ...] | None:
        """The discard and the two other stock cards, once the opening play has shown them."""
        if self.discard is None or not (self.plays or self.tricks):
            return None
        return (self.discard, *self.dealt.stock[1:])

    @property
    def hidden_robai(self) -> bool:
        """Whether the native Robai was dealt to a seat that has passed."""
        holder = self.dealt.robai_seat
        return holder is not None and Declaration(holder, "pass") in self.declarations

    @property
    def score(self) -> tuple[int, int]:
        """Points of the even and the odd seats so far."""
        points = [0, 0]
        for trick in self.tricks:
            team = team_of(trick.winner)
            moved = trick.combination.value if trick.combination else 0
            points[team] += 1 + moved
            points[1 - team] -= moved
        return points[0], points[1]

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """Every choice made so far with its seat; the ninth trick holds none."""
        past = [(one.seat, DECLARE if one.do == "declare" else PASS) for one in self.declarations]
        if self.recipient is not None and self.discard is not None:
            past.append((self.recipient, discard(self.discard)))
        led = (one for trick in self.tricks if trick.leader is not None for one in trick.plays)
        past.extend((seat, play(card)) for seat, card in (*led, *self.plays))
        return tuple(past)


def start(dealt: Dealt) -> DealState:
    """The state before anyone has acted: the dealer's left is to declare or pass."""
    return DealState(dealt, Phase.DECLARE, (dealt.dealer + 1) % 8, dealt.hands)
