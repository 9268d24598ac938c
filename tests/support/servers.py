"""Real servers for tests: processes of their own on free loopback ports."""

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
    import pathlib, sys
    from cardavia.server import ServeSettings, serve
    database, port, pace, poll = sys.argv[1:5]
    serve(ServeSettings(
        port=int(port), database=pathlib.Path(database), pace=float(pace),
        long_poll=float(poll), log_level="debug", seed=sys.argv[5] if len(sys.argv) > 5 else None,
    ))
    """
)


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
        self, *, pace: float = 0.0, long_poll: float = 25.0, seed: str | None = None
    ) -> Server:
        """A new server process; returns once it answers."""
        port = free_port()
        arguments = [str(self.database), str(port), str(pace), str(long_poll)]
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM, *arguments, *([seed] if seed else [])],
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
