"""What a table does by itself."""

from dataclasses import replace

import pytest

from cardavia.rules import (
    DECLARE,
    PASS,
    Phase,
    deal_cards,
    discard,
    legal_actions,
    start,
)
from cardavia.table import TableState, due, trick_just_finished
from tests.support.deals import all_pass, deal_with
from tests.support.tables import at_turn_of, deal_done, new_table, one_on, played


def persons_turn(state: TableState) -> TableState:
    """The state at which the person is to declare or pass."""
    while state.deal.turn != 0:
        state = one_on(state, PASS)
    return state


def test_an_ai_is_asked_by_its_level() -> None:
    step = due(at_turn_of(3, choices=1))
    assert step is not None
    assert (step.seat, step.level, step.forced) == (3, "greedy", None)


@pytest.mark.clause("4.declare")
def test_a_person_without_the_native_robai_passes_by_itself() -> None:
    for seed in map(str, range(20)):
        state = persons_turn(new_table(seed))
        step = due(state)
        if state.deal.dealt.robai_seat == 0:
            assert step is None
            assert legal_actions(state.deal) == (DECLARE, PASS)
        else:
            assert step is not None
            assert (step.seat, step.level, step.forced) == (0, None, PASS)


@pytest.mark.clause("4.discard")
def test_a_person_with_one_possible_discard_makes_it_by_itself() -> None:
    trumps = "K1 K2 K3 K4 K6 K7 K8 K9"
    forced = all_pass(deal_with({0: f"{trumps} G1"}, "K5", dealer=0))
    step = due(replace(new_table(), deal=forced))
    assert step is not None
    assert step.forced == discard(forced.hands[0][-1])
    free = all_pass(deal_with({0: f"{trumps[:-3]} G1 G2"}, "K5", dealer=0))
    assert due(replace(new_table(), deal=free)) is None


def test_a_card_is_always_played_by_its_person() -> None:
    seen = 0
    for number in range(5):
        for state, _entry in played(new_table(str(number)), number):
            if state.deal.phase is Phase.PLAY and state.deal.turn == 0:
                seen += len(legal_actions(state.deal)) == 1
                assert due(state) is None
    assert seen


def test_nothing_is_due_between_deals_and_at_a_closed_table() -> None:
    assert due(deal_done()) is None
    assert due(replace(at_turn_of(3, choices=1), closed=True)) is None


def test_a_finished_trick_is_there_to_be_looked_at() -> None:
    state = new_table()
    shown = [trick_just_finished(state) for state, _entry in played(state, 1)]
    assert sum(shown) == 7  # the eighth and ninth end the deal
    fresh = replace(state, deal=start(deal_cards("x", 1, 0)))
    assert not trick_just_finished(fresh)
