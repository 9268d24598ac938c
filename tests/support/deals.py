"""Deals for tests: drawn at random, or made to hold the cards that a test needs."""

import random
from collections.abc import Iterator, Mapping

from hypothesis import strategies as st

from cardavia.rules import (
    CARDS,
    Card,
    DealState,
    Dealt,
    apply,
    card,
    deal_cards,
    legal_actions,
    parse_action,
    start,
)


def cards(names: str) -> tuple[Card, ...]:
    """``cards("P1 Ks")``: the cards of those names."""
    return tuple(card(name) for name in names.split())


def deal_with(hands: Mapping[int, str], stock: str = "", dealer: int = 7, avoid: str = "") -> Dealt:
    """A deal in which seats hold at least the named cards and the stock begins with the named ones.

    The places left are filled by the other cards in the order of their names; ``avoid`` cards come
    last, to the highest seats and the stock, away from the seats that a test looks at.
    """
    held = {seat: list(cards(hands.get(seat, ""))) for seat in range(8)}
    stocked = list(cards(stock))
    used = {one for hand in held.values() for one in hand} | set(stocked)
    late = [one for one in cards(avoid) if one not in used]
    rest = [one for one in CARDS if one not in used and one not in late] + late
    for pile, size in [*((held[seat], 9) for seat in range(8)), (stocked, 3)]:
        room = size - len(pile)
        pile.extend(rest[:room])
        del rest[:room]
    return Dealt(dealer, tuple(tuple(held[seat]) for seat in range(8)), tuple(stocked))


def after(state: DealState, *actions: str) -> DealState:
    """The state after those actions, written as ``play K7``."""
    for text in actions:
        state = apply(state, parse_action(text))
    return state


def all_pass(dealt: Dealt) -> DealState:
    """The state after eight passes: the dealer has taken the indicator."""
    return after(start(dealt), *["pass"] * 8)


def playout(dealt: Dealt, seed: int) -> Iterator[DealState]:
    """Every state of a deal that is played at random, the first and the last included."""
    rng = random.Random(seed)
    state = start(dealt)
    yield state
    while legal := legal_actions(state):
        state = apply(state, rng.choice(legal))
        yield state


def steered_playout(dealt: Dealt, seed: int) -> Iterator[DealState]:
    """Like ``playout``, but with many trump leads, so that Meri and Monchi come early and often."""
    rng = random.Random(seed)
    state = start(dealt)
    yield state
    while legal := legal_actions(state):
        trumps = [one for one in legal if one.card and state.order.is_trump(one.card)]
        eager = not state.plays and trumps and rng.random() < 0.7
        state = apply(state, rng.choice(trumps if eager else legal))
        yield state


def dealts() -> st.SearchStrategy[Dealt]:
    """Random deals."""
    return st.builds(
        lambda seed, dealer: deal_cards(str(seed), 1, dealer),
        st.integers(0, 2**64),
        st.integers(0, 7),
    )


def playouts() -> st.SearchStrategy[tuple[DealState, ...]]:
    """Whole deals, state by state."""
    return st.builds(
        lambda dealt, seed, play: tuple(play(dealt, seed)),
        dealts(),
        st.integers(0, 2**32),
        st.sampled_from([playout, steered_playout]),
    )
