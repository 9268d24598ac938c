"""The player that sees all cards, which only the arena can seat."""

import pytest

from cardavia.arena.all_seeing import AllSeeing
from cardavia.players import LEVELS, UnknownLevel, make_player
from cardavia.rules import apply, deal_cards, legal_actions, start
from cardavia.search import judge
from cardavia.view import view


def test_no_player_goes_by_its_name() -> None:
    assert AllSeeing.level not in LEVELS
    with pytest.raises(UnknownLevel):
        make_player(AllSeeing.level, 1)


def margin_over_greedy(number: int, team: int) -> int:
    state = start(deal_cards(f"seeing{number}", 1, number % 8))
    seeing, greedy = AllSeeing(number), make_player("greedy", 0)
    while state.turn is not None:
        if state.turn % 2 == team:
            action = seeing.act_seeing(state)
        else:
            action = greedy.act(view(state, state.turn))
        assert action in legal_actions(state)
        state = apply(state, action)
    return state.score[team] - state.score[1 - team]


def test_it_plays_legally_and_better_than_by_rule_of_thumb() -> None:
    margins = [margin_over_greedy(number, team) for number in range(12) for team in (0, 1)]
    assert sum(margins) / len(margins) > 2


def test_it_takes_what_comes_to_most() -> None:
    state = start(deal_cards("karuta", 1, 0))
    assert AllSeeing(1).act_seeing(state) is judge(state, depth=2).best
