"""No card of a running deal, and no secret, in any log."""

import re
from collections.abc import Callable

from tests.support.person import Person, choice, command, waits
from tests.support.servers import Server, Servers

CARD = re.compile(r"(?<![A-Za-z0-9])[PIKOG][1-9btkrus](?![A-Za-z0-9])")


async def test_the_log_of_a_whole_deal_at_its_most_talkative(
    servers: Servers, visit: Callable[[Server], Person]
) -> None:
    server = servers.start(seed="the-secret")
    person = visit(server)
    await person.start()
    state = await person.state()
    while state["view"]["phase"] != "done":
        if waits(state):
            await person.send(command(state, "declare"))
            await person.send({"do": "play", "card": "Ks", "id": "", "seq": 1})
            wanted = choice(state)
            assert wanted is not None
            await person.send(wanted)
        state = await person.state(after=state["seq"])
    server.end()
    # A table's name is drawn by lot and may read like a card.
    said = server.log.read_text().replace(person.table, "TABLE")
    assert "command refused" in said, "the log is on"
    assert not CARD.search(said)
    assert "the-secret" not in said
    assert person.web.cookies["cardavia_session"] not in said


def test_the_pattern_finds_cards() -> None:
    assert CARD.search('action="play K7"')
    assert not CARD.search('"table": "aK7b"')
