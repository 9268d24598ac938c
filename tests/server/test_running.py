"""The table's own task: its beat, thinking beside everything else, and failure."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cardavia.players import Player, make_player
from cardavia.rules import DealState, Phase, legal_actions
from cardavia.server.running import House, Moment, RunningTable, pause_after
from cardavia.server.secrecy import Secrets
from cardavia.server.thinking import Thinking
from cardavia.store import Conflict, Database, Guest, Opening, Store
from cardavia.table import TableState, decode_request, open_table, opened
from cardavia.table.messages import RestartCommand
from tests.support.players import Cheat, Last, Thinker
from tests.support.tables import new_table, played, seats


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    database = await Database.open(tmp_path / "cardavia.sqlite")
    store = Store(database)
    entry = open_table(seats(), "karuta")
    for table in ("t1", "t2", "t3"):
        opening = Opening(Guest(b"a" * 32), f"form {table}", 0, opened(table, entry), entry)
        await store.open_table(opening, 1)
    yield store
    await database.close()


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    """Two threads to think in, without haste."""
    thinking = Thinking(threads=2, queue=8, seconds=60.0)
    yield thinking
    await thinking.close()


Open = Callable[..., RunningTable]


@pytest.fixture
async def running(store: Store, thinking: Thinking) -> AsyncIterator[Open]:
    """Opens tables that go on, with one player at all seats; they are stopped at the end."""
    entry = open_table(seats(), "karuta")
    tables: list[RunningTable] = []

    def begin(
        player: Player | None = None,
        *,
        table: str = "t1",
        pace: float = 0.0,
        retire: Callable[[RunningTable], None] = lambda _table: None,
    ) -> RunningTable:
        make = make_player if player is None else lambda _level, _seed: player
        house = House(store, Secrets("s"), thinking, pace, make)
        tables.append(RunningTable([Moment(opened(table, entry), entry.event)], house, retire))
        return tables[-1]

    yield begin
    for table in tables:
        await table.stop()


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


async def test_late_actions_leave_on_a_beat_too(running: Open) -> None:
    table = running(pace=50.0)
    beats = []
    for ago in (0.0, 49.0, 51.0, 149.0):
        table._last = asyncio.get_running_loop().time() - ago
        beats.append(round(table._beat(table.state) - table._last))
    assert beats == [50, 50, 100, 150]


async def until_thought_about(thinker: Thinker) -> None:
    """Return once the thinker thinks."""
    assert await asyncio.to_thread(thinker.asked.wait, 60)


async def test_a_person_is_answered_while_an_ai_thinks(running: Open) -> None:
    thinker = Thinker()
    table = running(thinker)
    await until_thought_about(thinker)
    answer = await table.submit(0, restart(table.state))
    assert (answer.id, answer.seq) == ("c1", 2)
    thinker.done.set()
    await table.news_after(3)
    assert table.state.number == 2


async def test_thinking_holds_up_no_other_table(running: Open, thinking: Thinking) -> None:
    thinker, other = Thinker(), Last()
    slow = running(thinker)
    await until_thought_about(thinker)
    quick, greedy = running(other, table="t2"), running(table="t3")
    for table in (quick, greedy):
        while not waits_for_person(table.state):
            await table.news_after(table.state.seq)
    assert len(other.asked) > 0
    assert (slow.state.seq, thinker.times, thinking.running) == (1, 1, 1)
    thinker.done.set()


def waits_for_person(state: TableState) -> bool:
    """Whether the person has to choose before anything else can happen."""
    return state.deal.turn == 0 and has_choice(state.deal)


def has_choice(deal: DealState) -> bool:
    """Whether the seat to move is really asked."""
    return deal.phase is Phase.PLAY or len(legal_actions(deal)) > 1


async def test_what_is_not_thought_in_time_is_decided_by_rule_of_thumb(
    running: Open, thinking: Thinking
) -> None:
    thinking._limits = (2, 8, 0.0)
    thinker = Thinker()
    slow, greedy = running(thinker), running(table="t2")
    for table in (slow, greedy):
        while not waits_for_person(table.state):
            await table.news_after(table.state.seq)
    assert slow.state.deal.actions == greedy.state.deal.actions
    assert thinking.counts.late > 0
    assert thinking.counts.answered == 0
    thinker.done.set()


async def test_an_action_for_a_state_that_is_gone_is_dropped(running: Open) -> None:
    thinker = Thinker()
    table = running(thinker)
    await until_thought_about(thinker)
    await table.submit(0, restart(table.state))
    await table.submit(0, replace_id(restart(table.state), "c2"))
    thinker.done.set()
    await table.news_after(5)
    kinds = [type(moment.event).__name__ for moment in table.moments_after(1) or []]
    assert kinds[:2] == ["Restarted", "Restarted"]
    assert set(kinds[2:]) == {"Acted"}


async def test_a_table_that_has_stopped_acts_no_more(running: Open, thinking: Thinking) -> None:
    thinker = Thinker()
    table = running(thinker)
    await until_thought_about(thinker)
    table.send_away()
    thinker.done.set()
    await asyncio.wait_for(table._task, 60)
    assert table.state.seq == 1
    assert thinking.counts.answered == 1


def replace_id(command: RestartCommand, new: str) -> RestartCommand:
    """The command under another id."""
    return RestartCommand(id=new, seq=command.seq)


async def test_a_player_that_breaks_the_rules_is_not_followed(
    running: Open, thinking: Thinking
) -> None:
    table = running(Cheat())
    await table.news_after(4)
    assert table.state.seq > 4
    assert thinking.counts.failed > 0


async def test_a_restart_keeps_every_seats_level(running: Open) -> None:
    table = running(pace=50.0)
    before = table.state.seats
    await table.submit(0, restart(table.state))
    assert (table.state.number, table.state.seats) == (2, before)


async def test_a_table_that_cannot_be_stored_lets_go_and_shows_nothing(
    store: Store, running: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Conflict("t1", 1)

    monkeypatch.setattr(store, "append", fail)
    retired: list[RunningTable] = []
    table = running(retire=retired.append)
    await table.news_after(1)
    assert table.stopped
    assert retired == [table]
    assert table.state.seq == 1, "what is not stored is not told"


async def test_a_table_that_nobody_watches_leaves_the_memory(
    store: Store, running: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardavia.server.running.IDLE", 0.0)
    retired: list[RunningTable] = []
    table = running(retire=retired.append)
    while not table.stopped:
        await table.news_after(table.state.seq)
    assert retired == [table]
    assert len(await store.entries("t1")) == table.state.seq


async def test_one_that_was_away_too_long_gets_the_newest_state_only(running: Open) -> None:
    table = running()
    assert table.moments_after(0) is not None
    assert table.moments_after(table.state.seq) == []
    assert table.moments_after(table.state.seq + 1) is None
    assert table.moments_after(-1) is None
