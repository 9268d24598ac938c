"""The random player gives each legal action the same chance."""

from collections import Counter

from cardavia.players import make_player
from cardavia.rules import deal_cards
from cardavia.view import view
from tests.support.deals import all_pass


def test_every_legal_action_has_the_same_chance() -> None:
    state = all_pass(deal_cards("chance", 1, 0))
    seen = view(state, state.turn)
    player = make_player("random", 7)
    counts = Counter(player.act(seen) for _ in range(1_000 * len(seen.legal)))
    assert counts.keys() == set(seen.legal)
    assert all(800 < count < 1_200 for count in counts.values())


def test_its_choices_are_the_same_on_every_machine() -> None:
    state = all_pass(deal_cards("chance", 1, 0))
    seen = view(state, state.turn)
    player = make_player("random", 7)
    assert [seen.legal.index(player.act(seen)) for _ in range(10)] == PINNED


def test_other_seeds_choose_otherwise() -> None:
    state = all_pass(deal_cards("chance", 1, 0))
    seen = view(state, state.turn)
    assert len({make_player("random", seed).act(seen) for seed in range(20)}) > 3


PINNED = [2, 1, 5, 0, 4, 3, 0, 4, 0, 3]
