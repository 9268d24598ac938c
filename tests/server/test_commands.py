"""Commands and the long poll over plain HTTP."""

import asyncio
from collections.abc import Callable

import pytest

from tests.support.person import Message, Person, choice, command, waits
from tests.support.servers import Server, Servers

Visit = Callable[[Server], Person]


async def asked(person: Person) -> Message:
    """Poll until the table waits for the person."""
    state = await person.state()
    while not waits(state):
        state = await person.state(after=state["seq"])
    return state


async def test_a_deal_by_long_poll_alone(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await person.state()
    assert state["happened"] is None
    seen = [state["seq"]]
    while state["view"]["phase"] != "done":
        wanted = choice(state) if waits(state) else None
        if wanted is not None:
            assert (await person.send(wanted)).status_code == 200
        state = await person.state(after=state["seq"])
        seen.append(state["seq"])
    assert seen == list(range(seen[0], seen[-1] + 1)), "no event is missed"
    assert sum(state["view"]["score"]) == 9


async def test_a_poll_without_news_ends_empty(servers: Servers, visit: Visit) -> None:
    person = visit(servers.start(long_poll=0.05))
    await person.start()
    state = await person.state()
    while not waits(state):
        answer = await person.web.get(f"{person.api}/state", params={"after": state["seq"]})
        state = answer.json() if answer.status_code == 200 else state
    answer = await person.web.get(f"{person.api}/state", params={"after": state["seq"]})
    assert (answer.status_code, answer.content) == (204, b"")


async def test_a_waiting_poll_hears_the_next_event(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await asked(person)
    wanted = choice(state)
    assert wanted is not None
    poll = asyncio.create_task(person.state(after=state["seq"]))
    await person.send(wanted)
    news = await poll
    assert news["seq"] == state["seq"] + 1
    assert news["happened"]["seat"] == 0


async def test_repeated_stale_and_misplaced_commands(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await asked(person)
    wanted = choice(state)
    assert wanted is not None
    first, second = await person.send(wanted), await person.send(wanted)
    assert first.json() == second.json()
    assert first.json()["seq"] == state["seq"] + 1
    stale = await person.send({**wanted, "id": "another"})
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    then = await asked(person)
    early = await person.send(command(then, "next-deal"))
    assert early.json()["code"] == "not-now"
    wrong = (await person.send(command(then, "declare"))).json()
    assert wrong["code"] == "illegal"
    assert wrong["clause"]
    assert wrong["legal"] == then["view"]["legal"]


async def test_a_stranger_gets_nothing_but_a_typed_error(server: Server, visit: Visit) -> None:
    person, other = visit(server), visit(server)
    await person.start()
    await other.start()
    state = await asked(person)
    other.table = person.table
    wanted = choice(state)
    assert wanted is not None
    answers = [
        await other.send(wanted),
        await other.web.get(f"{person.api}/state"),
        await other.web.get(f"{person.api}/record"),
        await visit(server).web.get(f"{person.api}/state"),
    ]
    for answer in answers:
        assert answer.status_code == 403
        assert answer.json() == {"type": "error", "code": "foreign"}
    assert await person.state() == {**state, "happened": None}


async def test_no_such_table(server: Server, visit: Visit) -> None:
    person = visit(server)
    person.table = "nowhere"
    answer = await person.web.get(f"{person.api}/state")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [(b"nonsense", 400, "bad-message"), (b"x" * 5000, 413, "too-large"), (b"", 400, "bad-message")],
)
async def test_bodies_that_are_no_command(
    server: Server, visit: Visit, body: bytes, status: int, code: str
) -> None:
    person = visit(server)
    await person.start()
    answer = await person.web.post(f"{person.api}/commands", content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_query_that_is_no_number(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    answer = await person.web.get(f"{person.api}/state?after=soon")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_restart_draws_a_new_secret_and_leave_closes(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await asked(person)
    assert (await person.send(command(state, "restart"))).status_code == 200
    new = await person.state(after=state["seq"])
    assert new["happened"] == {"kind": "restart"}
    assert new["match"]["number"] == 2
    assert new["view"]["dealt_hand"] != state["view"]["dealt_hand"]
    assert (await person.send(command(new, "leave"))).status_code == 200
    closed = await person.state()
    assert closed["match"]["closed"]
    assert closed["match"]["can"] == []
    late = await person.send(command(closed, "restart"))
    assert late.json()["code"] == "closed"
