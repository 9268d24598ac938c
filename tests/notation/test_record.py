"""Records say what the format says, and lead back to the same states."""

import pytest
from hypothesis import given

from cardavia.notation import DealRecord, deal_record, deal_states, encode_record
from cardavia.rules import DealState, start
from tests.support.deals import playouts
from tests.support.records import PLAYERS, check_line, finished_deals, record_of, tree


@pytest.mark.clause("7.record")
@given(playouts())
def test_a_record_leads_back_to_the_same_states(states: tuple[DealState, ...]) -> None:
    assert tuple(deal_states(deal_record(states[-1], 1))) == states


@pytest.mark.clause("7.record")
def test_a_match_is_one_object_with_the_documented_keys() -> None:
    record = tree(record_of())
    assert list(record) == [
        "format", "rules", "id", "seed", "first_dealer", "players", "deals", "result",
    ]  # fmt: skip
    assert record["format"] == "cardavia.hachinin-meri/1"
    assert record["players"][0] == {"seat": 0, "name": "Aya", "kind": "human"}
    assert record["players"][1] == {"seat": 1, "name": "Random 1", "kind": "ai", "level": "random"}
    assert list(record["result"]) == ["score", "winner"]


def test_a_deal_has_the_documented_keys() -> None:
    deal = tree(record_of(1))["deals"][0]
    assert list(deal) == ["number", "dealer", "hands", "stock", "actions", "tricks", "score"]
    assert deal["actions"][0].keys() == {"seat", "do"}
    assert deal["actions"][-1].keys() == {"seat", "do", "card"}
    assert list(deal["tricks"][0]) == [
        "number", "leader", "led", "meri", "plays", "winner", "combination",
    ]  # fmt: skip


@pytest.mark.clause("5.ninth")
def test_the_ninth_trick_stands_in_tricks_only() -> None:
    deal = tree(record_of(1))["deals"][0]
    ninth = deal["tricks"][8]
    assert ninth["leader"] is None
    assert ninth["led"] == dict(ninth["plays"])[deal["dealer"]]
    assert ninth["plays"][0][0] == deal["tricks"][7]["winner"]
    assert sum(action["do"] == "play" for action in deal["actions"]) == 64


def test_a_match_is_one_line() -> None:
    line = encode_record(record_of())
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert len(line) < 100_000


def test_the_whole_match_is_read_back() -> None:
    assert check_line(encode_record(record_of())) == finished_deals()


def test_an_unfinished_match_has_no_result() -> None:
    assert record_of(7).result is None
    assert record_of(8).result is not None


def test_an_unfinished_deal_has_no_record() -> None:
    running = start(finished_deals()[0].dealt)
    with pytest.raises(ValueError, match="deal 2 is not finished"):
        deal_record(running, 2)


def test_players_are_kept_as_given() -> None:
    assert record_of(1).players == PLAYERS
    assert isinstance(record_of(1).deals[0], DealRecord)
