import pytest

from cardavia.press.pairs import pairs
from cardavia.rules import Suit

EVERY = set(Suit)
LONG, ROUND = {Suit.PAO, Suit.ISU}, {Suit.KOPPU, Suit.OURU, Suit.GURU}


@pytest.mark.parametrize("shown", Suit)
def test_the_rules_know_six_combinations(shown: Suit) -> None:
    found = {pair.name: pair for pair in pairs(shown)}
    assert {name: (pair.winner.rank.letter, pair.loser.rank.letter, set(pair.trumps))
            for name, pair in found.items()} == {
        "sun-un": ("s", "u", EVERY),
        "un-sota": ("u", "t", EVERY),
        "sota-robai": ("t", "b", EVERY),
        "robai-rei": ("b", "r", EVERY),
        "2-1": ("2", "1", LONG),
        "8-9": ("8", "9", ROUND),
    }  # fmt: skip
    assert {(pair.value, pair.most) for pair in found.values()} == {(2, 5)}


def test_the_suit_asked_for_is_shown_where_it_has_the_combination() -> None:
    assert [str(pair.winner) for pair in pairs(Suit.GURU)] == ["Gs", "Gu", "Gt", "Gb", "G8", "P2"]
