"""What a search answers, when it has time and when it has none."""

import pytest
from hypothesis import given

from cardavia.kernel import stop_flag
from cardavia.rules import DealState, apply, deal_cards, legal_actions, start
from cardavia.search import Judgement, NotToMove, engine, judge, search, seed_of
from cardavia.search.rollout import rolled_out
from cardavia.view import View, view
from tests.support.deals import all_pass, deal_with, playout, playouts


def opening(number: int = 1) -> View:
    """A view of a seat that is to follow in the first trick."""
    states = list(playout(deal_cards("karuta", number, 0), number))
    return next(view(one, one.turn) for one in states if len(one.plays) == 4)


def test_the_number_of_threads_changes_nothing() -> None:
    seen = opening()
    one, two, five = (search(seen, 100, 9, threads=threads) for threads in (1, 2, 5))
    assert one == two == five
    assert one.worlds == 100


def test_another_seed_gives_other_worlds() -> None:
    seen = opening()
    assert search(seen, 20, 1).margins != search(seen, 20, 2).margins


def test_the_best_is_the_first_of_the_greatest() -> None:
    actions = legal_actions(all_pass(deal_with({7: "P1 P2 P3"}, stock="K5")))[:3]
    assert Judgement(actions, (4, 7, 7), 1).best is actions[1]


def test_cards_come_by_worth() -> None:
    state = all_pass(deal_with({7: "Pb P1 P9 Ib I1 I2 K9 Os G9"}, stock="K5"))
    names = [str(action.card) for action in judge(state).actions]
    assert names == ["P1", "I1", "G9", "Ib", "I2", "P9", "Os"]


def test_one_legal_action_needs_no_search() -> None:
    state = start(deal_with({0: "P1"}, stock="K5"))
    seen = view(state, state.turn)
    assert search(seen, 10**6, 1) == Judgement(seen.legal, (0,), 0)


def test_without_time_one_world_is_looked_at() -> None:
    seen = opening()
    spent = search(seen, 10**6, 3, seconds=0)
    assert spent == search(seen, 1, 3)


def test_a_flag_ends_a_search() -> None:
    stop = stop_flag()
    stop.set()
    assert search(opening(), 10**6, 3, threads=2, stop=stop).worlds == 1


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    state = start(deal_cards("karuta", 1, 0))
    with pytest.raises(NotToMove, match="seat 5 is not to move"):
        search(view(state, 5), 10, 1)
    with pytest.raises(NotToMove):
        search(view(state, None), 10, 1)


def test_no_worlds_are_refused() -> None:
    with pytest.raises(ValueError, match="worlds is 0"):
        search(opening(), 0, 1)


def test_without_the_kernel_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = opening(2)
    found = search(seen, 3, 4)
    monkeypatch.setattr(engine, "available", lambda: False)
    monkeypatch.setattr(engine, "native", None)
    assert search(seen, 3, 4) == found
    assert search(seen, 10**6, 4, seconds=0).worlds == 1


@given(playouts())
def test_a_judge_plays_every_action_to_the_end(states: tuple[DealState, ...]) -> None:
    for state in states[60:-1]:
        team = (state.turn or 0) % 2
        for action, margin in zip(judge(state).actions, judge(state).margins, strict=True):
            score = rolled_out(apply(state, action)).score
            assert margin == score[team] - score[1 - team]


@pytest.mark.parametrize("depth", [0, 4])
def test_a_judge_looks_one_to_three_steps_deep(depth: int) -> None:
    with pytest.raises(ValueError, match=f"depth is {depth}"):
        judge(start(deal_cards("karuta", 1, 0)), depth)


def test_a_judge_has_nothing_to_say_after_the_deal() -> None:
    *_, done = playout(deal_cards("karuta", 1, 0), 1)
    with pytest.raises(NotToMove):
        judge(done)


def test_each_decision_has_its_own_seed() -> None:
    assert seed_of(1, opening()) == seed_of(1, opening())
    assert len({seed_of(1, opening()), seed_of(2, opening()), seed_of(1, opening(2))}) == 3
