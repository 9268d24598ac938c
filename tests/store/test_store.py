"""Tables, guests and logs as they are kept."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia.store import Conflict, Database, Guest, Opening, Store
from cardavia.table import Entry, Restarted, after, decide, decode_request, fold, open_table, opened
from cardavia.table.messages import LeaveCommand
from tests.support.tables import new_table, played, seats

ADA, BO = Guest(b"a" * 32), Guest(b"b" * 32)
NOW = 1_800_000_000
YEAR = 365 * 24 * 60 * 60


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    database = await Database.open(tmp_path / "cardavia.sqlite")
    yield Store(database)
    await database.close()


def opening(table: str, once: str = "form", guest: Guest = ADA) -> Opening:
    """What a start form asks for."""
    entry = open_table(seats(), "karuta")
    return Opening(guest, once, 0, opened(table, entry), entry)


async def test_a_log_comes_back_as_it_was_stored(store: Store) -> None:
    await store.open_table(opening("t1"), NOW)
    states = [new_table()]
    for state, entry in played(states[0], 4):
        await store.append(state, entry, NOW)
        states.append(state)
    assert list(fold("t1", await store.entries("t1"))) == states
    assert await store.entries("t2") == []


async def test_ids_of_commands_come_back(store: Store) -> None:
    await store.open_table(opening("t1"), NOW)
    state = new_table()
    order = decode_request('{"do":"leave","id":"c1","seq":1}')
    assert isinstance(order, LeaveCommand)
    entry = decide(state, 0, order, "fresh")
    await store.append(after(state, entry), entry, NOW)
    *_, last = fold("t1", await store.entries("t1"))
    assert dict(last.accepted) == {(0, "c1"): 2}
    (line,) = await store.tables_of(ADA, NOW)
    assert line.closed


async def test_two_that_append_at_once_do_not_both_succeed(store: Store) -> None:
    await store.open_table(opening("t1"), NOW)
    entry = Entry(Restarted("fresh"))
    state = after(new_table(), entry)
    await store.append(state, entry, NOW)
    with pytest.raises(Conflict, match="no longer at event 1"):
        await store.append(state, entry, NOW)
    assert len(await store.entries("t1")) == 2


async def test_one_form_opens_one_table_for_each_guest(store: Store) -> None:
    assert await store.open_table(opening("t1"), NOW) == "t1"
    assert await store.open_table(opening("t2"), NOW) == "t1"
    assert await store.open_table(opening("t3", "another form"), NOW) == "t3"
    assert await store.open_table(opening("t4", guest=BO), NOW) == "t4"
    assert not await store.exists("t2")


async def test_seats_are_known_by_their_guest_for_a_year(store: Store) -> None:
    await store.open_table(opening("t1"), NOW)
    assert await store.seat_of("t1", ADA, NOW + YEAR - 1) == 0
    assert await store.seat_of("t1", ADA, NOW + YEAR) is None
    assert await store.seat_of("t1", BO, NOW) is None
    assert await store.seat_of("t2", ADA, NOW) is None


async def test_a_session_that_is_used_is_good_for_another_year(store: Store) -> None:
    await store.open_table(opening("t1"), NOW)
    later = NOW + YEAR // 2
    assert await store.renew(ADA, later)
    assert await store.seat_of("t1", ADA, NOW + YEAR) == 0
    assert not await store.renew(ADA, later + YEAR)
    assert await store.seat_of("t1", ADA, later + YEAR) is None
    await store.open_table(opening("t2", "late form"), later + YEAR)
    assert await store.seat_of("t1", ADA, later + YEAR) is None, "what ran out stays so"
    assert await store.renew(BO, NOW), "one that is not stored yet is as good as new"


async def test_a_guests_list_has_its_tables_the_last_used_first(store: Store) -> None:
    await store.open_table(opening("t1"), NOW)
    await store.open_table(opening("t2", "another form"), NOW + 1)
    await store.open_table(opening("t3", guest=BO), NOW + 2)
    assert [line.table for line in await store.tables_of(ADA, NOW)] == ["t2", "t1"]
    for state, entry in played(new_table(), 1):
        await store.append(state, entry, NOW + 3)
    first, _second = await store.tables_of(ADA, NOW)
    assert (first.table, first.seat, first.deal, first.changed) == ("t1", 0, 1, NOW + 3)
    assert sum(first.total) == 9
    assert not first.over
