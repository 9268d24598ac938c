"""Hints over HTTP: for the seat to move, at the newest state, and for nobody else."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from cardavia.server.advising import Advising, Busy
from cardavia.table import HintMessage, seat_view
from cardavia.view import dec_hook
from tests.support.person import Message, Person, choice, command, waits
from tests.support.servers import Server
from tests.support.tables import at_turn_of

Visit = Callable[[Server], Person]


async def asked(person: Person) -> Message:
    """Poll until the table waits for the person to play a card."""
    state = await person.state()
    while not (waits(state) and state["view"]["phase"] == "play"):
        wanted = choice(state) if waits(state) else None
        if wanted is not None:
            await person.send(wanted)
        state = await person.state(after=state["seq"])
    return state


async def hint(person: Person, seq: object) -> tuple[int, Message]:
    """Ask for a hint; the status and the answer."""
    answer = await person.web.get(f"{person.api}/hint", params={"seq": str(seq)})
    return answer.status_code, answer.json()


async def test_a_hint_names_every_legal_action_and_is_the_same_when_asked_again(
    server: Server, visit: Visit
) -> None:
    person = visit(server)
    await person.start()
    state = await asked(person)
    status, found = await hint(person, state["seq"])
    assert (status, found["type"], found["seq"]) == (200, "hint", state["seq"])
    assert {one["action"] for one in found["actions"]} == set(state["view"]["legal"])
    assert all(one["reasons"] or index for index, one in enumerate(found["actions"]))
    assert await hint(person, state["seq"]) == (200, found)
    msgspec.convert(found, HintMessage, dec_hook=dec_hook)


async def test_only_the_newest_state_can_be_asked_about(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await asked(person)
    for seq in (state["seq"] - 1, state["seq"] + 1):
        status, found = await hint(person, seq)
        assert (status, found["code"]) == (409, "stale")
        assert found["seq"] == state["seq"]
    assert (await hint(person, "x"))[0] == 400


async def test_a_stranger_is_told_nothing(server: Server, visit: Visit) -> None:
    person, stranger = visit(server), visit(server)
    await person.start()
    state = await asked(person)
    await stranger.start()
    answer = await stranger.web.get(f"{person.api}/hint", params={"seq": state["seq"]})
    assert (answer.status_code, answer.json()) == (403, {"type": "error", "code": "foreign"})


async def test_a_closed_table_gives_none(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await asked(person)
    await person.send(command(state, "leave"))
    status, found = await hint(person, state["seq"] + 1)
    assert (status, found["code"]) == (409, "closed")


async def test_a_guest_waits_for_one_hint_at_a_time() -> None:
    advising = Advising()
    state = at_turn_of(3, choices=5)
    seen = seat_view(state, 3)
    first = asyncio.create_task(advising.hint("guest", "t1", state.seq, seen))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await advising.hint("guest", "t2", state.seq, seen)
    other = await advising.hint("somebody else", "t3", state.seq, seen)
    assert (await first).best in seen.legal
    assert other.best in seen.legal
    assert await advising.hint("guest", "t1", state.seq, seen) is await first
    advising.close()
