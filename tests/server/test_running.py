"""The table's own task: its beat, thinking beside everything else, and failure."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia.rules import Action
from cardavia.server.running import Moment, RunningTable, pause_after
from cardavia.server.secrecy import Secrets
from cardavia.store import Conflict, Database, Guest, Opening, Store
from cardavia.table import Started, TableState, decode_request, open_table
from cardavia.table.messages import RestartCommand
from cardavia.view import View
from tests.support.tables import new_table, played, seats


class Thinker:
    """A player that thinks until it is told to stop."""

    name = level = "thinker"

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.done = threading.Event()

    def act(self, view: View) -> Action:
        self.asked.set()
        assert self.done.wait(60)
        return view.legal[-1]


class Cheat:
    """A player that plays what it may not."""

    name = level = "cheat"

    def act(self, view: View) -> Action:
        return Action("play", view.indicator)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    database = await Database.open(tmp_path / "cardavia.sqlite")
    store = Store(database)
    entry = open_table(seats(), "karuta")
    await store.open_table(Opening(Guest(b"a" * 32), "form", 0, new_table(), entry), 1)
    yield store
    await database.close()


def running(store: Store, retired: list[RunningTable], pace: float = 0.0) -> RunningTable:
    """A table that has just been opened, going on."""
    event = open_table(seats(), "karuta").event
    assert isinstance(event, Started)
    return RunningTable([Moment(new_table(), event)], store, Secrets("s"), pace, retired.append)


def use(monkeypatch: pytest.MonkeyPatch, player: object) -> None:
    """Seat that player everywhere."""
    monkeypatch.setattr("cardavia.server.running.make_player", lambda _level, _seed: player)


def restart(state: TableState) -> RestartCommand:
    """A command to restart."""
    command = decode_request(f'{{"do":"restart","id":"c1","seq":{state.seq}}}')
    assert isinstance(command, RestartCommand)
    return command


def test_the_beat_follows_from_what_everyone_sees() -> None:
    pauses = {
        (bool(state.deal.plays), len(state.deal.tricks)): pause_after(state, 1.0)
        for state, _entry in played(new_table(), 1)
        if state.deal.turn is not None
    }
    for (open_trick, tricks), pause in pauses.items():
        assert pause == (2.5 if tricks and not open_trick else 1.0)
    assert pause_after(new_table(), 0.0) == 0.0


async def test_late_actions_leave_on_a_beat_too(store: Store) -> None:
    table = running(store, [], pace=50.0)
    beats = []
    for ago in (0.0, 49.0, 51.0, 149.0):
        table._last = asyncio.get_running_loop().time() - ago
        beats.append(round(table._beat(table.state) - table._last))
    assert beats == [50, 50, 100, 150]
    await table.stop()


async def test_thinking_holds_up_nothing_but_its_own_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    use(monkeypatch, thinker)
    table = running(store, [])
    await asyncio.to_thread(thinker.asked.wait)
    answer = await table.submit(0, restart(table.state))
    assert (answer.id, answer.seq) == ("c1", 2), "a person is answered while an AI thinks"
    thinker.done.set()
    await table.news_after(3)
    assert table.state.number == 2
    await table.stop()


async def test_an_action_for_a_state_that_is_gone_is_dropped(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    use(monkeypatch, thinker)
    table = running(store, [])
    await asyncio.to_thread(thinker.asked.wait)
    await table.submit(0, restart(table.state))
    await table.submit(0, replace_id(restart(table.state), "c2"))
    thinker.done.set()
    await table.news_after(5)
    kinds = [type(moment.event).__name__ for moment in table.moments_after(1) or []]
    assert kinds[:2] == ["Restarted", "Restarted"]
    assert set(kinds[2:]) == {"Acted"}
    await table.stop()


def replace_id(command: RestartCommand, new: str) -> RestartCommand:
    """The command under another id."""
    return RestartCommand(id=new, seq=command.seq)


async def test_a_player_that_breaks_the_rules_is_not_followed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, Cheat())
    table = running(store, [])
    await table.news_after(4)
    assert table.state.seq > 4
    await table.stop()


async def test_a_table_that_cannot_be_stored_lets_go_and_shows_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Conflict("t1", 1)

    monkeypatch.setattr(store, "append", fail)
    retired: list[RunningTable] = []
    table = running(store, retired)
    await table.news_after(1)
    assert table.stopped
    assert retired == [table]
    assert table.state.seq == 1, "what is not stored is not told"
    await table.stop()


async def test_a_table_that_nobody_watches_leaves_the_memory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardavia.server.running.IDLE", 0.0)
    retired: list[RunningTable] = []
    table = running(store, retired)
    while not table.stopped:
        await table.news_after(table.state.seq)
    assert retired == [table]
    assert len(await store.entries("t1")) == table.state.seq
    await table.stop()


async def test_one_that_was_away_too_long_gets_the_newest_state_only(store: Store) -> None:
    table = running(store, [])
    assert table.moments_after(0) is not None
    assert table.moments_after(table.state.seq) == []
    assert table.moments_after(table.state.seq + 1) is None
    assert table.moments_after(-1) is None
    await table.stop()
