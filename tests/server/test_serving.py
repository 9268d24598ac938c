"""Starting and ending: ports, the database's lock, signals."""

import asyncio
import json
import re
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cardavia.server import PortTaken, SeedExposed, ServeError, ServeSettings, serve
from cardavia.server.serving import _bound, _greet
from cardavia.store import Database, DatabaseBusy
from tests.support.person import Person, choice, command, receive, waits
from tests.support.servers import Server, Servers, free_port


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken_is_a_clear_error(
    tmp_path: Path, taken: int
) -> None:
    with pytest.raises(PortTaken, match=f"port {taken} is in use; choose another with --port"):
        serve(ServeSettings(port=taken, database=tmp_path / "x.sqlite"))
    assert not list(tmp_path.iterdir()), "nothing is made before there is a port"


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = free_port()
    monkeypatch.setattr("cardavia.server.serving.DEFAULT_PORT", usual)
    with _bound(ServeSettings()) as first:
        first.listen()
        with _bound(ServeSettings()) as second:
            ports = [one.getsockname()[1] for one in (first, second)]
    assert ports[0] == usual
    assert ports[1] > usual


def test_an_address_that_is_not_of_this_machine_is_a_clear_error(tmp_path: Path) -> None:
    settings = ServeSettings(host="192.0.2.1", port=free_port(), database=tmp_path / "x.sqlite")
    with pytest.raises(ServeError, match=r"cannot listen on 192\.0\.2\.1"):
        serve(settings)


def test_a_seed_is_for_loopback_only(tmp_path: Path) -> None:
    settings = ServeSettings(seed="known", database=tmp_path / "x.sqlite")
    for host in ("0.0.0.0", "::", "example.org"):
        with pytest.raises(SeedExposed, match="loopback only"):
            serve(replace(settings, host=host))


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"

    async def both() -> None:
        first = await Database.open(path)
        try:
            settings = ServeSettings(port=free_port(), database=path)
            with pytest.raises(DatabaseBusy):
                await asyncio.to_thread(serve, settings)
        finally:
            await first.close()

    asyncio.run(both())


async def test_it_says_where_it_is_and_where_the_matches_are(servers: Servers) -> None:
    server = servers.start(seed="known")
    said = server.log.read_text()
    assert f"http://127.0.0.1:{server.port}/" in said
    assert str(servers.database) in said
    assert "Warning: the seed is fixed" in said


async def test_equal_seeds_give_equal_deals(
    servers: Servers, visit: Callable[[Server], Person]
) -> None:
    one, two = visit(servers.start(seed="known")), None
    await one.start()
    two = visit(servers.running[0])
    await two.start()
    hands = [(await person.state())["view"]["dealt_hand"] for person in (one, two)]
    assert hands[0] == hands[1]


async def test_players_that_never_answer_hold_up_neither_people_nor_the_end(
    servers: Servers, visit: Callable[[Server], Person]
) -> None:
    server = servers.start(players="endless", thinking=600.0)
    people = [visit(server) for _ in range(4)]
    for person in people:
        await person.start()
    for person in people:
        state = await person.state()
        answer = await person.send(command(state, "restart"))
        assert answer.json()["type"] == "accepted"
        answer = await person.send(command(state, "play", card="Ks"))
        assert answer.json()["code"] == "stale"
        assert (await person.web.get("/en/unsun-karuta")).status_code == 200
    assert await asyncio.to_thread(server.end) == 0
    said = server.log.read_text()
    assert "Traceback" not in said
    assert re.search(r'"left_behind": *[1-9]', said)


async def test_with_players_that_never_answer_a_deal_goes_on_by_rule_of_thumb(
    servers: Servers, visit: Callable[[Server], Person]
) -> None:
    server = servers.start(players="endless", thinking=0.0, queue=1)
    person = visit(server)
    await person.start()
    async with person.socket() as socket:
        state = await receive(socket)
        while state["type"] != "state" or state["view"]["phase"] != "done":
            wanted = choice(state) if state["type"] == "state" and waits(state) else None
            if wanted is not None:
                await socket.send(json.dumps(wanted))
            state = await receive(socket)
    assert sum(state["match"]["deals"][0]["score"]) == 9


def test_what_is_wrong_with_the_kernel_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    settings = ServeSettings(database=tmp_path / "x.sqlite")
    for profile in ("release", "debug"):
        monkeypatch.setattr("cardavia.kernel.native.build_profile", lambda named=profile: named)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            _greet(settings, listening, tmp_path / "x.sqlite", said.append)
    assert ["debug build" in line for line in said if "kernel" in line] == [True]


async def test_ctrl_c_ends_it_cleanly_with_sockets_and_polls_open(
    servers: Servers, visit: Callable[[Server], Person]
) -> None:
    server = servers.start(pace=60)
    person = visit(server)
    await person.start()
    async with person.socket() as socket:
        state = await receive(socket)
        poll = asyncio.create_task(
            person.web.get(f"{person.api}/state", params={"after": state["seq"]})
        )
        await person.state()
        status = await asyncio.to_thread(server.end)
        with pytest.raises(ConnectionClosed):
            await receive(socket)
    await asyncio.gather(poll, return_exceptions=True)
    assert status == 0
    said = server.log.read_text()
    assert "Traceback" not in said
    assert "ERROR" not in said
    await person.move(servers.start().base)
    assert (await person.state())["match"]["table"] == person.table
