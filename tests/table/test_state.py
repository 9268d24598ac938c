"""The fold: a table is its log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.notation import check_record
from cardavia.rules import Phase, deal_cards, first_dealer
from cardavia.table import (
    Acted,
    DealStarted,
    Entry,
    Left,
    LogError,
    Restarted,
    Started,
    after,
    decode_event,
    encode_event,
    finished_record,
    fold,
    open_table,
)
from tests.support.tables import deal_done, new_table, next_deal, played, seats


def test_the_first_deal_follows_from_the_seed() -> None:
    state = new_table("karuta")
    dealer = first_dealer("karuta")
    assert state.deal.dealt == deal_cards("karuta", 1, dealer)
    assert (state.seq, state.number, state.deal_number) == (1, 1, 1)


def test_the_secret_and_the_hands_stay_out_of_a_printed_state() -> None:
    state = deal_done()
    text = repr(state)
    assert "karuta" not in text
    assert all(f"'{one}'" not in text for hand in state.deal.dealt.hands for one in hand)


@given(st.integers(0, 2**32))
def test_a_stored_log_folds_to_the_same_states(seed: int) -> None:
    first = open_table(seats(), str(seed))
    states, log = [new_table(str(seed))], [first]
    for state, entry in played(states[0], seed):
        states.append(state)
        log.append(entry)
    stored = [Entry(decode_event(encode_event(one.event)), one.by, one.command) for one in log]
    assert list(fold("t1", stored)) == states
    assert [one.seq for one in states] == list(range(1, len(states) + 1))


def test_a_match_of_eight_deals_moves_the_dealer_and_ends_with_a_record() -> None:
    state = new_table()
    dealers = []
    for number in range(1, 9):
        dealers.append(state.deal.dealt.dealer)
        assert (state.deal_number, finished_record(state)) == (number, None)
        *_, (state, _entry) = played(state, number)
        assert state.deal_number == number
        if number < 8:
            state = after(state, next_deal())
    assert dealers == [(dealers[0] + step) % 8 for step in range(8)]
    assert state.match.over
    record = finished_record(state)
    assert record is not None
    check_record(record)
    assert (record.id, record.seed, record.players[3].level) == ("t1-1", "karuta", "greedy")


def test_a_record_is_kept_when_the_next_match_runs() -> None:
    state = after(deal_done(deals=8), Entry(Restarted("other"), 0, "c1"))
    assert state.number == 2
    assert finished_record(state, 2) is None
    newest = finished_record(state)
    assert newest is not None
    assert newest == finished_record(state, 1)


def test_a_match_that_was_broken_off_leaves_no_record() -> None:
    state = after(deal_done(deals=7), Entry(Restarted("other"), 0, "c1"))
    assert (state.number, state.played, finished_record(state)) == (2, (), None)


def test_ids_of_accepted_commands_live_in_the_log() -> None:
    state = after(new_table(), Entry(Restarted("other"), 0, "c1"))
    assert dict(state.accepted) == {(0, "c1"): 2}
    assert dict(after(state, Entry(Left(0), 0, "c2")).accepted) == {(0, "c1"): 2, (0, "c2"): 3}


def test_a_log_that_is_none_is_refused_without_naming_cards() -> None:
    start = open_table(seats(), "karuta")
    turn = new_table().deal.turn
    assert turn is not None
    card = new_table().deal.hands[turn][0]
    bad = [
        [Entry(DealStarted())],
        [start, start],
        [start, Entry(Acted((turn + 1) % 8, "pass"))],
        [start, Entry(Acted(turn, f"play {card}"))],
        [start, Entry(Acted(turn, "dance"))],
    ]
    for log in bad:
        with pytest.raises(LogError) as caught:
            list(fold("t1", log))
        assert str(card) not in str(caught.value).split()
    with pytest.raises(LogError):
        decode_event('{"event":"danced"}')
    assert isinstance(decode_event(encode_event(start.event)), Started)


def test_a_finished_deal_stays_until_the_next_is_dealt() -> None:
    done = deal_done()
    assert done.deal.phase is Phase.DONE
    assert done.match.total == done.deal.score
    assert after(done, next_deal()).deal.phase is Phase.DECLARE
