"""Commands: what they do, and why one is refused."""

import pytest

from cardavia.rules import Phase, legal_actions
from cardavia.table import (
    Acted,
    BadMessage,
    Command,
    DealStarted,
    Left,
    Ping,
    Refusal,
    Restarted,
    TableState,
    after,
    already_accepted,
    decide,
    decode_request,
    encode,
    malformed,
    refused,
)
from tests.support.tables import at_turn_of, deal_done, new_table, one_on, with_person_at


def command(text: str) -> Command:
    """A command from JSON."""
    found = decode_request(text)
    assert not isinstance(found, Ping)
    return found


def asked(state: TableState, do: str, card: str | None = None, seq: int | None = None) -> Command:
    """A new command that answers that state."""
    named = f',"card":"{card}"' if card else ""
    return command(f'{{"do":"{do}","id":"c1","seq":{seq or state.seq}{named}}}')


def code(state: TableState, seat: int | None, order: Command) -> str:
    """The code that the command is refused with."""
    with pytest.raises(Refusal) as caught:
        decide(state, seat, order, "fresh")
    return caught.value.code


def test_a_legal_play_becomes_an_entry_that_remembers_the_command() -> None:
    state = at_turn_of(0)
    action = legal_actions(state.deal)[-1]
    entry = decide(state, 0, asked(state, action.do, str(action.card)), "fresh")
    assert entry.event == Acted(0, str(action))
    assert (entry.by, entry.command) == (0, "c1")


def test_a_repeated_command_is_accepted_again_and_does_nothing() -> None:
    state = at_turn_of(0)
    action = legal_actions(state.deal)[0]
    order = asked(state, action.do, str(action.card))
    assert already_accepted(state, 0, order) is None
    then = after(state, decide(state, 0, order, "fresh"))
    later = one_on(then)
    for now in (then, later):
        known = already_accepted(now, 0, order)
        assert known is not None
        assert (known.id, known.seq) == ("c1", state.seq + 1)
    assert already_accepted(then, 1, order) is None, "another seat's id says nothing"


def test_a_stale_command_is_refused() -> None:
    state = at_turn_of(0)
    action = legal_actions(state.deal)[0]
    for seq in (state.seq - 1, state.seq + 1):
        assert code(state, 0, asked(state, action.do, str(action.card), seq)) == "stale"


def test_someone_without_a_seat_and_an_ai_are_refused() -> None:
    state = at_turn_of(0)
    order = asked(state, "restart")
    assert code(state, None, order) == "foreign"
    assert code(state, 3, order) == "foreign"


def test_only_the_seat_to_move_may_act_and_only_it_hears_of_the_rules() -> None:
    state = with_person_at(at_turn_of(0), 3)
    legal = legal_actions(state.deal)
    held = str(legal[0].card)
    with pytest.raises(Refusal) as caught:
        decide(state, 3, asked(state, "play", held), "fresh")
    assert (caught.value.code, caught.value.clause, caught.value.legal) == (
        "not-your-turn",
        None,
        None,
    )
    with pytest.raises(Refusal) as caught:
        decide(state, 0, asked(state, "declare"), "fresh")
    assert caught.value.code == "illegal"
    assert caught.value.clause == "4.phases"
    assert caught.value.legal == legal


def test_every_card_that_is_not_legal_is_refused_with_clause_and_choices() -> None:
    state = at_turn_of(0)
    for _ in range(8):
        legal = legal_actions(state.deal)
        for suit in "PIKOG":
            for rank in "123456789btkrus":
                order = asked(state, "play", suit + rank)
                if f"play {suit}{rank}" in map(str, legal):
                    assert decide(state, 0, order, "fresh").event == Acted(0, f"play {suit}{rank}")
                    continue
                with pytest.raises(Refusal) as caught:
                    decide(state, 0, order, "fresh")
                assert caught.value.clause
                assert caught.value.legal == legal
        state = one_on(state)
        while state.deal.turn not in (0, None):
            state = one_on(state)
        if state.deal.phase is Phase.DONE:
            break


def test_the_next_deal_comes_only_between_deals() -> None:
    running = at_turn_of(0)
    assert code(running, 0, asked(running, "next-deal")) == "not-now"
    done = deal_done()
    assert code(done, 0, asked(done, "play", "K7")) == "not-now"
    assert decide(done, 0, asked(done, "next-deal"), "fresh").event == DealStarted()
    over = deal_done(deals=8)
    assert code(over, 0, asked(over, "next-deal")) == "not-now"


def test_restart_draws_the_secret_that_it_is_given_and_clears_the_totals() -> None:
    state = deal_done(deals=2)
    entry = decide(state, 0, asked(state, "restart"), "fresh")
    assert entry.event == Restarted("fresh")
    new = after(state, entry)
    assert (new.number, new.match.total, new.deals, new.deal_number) == (2, (0, 0), (), 1)
    assert new.deal.dealt != new_table().deal.dealt


def test_restart_may_answer_any_state_of_its_match_but_none_of_the_last() -> None:
    state = at_turn_of(0)
    early = asked(state, "restart", seq=1)
    assert decide(state, 0, early, "fresh").event == Restarted("fresh")
    new = after(state, decide(state, 0, asked(state, "restart"), "fresh"))
    assert code(new, 0, early) == "stale"
    assert code(new, 0, asked(new, "leave", seq=state.seq)) == "stale"


def test_leaving_closes_the_table() -> None:
    state = at_turn_of(0)
    left = after(state, decide(state, 0, asked(state, "leave"), "fresh"))
    assert left.closed
    assert left.deal is state.deal
    for do in ("leave", "restart", "pass", "next-deal"):
        assert code(left, 0, asked(left, do)) == "closed"
    assert isinstance(decide(state, 0, asked(state, "leave"), "fresh").event, Left)


def test_a_refusal_as_a_message() -> None:
    state = at_turn_of(0)
    order = asked(state, "declare")
    with pytest.raises(Refusal) as caught:
        decide(state, 0, order, "fresh")
    message = refused(state, order, caught.value)
    assert (message.id, message.code, message.seq) == ("c1", "illegal", state.seq)
    assert b'"legal":["play ' in encode(message)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("", None),
        ("[]", None),
        ('{"do":"dance","id":"c1","seq":1}', "c1"),
        ('{"do":"play","id":"c1","seq":1}', "c1"),
        ('{"do":"play","card":"X9","id":"c1","seq":1}', "c1"),
        ('{"do":"play","card":"K77","id":"c1","seq":1}', "c1"),
        ('{"do":"play","card":7,"id":"c1","seq":1}', "c1"),
        ('{"do":"pass","id":"","seq":1}', None),
        (f'{{"do":"pass","id":"{"x" * 65}","seq":1}}', None),
        ('{"do":"pass","id":"c1","seq":-1}', "c1"),
        ('{"do":"pass","id":"c1","seq":1.5}', "c1"),
        ('{"do":"pass","id":"c1","seq":1,"seat":3}', "c1"),
        ('{"do":"pass","id":"c1"}', "c1"),
        (b"\xff\xfe", None),
        (b'{"do":"pass","id":"\xff","seq":1}', None),
    ],
)
def test_what_is_no_command_is_refused_with_its_id_where_it_has_one(
    text: str | bytes, known: str | None
) -> None:
    with pytest.raises(BadMessage) as caught:
        decode_request(text)
    assert caught.value.command == known
    message = malformed(new_table(), caught.value)
    assert (message.code, message.id, message.legal) == ("bad-message", known, None)
