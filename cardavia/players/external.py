"""A player that is a program of its own, asked through `cardavia.bot/1`.

A program can do nothing worse than play badly: whatever it does, its seat acts legally and in time,
and what was done in its place is counted.

>>> is_external("exec:python3 bot.py"), is_external("greedy")
(True, False)
"""

import shlex
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from cardavia.players.player import PlayersError
from cardavia.players.program import FaultKind, Program, ProgramFault
from cardavia.players.protocol import (
    Act,
    Answer,
    Bye,
    Hello,
    Ready,
    message_line,
    read_reply,
    seat_view,
)
from cardavia.rules import Action
from cardavia.view import View

__all__ = [
    "EXEC",
    "EXEC_SHARED",
    "BotSession",
    "ExternalPlayer",
    "Limits",
    "UnusableProgram",
    "introduce",
    "is_external",
    "sessions",
]

EXEC = "exec:"
"""What the name of an external player begins with; its command follows."""

EXEC_SHARED = "exec-shared:"
"""The same for a program that serves all the seats of its team, and so sees their hands."""

_STRIKES = 3
_MOST_NOISE = 64


class Limits(NamedTuple):
    """How long a program may take, in seconds: for an answer, and to be ready at its start."""

    answer: float = 5.0
    start: float = 30.0


class UnusableProgram(PlayersError):
    """The program cannot be started or does not speak the protocol."""


def is_external(level: str) -> bool:
    """Whether a player of this name is an external program."""
    return level.startswith((EXEC, EXEC_SHARED))


def _command(level: str) -> list[str]:
    """The command and its arguments, split as a shell would; no shell runs it."""
    try:
        command = shlex.split(level.partition(":")[2])
    except ValueError as error:
        raise UnusableProgram(f"{level!r} is no command: {error}") from error
    if not command:
        raise UnusableProgram(f"{level!r} names no program; write, say, 'exec:python3 bot.py'")
    return command


def introduce(level: str, limits: Limits) -> Ready:
    """Start the program once and let it say who it is; raises `UnusableProgram`."""
    try:
        with sessions([level], limits) as [session]:
            return session.ready()
    except ProgramFault as fault:
        raise UnusableProgram(f"{level}: {fault}") from fault


@contextmanager
def sessions(levels: Sequence[str], limits: Limits) -> "Iterator[list[BotSession]]":
    """One running program for each of the names; all have ended when the block is left."""
    opened: list[BotSession] = []
    try:
        for level in levels:
            session = BotSession(level, limits)
            opened.append(session)
        yield opened
    finally:
        for session in opened:
            session.dismiss()
        for session in opened:
            session.close()


class BotSession:
    """The conversation with one program. `faults` counts by kind what was done in its place.

    Beside the kinds of `ProgramFault` there is `noise`: lines that answered nothing. A program
    that crashes or floods is ended at once, and one that is slow at its third time.
    """

    def __init__(self, level: str, limits: Limits) -> None:
        self.faults: Counter[str] = Counter()
        self._limits = limits
        self._ready: Ready | None = None
        self._asked = 0
        self._program: Program | None = None
        self._start_fault: ProgramFault | None = None
        self._ready_by = time.monotonic() + limits.start
        self._begin(_command(level))

    def _begin(self, command: Sequence[str]) -> None:
        """Start the program; a fault waits until the program is first needed."""
        try:
            self._program = Program(command)
            self._send(Hello(), self._ready_by)
        except ProgramFault as fault:
            self._start_fault = fault

    def ready(self) -> Ready:
        """Who the program says that it is; raises `ProgramFault`."""
        while self._ready is None:
            reply = read_reply(self._running().receive(self._ready_by))
            if isinstance(reply, Ready):
                self._ready = reply
            else:
                self._hear_noise("its first line has to be a `ready` with name and version")
        return self._ready

    def act(self, view: View) -> Action:
        """The program's action, or the first legal one in its place."""
        try:
            return self._ask(view)
        except ProgramFault as fault:
            self._punish(fault)
            return view.legal[0]

    def dismiss(self) -> None:
        """Say good-bye."""
        if self._program is not None:
            self._program.dismiss(message_line(Bye()))

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _running(self) -> Program:
        if self._start_fault is not None:
            fault, self._start_fault = self._start_fault, None
            raise fault
        if self._program is None:
            raise ProgramFault("gone", "it was ended for what it did before")
        return self._program

    def _ask(self, view: View) -> Action:
        self.ready()
        self._asked += 1
        deadline = time.monotonic() + self._limits.answer
        act = Act(self._asked, seat_view(view))
        self._send(act, deadline)
        answer = self._answer(deadline)
        for action in view.legal:
            if str(action) == answer.text:
                return action
        raise ProgramFault("illegal", f"{answer.text!r} is none of its legal actions")

    def _send(self, message: Hello | Act, deadline: float) -> None:
        """Send a whole message; a program that got only a part of it is of no more use."""
        try:
            self._running().send(message_line(message), deadline)
        except ProgramFault:
            self.close()
            raise

    def _answer(self, deadline: float) -> Answer:
        for _ in range(_MOST_NOISE):
            reply = read_reply(self._running().receive(deadline))
            if isinstance(reply, Answer) and reply.id == self._asked:
                return reply
            self.faults["noise"] += 1
        raise ProgramFault("flooding", f"it wrote {_MOST_NOISE} lines that are no answer")

    def _hear_noise(self, why: str) -> None:
        self.faults["noise"] += 1
        if self.faults["noise"] >= _MOST_NOISE:
            raise ProgramFault("flooding", why)

    def _punish(self, fault: ProgramFault) -> None:
        kind: FaultKind = fault.kind
        self.faults[kind] += 1
        if kind in {"crashed", "flooding"} or self.faults["slow"] >= _STRIKES:
            self.close()


class ExternalPlayer:
    """One seat's player in a conversation, which `exec-shared:` programs have for several seats."""

    name = "Program"

    def __init__(self, level: str, version: str, session: BotSession) -> None:
        self.level = level
        self.version = version
        self._session = session

    def act(self, view: View) -> Action:
        return self._session.act(view)
