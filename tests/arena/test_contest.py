"""Contests: several pairs at once, stopped when narrow, gone on with; equal whatever the way."""

from itertools import chain

import pytest

from cardavia.arena import (
    Contest,
    Entrant,
    Pair,
    Results,
    ResultsConflict,
    Shard,
    Trial,
    deals_needed,
    enter,
    estimate,
    play_contest,
    round_robin,
    verdict,
)
from cardavia.arena.contest import _Job, _play_far
from cardavia.players import Limits, learned, learned_net

GREEDY, RANDOM = enter("greedy"), enter("random")
PAIR = Pair(GREEDY, RANDOM)


def played(wanted: Contest, results: Results, workers: int = 1) -> list[Shard]:
    return list(play_contest(wanted, results, workers=workers))


def test_shards_come_in_order_and_hold_all_deals() -> None:
    results = Results()
    shards = played(Contest((PAIR,), "s", 70), results)
    assert [(one.first, len(one.margins)) for one in shards] == [(1, 32), (33, 32), (65, 6)]
    assert [*chain(*(one.margins for one in shards))] == results.margins(shards[0].trial)


def test_workers_change_nothing() -> None:
    wanted = Contest(round_robin([GREEDY, RANDOM, GREEDY]), "workers", 40)
    assert played(wanted, Results(), 2) == played(wanted, Results(), 1)


def test_several_pairs_are_played_in_turn_with_the_same_deals() -> None:
    back = Pair(RANDOM, GREEDY)
    shards = played(Contest((PAIR, back), "s", 40), Results())
    assert [one.a.level for one in shards] == ["greedy", "random"] * 2
    assert {one.seed for one in shards} == {"s"}


def test_what_is_known_is_not_played_again() -> None:
    whole, results = Results(), Results()
    shards = played(Contest((PAIR,), "s", 70), whole)
    trial = shards[0].trial
    results.add(shards[1])
    fresh = played(Contest((PAIR,), "s", 70), results)
    assert [one.first for one in fresh] == [1, 65]
    assert results.margins(trial) == whole.margins(trial)
    assert played(Contest((PAIR,), "s", 70), results) == []


def test_gaps_inside_a_shard_are_filled() -> None:
    results = Results()
    [shard] = played(Contest((PAIR,), "s", 32), Results())
    some = {"a": shard.a, "b": shard.b, "code": shard.code, "seed": shard.seed}
    results.add(Shard(**some, first=5, margins=shard.margins[4:6]))  # type: ignore[arg-type]
    fresh = played(Contest((PAIR,), "s", 32), results)
    assert [(one.first, len(one.margins)) for one in fresh] == [(1, 4), (7, 26)]
    assert results.margins(shard.trial) == shard.margins


def test_it_stops_when_the_interval_is_narrow() -> None:
    wanted, results = Contest((PAIR,), "until", 2_000, until=0.5), Results()
    played(wanted, results)
    [found] = verdict(wanted, results)
    assert found.reached
    assert 64 <= found.deals < 200
    assert (found.high - found.low) / 2 <= 0.5
    before = results.margins(wanted.trials[0], found.deals - 32)
    assert estimate(before).half_width > 0.5


def test_where_it_stops_does_not_depend_on_workers_or_on_what_was_known() -> None:
    wanted = Contest((PAIR, Pair(RANDOM, GREEDY)), "until", 2_000, until=0.5)
    alone, more = Results(), Results()
    played(wanted, alone)
    played(Contest((PAIR,), "until", 400), more)
    played(wanted, more, workers=2)
    assert verdict(wanted, more) == verdict(wanted, alone)


def test_it_stops_at_the_greatest_number_of_deals() -> None:
    wanted, results = Contest((PAIR,), "s", 64, until=0.01), Results()
    played(wanted, results)
    [found] = verdict(wanted, results)
    assert (found.deals, found.reached) == (64, False)


def test_an_unfinished_contest_has_no_verdict() -> None:
    wanted = Contest((PAIR,), "s", 64)
    assert deals_needed(Results(), wanted.trials[0], wanted) is None
    with pytest.raises(ValueError, match="not all deals are played"):
        verdict(wanted, Results())


def test_results_of_other_versions_are_refused_before_any_deal() -> None:
    results = Results()
    old = Pair(Entrant("greedy", "0"), RANDOM)
    results.add(Shard(a=old.a, b=old.b, code="c", seed="s", first=1, margins=[1]))
    with pytest.raises(ResultsConflict, match="of the versions '1' and '1'"):
        play_contest(Contest((PAIR,), "s", 10), results)


def test_one_deal_is_too_few() -> None:
    with pytest.raises(ValueError, match="at least 2 deals, not 1"):
        play_contest(Contest((PAIR,), "s", 1), Results())


def test_progress_hears_of_every_deal() -> None:
    heard: list[int] = []
    list(play_contest(Contest((PAIR,), "s", 10), Results(), workers=1, progress=heard.append))
    assert heard == [4, 4, 2]


def test_a_round_robin_is_each_against_each() -> None:
    entrants = [Entrant(name, "1") for name in "abc"]
    assert [(one.a.level, one.b.level) for one in round_robin(entrants)] == [
        ("a", "b"), ("a", "c"), ("b", "c"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("entrant", "told"),
    [
        (Entrant("greedy", "0"), "greedy is of the version '0' here, of '1' on "),
        (Entrant("exec:no-such-program", "x 1"), "no-such-program: cannot be started"),
    ],
)
def test_a_machine_with_other_players_is_refused(entrant: Entrant, told: str) -> None:
    trial = Trial(Pair(Entrant("random", "1"), entrant), "s")
    with pytest.raises(ResultsConflict, match=told):
        _play_far(Limits(), _Job(trial, 1, 1, last=True))


def test_a_worker_without_the_kernel_says_which_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial(Pair(enter("casual"), enter("greedy")), "contest")
    monkeypatch.setattr(learned, "available", lambda: False)
    learned_net.cache_clear()
    with pytest.raises(ResultsConflict, match=r"^on .*: the native kernel is not there"):
        _play_far(Limits(), _Job(trial, 1, 1, last=True))
