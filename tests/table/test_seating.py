"""Who may sit at a table."""

import pytest

from cardavia.table import AI_NAMES, Seated, SettingsError, check_seating, seat_person
from tests.support.tables import seats


def test_a_person_sits_at_seat_0_among_seven_ai_players() -> None:
    there = seats()
    assert [one.kind for one in there] == ["human", *["ai"] * 7]
    assert {one.level for one in there[1:]} == {"greedy"}


def test_single_seats_may_have_levels_of_their_own() -> None:
    there = seat_person("Ada", "greedy", AI_NAMES, {1: "random", 7: "random"})
    assert [one.level for one in there] == [None, "random", *["greedy"] * 5, "random"]


@pytest.mark.parametrize(
    ("others", "says"),
    [
        ({0: "greedy"}, "the AI players have the seats 1 to 7"),
        ({8: "greedy"}, "the AI players have the seats 1 to 7"),
        ({3: "oracle"}, "seat 3 has the level 'oracle'"),
    ],
)
def test_other_levels_are_for_ai_players_and_known(others: dict[int, str], says: str) -> None:
    with pytest.raises(SettingsError, match=says):
        seat_person("Ada", "greedy", AI_NAMES, others)


def test_the_names_for_ai_players_are_enough_and_different() -> None:
    assert len(set(AI_NAMES)) == len(AI_NAMES) > 7
    assert all(name.isascii() and name.istitle() for name in AI_NAMES)


@pytest.mark.parametrize(
    ("name", "level", "says"),
    [
        ("", "greedy", "seat 0 must have 1 to 40"),
        ("x" * 41, "greedy", "seat 0 must have 1 to 40"),
        ("Ada", "oracle", "the levels are novice, casual"),
    ],
)
def test_what_makes_no_table_is_refused(name: str, level: str, says: str) -> None:
    with pytest.raises(SettingsError, match=says):
        seat_person(name, level, AI_NAMES)


def test_eight_seats_in_order_and_no_level_for_a_person() -> None:
    with pytest.raises(SettingsError, match="0 to 7"):
        check_seating(seats()[:7])
    with pytest.raises(SettingsError, match="0 to 7"):
        check_seating(tuple(reversed(seats())))
    with pytest.raises(SettingsError, match="no level"):
        check_seating((Seated(0, "Ada", "human", "greedy"), *seats()[1:]))
