"""Hints: one thread of low priority works them out, so that no player ever waits for one.

A hint is made of the asking seat's view alone, and so is its seed: neither what it says nor how
long it takes depends on a card that the seat does not know.
"""

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from cardavia.advice import Advice, advise
from cardavia.view import View

__all__ = ["Advising", "Busy"]

SECONDS: Final = 0.3
"""How long a hint may be thought about."""
WAITING: Final = 16
"""So many hints may wait for the thread."""
REMEMBERED: Final = 256
"""So many tables' newest hints are kept."""
_NICENESS: Final = 10


class Busy(Exception):
    """Too much is asked for at once: by this guest, or by all together."""


class Advising:
    """Works out hints, one after the other. To be made where an event loop runs."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "advising", _lower_priority)
        self._hints: OrderedDict[tuple[str, int], asyncio.Future[Advice]] = OrderedDict()
        self._asking: set[Hashable] = set()

    async def hint(self, guest: Hashable, table: str, seq: int, seen: View) -> Advice:
        """The advice for that moment of a table; asked for again, the same one.

        Raises:
            Busy: the guest waits for another hint, or too many wait.
        """
        known = self._hints.get((table, seq))
        if known is None:
            if guest in self._asking or len(self._asking) >= WAITING:
                raise Busy
            known = self._begin(guest, table, seq, seen)
        return await asyncio.shield(known)

    def close(self) -> None:
        """Take up nothing more; a hint that is being thought about ends soon by itself."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _begin(self, guest: Hashable, table: str, seq: int, seen: View) -> asyncio.Future[Advice]:
        loop = asyncio.get_running_loop()
        begun = loop.run_in_executor(self._thread, _advise, seen)
        self._asking.add(guest)
        begun.add_done_callback(lambda _: self._asking.discard(guest))
        for old in [key for key in self._hints if key[0] == table]:
            del self._hints[old]
        self._hints[table, seq] = begun
        while len(self._hints) > REMEMBERED:
            self._hints.popitem(last=False)
        return begun


def _advise(seen: View) -> Advice:
    return advise(seen, seconds=SECONDS)


def _lower_priority() -> None:
    """Where the system counts priority by thread, this one gives way to the players' threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, _NICENESS)
