"""What goes out: nothing that its seat may not know, to the byte."""

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.rules import CARDS, Card, DealState, deal_cards
from cardavia.table import (
    Command,
    Ping,
    Refusal,
    StateMessage,
    TableState,
    after,
    decide,
    decode_request,
    encode,
    project,
    refused,
)
from cardavia.table.events import Acted, DealStarted, Entry, Event, Left, Restarted
from cardavia.view import dec_hook
from tests.support.deals import playouts, steered_playout
from tests.support.tables import at_turn_of, deal_done, new_table, next_deal, played, with_person_at
from tests.support.worlds import resampled

SEATS = (None, *range(8))


def tables_of(states: tuple[DealState, ...]) -> list[TableState]:
    """A table at each state of a deal, with a person at every seat."""
    table = new_table()
    for seat in range(1, 8):
        table = with_person_at(table, seat)
    return [replace(table, seq=1 + number, deal=deal) for number, deal in enumerate(states)]


def last_event(deal: DealState) -> Acted | None:
    """What led to that state of the deal."""
    if not deal.actions:
        return None
    seat, action = deal.actions[-1]
    return Acted(seat, str(action))


@pytest.mark.clause("5.face-down")
@given(playouts(), st.sampled_from(SEATS), st.integers(0, 2**32))
def test_deals_that_differ_in_hidden_cards_send_identical_bytes(
    states: tuple[DealState, ...], seat: int | None, seed: int
) -> None:
    for table in tables_of(states):
        world = resampled(table.deal, seat, seed)
        if world is not None:
            other = replace(table, deal=world, seed="another secret")
            sent = encode(project(table, seat, last_event(table.deal)))
            assert encode(project(other, seat, last_event(world))) == sent


@given(st.integers(0, 2**32), st.integers(0, 7), st.sampled_from(CARDS))
def test_refusals_are_identical_whatever_the_hidden_cards(seed: int, seat: int, card: Card) -> None:
    states = tuple(steered_playout(deal_cards(str(seed), 1, seed % 8), seed))[seed % 3 :: 3]
    texts = [
        *(f'{{"do":"{do}","id":"c1","seq":%d}}' for do in ("declare", "pass", "next-deal")),
        *(f'{{"do":"{do}","card":"{card}","id":"c1","seq":%d}}' for do in ("discard", "play")),
    ]
    for table in tables_of(states):
        world = resampled(table.deal, seat, seed)
        other = replace(table, deal=world or table.deal)
        for text in texts:
            for seq in (table.seq, table.seq + 1):
                order = decode_request(text % seq)
                assert not isinstance(order, Ping)
                here, there = reply(table, seat, order), reply(other, seat, order)
                assert here == there
                if table.deal.turn != seat and b'"refused"' in here:
                    assert b'"clause":null,"legal":null' in here


def reply(table: TableState, seat: int, order: Command) -> bytes:
    """The bytes that answer a command."""
    try:
        return encode(decide(table, seat, order, "fresh").event)
    except Refusal as refusal:
        return encode(refused(table, order, refusal))


def test_the_discard_is_told_to_the_recipient_alone() -> None:
    for state, entry in played(new_table(), 1):
        if isinstance(entry.event, Acted) and entry.event.action.startswith("discard"):
            card = entry.event.action.split()[1]
            for seat in SEATS:
                told = encode(project(state, seat, entry.event).happened).decode()
                assert (card in told) is (seat == state.deal.recipient)
            return
    raise AssertionError("every deal has a discard")


@pytest.mark.clause("5.face-down")
def test_a_face_down_play_is_told_as_face_down_until_the_eighth_card() -> None:
    hidden = shown = 0
    for number in range(5):
        for state, entry in played(new_table(str(number)), number):
            if isinstance(entry.event, Acted) and entry.event.action.startswith("play"):
                card = entry.event.action.split()[1]
                for seat in SEATS:
                    message = project(state, seat, entry.event)
                    told = encode(message.happened).decode()
                    if card in told:
                        shown += 1
                        continue
                    hidden += 1
                    trick = message.view.trick
                    assert trick is not None, "a finished trick lies open"
                    assert trick.plays[-1] == (entry.event.seat, None)
                    assert seat != entry.event.seat
    assert hidden > 20
    assert shown > 20


def test_what_happened_in_words_that_the_protocol_knows() -> None:
    state = at_turn_of(0)
    told: dict[bytes, Event] = {
        b'{"kind":"deal"}': DealStarted(),
        b'{"kind":"restart"}': Restarted("fresh"),
        b'{"kind":"leave","seat":0}': Left(0),
    }
    for text, event in told.items():
        assert encode(project(state, 0, event).happened) == text
    assert project(state, 0).happened is None


def test_the_match_beside_the_deal() -> None:
    running = project(at_turn_of(0), 0).match
    assert (running.you, running.can, running.deals) == (0, ("restart", "leave"), ())
    done = deal_done()
    between = project(done, 0)
    assert between.match.can == ("next-deal", "restart", "leave")
    assert between.match.deals[0].score == done.deal.score == between.view.total
    assert between.view.deal == 1
    assert project(done, None).match.can == ()
    assert project(done, 3).match.can == ()
    assert project(replace(done, closed=True), 0).match.can == ()
    second = project(after(done, next_deal()), 0)
    assert (second.view.deal, second.view.total) == (2, done.deal.score)


def test_a_match_that_is_over_says_who_has_won() -> None:
    over = deal_done(deals=8)
    message = project(over, 0)
    even, odd = over.match.total
    assert message.match.over
    assert message.match.can == ("restart", "leave")
    assert message.match.winner == (None if even == odd else int(odd > even))


def test_no_secret_is_in_any_message() -> None:
    for state, entry in played(new_table("a secret that shows"), 2):
        for seat in SEATS:
            assert b"secret" not in encode(project(state, seat, entry.event))
    restarted = after(deal_done(), Entry(Restarted("another secret"), 0, "c1"))
    assert b"secret" not in encode(project(restarted, 0, Restarted("another secret")))


def test_a_message_reads_back_equal() -> None:
    decoder = msgspec.json.Decoder(StateMessage, dec_hook=dec_hook)
    for state, entry in played(new_table(), 3):
        message = project(state, 0, entry.event)
        assert decoder.decode(encode(message)) == message
