"""The file: private, locked, migrated, and clear about what is wrong with it."""

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from cardavia.store import Database, DatabaseBusy, DatabaseUnusable, default_path
from cardavia.store.schema import METADATA


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "er" / "cardavia.sqlite"


def mode(path: Path) -> int:
    """The permission bits of a file."""
    return stat.S_IMODE(path.stat().st_mode)


async def test_all_its_files_are_their_owners_alone(path: Path) -> None:
    before = os.umask(0)
    try:
        database = await Database.open(path)
        async with database.writing() as connection:
            await connection.execute(text("insert into sessions values (x'00', 1, 2)"))
        files = sorted(path.parent.iterdir())
        assert [one.name for one in files] == [
            f"cardavia.sqlite{end}" for end in ("", "-shm", "-wal", ".lock")
        ]
        assert {mode(one) for one in files} == {0o600}
        assert mode(path.parent) == 0o700
        await database.close()
    finally:
        os.umask(before)


async def test_a_second_server_on_the_file_is_refused_until_the_first_ends(path: Path) -> None:
    first = await Database.open(path)
    with pytest.raises(DatabaseBusy, match="another Cardavia server uses the database"):
        await Database.open(path)
    await first.close()
    await (await Database.open(path)).close()


def difference(connection: Connection) -> list[object]:
    """What the migrations have left undone."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_migrations_lead_to_the_schema_that_the_program_uses(path: Path) -> None:
    for _ in range(2):  # the second start finds nothing to do
        database = await Database.open(path)
        async with database.reading() as connection:
            assert await connection.run_sync(difference) == []
        await database.close()


async def test_it_writes_ahead_and_waits_for_the_disk(path: Path) -> None:
    database = await Database.open(path)
    async with database.reading() as connection:
        pragmas = {
            name: (await connection.execute(text(f"pragma {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await database.close()


async def test_a_transaction_that_fails_leaves_nothing(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(RuntimeError):
        await fail_half_way(database)
    async with database.reading() as connection:
        assert (await connection.execute(text("select count(*) from sessions"))).scalar() == 0
    await database.close()


async def fail_half_way(database: Database) -> None:
    """Write, then fail inside the transaction."""
    async with database.writing() as connection:
        await connection.execute(text("insert into sessions values (x'00', 1, 2)"))
        raise RuntimeError


def size(path: Path) -> int:
    """Bytes of a file."""
    return path.stat().st_size


def note(path: Path) -> int:
    """Put a file there that is something else; its size."""
    path.parent.mkdir(parents=True)
    path.write_text("my shopping list, much longer than a database's header\n" * 9)
    return size(path)


async def test_a_file_that_is_no_database_is_refused_and_let_go(path: Path) -> None:
    before = note(path)
    for _ in range(2):
        with pytest.raises(DatabaseUnusable, match="file is not a database"):
            await Database.open(path)
    assert size(path) == before


async def test_a_database_of_a_newer_cardavia_is_refused(path: Path) -> None:
    await (await Database.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(DatabaseUnusable, match="newer Cardavia"):
        await Database.open(path)


async def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for bad in (tmp_path / "file" / "cardavia.sqlite", tmp_path):
        with pytest.raises(DatabaseUnusable, match="choose another file with --database"):
            await Database.open(bad)


def test_the_usual_place_is_the_users_own() -> None:
    assert default_path().name == "cardavia.sqlite"
    assert default_path().parent.name == "cardavia"
