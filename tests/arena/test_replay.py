"""A kept deal is played again, card by card."""

import pytest

from cardavia.arena import (
    Contest,
    Entrant,
    Pair,
    Results,
    ResultsError,
    Trial,
    duplicate_deal,
    enter,
    play_contest,
    replay_deal,
)
from cardavia.notation import check_record

PAIR = Pair(enter("greedy"), enter("random"))


def test_the_margin_is_the_one_that_was_kept() -> None:
    wanted, results = Contest((PAIR,), "again", 20), Results()
    for _shard in play_contest(wanted, results, workers=1):
        pass
    [trial] = wanted.trials
    again = [replay_deal(trial, number).margin for number in range(1, 21)]
    assert again == results.margins(trial)


def test_the_records_are_right_and_of_the_same_cards() -> None:
    replayed = replay_deal(Trial(PAIR, "again"), 12)
    first, second = (check_record(record)[0] for record in replayed.records)
    assert first.dealt == second.dealt == duplicate_deal("again", 12)
    (even, odd), (other_even, other_odd) = first.score, second.score
    assert replayed.margin == (even - odd + other_odd - other_even) / 2
    assert [record.id for record in replayed.records] == ["again#12/first", "again#12/second"]
    assert [player.level for player in replayed.records[1].players] == ["random", "greedy"] * 4


def test_each_eight_deals_are_by_all_eight_dealers() -> None:
    assert [duplicate_deal("s", number).dealer for number in range(9, 17)] == list(range(8))
    assert len({duplicate_deal("s", number).hands for number in range(1, 33)}) == 32


def test_another_version_cannot_replay() -> None:
    old = Trial(Pair(Entrant("greedy", "0"), PAIR.b), "s")
    with pytest.raises(ResultsError, match="greedy was of version '0' and is '1' now"):
        replay_deal(old, 1)
