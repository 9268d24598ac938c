"""One SQLite file: locked against a second server, private, migrated, and its connections."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from filelock import FileLock, Timeout
from platformdirs import user_data_path
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cardavia.store.errors import DatabaseBusy, DatabaseUnusable
from cardavia.store.migrate import migrate

__all__ = ["Database", "default_path"]

_PRIVATE_FILE = 0o600
_PRIVATE_FOLDER = 0o700


def default_path() -> Path:
    """Where matches are kept unless told otherwise: the platform's own place for a user's data."""
    return user_data_path("cardavia", appauthor=False) / "cardavia.sqlite"


class Database:
    """An open SQLite database; `open` it, and `close` it when done."""

    def __init__(self, path: Path, engine: AsyncEngine, lock: FileLock) -> None:
        self.path = path
        self._engine = engine
        self._lock = lock

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Lock the file, make it when it is not there, and bring its schema up to date.

        Raises:
            DatabaseBusy: another server holds the file.
            DatabaseUnusable: it is no database, cannot be written, or is of a newer Cardavia.
        """
        path = _whole(path)
        lock = _locked(path)
        database = cls(path, _engine(path), lock)
        try:
            async with database.writing() as connection:
                await connection.run_sync(migrate)
        except DBAPIError as error:
            await database.close()
            raise DatabaseUnusable(path, str(error.orig)) from None
        except CommandError:
            await database.close()
            raise DatabaseUnusable(path, "it was made by a newer Cardavia") from None
        return database

    async def close(self) -> None:
        """Close all connections and let the file go."""
        await self._engine.dispose()
        self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads; it never waits for a writer."""
        async with self._engine.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; all of it is on the disk afterwards, or nothing."""
        async with self._engine.connect() as plain:
            connection = await plain.execution_options(cardavia_writes=True)
            async with connection.begin():
                yield connection


def _whole(path: Path) -> Path:
    return path.expanduser().absolute()


def _locked(path: Path) -> FileLock:
    """Hold the lock beside the file, and make the file itself private before anyone fills it."""
    lock = FileLock(path.with_name(f"{path.name}.lock"), timeout=0, mode=_PRIVATE_FILE)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)
        lock.acquire()
    except Timeout:
        raise DatabaseBusy(path) from None
    except OSError as error:
        raise DatabaseUnusable(path, error.strerror or str(error)) from None
    try:
        # SQLite gives its -wal and -shm files the mode of the file itself.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE_FILE))
        path.chmod(_PRIVATE_FILE)
    except OSError as error:
        lock.release()
        raise DatabaseUnusable(path, error.strerror or str(error)) from None
    return lock


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        # SQLAlchemy begins and ends transactions itself, see `_begin`.
        connect_args={"isolation_level": None, "timeout": 10},
        hide_parameters=True,  # errors are logged, and parameters are cards and secrets
    )
    event.listen(engine.sync_engine, "connect", _settings)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _settings(connection: sqlite3.Connection, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first and then writes would fail."""
    writes = connection.get_execution_options().get("cardavia_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
