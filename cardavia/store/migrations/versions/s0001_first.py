"""Sessions, tables, seats and events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    _sessions()
    _tables()
    _seats()
    _events()


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("session", sa.LargeBinary(32), sa.ForeignKey("sessions.hash"), nullable=False),
        sa.Column("once", sa.String(64), nullable=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("even", sa.Integer, nullable=False),
        sa.Column("odd", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("session", "once", name="one_table_per_form"),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("session", sa.LargeBinary(32), sa.ForeignKey("sessions.hash"), nullable=False),
    )
    op.create_index("seats_of_session", "seats", ["session"])


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("command", sa.String(64), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.UniqueConstraint("table", "seat", "command", name="one_event_per_command"),
    )
