"""The table of all players."""

import pytest

from cardavia.arena import Entrant, Estimate, Pair, elo, ratings


def pair(a: str, b: str, margin: float, deals: int = 100) -> tuple[Pair, Estimate]:
    return Pair(Entrant(a, "1"), Entrant(b, "1")), Estimate(deals, margin, margin - 1, margin + 1)


def test_nobody_gives_an_empty_table() -> None:
    assert ratings([]) == []


def test_points_that_fit_are_found() -> None:
    table = ratings([pair("a", "b", 1), pair("b", "c", 2), pair("a", "c", 3)])
    assert [one.player for one in table] == ["a", "b", "c"]
    assert [one.points for one in table] == pytest.approx([4 / 3, 1 / 3, -5 / 3])
    assert [one.deals for one in table] == [200, 200, 200]


def test_of_those_that_do_not_fit_the_nearest() -> None:
    table = ratings([pair("a", "b", 1), pair("b", "c", 1), pair("c", "a", 1)])
    assert [one.points for one in table] == pytest.approx([0, 0, 0], abs=1e-9)


def test_more_deals_weigh_more() -> None:
    table = ratings([pair("a", "b", 1, 300), pair("b", "a", 1, 100)])
    assert table[0].points - table[1].points == pytest.approx(0.5)


def test_not_all_need_have_met() -> None:
    table = ratings([pair("d", "c", 1), pair("c", "b", 1), pair("b", "a", 1)])
    assert [one.points for one in table] == pytest.approx([1.5, 0.5, -0.5, -1.5])


def test_elo_is_a_share_of_nine_points() -> None:
    assert elo(0) == 0
    assert elo(-2) == pytest.approx(-elo(2))
    assert elo(4.5) == pytest.approx(400 * 0.47712125)  # a share of 3 to 1
    assert elo(20) == elo(30) < 1300


def test_the_same_player_in_two_versions_is_two() -> None:
    old, new = Entrant("a", "1"), Entrant("a", "2")
    table = ratings([(Pair(new, old), Estimate(10, 1.0, 0.0, 2.0))])
    assert [one.version for one in table] == ["2", "1"]
