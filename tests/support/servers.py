"""Real servers for tests: processes of their own on free loopback ports."""

import json
import os
import signal
import socket
import subprocess
import sys
import textwrap
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

_PROGRAM = textwrap.dedent(
    """
    import importlib, json, pathlib, sys
    from cardavia.server import ServeSettings, serve
    options = json.loads(sys.argv[1])
    players = options.pop("players")
    brought = importlib.import_module("tests.support.players")
    make_player = None if players is None else getattr(brought, players)
    database = pathlib.Path(options.pop("database"))
    settings = ServeSettings(database=database, log_level="debug", **options)
    serve(settings, make_player=make_player)
    """
)
_ROOT = Path(__file__).parents[2]


@dataclass
class Server:
    """A running server process."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path

    @property
    def base(self) -> str:
        """Its address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """`kill -9`."""
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """Ctrl-C; the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


@dataclass
class Servers:
    """Starts servers on one database."""

    database: Path
    log: Path
    running: list[Server]

    def start(
        self,
        *,
        pace: float = 0.0,
        players: str | None = None,
        port: int | None = None,
        **settings: float | str | None,
    ) -> Server:
        """A new server process; returns once it answers.

        Args:
            pace: as in `ServeSettings`.
            players: the name of a maker in `tests.support.players`, instead of the program's own.
            port: the port to listen on; a free one unless it is given.
            settings: whatever else `ServeSettings` takes.
        """
        port = port or free_port()
        options = {"port": port, "pace": pace, "players": players, **settings}
        options["database"] = str(self.database)
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM, json.dumps(options)],
                cwd=_ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        server = Server(process, port, self.log)
        self.running.append(server)
        wait_until_up(server)
        return server


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_up(server: Server) -> None:
    """Return once the server answers; fail when it ends before."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if server.process.poll() is not None:
            pytest.fail(f"the server ended: {server.log.read_text()}")
        try:
            httpx.get(f"{server.base}/healthz", timeout=5)
        except httpx.TransportError:
            continue
        return
    pytest.fail(f"the server does not answer: {server.log.read_text()}")
