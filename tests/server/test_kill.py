"""Killed at any point and started again, a table goes on exactly where it was."""

import json
import random
from collections.abc import Callable

from websockets.asyncio.client import ClientConnection

from tests.support.person import Message, Person, choice, play_on, receive, waits
from tests.support.servers import Server, Servers


async def test_a_match_survives_kill_9_again_and_again(
    servers: Servers, visit: Callable[[Server], Person]
) -> None:
    rng = random.Random(7)
    server = servers.start()
    person = visit(server)
    await person.start()
    seen, sent = 0, None
    for _ in range(5):
        async with person.socket() as socket:
            last, sent = await play_some(socket, seen + rng.randrange(1, 90), sent)
            server.kill()
        seen = last["seq"]
        server = servers.start()
        await person.move(server.base)
        assert await person.state(after=seen - 1) == last, "the same state, to the last field"
        if sent is not None:
            answer = await person.send(sent)
            assert answer.json()["type"] == "accepted"
            assert answer.json()["id"] == sent["id"]
            assert answer.json()["seq"] == sent["seq"] + 1
    async with person.socket() as socket:
        over = await play_on(socket)
    assert len(over["match"]["deals"]) == 8
    assert (await person.web.get(f"{person.api}/record")).status_code == 200


async def play_some(
    socket: ClientConnection, until: int, sent: Message | None
) -> tuple[Message, Message | None]:
    """Play to that event; the last state and the last command, if one was accepted."""
    while True:
        message = await receive(socket)
        if message["type"] != "state":
            assert message["type"] == "accepted"
            continue
        if message["seq"] >= until and message["happened"] is not None:
            return message, sent
        wanted = choice(message) if waits(message) else None
        if wanted is not None:
            sent = wanted
            await socket.send(json.dumps(wanted))
