"""The errors of the store.

::

    StoreError
    ├── DatabaseBusy       another server works on the same file
    ├── DatabaseUnusable   the file cannot be opened, or is of a newer Cardavia
    └── Conflict           somebody else has appended to the table in the meantime
"""

from pathlib import Path

__all__ = ["Conflict", "DatabaseBusy", "DatabaseUnusable", "StoreError"]


class StoreError(Exception):
    """Anything that keeps tables from being stored or found."""


class DatabaseBusy(StoreError):
    """Another server works on the same file."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another Cardavia server uses the database {path}; end it, or choose another file "
            "with --database"
        )
        self.path = path


class DatabaseUnusable(StoreError):
    """The database cannot be used; says why and what to do."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"the database {path} cannot be used: {why}; choose another file with --database"
        )
        self.path = path


class Conflict(StoreError):
    """The table's log is not at the sequence number that was expected; nothing was stored."""

    def __init__(self, table: str, expected: int) -> None:
        super().__init__(f"table {table} is no longer at event {expected}")
        self.table = table
        self.expected = expected
