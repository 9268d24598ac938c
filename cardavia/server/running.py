"""One table that is going on: the newest state in memory, every change stored before it is told.

Commands come from sockets and requests; AI turns, and turns without a choice, from the table's own
task, on a beat that depends neither on how long an AI thought nor on whether it had a choice.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import structlog

from cardavia.players import Player
from cardavia.rules import Action
from cardavia.server.secrecy import Secrets, player_seed
from cardavia.server.thinking import Thinking
from cardavia.store import Store
from cardavia.table import (
    AcceptedMessage,
    Command,
    Due,
    Entry,
    Event,
    Refusal,
    RefusedMessage,
    TableState,
    act,
    after,
    already_accepted,
    decide,
    due,
    refused,
    seat_view,
    trick_just_finished,
)

__all__ = ["House", "MakePlayer", "Moment", "RunningTable", "pause_after"]

REMEMBERED = 64
"""How many past states a browser that was away can be told one by one."""
IDLE = 600.0
"""Seconds without anyone watching after which a waiting table leaves the memory."""
_LOOK = 2.5
"""How many beats a finished trick is shown."""

MakePlayer = Callable[[str, int], Player]
"""From a level and a seed for its whims to a player, as `cardavia.players.make_player`."""

logger = structlog.get_logger("cardavia.server")


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share: where they are stored, who plays, where those think, how fast."""

    store: Store
    secrets: Secrets
    thinking: Thinking
    pace: float
    make_player: MakePlayer


@dataclass(frozen=True, slots=True)
class Moment:
    """A state and the event that led to it."""

    state: TableState
    event: Event


def pause_after(state: TableState, pace: float) -> float:
    """Seconds from the event that led to this state to the next action of the table's own.

    It follows from what everyone can see, and from nothing else.
    """
    return pace * _LOOK if trick_just_finished(state) else pace


class RunningTable:
    """A table that is going on. One task of its own moves the AI seats until `stop`."""

    def __init__(
        self,
        moments: Sequence[Moment],
        house: House,
        retire: Callable[["RunningTable"], None],
    ) -> None:
        self._recent = deque(moments, maxlen=REMEMBERED)
        self._house = house
        self._retire = retire
        self._players: dict[int, Player] = {}
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._last = asyncio.get_running_loop().time()
        self._watchers = 0
        self._log = logger.bind(table=self.state.table)
        self.stopped = False
        self._task = asyncio.create_task(self._run())

    @property
    def state(self) -> TableState:
        """The newest state; it is stored."""
        return self._recent[-1].state

    async def submit(self, seat: int, command: Command) -> AcceptedMessage | RefusedMessage:
        """Carry out a person's command, or say why not.

        Once begun it is finished, even when the one who asked is gone.
        """
        return await asyncio.shield(asyncio.create_task(self._submit(seat, command)))

    def moments_after(self, seq: int) -> Sequence[Moment] | None:
        """What happened after event `seq`, oldest first; None when that is no longer remembered."""
        first = self._recent[0].state.seq
        if not first - 1 <= seq <= self.state.seq:
            return None
        return [moment for moment in self._recent if moment.state.seq > seq]

    async def news_after(self, seq: int) -> None:
        """Return once there is something after event `seq`, or the table has stopped."""
        while self.state.seq <= seq and not self.stopped:
            await self._news.wait()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """While someone watches, the table stays in memory."""
        self._watchers += 1
        try:
            yield
        finally:
            self._watchers -= 1

    def send_away(self) -> None:
        """Tell whoever waits for news that none will come from here, and stop acting."""
        self.stopped = True
        self._announce()

    async def stop(self) -> None:
        """End the table's own task. The table itself stays stored."""
        self.send_away()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _submit(self, seat: int, command: Command) -> AcceptedMessage | RefusedMessage:
        async with self._lock:
            known = already_accepted(self.state, seat, command)
            if known is not None:
                return known
            fresh_seed = self._house.secrets.match_seed(self.state.number + 1)
            try:
                entry = decide(self.state, seat, command, fresh_seed)
            except Refusal as refusal:
                self._log.info("command refused", seat=seat, code=refusal.code)
                return refused(self.state, command, refusal)
            await self._commit(entry)
            return AcceptedMessage(command.id, self.state.seq)

    async def _commit(self, entry: Entry) -> None:
        """Store an entry, then let it be seen. The lock is held."""
        state = after(self.state, entry)
        try:
            await self._house.store.append(state, entry, int(time.time()))
        except BaseException:
            # Whether it is on the disk is not known now: the next one to ask loads it from there.
            self._let_go()
            raise
        self._recent.append(Moment(state, entry.event))
        self._last = asyncio.get_running_loop().time()
        self._announce()

    def _announce(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _let_go(self) -> None:
        """Leave the memory; whoever asks next loads the table from the store."""
        if not self.stopped:
            self._retire(self)
            self.send_away()

    async def _run(self) -> None:
        try:
            while not self.stopped:
                step = due(self.state)
                if step is None:
                    await self._wait_for_person()
                else:
                    await self._take(step)
        except Exception as error:  # noqa: BLE001 - a table that fails must not end the others
            # Only the kind: an error's text could name cards of the running deal.
            self._log.error("table stopped", error=type(error).__name__)
            self._let_go()

    async def _wait_for_person(self) -> None:
        try:
            await asyncio.wait_for(self.news_after(self.state.seq), IDLE)
        except TimeoutError:
            if not self._watchers:
                self._let_go()

    async def _take(self, step: Due) -> None:
        """Do what is due on the next beat, unless a person changes the table before."""
        state = self.state
        action = await self._choose(state, step)
        if self.stopped:
            return
        if await self._changed_before(self._beat(state), state.seq):
            return
        async with self._lock:
            if self.state is state:
                await self._commit(act(state, step.seat, action))

    def _beat(self, state: TableState) -> float:
        """The loop's time at which the next action leaves.

        A player that thinks past its beat leaves on a later one, not when it happens to be done.
        """
        pause = pause_after(state, self._house.pace)
        if not pause:
            return self._last
        gone = asyncio.get_running_loop().time() - self._last
        return self._last + pause * max(1, math.ceil(gone / pause))

    async def _changed_before(self, beat: float, seq: int) -> bool:
        """Wait for the beat; True at once when something else happens first."""
        left = beat - asyncio.get_running_loop().time()
        if left <= 0:
            await asyncio.sleep(0)
            return self.state.seq != seq
        try:
            await asyncio.wait_for(self.news_after(seq), left)
        except TimeoutError:
            return False
        return True

    async def _choose(self, state: TableState, step: Due) -> Action:
        """What is done on this turn: the forced action, or what the seat's player says."""
        if step.level is None:
            assert step.forced is not None, "a person's due turn is forced"  # noqa: S101
            return step.forced
        player = self._player(step.seat, step.level)
        seen = seat_view(state, step.seat)
        return await self._house.thinking.choose(state.table, player, seen)

    def _player(self, seat: int, level: str) -> Player:
        if seat not in self._players:
            self._players[seat] = self._house.make_player(level, player_seed())
        return self._players[seat]
