"""Other worlds: deals that a seat cannot tell from the true one."""

import random

from cardavia.rules import Card, DealState, Dealt, legal_actions, start
from tests.support.deals import after


def known_cards(state: DealState, seat: int | None) -> set[Card]:
    """Every card whose place the seat knows, worked out from the rules and not from a view."""
    known = {one.card for trick in state.tricks for one in trick.plays} | {state.dealt.indicator}
    for one in state.plays:
        led_trump = state.order.is_trump(state.plays[0].card)
        if led_trump or not state.order.is_trump(one.card) or one.seat == seat:
            known.add(one.card)
    if state.plays or state.tricks:
        known |= {*state.dealt.stock}
        known |= {state.discard} if state.discard else set()
    if seat is not None:
        known |= {*state.dealt.hands[seat], *state.hands[seat]}
        if seat == state.recipient and state.discard:
            known.add(state.discard)
    return known


def resampled(state: DealState, seat: int | None, seed: int) -> DealState | None:
    """The same deal with the cards that ``seat`` does not know dealt anew, replayed; or None.

    The same actions are taken where they show; a face-down trump becomes another trump. A world in
    which the deal could not have gone so is None.
    """
    hidden = [
        one
        for pile in (*state.dealt.hands, state.dealt.stock)
        for one in pile
        if one not in known_cards(state, seat)
    ]
    mixed, rng = hidden[:], random.Random(seed)
    for _ in range(rng.choice([1, 2, 5, 60]) if len(mixed) > 1 else 0):
        one, two = rng.sample(range(len(mixed)), 2)
        mixed[one], mixed[two] = mixed[two], mixed[one]
    swap = dict(zip(hidden, mixed, strict=True))

    def other(one: Card) -> Card:
        return swap.get(one, one)

    hands = tuple(tuple(map(other, hand)) for hand in state.dealt.hands)
    world = start(Dealt(state.dealt.dealer, hands, tuple(map(other, state.dealt.stock))))
    for _, action in state.actions:
        text = action.do if action.card is None else f"{action.do} {other(action.card)}"
        if text not in map(str, legal_actions(world)):
            return None
        was_trump = action.card is not None and state.order.is_trump(action.card)
        if was_trump and action.card and not state.order.is_trump(other(action.card)):
            return None
        if action.card and not was_trump and state.order.is_trump(other(action.card)):
            return None
        world = after(world, text)
    return world
