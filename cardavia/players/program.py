"""An external program, spoken to in lines through its standard input and output.

Whatever the program does, no call takes longer than its deadline, and `close` leaves no process
behind. What it writes to standard error is thrown away. Linux, macOS and WSL only: Windows cannot
wait for a pipe with a time limit.

ProgramFault (Exception)   what a program did wrong, by `kind`
"""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Literal, cast

__all__ = ["LONGEST_REPLY", "FaultKind", "Program", "ProgramFault"]

LONGEST_REPLY = 1 << 16
"""The longest line, in bytes, that is taken from a program; an answer takes about 50."""

FaultKind = Literal["slow", "illegal", "crashed", "flooding", "gone"]

_GRACE = 1.0
_CHUNK = 1 << 16


class ProgramFault(Exception):
    """What a program did wrong.

    `kind` is `slow` (no answer in time), `illegal` (an answer that is no legal action), `crashed`
    (it ended or could not be started), `flooding` (it wrote too much) or `gone` (it was ended for
    an earlier fault).
    """

    def __init__(self, kind: FaultKind, why: str) -> None:
        self.kind = kind
        super().__init__(why)


class Program:
    """A running program, in a session of its own. Raises `ProgramFault` if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        if sys.platform == "win32":
            raise ProgramFault("crashed", "external programs need Linux, macOS or WSL")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user named the program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise ProgramFault("crashed", f"cannot be started: {error}") from error
        # PIPE above is what makes them.
        self._stdin = cast("IO[bytes]", self._process.stdin)
        self._stdout = cast("IO[bytes]", self._process.stdout)
        for pipe in (self._stdin, self._stdout):
            os.set_blocking(pipe.fileno(), False)
        self._read = bytearray()
        self._grace_ends: float | None = None

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line, newline included, by `deadline` (of `time.monotonic`).

        Raises `ProgramFault`; then the program may have got a part of the line, and only `close`
        makes sense.
        """
        left = memoryview(line)
        while left:
            self._wait(self._stdin, select.POLLOUT, deadline, "does not read what it is sent")
            try:
                left = left[os.write(self._stdin.fileno(), left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise ProgramFault("crashed", "it closed its standard input") from error

    def receive(self, deadline: float) -> bytes:
        """The next line that the program writes, without its newline; raises `ProgramFault`."""
        while (end := self._read.find(b"\n")) < 0:
            if len(self._read) > LONGEST_REPLY:
                raise ProgramFault("flooding", f"it wrote a line over {LONGEST_REPLY:,} bytes")
            self._wait(self._stdout, select.POLLIN, deadline, "gives no answer in time")
            self._read += self._available()
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        return line

    def dismiss(self, farewell: bytes = b"") -> None:
        """Send a last line and end the input, so that the program can end itself; waits not."""
        self._grace_ends = time.monotonic() + _GRACE
        with suppress(OSError):
            os.write(self._stdin.fileno(), farewell)
        with suppress(OSError):
            self._stdin.close()

    def close(self) -> None:
        """End the program and all that it started, and wait for it.

        A program that was dismissed first has a second of grace from then on.
        """
        if self._process.returncode is not None:
            return
        if self._grace_ends is not None:
            self._await_end(self._grace_ends)
        # Until it is waited for below its number is its own, so no stranger can be hit.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(OSError):
            self._stdin.close()
        self._stdout.close()

    def _await_end(self, deadline: float) -> None:
        """Wait until the program has closed its output, throwing away what it still writes."""
        with suppress(ProgramFault):
            while True:
                self._wait(self._stdout, select.POLLIN, deadline, "does not end")
                self._available()

    def _available(self) -> bytes:
        try:
            found = os.read(self._stdout.fileno(), _CHUNK)
        except BlockingIOError:
            return b""
        if not found:
            raise ProgramFault("crashed", "it ended without an answer")
        return found

    def _wait(self, pipe: IO[bytes], event: int, deadline: float, why: str) -> None:
        poll = select.poll()
        poll.register(pipe.fileno(), event)
        left = deadline - time.monotonic()
        if left <= 0 or not poll.poll(left * 1000):
            raise ProgramFault("slow", f"it {why}")
