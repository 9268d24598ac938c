"""All worlds that fit a view, by trying every deal of the unknown cards by the readable rules.

What a seat may do depends on its own cards and on what everyone sees; so hands that a seat cannot
have had are left out seat by seat, and what is left is replayed as a whole.
"""

import math
from collections.abc import Iterator
from itertools import combinations

from cardavia.rules import (
    CARDS,
    Action,
    Card,
    DealState,
    Dealt,
    apply,
    discard,
    legal_actions,
    play,
    position_text,
    start,
)
from cardavia.view import encode, view

__all__ = ["all_worlds", "deals_to_try"]

Hand = tuple[Card, ...]


class _Puzzle:
    """A state, a seat that knows some of it, and what everyone did."""

    def __init__(self, state: DealState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.past = [start(state.dealt)]
        for _, action in state.actions:
            self.past.append(apply(self.past[-1], action))
        self.hands = self._known_hands()
        self.stock = list(state.dealt.stock if state.side_cards else state.dealt.stock[:1])
        self._fits: dict[tuple[int, Hand], bool] = {}

    def _known_hands(self) -> list[Hand]:
        """By seat the dealt cards that the seat knows of."""
        seen = view(self.state, self.seat)
        shown = [(owner, card) for trick in self.state.tricks for owner, card in trick.plays]
        shown += [(owner, card) for owner, card in (seen.trick.plays if seen.trick else ()) if card]
        if self.state.recipient is not None and seen.discard is not None:
            shown.append((self.state.recipient, seen.discard))
        hands = [
            tuple(card for owner, card in shown if owner == seat and card is not seen.indicator)
            for seat in range(8)
        ]
        hands[self.seat] = self.state.dealt.hands[self.seat]
        return hands

    def unknown(self) -> Hand:
        """The cards that the seat cannot place."""
        known = {card for hand in self.hands for card in hand} | set(self.stock)
        return tuple(card for card in CARDS if card not in known)

    def deals(self, seat: int, hands: list[Hand], left: Hand) -> Iterator[Dealt]:
        """Every deal in which each seat can have done what it was seen to do."""
        if seat == 8:
            for others in _orders(left):
                stock = (*self.stock, *others)
                yield Dealt(self.state.dealt.dealer, tuple(hands), stock)
            return
        for more in combinations(left, 9 - len(self.hands[seat])):
            hand = (*self.hands[seat], *more)
            if self.fits(seat, hand):
                rest = tuple(card for card in left if card not in more)
                yield from self.deals(seat + 1, [*hands, hand], rest)

    def fits(self, seat: int, hand: Hand) -> bool:
        """Whether a seat with that hand can have done what it was seen to do."""
        if seat == self.seat:
            return True
        if (seat, hand) not in self._fits:
            self._fits[seat, hand] = self._can_have_acted(seat, hand)
        return self._fits[seat, hand]

    def _can_have_acted(self, seat: int, hand: Hand) -> bool:
        dealt = _with_hand(self.state.dealt, seat, hand)
        gone: set[Card] = set()
        for place, (owner, action) in enumerate(self.state.actions):
            if owner != seat:
                continue
            taken = (dealt.indicator,) if self.past[place].recipient == seat else ()
            now = tuple(sorted(card for card in (*hand, *taken) if card not in gone))
            hands = tuple(now if one == seat else () for one in range(8))
            legal = legal_actions(self.past[place]._replace(dealt=dealt, hands=hands))
            if not any(choice in legal for choice in self.choices(place)):
                return False
            if self.choices(place) != [action]:
                return True  # what a hidden card leaves is for the replay to find
            gone |= {action.card} if action.card else set()
        return True

    def choices(self, place: int) -> list[Action]:
        """What the action at that place of the past can have been, as far as was seen."""
        owner, action = self.state.actions[place]
        opened = len(self.state.actions) - len(self.state.plays)
        trump = action.card is not None and self.state.order.is_trump(action.card)
        face_down = place >= opened and not self.state.meri and trump
        unknown = action.do == "discard" and self.state.side_cards is None
        if owner == self.seat or not (face_down or unknown):
            return [action]
        if unknown:
            return [discard(card) for card in CARDS]
        return [play(card) for card in self.state.order.trumps]

    def replays(self, world: DealState) -> Iterator[DealState]:
        """The world after the same actions, hidden ones being whatever is legal."""
        place = len(world.actions)
        if place == len(self.state.actions):
            yield world
        elif world.turn == self.state.actions[place][0]:
            legal = legal_actions(world)
            for choice in self.choices(place):
                if choice in legal:
                    yield from self.replays(apply(world, choice))


def all_worlds(state: DealState, seat: int) -> set[str]:
    """Every position, as text, that gives the seat the view that the state gives it."""
    puzzle, wanted = _Puzzle(state, seat), encode(view(state, seat))
    return {
        position_text(world)
        for dealt in puzzle.deals(0, [], puzzle.unknown())
        for world in puzzle.replays(start(dealt))
        if encode(view(world, seat)) == wanted
    }


def deals_to_try(state: DealState, seat: int) -> int:
    """How many ways there are to deal the unknown cards."""
    puzzle = _Puzzle(state, seat)
    sizes = [9 - len(hand) for hand in puzzle.hands]
    return math.factorial(len(puzzle.unknown())) // math.prod(map(math.factorial, sizes))


def _orders(cards: Hand) -> list[Hand]:
    return [cards, cards[::-1]] if len(cards) == 2 else [cards]


def _with_hand(dealt: Dealt, seat: int, hand: Hand) -> Dealt:
    """The deal with cards exchanged so that a seat was dealt that hand."""
    out = [card for card in dealt.hands[seat] if card not in hand]
    into = [card for card in hand if card not in dealt.hands[seat]]
    swap = dict(zip(out, into, strict=True)) | dict(zip(into, out, strict=True))
    hands = tuple(tuple(swap.get(card, card) for card in one) for one in dealt.hands)
    return Dealt(dealt.dealer, hands, tuple(swap.get(card, card) for card in dealt.stock))
