"""The server: pages, the table's API and sockets, from one process over one SQLite file.

Only this package knows the web framework. `serve` runs it; `create_app` gives the application.
"""

from cardavia.server.app import Application, create_app
from cardavia.server.serving import PortTaken, SeedExposed, ServeError, serve
from cardavia.server.settings import DEFAULT_PACE, DEFAULT_PORT, ServeSettings

__all__ = [
    "DEFAULT_PACE",
    "DEFAULT_PORT",
    "Application",
    "PortTaken",
    "SeedExposed",
    "ServeError",
    "ServeSettings",
    "create_app",
    "serve",
]
