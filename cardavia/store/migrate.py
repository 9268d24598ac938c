"""Bring a database to the newest schema."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

__all__ = ["migrate"]


def migrate(connection: Connection) -> None:
    """Run the steps that are missing, inside the connection's transaction.

    Raises:
        alembic.util.CommandError: the database knows steps that this program does not.
    """
    command.upgrade(_config(connection), "head")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "cardavia.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
