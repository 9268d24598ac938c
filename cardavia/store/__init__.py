"""Where tables are kept: one SQLite file, its schema by migrations from the first one on.

The log of events is the truth; the rest is there to find tables and to list them.
"""

from cardavia.store.database import Database, default_path
from cardavia.store.errors import Conflict, DatabaseBusy, DatabaseUnusable, StoreError
from cardavia.store.store import Guest, Opening, Store, TableLine

__all__ = [
    "Conflict",
    "Database",
    "DatabaseBusy",
    "DatabaseUnusable",
    "Guest",
    "Opening",
    "Store",
    "StoreError",
    "TableLine",
    "default_path",
]
