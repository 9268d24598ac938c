"""The tables of the database. A change here needs a migration in `migrations/versions/`.

Times are whole seconds since 1970, UTC.
"""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = ["METADATA", "events", "seats", "sessions", "tables"]

METADATA = MetaData()

sessions = Table(
    "sessions",
    METADATA,
    # SHA-256 of the cookie's value: whoever reads the database cannot pose as a guest.
    Column("hash", LargeBinary(32), primary_key=True),
    Column("created", Integer, nullable=False),
    Column("expires", Integer, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("session", ForeignKey("sessions.hash"), nullable=False),
    # The start form's nonce: the same form sent twice by one session opens one table.
    Column("once", String(64), nullable=True),
    Column("seq", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    # What a list of matches shows, so that no log has to be folded for it.
    Column("deal", Integer, nullable=False),
    Column("even", Integer, nullable=False),
    Column("odd", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    UniqueConstraint("session", "once", name="one_table_per_form"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session", ForeignKey("sessions.hash"), nullable=False),
    Index("seats_of_session", "session"),
)

events = Table(
    "events",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("command", String(64), nullable=True),
    Column("body", Text, nullable=False),
    Column("at", Integer, nullable=False),
    UniqueConstraint("table", "seat", "command", name="one_event_per_command"),
)
