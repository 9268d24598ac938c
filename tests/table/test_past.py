"""Looking back at finished deals: what the seat saw at their end, and no word more."""

import pytest

from cardavia.table import (
    DealMessage,
    Entry,
    Restarted,
    TableState,
    after,
    past_deal,
    project,
    seat_view,
)
from cardavia.view import View
from tests.support.tables import deal_done, new_table, next_deal, played

SEATS = (None, *range(8))


def ends(state: TableState, deals: int) -> list[TableState]:
    """The table at the end of each of its next deals."""
    found = []
    for number in range(deals):
        if number:
            state = after(state, next_deal())
        *_, (state, _entry) = played(state, number)
        found.append(state)
    return found


def test_a_finished_deal_is_told_as_it_was_at_its_end() -> None:
    at_end = ends(new_table(), 8)
    for seat in SEATS:
        for number, then in enumerate(at_end, start=1):
            told = past_deal(at_end[-1], seat, number)
            assert told == DealMessage(1, seat_view(then, seat))


def test_the_running_deal_and_those_to_come_are_not_told() -> None:
    third = after(ends(new_table(), 2)[-1], next_deal())
    assert [past_deal(third, 0, number) is None for number in range(-1, 10)] == [
        number not in (1, 2) for number in range(-1, 10)
    ]
    for state, _entry in played(third):
        assert (past_deal(state, 0, 3) is None) is (state.deal.turn is not None)


def test_the_cards_that_were_dealt_are_told_to_their_own_seat_alone() -> None:
    done = deal_done()
    seen = {seat: past_view(done, seat) for seat in SEATS}
    assert seen[None].dealt_hand == ()
    for seat in range(8):
        assert seen[seat].dealt_hand == done.deal.dealt.hands[seat]
        assert seen[seat].hand == ()


def past_view(state: TableState, seat: int | None) -> View:
    """The view of deal 1."""
    told = past_deal(state, seat, 1)
    assert told is not None
    return told.view


def test_a_match_that_is_over_can_be_looked_back_at_from_the_next() -> None:
    over = deal_done(deals=8)
    second = after(over, Entry(Restarted("another secret")))
    assert past_deal(second, 0, 1) is None
    assert past_deal(second, 0, 3, match=1) == past_deal(over, 0, 3)
    assert past_deal(second, 0, 1, match=3) is None


def test_a_match_that_was_given_up_is_gone() -> None:
    given_up = after(deal_done(deals=2), Entry(Restarted("another secret")))
    assert past_deal(given_up, 0, 1, match=1) is None


@pytest.mark.clause("6.combination")
def test_the_match_tells_of_each_finished_deal_what_moved_points() -> None:
    done = deal_done("4", deals=8)
    deals = project(done, 0).match.deals
    made = 0
    for deal, state in zip(deals, done.deals, strict=True):
        assert (deal.dealer, deal.score) == (state.dealt.dealer, state.score)
        expected = [
            (trick.number, trick.winner, trick.combination.name, trick.combination.value)
            for trick in state.tricks
            if trick.combination
        ]
        told = [(one.trick, one.seat, one.name, one.value) for one in deal.combinations]
        assert told == expected
        made += len(told)
    assert made == 2
