"""Simulated matches are right records."""

import pytest

from cardavia.arena import simulate, simulated_lines
from cardavia.notation import check_record, encode_record
from cardavia.players import UnknownLevel
from cardavia.rules import first_dealer


def test_a_simulated_match_is_a_right_record() -> None:
    record = simulate("greedy", "random", "karuta/1")
    assert len(check_record(record)) == 8
    assert record.seed == record.id == "karuta/1"
    assert record.first_dealer == first_dealer("karuta/1")
    assert [player.level for player in record.players] == ["greedy", "random"] * 4
    assert {player.kind for player in record.players} == {"ai"}


def test_lines_are_the_matches_in_order_whatever_the_workers() -> None:
    alone = list(simulated_lines("greedy", "random", matches=6, seed="s", workers=1))
    assert alone[2] == encode_record(simulate("greedy", "random", "s/3"))
    assert list(simulated_lines("greedy", "random", matches=6, seed="s", workers=2)) == alone


def test_an_unknown_player_is_named_before_any_match() -> None:
    with pytest.raises(UnknownLevel):
        simulated_lines("gready", "random", matches=1, seed="s")
