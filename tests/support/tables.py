"""Tables for tests: opened without chance, and played on by a rule that a test can choose."""

import random
from collections.abc import Iterator
from dataclasses import replace

from cardavia.rules import Action, legal_actions
from cardavia.table import (
    AI_NAMES,
    DealStarted,
    Entry,
    Seated,
    TableState,
    act,
    after,
    open_table,
    opened,
    seat_person,
)

PERSON = 0


def seats() -> tuple[Seated, ...]:
    """Ada at seat 0 among seven greedy players."""
    return seat_person("Ada", "greedy", AI_NAMES)


def new_table(seed: str = "karuta") -> TableState:
    """A table of Ada's, just opened."""
    return opened("t1", open_table(seats(), seed))


def played(state: TableState, seed: int = 0) -> Iterator[tuple[TableState, Entry]]:
    """The rest of the deal, chosen at random: each state and the entry that led to it."""
    rng = random.Random(seed)
    while state.deal.turn is not None:
        entry = act(state, state.deal.turn, rng.choice(legal_actions(state.deal)))
        state = after(state, entry)
        yield state, entry


def at_turn_of(seat: int, *, choices: int = 2, seed: str = "karuta") -> TableState:
    """A table at which that seat is to move with at least so many choices."""
    state = new_table(seed)
    while state.deal.turn != seat or len(legal_actions(state.deal)) < choices:
        state = one_on(state)
    return state


def one_on(state: TableState, action: Action | None = None) -> TableState:
    """The state after the seat to move has done that, or the first thing that it may do."""
    assert state.deal.turn is not None
    return after(state, act(state, state.deal.turn, action or legal_actions(state.deal)[0]))


def deal_done(seed: str = "karuta", deals: int = 1) -> TableState:
    """A table after so many deals, the last one lying finished."""
    state = new_table(seed)
    for number in range(deals):
        if number:
            state = after(state, next_deal())
        *_, (state, _entry) = played(state, number)
    return state


def next_deal() -> Entry:
    """The entry of a next deal."""
    return Entry(DealStarted())


def with_person_at(state: TableState, seat: int) -> TableState:
    """The same table with another person, at that seat instead of the AI."""
    there = list(state.seats)
    there[seat] = Seated(seat, "Bo", "human")
    return replace(state, seats=tuple(there))
