"""The player that searches."""

import pytest

from cardavia.players import PimcPlayer, UnknownLevel, make_player
from cardavia.rules import DealState, deal_cards
from cardavia.search import search, seed_of
from cardavia.view import view
from tests.support.deals import playout


def moment(number: int) -> DealState:
    return list(playout(deal_cards("pimc", 1, 0), 0))[number]


@pytest.mark.parametrize("level", ["pimc-1", "pimc-7", "pimc-12345"])
def test_any_number_of_worlds_is_a_level(level: str) -> None:
    player = make_player(level, 1)
    assert (player.level, player.name) == (level, f"PIMC {level[5:]}")


@pytest.mark.parametrize("level", ["pimc", "pimc-", "pimc-0", "pimc-007", "pimc--1", "pimc-1e3"])
def test_what_is_no_number_of_worlds_is_no_level(level: str) -> None:
    with pytest.raises(UnknownLevel):
        make_player(level, 1)


def test_it_takes_what_the_search_finds() -> None:
    for number in (8, 9, 20, 30, 50):
        seen = view(moment(number), moment(number).turn)
        wanted = search(seen, 30, seed_of(5, seen)).best
        assert make_player("pimc-30", 5).act(seen) is wanted
        assert make_player("pimc-30", 5, threads=2).act(seen) is wanted


def test_a_player_without_time_answers_all_the_same() -> None:
    seen = view(moment(12), moment(12).turn)
    assert PimcPlayer(10**5, 1, seconds=0).act(seen) is PimcPlayer(1, 1).act(seen)


def test_its_version_is_told() -> None:
    assert PimcPlayer(20, 1).version == "1"
