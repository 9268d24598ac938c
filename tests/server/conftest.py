"""A server for each test that wants one."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.support.person import Person
from tests.support.servers import Server, Servers


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    """Servers on a database in the test's own folder; those still running are killed at the end."""
    started = Servers(tmp_path / "data" / "cardavia.sqlite", tmp_path / "log", [])
    yield started
    for server in started.running:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server without pauses, shared by tests that bring people of their own."""
    folder = tmp_path_factory.mktemp("server")
    started = Servers(folder / "data" / "cardavia.sqlite", folder / "log", [])
    server = started.start()
    yield server
    assert server.end() == 0, server.log.read_text()


@pytest.fixture
async def visit() -> AsyncIterator[Callable[[Server], Person]]:
    """New people at a server, each with a browser of their own; all close it at the end."""
    people: list[Person] = []

    def arrive(server: Server) -> Person:
        people.append(Person(server.base))
        return people[-1]

    yield arrive
    for person in people:
        await person.web.aclose()
