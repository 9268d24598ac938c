"""A position is one line of text that reads back to an equal one."""

import pytest
from hypothesis import given

from cardavia.rules import (
    DealState,
    PositionError,
    deal_cards,
    parse_position,
    position_text,
    start,
)
from tests.support.deals import playouts

LINE = position_text(start(deal_cards("karuta", 1, 3)))


@pytest.mark.clause("7.record")
@given(playouts())
def test_every_position_of_a_deal_round_trips(states: tuple[DealState, ...]) -> None:
    for state in states[::9]:
        line = position_text(state)
        assert "\n" not in line
        assert parse_position(line) == state
    assert parse_position(position_text(states[-1])) == states[-1]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "found 0 words"),
        (LINE.replace("3 ", "9 ", 1), "seat from 0 to 7"),
        (LINE.replace("/", "", 1), "7 hands"),
        (LINE[:-1], "no card is named"),
        (LINE + " pass pass P1", r"action 3 \('P1'\).*4.phases"),
        (LINE + " nod", r"action 1 \('nod'\)"),
    ],
)
def test_what_is_no_position_is_refused_with_its_place(line: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        parse_position(line)
