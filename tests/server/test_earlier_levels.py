"""Tables that were begun with levels which are not on offer, here or no longer."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia import players
from cardavia.kernel import KernelMissing
from cardavia.players import LEVELS, OFFERED
from cardavia.server.hub import Hub
from cardavia.server.running import RunningTable
from cardavia.server.settings import ServeSettings
from cardavia.store import Database, Guest, Opening, Store
from cardavia.table import AI_NAMES, due, open_table, opened, seat_person
from cardavia.text import languages, localizer

EARLIER = ("greedy", "pimc-20", "pimc-200")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    database = await Database.open(tmp_path / "cardavia.sqlite")
    yield Store(database)
    await database.close()


@pytest.fixture
async def hub(store: Store) -> AsyncIterator[Hub]:
    """All tables of a program that has just started, with time enough to think."""
    hub = Hub(store, ServeSettings(pace=0.0, thinking=60.0))
    yield hub
    await hub.close()


async def begun(store: Store, level: str) -> None:
    """Keep a table that was begun with this level at all seats."""
    entry = open_table(seat_person("Ada", level, AI_NAMES), "a")
    opening = Opening(Guest(b"a" * 32), "form", 0, opened("t1", entry), entry)
    await store.open_table(opening, 1)


async def until_the_persons_turn(hub: Hub) -> RunningTable:
    """The table, gone on until it waits for the person."""
    table = await hub.table("t1")
    assert table is not None
    while due(table.state) is not None:
        assert not table.stopped
        await table.news_after(table.state.seq)
    return table


@pytest.mark.parametrize("level", EARLIER)
async def test_it_goes_on_as_it_was_begun(store: Store, hub: Hub, level: str) -> None:
    await begun(store, level)
    table = await until_the_persons_turn(hub)
    # All have passed or declared, and others have played before seat 0.
    assert table.state.seq > 9
    assert {one.level for one in table.state.seats[1:]} == {level}
    assert {table._player(seat, level).level for seat in range(1, 8)} == {level}


@pytest.mark.parametrize("lang", [one.tag for one in languages()])
def test_each_has_a_name_of_its_own_in_every_language(lang: str) -> None:
    words = localizer(lang, strict=True)
    names = [words.format(f"level-{level}") for level in (*OFFERED, *EARLIER)]
    assert len(set(names)) == len(names)
    assert set(EARLIER) <= set(LEVELS)


async def test_where_the_kernel_is_missing_the_rule_of_thumb_plays(
    store: Store, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise KernelMissing

    monkeypatch.setattr(players, "learned_net", missing)
    await begun(store, "expert")
    table = await until_the_persons_turn(hub)
    assert table.state.seq > 9
    assert {one.level for one in table.state.seats[1:]} == {"expert"}
    assert table._player(1, "expert").level == "greedy"
