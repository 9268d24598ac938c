"""Worlds fit what a seat knows, and there are as many as there should be."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.rules import DealState, deal_cards, start
from cardavia.search import NothingUnknown, facts_of, sample_worlds
from cardavia.search.belief import Belief
from cardavia.search.reference import read_position, sample_positions
from cardavia.view import encode, view
from tests.support.deals import after, all_pass, deal_with, playouts

SEATS = st.integers(0, 7)


@given(playouts(), SEATS, st.integers(0, 2**64 - 1))
def test_a_world_gives_the_seat_the_identical_view(
    states: tuple[DealState, ...], seat: int, seed: int
) -> None:
    for state in states[seed % 3 : -1 : 3]:
        wanted = encode(view(state, seat))
        for world in sample_worlds(view(state, seat), 2, seed):
            assert encode(view(world, seat)) == wanted


@given(playouts(), SEATS)
def test_the_true_deal_is_never_thought_impossible(
    states: tuple[DealState, ...], seat: int
) -> None:
    for state in states[:-1]:
        assert Belief(facts_of(view(state, seat))).size >= 0.999


def test_before_anyone_acts_every_deal_of_the_unseen_cards_is_a_world() -> None:
    state = start(deal_cards("karuta", number=1, dealer=0))
    # 65 cards that a seat has not seen: seven hands and two cards of the stock in their order.
    expected = math.factorial(65) / math.factorial(9) ** 7
    assert Belief(facts_of(view(state, 3))).size == pytest.approx(expected)


@pytest.mark.clause("4.declare")
def test_the_native_robai_lies_with_the_declarer() -> None:
    state = after(start(deal_with({0: "Kb"}, stock="K5")), "declare")
    size = Belief(facts_of(view(state, 3))).size
    expected = math.comb(64, 8) * math.factorial(56) / math.factorial(9) ** 6
    assert size == pytest.approx(expected)
    assert all(world.dealt.robai_seat == 0 for world in sample_worlds(view(state, 3), 50, 1))


@pytest.mark.clause("4.discard")
@pytest.mark.clause("4.ten-trumps")
def test_a_discard_that_is_not_seen_is_plain_or_one_of_ten_trumps() -> None:
    state = after(all_pass(deal_with({7: "P1 P2 P3", 3: "I1 I2 I3 I4"}, stock="K5")), "discard P1")
    seen = view(state, 3)
    trumps = sum(card not in seen.dealt_hand for card in state.order.trumps) - 1
    rest = math.factorial(56) / math.factorial(9) ** 6
    plain = (65 - trumps) * math.comb(64, 8) * rest
    ten = math.comb(trumps, 9) * (1 + 9) * rest
    assert Belief(facts_of(seen)).size == pytest.approx(plain + ten)


def test_facts_are_those_of_a_seat_in_a_running_deal() -> None:
    state = start(deal_cards("karuta", number=1, dealer=0))
    with pytest.raises(NothingUnknown, match="a spectator's"):
        facts_of(view(state, None))


@given(playouts(), SEATS)
def test_after_the_deal_there_is_nothing_to_guess(states: tuple[DealState, ...], seat: int) -> None:
    with pytest.raises(NothingUnknown, match="of a deal that is done"):
        facts_of(view(states[-1], seat))


def test_worlds_in_python_replay_by_the_readable_rules() -> None:
    state = all_pass(deal_with({0: "Ks"}, stock="K5"))
    for position in sample_positions(facts_of(view(state, 2)), 5, seed=3):
        assert encode(view(read_position(position), 2)) == encode(view(state, 2))
