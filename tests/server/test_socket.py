"""The socket: who may open it, what it says when it comes again, what it does not take."""

import asyncio
import json
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.support.person import Message, Person, choice, receive, waits
from tests.support.servers import Server

Visit = Callable[[Server], Person]


async def until_asked(person: Person) -> Message:
    """The state at which the table waits for the person."""
    async with person.socket() as socket:
        while True:
            state = await receive(socket)
            if waits(state):
                return state


async def test_another_browser_is_refused_before_the_socket_opens(
    server: Server, visit: Visit
) -> None:
    person, other = visit(server), visit(server)
    await person.start()
    await other.start()
    other.table = person.table
    with pytest.raises(InvalidStatus) as caught:
        async with other.socket():
            pass
    assert caught.value.response.status_code == 403


async def test_sockets_at_addresses_that_have_none_are_refused(server: Server) -> None:
    base = server.base.replace("http", "ws", 1)
    for path in ("/nowhere", "/en/", "/api/tables/x/socket", "/api/tables/x/socket?after=soon"):
        with pytest.raises(InvalidStatus) as caught:
            async with connect(base + path, origin=Origin(server.base), proxy=None):
                pass
        assert caught.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None, "http://127.0.0.1:1"])
async def test_a_page_of_another_site_is_refused(
    server: Server, visit: Visit, origin: str | None
) -> None:
    person = visit(server)
    await person.start()
    address = f"{server.base}{person.api}/socket".replace("http", "ws", 1)
    session = person.web.cookies["cardavia_session"]
    with pytest.raises(InvalidStatus) as caught:
        async with connect(
            address,
            origin=None if origin is None else Origin(origin),
            additional_headers={"Cookie": f"cardavia_session={session}"},
            proxy=None,
        ):
            pass
    assert caught.value.response.status_code == 403


async def test_one_that_comes_again_hears_what_it_missed(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    asked = await until_asked(person)
    async with person.socket() as socket:
        first = await receive(socket)
        assert first == {**asked, "happened": None}
        told = [first]
        await socket.send(json.dumps(choice(asked)))
        while told[-1] is first or not waits(told[-1]):
            message = await receive(socket)
            if message["type"] == "state":
                told.append(message)
    missed = told[1:]
    async with person.socket(after=first["seq"]) as socket:
        again = [await receive(socket) for _ in missed]
    assert again == missed
    async with person.socket(after=told[-1]["seq"]) as socket:
        assert await receive(socket) == {**told[-1], "happened": None}
    async with person.socket(after=10**9) as socket:
        assert (await receive(socket))["seq"] == told[-1]["seq"]


async def test_a_ping_is_answered_and_a_bad_message_is_refused(
    server: Server, visit: Visit
) -> None:
    person = visit(server)
    await person.start()
    state = await until_asked(person)
    async with person.socket() as socket:
        await receive(socket)
        await socket.send('{"do":"ping"}')
        assert await receive(socket) == {"type": "pong"}
        for text in ("nonsense", b"\xff\x00", '{"do":"dance","id":"c1","seq":1}'):
            await socket.send(text)
            answer = await receive(socket)
            assert (answer["type"], answer["code"]) == ("refused", "bad-message")
            assert (answer["seq"], answer["legal"]) == (state["seq"], None)


async def test_a_message_that_is_too_long_ends_the_socket(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    async with person.socket() as socket:
        await socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as caught:
            await drain(socket)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


async def drain(socket: ClientConnection) -> None:
    """Receive until the socket ends."""
    while True:
        await receive(socket)


async def test_two_tabs_see_the_same_and_a_double_click_plays_one_card(
    server: Server, visit: Visit
) -> None:
    person = visit(server)
    await person.start()
    state = await until_asked(person)
    wanted = choice(state)
    assert wanted is not None
    async with person.socket() as one, person.socket() as two:
        assert await receive(one) == await receive(two)
        await one.send(json.dumps(wanted))
        await two.send(json.dumps(wanted))
        heard = [await asyncio.gather(receive(one), receive(two)) for _ in range(2)]
        accepted = {"type": "accepted", "id": wanted["id"], "seq": state["seq"] + 1}
        for tab in zip(*heard, strict=True):
            assert accepted in tab
            told = [message for message in tab if message["type"] == "state"]
            assert [message["seq"] for message in told] == [state["seq"] + 1]


async def test_two_tabs_with_two_cards_play_one(server: Server, visit: Visit) -> None:
    person = visit(server)
    await person.start()
    state = await until_asked(person)
    cards = [choice(state, 0), choice(state, 1)]
    answers = [await person.send(one) for one in cards if one is not None]
    assert [one.status_code for one in answers] == [200, 409]
    assert answers[1].json()["code"] in ("stale", "not-your-turn")
