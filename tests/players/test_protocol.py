"""The bots' protocol: what is sent is what the seat may know, and the view can be had back."""

import json

import pytest
from hypothesis import given

from cardavia.players.protocol import (
    Act,
    Answer,
    Ready,
    answer_to,
    message_line,
    read_reply,
    read_request,
    seat_view,
    whole_view,
)
from cardavia.rules import DealState, deal_cards, parse_action, start
from cardavia.view import view
from tests.support.deals import playouts

FIELDS = [
    "seat", "dealer", "deal", "total", "score", "phase", "turn", "indicator", "trump", "hand",
    "dealt_hand", "legal", "declarations", "recipient", "discard", "side_cards", "tricks", "trick",
]  # fmt: skip


@given(playouts())
def test_a_view_goes_out_and_comes_back_whole(states: tuple[DealState, ...]) -> None:
    for state in states[:-1]:
        seen = view(state, state.turn, 3, (11, 7))
        act = read_request(message_line(Act(1, seat_view(seen))))
        assert isinstance(act, Act)
        assert whole_view(act.view) == seen


def test_it_sends_the_fields_of_the_protocol_and_no_others() -> None:
    state = start(deal_cards("fields", 1, 0))
    sent = json.loads(message_line(Act(4, seat_view(view(state, 1)))))
    assert list(sent) == ["type", "id", "view"]
    assert list(sent["view"]) == FIELDS
    assert sent["view"]["legal"][-1] == "pass"


def test_a_spectator_is_asked_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        seat_view(view(start(deal_cards("x", 1, 0)), None))


@pytest.mark.parametrize("text", ["pass", "declare", "discard Ks", "play P1"])
def test_an_answer_is_the_action(text: str) -> None:
    act = Act(9, seat_view(view(start(deal_cards("x", 1, 0)), 1)))
    reply = read_reply(message_line(answer_to(act, parse_action(text))))
    assert isinstance(reply, Answer)
    assert (reply.id, reply.text) == (9, text)


@pytest.mark.parametrize(
    "line",
    [
        b"", b"nonsense", b"[]", b"null", b"\xff\xfe", b"[" * 100_000,
        b'{"type":"action"}', b'{"type":"action","id":"1"}', b'{"type":"ready"}',
        b'{"type":"ready","name":"","version":"1"}',
        b'{"type":"ready","name":"a\\nb","version":"1"}',
        b'{"type":"hello","protocol":"cardavia.bot/1","game":"hachinin-meri"}',
    ],
)  # fmt: skip
def test_what_is_no_message_is_none(line: bytes) -> None:
    assert read_reply(line) is None


def test_unknown_fields_are_passed_over() -> None:
    line = b'{"type":"ready","name":"A","version":"1","author":"B"}'
    assert read_reply(line) == Ready("A", "1")
