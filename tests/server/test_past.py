"""Looking back at finished deals over HTTP: one's own table's, once they are over."""

import json
from collections.abc import Callable

from tests.support.person import Message, Person, choice, receive, waits
from tests.support.servers import Server


async def play_deals(person: Person, deals: int) -> list[Message]:
    """Play so many deals and begin the next; the state at each deal's end."""
    ends: list[Message] = []
    async with person.socket() as socket:
        while True:
            message = await receive(socket)
            if message["type"] != "state":
                continue
            if message["view"]["phase"] == "done":
                ends.append(message)
            elif len(ends) == deals:
                return ends
            wanted = choice(message) if waits(message) else None
            if wanted is not None:
                await socket.send(json.dumps(wanted))


async def test_finished_deals_are_told_again_as_they_were(
    server: Server, visit: Callable[[Server], Person]
) -> None:
    person = visit(server)
    await person.start()
    ends = await play_deals(person, 2)
    for number, end in enumerate(ends, start=1):
        answer = await person.web.get(f"{person.api}/deals/{number}")
        assert answer.status_code == 200
        assert answer.json() == {"type": "deal", "match": 1, "view": end["view"]}
        assert "no-store" in answer.headers["cache-control"]
    assert (await person.state())["match"]["deals"] == [
        *ends[0]["match"]["deals"],
        ends[1]["match"]["deals"][1],
    ]


async def test_what_is_not_finished_or_not_there_is_refused(
    server: Server, visit: Callable[[Server], Person]
) -> None:
    person = visit(server)
    await person.start()
    for number, status, code in ((1, 409, "not-over"), (8, 409, "not-over"), (9, 404, "not-found")):
        answer = await person.web.get(f"{person.api}/deals/{number}")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    answer = await person.web.get(f"{person.api}/deals/1?match=2")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_nobody_else_is_told(server: Server, visit: Callable[[Server], Person]) -> None:
    person = visit(server)
    await person.start()
    await play_deals(person, 1)
    stranger = visit(server)
    await stranger.start()
    for number in (1, 2):
        answer = await stranger.web.get(f"{person.api}/deals/{number}")
        assert answer.status_code == 403
        assert answer.json() == {"type": "error", "code": "foreign"}
    assert (await stranger.web.get("/api/tables/nowhere/deals/1")).status_code == 404
