"""Tables and their logs, guests and their seats, as they are kept."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from cardavia.store.database import Database
from cardavia.store.errors import Conflict
from cardavia.store.schema import events, seats, sessions, tables
from cardavia.table import Entry, TableState, decode_event, encode_event

__all__ = ["Guest", "Opening", "Store", "TableLine"]

DAY = 24 * 60 * 60
YEAR = 365 * DAY
"""How long a session is good after its last use, in seconds."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Someone with a session: its id's SHA-256, never the id itself."""

    hash: bytes


@dataclass(frozen=True, slots=True)
class Opening:
    """What a start form asks for: whose it is, its nonce, the first state and its entry."""

    guest: Guest
    once: str
    seat: int
    state: TableState
    entry: Entry


@dataclass(frozen=True, slots=True)
class TableLine:
    """One of a guest's tables, as a list shows it. `total` is [even seats, odd seats]."""

    table: str
    seat: int
    deal: int
    total: tuple[int, int]
    over: bool
    closed: bool
    changed: int


class Store:
    """The tables of one database. Times come from the caller, in whole seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_table(self, opening: Opening, now: int) -> str:
        """Store a new table, or find the one that the same form has opened; its id.

        A form's table that is over or closed is let go: that form may open another.
        """
        async with self._database.writing() as connection:
            await _keep_session(connection, opening.guest, now)
            found = await _table_of_form(connection, opening)
            if found is not None:
                return found
            await _insert_table(connection, opening, now)
            return opening.state.table

    async def append(self, state: TableState, entry: Entry, now: int) -> None:
        """Store the entry that led to `state`; when this returns, it is on the disk.

        Raises:
            Conflict: the log is not where this state comes from; nothing was stored.
        """
        async with self._database.writing() as connection:
            line = {"seq": state.seq, "changed": now, **_summary(state)}
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == state.table, tables.c.seq == state.seq - 1)
                .values(line)
            )
            if done.rowcount != 1:
                raise Conflict(state.table, state.seq - 1)
            await connection.execute(insert(events).values(_event_row(state, entry, now)))

    async def entries(self, table: str) -> Sequence[Entry]:
        """The whole log of a table; empty when there is no such table."""
        query = select(events).where(events.c.table == table).order_by(events.c.seq)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(decode_event(row.body), row.seat, row.command) for row in rows]

    async def seat_of(self, table: str, guest: Guest, now: int) -> int | None:
        """The guest's seat at the table; None when there is none, or the session is too old."""
        query = (
            select(seats.c.seat)
            .join(sessions, sessions.c.hash == seats.c.session)
            .where(seats.c.table == table, seats.c.session == guest.hash, sessions.c.expires > now)
        )
        async with self._database.reading() as connection:
            seat: int | None = (await connection.execute(query)).scalar()
        return seat

    async def exists(self, table: str) -> bool:
        """Whether there is such a table."""
        query = select(tables.c.id).where(tables.c.id == table)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def tables_of(self, guest: Guest, now: int, limit: int = 100) -> Sequence[TableLine]:
        """The guest's tables, the last used first."""
        query = (
            select(tables, seats.c.seat)
            .join(seats, seats.c.table == tables.c.id)
            .join(sessions, sessions.c.hash == seats.c.session)
            .where(seats.c.session == guest.hash, sessions.c.expires > now)
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            TableLine(
                row.id, row.seat, row.deal, (row.even, row.odd), row.over, row.closed, row.changed
            )
            for row in rows
        ]

    async def renew(self, guest: Guest, now: int) -> bool:
        """Whether the session is still good, and if so, for a year from now.

        Only a session that opened a table is stored; one that is not known is as good as new.
        Written at most once a day, so that reading a page seldom writes.
        """
        known = sessions.c.hash == guest.hash
        async with self._database.reading() as connection:
            query = select(sessions.c.expires).where(known)
            expires: int | None = (await connection.execute(query)).scalar()
        if expires is None or expires >= now + YEAR - DAY:
            return True
        if expires <= now:
            return False
        async with self._database.writing() as connection:
            await connection.execute(update(sessions).where(known).values(expires=now + YEAR))
        return True


async def _keep_session(connection: AsyncConnection, guest: Guest, now: int) -> None:
    row = {"hash": guest.hash, "created": now, "expires": now + YEAR}
    known = sqlite_insert(sessions).values(row)
    await connection.execute(
        known.on_conflict_do_update(
            index_elements=["hash"],
            set_={"expires": now + YEAR},
            where=sessions.c.expires > now,  # what has run out stays so
        )
    )


async def _table_of_form(connection: AsyncConnection, opening: Opening) -> str | None:
    """The live table that this form has opened; one that is over or closed gives the form back."""
    mine = (tables.c.session == opening.guest.hash, tables.c.once == opening.once)
    row = (await connection.execute(select(tables).where(*mine))).first()
    if row is None:
        return None
    if not (row.over or row.closed):
        table: str = row.id
        return table
    await connection.execute(update(tables).where(*mine).values(once=None))
    return None


async def _insert_table(connection: AsyncConnection, opening: Opening, now: int) -> None:
    state = opening.state
    line = {
        "id": state.table,
        "session": opening.guest.hash,
        "once": opening.once,
        "seq": state.seq,
        "created": now,
        "changed": now,
        **_summary(state),
    }
    seat = {"table": state.table, "seat": opening.seat, "session": opening.guest.hash}
    await connection.execute(insert(tables).values(line))
    await connection.execute(insert(seats).values(seat))
    await connection.execute(insert(events).values(_event_row(state, opening.entry, now)))


def _summary(state: TableState) -> dict[str, int | bool]:
    even, odd = state.match.total
    return {
        "deal": state.deal_number,
        "even": even,
        "odd": odd,
        "over": state.match.over,
        "closed": state.closed,
    }


def _event_row(state: TableState, entry: Entry, now: int) -> dict[str, object]:
    return {
        "table": state.table,
        "seq": state.seq,
        "seat": entry.by,
        "command": entry.command,
        "body": encode_event(entry.event),
        "at": now,
    }
