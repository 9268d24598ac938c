"""Where AI players think: a few threads for all tables, so that none waits for another's thoughts.

All bookkeeping happens on the event loop; a thread only asks a player and hands its answer back.
What a player cannot answer in time, the rule-of-thumb player answers, and it has done so before.
"""

import asyncio
import os
import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Protocol, runtime_checkable

import structlog

from cardavia.players import GreedyPlayer, LearnedPlayer, NovicePlayer, Player, RandomPlayer
from cardavia.rules import Action
from cardavia.view import View

__all__ = ["Counts", "Stoppable", "Thinking", "usual_threads"]

GRACE = 1.0
"""Seconds that players who were stopped get to return at the end."""
_AT_ONCE = (GreedyPlayer, LearnedPlayer, NovicePlayer, RandomPlayer)
"""Players so quick that a thread would only keep them waiting."""

logger = structlog.get_logger("cardavia.server")


@runtime_checkable
class Stoppable(Protocol):
    """A player that can be told, from another thread, to come to an end.

    The `act` that is going on then returns soon, with whatever legal action; later ones think as
    ever.
    """

    def stop(self) -> None:
        """End the `act` that is going on, if one is."""
        ...


@dataclass(slots=True)
class Counts:
    """How the decisions went that were given to the threads; they tell nothing of any deal.

    Attributes:
        answered: the player's own answer came in time.
        late: it had not come when the time was up.
        declined: no thread could be hoped for, so the player was not asked.
        failed: the player raised an error or broke the rules.
    """

    answered: int = 0
    late: int = 0
    declined: int = 0
    failed: int = 0


@dataclass(eq=False, slots=True)
class _Thought:
    """One decision to be thought about, for one table."""

    table: str
    player: Player
    seen: View
    answer: asyncio.Future[Action | None] = field(default_factory=asyncio.Future)


def usual_threads() -> int:
    """As many threads as there are cores, but two at least, so that one cannot hold up all."""
    return max(2, os.cpu_count() or 2)


class Thinking:
    """The threads in which players think. To be made where an event loop runs.

    A table has one decision here at most, and they are taken up in the order in which they came:
    that is fair between tables, however many there are.

    Args:
        threads: how many players think at the same time.
        queue: how many decisions may wait for a thread.
        seconds: how long a decision may take, its wait for a thread included.
    """

    def __init__(self, threads: int, queue: int, seconds: float) -> None:
        self.counts = Counts()
        self._limits = (threads, queue, seconds)
        self._loop = asyncio.get_running_loop()
        self._open: dict[str, _Thought] = {}
        self._waiting: deque[_Thought] = deque()
        self._inbox: SimpleQueue[_Thought | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closing = False
        self._still = asyncio.Event()
        self._still.set()

    @property
    def waiting(self) -> int:
        """How many decisions wait for a thread."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many threads are at a decision, those that nobody waits for any more included."""
        return len(self._open) - len(self._waiting)

    async def choose(self, table: str, player: Player, seen: View) -> Action:
        """The player's action, or the rule-of-thumb player's when its own does not come in time."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        if isinstance(player, _AT_ONCE):
            return player.act(seen)
        spare = GreedyPlayer(seed=0).act(seen)
        return await self._answer(_Thought(table, player, seen)) or spare

    def begin_close(self) -> None:
        """Take up nothing more, and tell every player that thinks to come to an end."""
        self._closing = True
        for thought in list(self._open.values()):
            self._give_up(thought)

    async def still(self) -> None:
        """Return once nothing waits and no thread is at anything."""
        await self._still.wait()

    async def close(self) -> None:
        """End the threads; one whose player does not return within a second is left behind."""
        self.begin_close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.still(), GRACE)
        for _ in self._threads:
            self._inbox.put(None)
        logger.info("thinking ended", left_behind=self.running, **_named(self.counts))

    async def _answer(self, thought: _Thought) -> Action | None:
        """The player's own answer; None when it is not asked, fails, or is not done in time."""
        if not self._admits(thought.table):
            self.counts.declined += 1
            logger.info("no thread for a player", table=thought.table)
            return None
        self._open[thought.table] = thought
        self._still.clear()
        self._waiting.append(thought)
        self._take_up()
        try:
            async with asyncio.timeout(self._limits[2]):
                return await thought.answer
        except TimeoutError:
            self.counts.late += 1
            logger.warning("player too slow", table=thought.table, player=thought.player.level)
            return None
        finally:
            self._give_up(thought)

    def _admits(self, table: str) -> bool:
        """Whether a thread may be hoped for.

        Not when an earlier thought of the table still holds one, nor when all are held by thoughts
        that nobody waits for any more.
        """
        threads, queue, _ = self._limits
        stuck = sum(one.answer.done() for one in self._open.values())
        full = len(self._waiting) >= queue
        return not (self._closing or full or table in self._open or stuck >= threads)

    def _take_up(self) -> None:
        """Give waiting decisions to free threads."""
        while self._waiting and self.running < self._limits[0]:
            thought = self._waiting.popleft()
            if self.running > len(self._threads):
                self._begin_thread()
            self._inbox.put(thought)

    def _begin_thread(self) -> None:
        # A daemon, so that a player which never returns cannot keep the server from ending.
        thread = threading.Thread(target=self._work, name="thinking", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _work(self) -> None:
        """A thread's life: ask one player after another, until told that it is over."""
        while (thought := self._inbox.get()) is not None:
            outcome = _outcome(thought)
            try:
                self._loop.call_soon_threadsafe(self._done, thought, outcome)
            except RuntimeError:  # the loop ended while the player thought
                return

    def _done(self, thought: _Thought, outcome: Action | Exception | None) -> None:
        """A thread is free again; hand the answer over, if somebody still waits for it."""
        self._forget(thought)
        if not thought.answer.done():
            thought.answer.set_result(self._checked(thought, outcome))
        self._take_up()

    def _checked(self, thought: _Thought, outcome: Action | Exception | None) -> Action | None:
        """The answer if it is a legal action; else it is told what kind of thing went wrong."""
        if isinstance(outcome, Action) and outcome in thought.seen.legal:
            self.counts.answered += 1
            return outcome
        self.counts.failed += 1
        # Only the kind of an error: its text, and an action, could name cards of the running deal.
        kind = type(outcome).__name__ if isinstance(outcome, Exception) else "broke the rules"
        logger.error("player failed", table=thought.table, player=thought.player.level, why=kind)
        return None

    def _give_up(self, thought: _Thought) -> None:
        """Wait no more for a decision: forget it if no thread has it yet, else stop its player."""
        if self._open.get(thought.table) is not thought:
            return
        thought.answer.cancel()
        if thought in self._waiting:
            self._waiting.remove(thought)
            self._forget(thought)
        elif isinstance(thought.player, Stoppable):
            thought.player.stop()

    def _forget(self, thought: _Thought) -> None:
        del self._open[thought.table]
        if not self._open:
            self._still.set()


def _outcome(thought: _Thought) -> Action | Exception | None:
    """What the player says, or the error that it raises; None when nobody waits any more."""
    if thought.answer.done():
        return None
    try:
        return thought.player.act(thought.seen)
    except Exception as error:  # noqa: BLE001 - whatever it is, the match goes on
        return error


def _named(counts: Counts) -> dict[str, int]:
    return {name: getattr(counts, name) for name in Counts.__slots__}
