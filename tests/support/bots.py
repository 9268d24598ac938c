"""Small programs that play, well or badly, for tests."""

import os
import shlex
import sys
import time
from pathlib import Path

__all__ = ["BotShop", "is_alive"]

_HEAD = """\
import json, os, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def hear():
    return json.loads(input())

def ready():
    hear()
    say(type="ready", name="Test", version="7")

def act(message, text=None, **more):
    do, _, card = (text or message["view"]["legal"][0]).partition(" ")
    say(**{"type": "action", "id": message["id"], "do": do, "card": card or None, **more})

def play_on():
    while (message := hear())["type"] != "bye":
        act(message)

"""


class BotShop:
    """Writes programs to a folder and gives the names that the arena knows them by."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    def make(self, body: str, kind: str = "exec") -> str:
        """A program of this body, which may use `say`, `hear`, `ready`, `act` and `play_on`."""
        self._count += 1
        path = self._folder / f"bot {self._count}.py"
        path.write_text(_HEAD + body, encoding="utf-8")
        return f"{kind}:{shlex.join([sys.executable, '-S', str(path)])}"


def is_alive(pid: int) -> bool:
    """Whether a process goes on running, though it was given time to die of a signal."""
    patience = time.monotonic() + 10
    while _runs(pid):
        if time.monotonic() > patience:
            return True
        time.sleep(0.01)
    return False


def _runs(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not yet waited for does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"
