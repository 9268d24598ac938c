"""The shape of a view: every field is something that the seat may know."""

from typing import Literal, NamedTuple

import msgspec

from cardavia.rules import Action, Card, Declaration, Order, Trick, order_of

__all__ = ["OpenTrick", "SeenPlay", "SuitLetter", "View"]

SuitLetter = Literal["P", "I", "K", "O", "G"]


class SeenPlay(NamedTuple):
    """A play of the open trick as this seat sees it: the card is None while it lies face down.

    A seat sees its own card. That a card is face down shows that it is a trump.
    """

    seat: int
    card: Card | None


class OpenTrick(msgspec.Struct, frozen=True):
    """The trick that is being played, from its lead on.

    Attributes:
        leader: the seat that led.
        led: the card led, always face up.
        meri: whether a trump was led.
        plays: the plays so far, clockwise from the leader.
    """

    leader: int
    led: Card
    meri: bool
    plays: tuple[SeenPlay, ...]


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know of a deal at one moment.

    Attributes:
        seat: whose view it is; None for a spectator, who holds no cards.
        dealer: seat of the dealer.
        deal: number of the deal in its match, 1 to 8.
        total: points of the even and the odd seats over the finished deals of the match.
        score: points of the even and the odd seats in this deal so far.
        phase: what has to be done now.
        turn: the seat that has to do it; None when the deal is done.
        indicator: the card that was turned up; the recipient has it in hand.
        trump: letter of the trump suit.
        hand: the own cards, by identity number.
        dealt_hand: the own nine cards as dealt, by identity number.
        hand_sizes: how many cards each seat holds.
        legal: what this seat may do; empty unless it is to move.
        restriction: the clause that keeps this seat from some of its cards; None unless it is to
            move and some are barred.
        declarations: what was said, from the dealer's left.
        recipient: who took the indicator; None before.
        discard: what the recipient laid aside: None before, and to others until it is shown.
        side_cards: the discard and the other two stock cards; None until they are shown.
        monchi: whether a Meri was finished, so that plain leads must be followed.
        tricks: the finished tricks, all cards face up.
        trick: the open trick; None while nobody has led.
    """

    seat: int | None
    dealer: int
    deal: int
    total: tuple[int, int]
    score: tuple[int, int]
    phase: Literal["declare", "discard", "play", "done"]
    turn: int | None
    indicator: Card
    trump: SuitLetter
    hand: tuple[Card, ...]
    dealt_hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    legal: tuple[Action, ...]
    restriction: str | None
    declarations: tuple[Declaration, ...]
    recipient: int | None
    discard: Card | None
    side_cards: tuple[Card, ...] | None
    monchi: bool
    tricks: tuple[Trick, ...]
    trick: OpenTrick | None

    @property
    def order(self) -> Order:
        """The order of strength of this deal."""
        return order_of(self.indicator.suit)
