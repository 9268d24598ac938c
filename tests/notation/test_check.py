"""A record that is not right is caught at its first break."""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.notation import BrokenRecord, NotationError, encode_record
from tests.support.records import (
    Path,
    check_line,
    check_tree,
    finished_deals,
    paths,
    record_of,
    removed,
    replaced,
    tree,
    value_at,
)

SHORT = tree(record_of(2))
FREE = {"id", "players"}
PLACES = [path for path in paths(SHORT) if path[0] not in FREE and path != ("deals",)]
LAST_DEAL = ("deals", 1)

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-1, 9)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=3)
    | st.sampled_from(["Ks", "pass", "declare", "play", "discard", "sun-un"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def broken(value: Any) -> BrokenRecord:
    """The break that a reader finds."""
    with pytest.raises(BrokenRecord) as caught:
        check_tree(value)
    return caught.value


def play_at(value: Any, deal: int, wanted: int) -> int:
    """The index of the deal's first action from the `wanted`th on that is a play."""
    actions = value["deals"][deal]["actions"]
    return next(i for i in range(wanted, len(actions)) if actions[i]["do"] == "play")


@pytest.mark.clause("7.check")
def test_an_illegal_action_is_named_with_what_was_legal() -> None:
    index = play_at(SHORT, 1, 20)
    seat = SHORT["deals"][1]["actions"][index]["seat"]
    own = finished_deals()[1].dealt.hands
    foreign = own[(seat + 1) % 8][0].name
    error = broken(replaced(SHORT, ("deals", 1, "actions", index, "card"), foreign))
    assert (error.deal, error.action, error.clause) == (2, index + 1, "5.hand")
    assert error.legal
    assert f"deal 2, action {index + 1}: seat {seat} may not play {foreign}" in str(error)
    assert f"legal was: {error.legal[0]}" in str(error)


@pytest.mark.clause("4.turn")
def test_a_seat_out_of_turn_is_named() -> None:
    seat = SHORT["deals"][0]["actions"][3]["seat"]
    error = broken(replaced(SHORT, ("deals", 0, "actions", 3, "seat"), (seat + 1) % 8))
    assert (error.deal, error.action, error.clause) == (1, 4, "4.turn")


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("do", "fold", "'fold"),
        ("do", "play Ks", "its card has a key of its own"),
        ("card", "Xx", "Xx"),
        ("card", "", "play "),
        ("card", None, "'play' is no action"),
    ],
)
def test_an_action_that_is_none_is_named(key: str, value: object, text: str) -> None:
    index = play_at(SHORT, 0, 12)
    error = broken(replaced(SHORT, ("deals", 0, "actions", index, key), value))
    assert (error.deal, error.action) == (1, index + 1)
    assert text in str(error)


def test_a_pass_names_no_card() -> None:
    error = broken(replaced(SHORT, ("deals", 0, "actions", 0, "card"), "Ks"))
    assert (error.deal, error.action) == (1, 1)


def test_missing_actions_are_named() -> None:
    value = removed(SHORT, ("deals", 0, "actions", len(SHORT["deals"][0]["actions"]) - 1))
    error = broken(value)
    assert "not finished" in str(error)
    assert error.action == len(SHORT["deals"][0]["actions"])
    assert error.legal


@pytest.mark.clause("5.done")
def test_an_action_after_the_end_is_named() -> None:
    actions = SHORT["deals"][0]["actions"]
    error = broken(replaced(SHORT, ("deals", 0, "actions"), [*actions, actions[-1]]))
    assert (error.action, error.clause) == (len(actions) + 1, "5.done")


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        (("format",), "cardavia.hachinin-meri/2", "the format is 'cardavia.hachinin-meri/2'"),
        (("rules",), "kumamoto", "the rules are 'kumamoto'"),
        (("first_dealer",), 0, "but the seed draws"),
        (("deals", 1, "number"), 3, "deal 2: deal 2 is numbered 3"),
        (("deals", 1, "dealer"), 0, "turn to deal"),
        (("deals", 0, "hands", 3, 0), "Zz", "no card is named 'Zz'"),
        (("deals", 0, "stock"), ["P1"], "the stock has 1 cards"),
        (("deals", 0, "hands"), [], "there are 0 hands"),
        (("deals", 0, "tricks"), [], "0 tricks are recorded, but 9 were played"),
        (("deals", 0, "score"), [90, 0], "the score is [90, 0]"),
        (("result",), {"score": [9, 9], "winner": None}, "a result stands after 2 of eight deals"),
    ],
)
def test_what_does_not_fit_is_named(path: Path, value: object, text: str) -> None:
    assert text in str(broken(replaced(SHORT, path, value)))


def test_the_same_card_twice_is_named() -> None:
    double = SHORT["deals"][0]["hands"][0][0]
    error = broken(replaced(SHORT, ("deals", 0, "hands", 1, 0), double))
    assert str(error) == (
        f"deal 1: {double} was dealt twice; the 75 cards are all different (clause 3.deal)"
    )


@pytest.mark.clause("3.deal")
def test_deals_follow_from_the_seed() -> None:
    hands = ("deals", 0, "hands")
    one, other = value_at(SHORT, (*hands, 0, 0)), value_at(SHORT, (*hands, 1, 0))
    swapped = replaced(replaced(SHORT, (*hands, 0, 0), other), (*hands, 1, 0), one)
    assert "the hand of seat 0 is not what the seed deals" in str(broken(swapped))
    first, second, third = value_at(SHORT, ("deals", 0, "stock"))
    error = broken(replaced(SHORT, ("deals", 0, "stock"), [first, third, second]))
    assert "the stock is not what the seed deals" in str(error)


def test_a_trick_that_was_not_so_is_named() -> None:
    path: Path = ("deals", 1, "tricks", 4, "winner")
    wrong = (value_at(SHORT, path) + 1) % 8
    error = broken(replaced(SHORT, path, wrong))
    assert error.deal == 2
    assert f"trick 5: its winner is recorded as {wrong}, but was" in str(error)


@pytest.mark.clause("3.match")
def test_a_wrong_or_missing_result_is_named() -> None:
    whole = tree(record_of())
    assert "the result is recorded as null" in str(broken({**whole, "result": None}))
    winner = replaced(whole, ("result", "score"), [36, 36])
    assert "the deals make it" in str(broken(winner))


def test_a_ninth_deal_is_refused() -> None:
    whole = tree(record_of(8, seed=None))
    deals = [*whole["deals"], {**whole["deals"][0], "number": 9}]
    assert "a match has eight deals" in str(broken({**whole, "deals": deals}))


@pytest.mark.parametrize("seats", [[], [0, 0, 1, 2, 3, 4, 5, 6], list(range(7))])
def test_the_players_are_one_for_each_seat(seats: list[int]) -> None:
    players = [{"seat": seat, "name": "", "kind": "ai"} for seat in seats]
    assert "the players are not one for each" in str(broken({**SHORT, "players": players}))


def test_unknown_keys_are_ignored_everywhere() -> None:
    value = tree(record_of(2))
    for path in [(), *[p for p in paths(SHORT) if isinstance(value_at(SHORT, p), dict)]]:
        value_at(value, path)["comment"] = {"thought": [1, None]}
    assert check_tree(value) == finished_deals()[:2]


def test_a_record_without_a_seed_is_checked_all_the_same() -> None:
    assert check_tree(tree(record_of(3, seed=None))) == finished_deals()[:3]


def test_hands_may_stand_in_any_order() -> None:
    value = tree(record_of(1))
    value["deals"][0]["hands"][2].reverse()
    assert check_tree(value) == finished_deals()[:1]


def test_no_deals_yet_is_right() -> None:
    assert check_tree(tree(record_of(0))) == ()


@given(st.sampled_from(PLACES), VALUES)
def test_a_changed_value_is_always_reported(path: Path, new: object) -> None:
    if new == value_at(SHORT, path) or (path == ("seed",) and new is None):
        return
    with pytest.raises(NotationError):
        check_tree(replaced(SHORT, path, new))


@given(st.sampled_from([path for path in PLACES if path != LAST_DEAL]))
def test_a_missing_value_is_always_reported(path: Path) -> None:
    with pytest.raises(NotationError):
        check_tree(removed(SHORT, path))


@given(st.data())
def test_changed_bytes_never_surprise(data: st.DataObject) -> None:
    line = bytearray(encode_record(record_of(1)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line) - 1))
        line[at : at + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    with contextlib.suppress(NotationError):
        assert len(check_line(bytes(line))) == 1


@given(st.integers(0, 6_000))
def test_a_truncated_record_is_always_reported(length: int) -> None:
    line = encode_record(record_of(1)).rstrip()
    with pytest.raises(NotationError):
        check_line(line[: min(length, len(line) - 1)])
