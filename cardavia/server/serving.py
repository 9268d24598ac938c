"""Serve from one process: find a port, open the database, say where, end cleanly.

::

    ServeError
    ├── PortTaken     something else listens there
    └── SeedExposed   a fixed seed on an address that other machines reach
"""

import asyncio
import errno
import ipaddress
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import uvicorn

from cardavia.kernel import notice
from cardavia.server.app import LARGEST_REQUEST, Application, create_app
from cardavia.server.assets import client_is_built
from cardavia.server.logs import configure_logs
from cardavia.server.running import MakePlayer
from cardavia.server.settings import DEFAULT_PORT, ServeSettings
from cardavia.store import Database, Store

__all__ = ["PortTaken", "SeedExposed", "ServeError", "serve"]

_TRIED = 50
"""How many ports are tried when none was asked for."""
_GRACE = 2
"""Seconds that open connections get at the end."""

Say = Callable[[str], None]


class ServeError(Exception):
    """The server cannot start; says why and what would be right."""


class PortTaken(ServeError):
    """Something else listens there."""


class SeedExposed(ServeError):
    """A fixed seed would let everyone who knows it see all cards."""


def serve(
    settings: ServeSettings, say: Say | None = None, make_player: MakePlayer | None = None
) -> None:
    """Serve until Ctrl-C or a signal to end; then close everything and return.

    Args:
        settings: what to serve and where.
        say: gets the lines for the person who started the server; standard output by default.
        make_player: gives the tables their players, instead of the program's own; tests bring some.

    Raises:
        ServeError: the port is taken, or a seed was given for a public address.
        StoreError: the database is in use or cannot be used.
    """
    if settings.seed is not None and not _is_loopback(settings.host):
        raise SeedExposed(
            f"a seed shows all cards to whoever knows it, so it is for loopback only, not for "
            f"{settings.host}; leave out the seed, or listen on 127.0.0.1"
        )
    configure_logs(settings.log_level)
    with _listening(settings) as listening:
        asyncio.run(_serve(settings, listening, say or _print, make_player))


async def _serve(
    settings: ServeSettings, listening: socket.socket, say: Say, make_player: MakePlayer | None
) -> None:
    database = await Database.open(settings.database)
    try:
        app = create_app(settings, Store(database), make_player)
        _greet(settings, listening, database.path, say)
        await _Server(app).serve(sockets=[listening])
        await app.close()
    finally:
        await database.close()


def _greet(settings: ServeSettings, listening: socket.socket, database: Path, say: Say) -> None:
    if settings.seed is not None:
        say("Warning: the seed is fixed, so every match has known cards. For tests only.")
    if not client_is_built():
        say("The table's script is not built, so tables stay empty: `make play` builds it.")
    if (told := notice()) is not None:
        say(told)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    say(f"Cardavia is at http://{shown}:{port}/ (Ctrl-C ends it)")
    say(f"Matches are kept in {database}")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class _Server(uvicorn.Server):
    """Uvicorn, except that a signal first sends waiting browsers away and then ends quietly."""

    def __init__(self, app: Application) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                access_log=False,
                lifespan="off",
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=_GRACE,
                ws_max_size=LARGEST_REQUEST,
            )
        )
        self._app = app

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle the signals to end; unlike uvicorn's own, do not raise them again afterwards."""
        loop = asyncio.get_running_loop()

        def end(number: int, frame: FrameType | None) -> None:
            self.handle_exit(number, frame)
            loop.call_soon_threadsafe(self._app.begin_close)

        before = {one: signal.signal(one, end) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


@contextmanager
def _listening(settings: ServeSettings) -> Iterator[socket.socket]:
    listening = _bound(settings)
    with listening:
        listening.listen(128)
        listening.setblocking(False)
        yield listening


def _bound(settings: ServeSettings) -> socket.socket:
    """A socket at the port asked for, or at the first free one from the usual port on."""
    asked = settings.port
    ports = range(DEFAULT_PORT, DEFAULT_PORT + _TRIED) if asked is None else [asked]
    for port in ports:
        try:
            return _bind(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ServeError(
                    f"cannot listen on {settings.host} port {port}: {error.strerror}"
                ) from None
    if asked is None:
        raise PortTaken(f"no port from {ports[0]} to {ports[-1]} is free; choose one with --port")
    raise PortTaken(f"port {asked} is in use; choose another with --port, or leave it out")


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _name, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except BaseException:
        bound.close()
        raise
    return bound


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
