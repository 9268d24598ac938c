"""What a server can be told."""

from dataclasses import dataclass, field
from pathlib import Path

from cardavia.server.thinking import usual_threads
from cardavia.store import default_path

__all__ = ["DEFAULT_PACE", "DEFAULT_PORT", "ServeSettings"]

DEFAULT_PORT = 8075
DEFAULT_PACE = 0.9


@dataclass(frozen=True, slots=True)
class ServeSettings:
    """What a server can be told.

    Attributes:
        host: the address to listen on; others than loopback let other machines in.
        port: where to listen; None takes 8075, or the next free one after it.
        database: the SQLite file with everyone's matches.
        pace: seconds between one action and an AI's next; a finished trick is shown longer.
        seed: makes every first match of a table the same, for tests; None draws secrets.
        hosts: names by which browsers may call the server, besides localhost and bare addresses.
        threads: how many AI players think at the same time; about as many as there are cores.
        queue: how many decisions may wait for a thread; beyond, the rule-of-thumb player decides.
        thinking: seconds that a decision may take; then the rule-of-thumb player's is taken.
        long_poll: seconds that a long poll waits for news.
        log_level: the least weighty logs that are written.
    """

    host: str = "127.0.0.1"
    port: int | None = None
    database: Path = field(default_factory=default_path)
    pace: float = DEFAULT_PACE
    seed: str | None = None
    hosts: tuple[str, ...] = ()
    threads: int = field(default_factory=usual_threads)
    queue: int = 64
    thinking: float = 2.0
    long_poll: float = 25.0
    log_level: str = "warning"
