"""The search in Python and the one in the kernel come to the same, number by number."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.kernel.native import native
from cardavia.players import make_player
from cardavia.rules import DealState, deal_cards
from cardavia.search import facts_of, judge, search
from cardavia.search.belief import Belief
from cardavia.search.chance import Rng
from cardavia.search.reference import judge_state, sample_positions, search_facts
from cardavia.search.rollout import greedy_action
from cardavia.view import view
from tests.support.deals import playout, playouts, steered_playout

SEEDS = st.integers(0, 2**64 - 1)


def test_random_numbers_are_the_published_ones() -> None:
    rng = Rng(0, 0)
    rng._words = [1, 2, 3, 4]
    assert [rng.bits() for _ in range(3)] == [41_943_041, 58_720_359, 3_588_806_011_781_223]


@given(playouts(), st.integers(0, 7), SEEDS)
def test_worlds_are_the_same_bytes(states: tuple[DealState, ...], seat: int, seed: int) -> None:
    for state in states[seed % 4 : -1 : 4]:
        facts = facts_of(view(state, seat))
        assert native.belief_size(facts) == Belief(facts).size
        assert native.worlds(facts, 2, seed) == sample_positions(facts, 2, seed)


@settings(max_examples=15)
@given(playouts(), st.integers(0, 79), SEEDS)
def test_margins_are_the_same_integers(
    states: tuple[DealState, ...], moment: int, seed: int
) -> None:
    state = states[moment % (len(states) - 1)]
    seen = view(state, state.turn)
    assert search(seen, 2, seed, threads=2) == search_facts(facts_of(seen), 2, seed, None)
    assert judge(state) == judge_state(state)
    late = states[-2 - moment % 15]
    assert judge(late, 2) == judge_state(late, 2)


def test_margins_are_the_same_integers_over_many_worlds() -> None:
    for number, moment in ((3, 8), (4, 9), (5, 20), (6, 47)):
        state = list(steered_playout(deal_cards(str(number), 1, number), number))[moment]
        seen = view(state, state.turn)
        assert search(seen, 12, number) == search_facts(facts_of(seen), 12, number, None)


def test_the_rule_of_thumb_is_the_one_of_the_player() -> None:
    greedy = make_player("greedy", 0)
    for number in range(16):
        play = steered_playout if number % 2 else playout
        for state in list(play(deal_cards(f"thumb{number}", 1, number % 8), number))[:-1]:
            assert greedy_action(state) is greedy.act(view(state, state.turn))


@given(playouts(), st.data())
def test_broken_facts_are_refused_with_a_reason(
    states: tuple[DealState, ...], data: st.DataObject
) -> None:
    state = data.draw(st.sampled_from(states[:-1]))
    facts = bytearray(facts_of(view(state, data.draw(st.integers(0, 7)))))
    for _ in range(data.draw(st.integers(1, 3))):
        facts[data.draw(st.integers(0, len(facts) - 1))] = data.draw(st.integers(0, 255))
    try:
        drawn = native.worlds(bytes(facts), 1, 1)
    except ValueError as error:
        drawn = [str(error).encode()]
    assert len(drawn) == 1
    assert drawn[0]
